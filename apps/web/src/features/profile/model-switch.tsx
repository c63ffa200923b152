import { useModelStatus, useSaveModelConsent } from "../../api/language-model.ts";
import { Card } from "../../ui/card.tsx";
import { fill } from "../../ui/fill.tsx";
import { Switch } from "../../ui/section.tsx";
import { t } from "./messages.ts";
import styles from "./profile.module.css";

/** Whether text may be sent to a language model; hidden if the server has none. */
export function ModelSwitch() {
  const status = useModelStatus();
  const save = useSaveModelConsent();
  if (!status?.sent_to) return null;
  const text = status.mode === "always" ? t.whatYouWrite : t.whatMorselUnsure;
  return (
    <Card isBare className={styles.switchSection}>
      <Switch
        title={t.aiHelp}
        text={fill(status.reads_photos ? t.wordsAndPhotosGo : t.wordsGo, {
          text,
          sent_to: status.sent_to,
        })}
        isOn={save.isPending ? save.variables : status.consent === true}
        onChange={(isOn) => save.mutate(isOn)}
      />
      {save.isError ? (
        <p className={styles.switchMessage} role="alert">
          {t.thatCouldNotBeSaved}
        </p>
      ) : null}
    </Card>
  );
}
