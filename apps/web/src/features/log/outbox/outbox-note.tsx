import { useCurrentUser } from "../../../api/current-user.ts";
import { useWaitingMeals } from "../../../api/outbox.ts";

/** That this device keeps what somebody else wrote: nothing of what it says. */
export function WaitingNote() {
  const { ofOthers } = useWaitingMeals(useCurrentUser().user);
  if (ofOthers === 0) return null;
  const [meals, they] =
    ofOthers === 1 ? ["A meal waits", "it"] : [`${ofOthers} meals wait`, "them"];
  return (
    <p className="px-5 py-3 text-small text-muted" role="status">
      {meals} on this device to be sent until whoever wrote {they} signs in again.
    </p>
  );
}
