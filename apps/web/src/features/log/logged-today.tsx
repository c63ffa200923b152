import type { ChatJob } from "@morsel/contracts";
import { useNow } from "../../platform/page.ts";
import { ArrowDown, Icon } from "../../ui/icons.tsx";
import { historyHeadingId } from "./log-history.tsx";
import styles from "./log-screen.module.css";

/** How often the date is checked. */
const clockEveryMs = 60_000;

/** On a narrow screen: links to the history below, with the count of today. */
export function LoggedToday({ jobs }: { readonly jobs: readonly ChatJob[] }) {
  const today = new Date(useNow(clockEveryMs)).toDateString();
  if (jobs.length === 0) return null;
  const logged = jobs.filter(
    (job) => job.status === "completed" && new Date(job.created_at).toDateString() === today,
  ).length;
  return (
    <a className={styles.loggedToday} href={`#${historyHeadingId}`}>
      {logged === 0 ? "None logged today" : `${logged} logged today`}
      <Icon of={ArrowDown} isSmall />
    </a>
  );
}
