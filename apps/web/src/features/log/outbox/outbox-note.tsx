import { useCurrentUser } from "../../../api/current-user.ts";
import { useOutbox } from "../../../api/outbox.ts";
import textStyles from "../../../ui/text.module.css";
import styles from "../log-history.module.css";

/** Says that another user's messages wait on this device, without showing them. */
export function OutboxNote() {
  const { othersCount } = useOutbox(useCurrentUser().user);
  if (othersCount === 0) return null;
  const [meals, they] =
    othersCount === 1 ? ["A meal waits", "it"] : [`${othersCount} meals wait`, "them"];
  return (
    <p className={`${textStyles.note} ${styles.waitingNote}`} role="status">
      {meals} on this device to be sent until the person who wrote {they} signs in again.
    </p>
  );
}
