import type { ChatJob } from "@morsel/contracts";
import { toLocalDay } from "../../platform/clock.ts";
import { useNow } from "../../platform/page.ts";
import { historyHeadingId } from "./log-history.tsx";
import styles from "./log-screen.module.css";
import { t } from "./messages.ts";

/** How often the date is checked. */
const clockEveryMs = 60_000;

/** On a narrow screen: links to the history below, with the number of meals of today. */
export function LoggedToday({ jobs }: { readonly jobs: readonly ChatJob[] }) {
  const today = toLocalDay(new Date(useNow(clockEveryMs)));
  const meals = jobs.flatMap((job) => job.logged_meals ?? []);
  const logged = meals.filter(({ local_day: day }) => day === today).length;
  if (logged === 0) return null;
  return (
    <a className={styles.loggedToday} href={`#${historyHeadingId}`}>
      {t.loggedLogged({ logged })}
    </a>
  );
}
