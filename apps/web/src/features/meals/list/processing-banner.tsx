import { useJobs } from "../../../api/jobs.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import textStyles from "../../../ui/text.module.css";
import { t } from "../messages.ts";
import styles from "./meals-screen.module.css";

/** The statuses of the spec (section 4), and the server's own "queued". */
const activeStatuses: readonly string[] = ["pending", "processing", "running", "queued"];

/** Shown while a message is being processed. */
export function ProcessingBanner() {
  const jobs = useJobs(true);
  if (!jobs.data?.some((job) => activeStatuses.includes(job.status))) return null;
  return (
    <div className={styles.processing}>
      <Notice icon={<Spinner />} title={t.processingMeals} isSlim>
        <p className={textStyles.note}>{t.aiAnalyzingYourRecentMeal}</p>
      </Notice>
    </div>
  );
}
