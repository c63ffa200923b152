import { useCurrentUser } from "../../../api/current-user.ts";
import { useOutbox } from "../../../api/outbox.ts";
import textStyles from "../../../ui/text.module.css";
import styles from "../log-history.module.css";

/** Says that another user's messages wait on this device, without showing them. */
export function OutboxNote() {
  const { othersCount } = useOutbox(useCurrentUser().user);
  if (othersCount === 0) return null;
  return (
    <p className={`${textStyles.note} ${styles.waitingNote}`} role="status">
      {othersCount === 1
        ? "1 meal on this device is waiting to be sent. It is sent when the person who wrote it signs in again."
        : `${othersCount} meals on this device are waiting to be sent. They are sent when the person who wrote them signs in again.`}
    </p>
  );
}
