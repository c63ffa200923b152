import { useJobs } from "../../../api/jobs.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";

/** The spec's words (section 4), and our server's own for a message that waits. */
const shownFor: readonly string[] = ["pending", "processing", "running", "queued"];

/** Shows while a message is being worked out. */
export function ProcessingBanner() {
  const jobs = useJobs(true);
  if (!jobs.data?.some((job) => shownFor.includes(job.status))) return null;
  return (
    <div className="mb-3.5">
      <Notice icon={<Spinner />} title="Processing meals…" isSlim>
        <p className="text-small text-muted">
          AI is analyzing your recent meal entries. Results update automatically.
        </p>
      </Notice>
    </div>
  );
}
