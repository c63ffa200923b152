import { useCurrentUser } from "../../../api/current-user.ts";
import { useOutbox } from "../../../api/outbox.ts";
import textStyles from "../../../ui/text.module.css";
import styles from "../log-history.module.css";
import { t } from "./messages.ts";

/** Says that another user's messages wait on this device, without showing them. */
export function OutboxNote() {
  const { othersCount } = useOutbox(useCurrentUser().user);
  if (othersCount === 0) return null;
  return (
    <p className={`${textStyles.note} ${styles.waitingNote}`} role="status">
      {t.mealsOnThisDeviceWaiting(othersCount)}
    </p>
  );
}
