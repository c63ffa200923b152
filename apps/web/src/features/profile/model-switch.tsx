import { useModelStatus, useSaveModelConsent } from "../../api/language-model.ts";
import { Card } from "../../ui/card.tsx";
import { Switch } from "../../ui/section.tsx";
import styles from "./profile.module.css";

/** Whether text may be sent to a language model; hidden if the server has none. */
export function ModelSwitch() {
  const status = useModelStatus();
  const save = useSaveModelConsent();
  if (!status?.sent_to) return null;
  const text = status.mode === "always" ? "What you write" : "What Morsel is unsure of";
  return (
    <Card isBare className={styles.switchSection}>
      <Switch
        title="AI help"
        text={
          <>
            {text} {status.reads_photos ? "and your photos go" : "goes"} to {status.sent_to},
            without your name or email.
          </>
        }
        isOn={save.isPending ? save.variables : status.consent === true}
        onChange={(isOn) => save.mutate(isOn)}
      />
      {save.isError ? (
        <p className={styles.switchMessage} role="alert">
          That could not be saved. Please try again.
        </p>
      ) : null}
    </Card>
  );
}
