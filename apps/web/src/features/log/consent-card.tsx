import type { ModelStatus } from "@morsel/contracts";
import { useSaveModelConsent } from "../../api/language-model.ts";
import { Button } from "../../ui/button.tsx";
import { Icon, Lock } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./log-screen.module.css";

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
    <Notice icon={<Icon of={Lock} />} title="May an AI help read your meals?">
      <p>{explain(status)}</p>
      <p className={styles.consentText}>
        Your language and time zone are sent, too, and nothing that says who you are. You can change
        your mind in Profile.
      </p>
      <div className={styles.consentActions}>
        <Button tone="outlined" onClick={() => answer(true)}>
          Allow
        </Button>
        <Button tone="ghost" onClick={() => answer(false)}>
          Not now
        </Button>
      </div>
      {save.isError ? (
        <p className={styles.consentError} role="alert">
          That could not be saved. Please try again.
        </p>
      ) : null}
    </Notice>
  );
}

function explain({ mode, sent_to: host, reads_photos: readsPhotos }: ModelStatus): string {
  const photos = readsPhotos ? " and your photos" : "";
  return mode === "always"
    ? `Morsel can send what you write${photos} to the AI at ${host}. Without it, Morsel reads by itself.`
    : `Morsel reads most meals by itself. It can send the words that it is unsure of${photos} to the AI at ${host}.`;
}
