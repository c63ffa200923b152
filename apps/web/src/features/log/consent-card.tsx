import type { ModelStatus } from "@morsel/contracts";
import { useSaveModelConsent } from "../../api/language-model.ts";
import { Button } from "../../ui/button.tsx";
import { Icon, Lock } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./log-screen.module.css";
import { t } from "./messages-on-demand.ts";

interface Props {
  /** Of a server that uses a language model. */
  readonly status: ModelStatus;
  readonly onAnswer: () => void;
}

/** Asks once for consent to a language model. Nothing is sent before the answer. */
export function ConsentCard({ status, onAnswer }: Props) {
  const save = useSaveModelConsent(onAnswer);
  const answer = (consent: boolean) => {
    if (!save.isPending) save.mutate(consent);
  };
  return (
    <Notice icon={<Icon of={Lock} />} title={t.mayAiHelpReadYour}>
      <p>{explain(status)}</p>
      <p className={styles.consentText}>{t.yourLanguageAndTimeZone}</p>
      <div className={styles.consentActions}>
        <Button tone="outlined" onClick={() => answer(true)}>
          {t.allow}
        </Button>
        <Button tone="ghost" onClick={() => answer(false)}>
          {t.notNow}
        </Button>
      </div>
      {save.isError ? (
        <p className={styles.consentError} role="alert">
          {t.thatCouldNotBeSaved}
        </p>
      ) : null}
    </Notice>
  );
}

function explain({ mode, sent_to: host, reads_photos: readsPhotos }: ModelStatus): string {
  const photos = readsPhotos ? t.andYourPhotos : "";
  return mode === "always"
    ? t.morselCanSendWhatYou({ photos, host: host ?? "" })
    : t.morselReadsMostMealsBy({ photos, host: host ?? "" });
}
