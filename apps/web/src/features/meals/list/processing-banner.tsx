import { useJobs } from "../../../api/jobs.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import textStyles from "../../../ui/text.module.css";
import styles from "./meals-screen.module.css";

/** The spec's words (section 4), and our server's own for a message that waits. */
const shownFor: readonly string[] = ["pending", "processing", "running", "queued"];

/** Shows while a message is being worked out. */
export function ProcessingBanner() {
  const jobs = useJobs(true);
  if (!jobs.data?.some((job) => shownFor.includes(job.status))) return null;
  return (
    <div className={styles.processing}>
      <Notice icon={<Spinner />} title="Processing meals…" isSlim>
        <p className={textStyles.note}>
          AI is analyzing your recent meal entries. Results update automatically.
        </p>
      </Notice>
    </div>
  );
}
