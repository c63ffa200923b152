import { useCurrentUser } from "../../../api/current-user.ts";
import { useWaitingMeals } from "../../../api/outbox.ts";
import styles from "../log-history.module.css";

/** That this device keeps what somebody else wrote: nothing of what it says. */
export function WaitingNote() {
  const { ofOthers } = useWaitingMeals(useCurrentUser().user);
  if (ofOthers === 0) return null;
  const [meals, they] =
    ofOthers === 1 ? ["A meal waits", "it"] : [`${ofOthers} meals wait`, "them"];
  return (
    <p className={styles.waitingNote} role="status">
      {meals} on this device to be sent until whoever wrote {they} signs in again.
    </p>
  );
}
