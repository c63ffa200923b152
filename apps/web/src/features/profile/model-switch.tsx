import { useModelStatus, useSaveModelConsent } from "../../api/language-model.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./profile.module.css";

/** Whether text may be sent to a language model; hidden if the server has none. */
export function ModelSwitch() {
  const status = useModelStatus();
  const save = useSaveModelConsent();
  if (!status?.sent_to) return null;
  const isAllowed = save.isPending ? save.variables : status.consent === true;
  return (
    <section className={`${cardStyles.card} ${styles.switchSection}`}>
      <label className={styles.modelToggle}>
        <span className={styles.modelText}>
          <span className={styles.toggleName}>AI help</span>
          <span className={styles.toggleNote}>
            {status.mode === "always" ? "What you write" : "What Morsel is unsure of"}
            {status.reads_photos ? " and your photos go" : " goes"} to {status.sent_to}, without
            your name or <span className={styles.unbroken}>e-mail</span>.
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-label="AI help"
          aria-checked={isAllowed}
          className={styles.checkbox}
          checked={isAllowed}
          onChange={(event) => save.mutate(event.currentTarget.checked)}
        />
      </label>
      {save.isError ? (
        <p className={styles.switchMessage} role="alert">
          That could not be saved. Please try again.
        </p>
      ) : null}
    </section>
  );
}
