import type { AccountSession } from "@morsel/contracts";
import { Button } from "../../ui/button.tsx";
import cardStyles from "../../ui/card.module.css";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import { useEndOtherSessions, useEndSession } from "./api/account.ts";
import { refusalWords } from "./error-text.ts";
import styles from "./profile.module.css";
import { Setting } from "./setting.tsx";

/** The user's sessions; all but the current one can be ended here. */
export function SignedInDevices({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const showToast = useToast();
  const onError = (error: unknown) =>
    showToast({
      title: "Not signed out",
      text: refusalWords(error),
      isError: true,
      durationMs: longToastMs,
    });
  const isBusy = end.isPending || endOthers.isPending;
  return (
    <section className={`${cardStyles.card} ${styles.section}`} aria-labelledby="devices">
      <h2 id="devices" className={styles.sectionTitle}>
        Devices
      </h2>
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
    </section>
  );
}

function describeUse({ is_current, seen_at }: AccountSession): string {
  if (is_current) return "This device";
  const seen = new Date(seen_at);
  const isToday = seen.toDateString() === new Date().toDateString();
  const words = isToday
    ? `today at ${seen.toLocaleTimeString("en-US", { timeStyle: "short" })}`
    : `on ${seen.toLocaleDateString("en-US", { dateStyle: "medium" })}`;
  return `Last seen ${words}`;
}
