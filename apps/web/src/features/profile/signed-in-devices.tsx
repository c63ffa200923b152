import type { AccountSession } from "@morsel/contracts";
import { formatClock } from "../../platform/clock.ts";
import { Button } from "../../ui/button.tsx";
import { accountErrorText, Section, Setting } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { useEndOtherSessions, useEndSession } from "./api/account.ts";
import { formatDate } from "./format.ts";

/** The user's sessions; all but the current one can be ended here. */
export function SignedInDevices({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const showToast = useToast();
  const onError = (error: unknown) =>
    showToast(errorToast(accountErrorText(error), "Not signed out"));
  const isBusy = end.isPending || endOthers.isPending;
  return (
    <Section title="Devices">
      {sessions.map((session) => (
        <Setting key={session.id} title={session.device} text={describeUse(session)}>
          {session.is_current ? null : (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={`Sign out ${session.device}`}
              onClick={() => end.mutate(session.id, { onError })}
            >
              Sign out
            </Button>
          )}
        </Setting>
      ))}
      {sessions.length > 2 ? (
        <Setting title="All others">
          <Button
            tone="outlined"
            size="small"
            disabled={isBusy}
            onClick={() => endOthers.mutate(undefined, { onError })}
          >
            Sign out everywhere else
          </Button>
        </Setting>
      ) : null}
    </Section>
  );
}

function describeUse({ is_current, seen_at }: AccountSession): string {
  if (is_current) return "This device";
  const seen = new Date(seen_at);
  const isToday = seen.toDateString() === new Date().toDateString();
  const words = isToday ? `today at ${formatClock(seen)}` : `on ${formatDate(seen_at)}`;
  return `Last seen ${words}`;
}
