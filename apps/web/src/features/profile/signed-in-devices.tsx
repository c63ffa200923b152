import type { AccountSession } from "@morsel/contracts";
import { formatClock } from "../../platform/clock.ts";
import { Button } from "../../ui/button.tsx";
import { accountErrorText, Section, Setting } from "../../ui/section.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { useEndOtherSessions, useEndSession } from "./api/account.ts";
import { formatDate } from "./format.ts";
import { t } from "./messages.ts";

/** The user's sessions; all but the current one can be ended here. */
export function SignedInDevices({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const showToast = useToast();
  const onError = (error: unknown) =>
    showToast(errorToast(accountErrorText(error), t.notSignedOut));
  const isBusy = end.isPending || endOthers.isPending;
  return (
    <Section title={t.devices}>
      {sessions.map((session) => (
        <Setting key={session.id} title={session.device} text={describeUse(session)}>
          {session.is_current ? null : (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={t.signOutDevice({ device: session.device })}
              onClick={() => end.mutate(session.id, { onError })}
            >
              {t.signOut2}
            </Button>
          )}
        </Setting>
      ))}
      {sessions.length > 2 ? (
        <Setting title={t.allOthers}>
          <Button
            tone="outlined"
            size="small"
            disabled={isBusy}
            onClick={() => endOthers.mutate(undefined, { onError })}
          >
            {t.signOutEverywhereElse}
          </Button>
        </Setting>
      ) : null}
    </Section>
  );
}

function describeUse({ is_current, seen_at }: AccountSession): string {
  if (is_current) return t.thisDevice;
  const seen = new Date(seen_at);
  const isToday = seen.toDateString() === new Date().toDateString();
  const words = isToday
    ? t.todayAtSeen({ seen: formatClock(seen) })
    : t.onSeenAt({ seen_at: formatDate(seen_at) });
  return t.lastSeenWords({ words });
}
