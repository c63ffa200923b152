import type { ChatJob, ChatJobList, CurrentUser, QueueRequest } from "@morsel/contracts";
import { queueHeaders, routes } from "@morsel/contracts/facts";
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { callApi, findApiError, getJson, postJson, withMessage } from "./client.ts";
import { mealsKey } from "./meals.ts";
import { pollWhileOnline } from "./query-client.ts";

const pollEveryMs = 3000;

export const jobsKey = [routes.jobs] as const;

/** The log history, newest first, without the jobs that have neither message nor photo. */
function jobsOptions() {
  return queryOptions({
    queryKey: jobsKey,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<readonly ChatJob[]>(jobsKey);
      const jobs = await fetchJobs(signal);
      if (before && hasNewMeals(before, jobs))
        void client.invalidateQueries({ queryKey: mealsKey });
      return jobs;
    },
    meta: { isKept: true },
    refetchInterval: pollWhileOnline(pollEveryMs),
    // A tab that comes back must not wait for the next poll.
    refetchOnMount: "always",
  });
}

/** @param isWanted false while signed out. */
export function useJobs(isWanted: boolean) {
  return useQuery({ ...jobsOptions(), enabled: isWanted });
}

export interface Submission {
  readonly message: string;
  readonly sessionId: string;
  /** The id of an uploaded photo, if any. */
  readonly photoId?: string | undefined;
  /** Makes a resend of the same submission harmless. */
  readonly idempotencyKey: string;
  /** IANA name of where it was written. */
  readonly timeZone: string;
  /** Only where it waited on this device: when it was written, and by whom. */
  readonly written?: { readonly writtenAtMs: number; readonly by: CurrentUser };
}

/** Sends a message. The new job is in the history at once. */
export function useSubmitMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (submission: Submission) => submitMeal(submission),
    onSuccess: (job) => placeNewJob(client, job),
  });
}

/** @param job undefined where the server did not tell. */
export async function placeNewJob(client: QueryClient, job: ChatJob | undefined): Promise<void> {
  await client.cancelQueries({ queryKey: jobsKey });
  if (job) placeJob(client, job);
  void client.invalidateQueries({ queryKey: jobsKey });
}

/** What to tell a person whose submit failed (spec section 8). */
export function submitErrorText(error: unknown): string {
  const refusal = findApiError(error);
  if (!refusal) return "Failed to submit meal. Please try again.";
  if (refusal.status === 429) {
    return refusal.body.detail || "Rate limit exceeded. Please try again later.";
  }
  return refusal.body.message || "Failed to submit meal";
}

/** Cancels a job, then fetches the history again, whatever came of it. */
export function useCancelJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(routes.cancelJob(id), { method: "POST" }),
    // Only logged (spec section 8): the row says by its state that the job goes on.
    // biome-ignore lint/suspicious/noConsole: the spec wants it logged and nothing more.
    onError: (error) => console.error(cancelErrorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: jobsKey }),
  });
}

function cancelErrorText(error: unknown): string {
  return findApiError(error)?.body.message || "Failed to cancel job";
}

async function fetchJobs(signal: AbortSignal): Promise<readonly ChatJob[]> {
  const path = routes.jobs;
  const { items } = await getJson<ChatJobList>(path, signal).catch(
    withMessage("Failed to fetch jobs"),
  );
  return items
    .filter((job) => job.message.trim() !== "" || job.photo_id)
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}

/** @param signal ends the call. */
export async function submitMeal(
  submission: Submission,
  signal?: AbortSignal,
): Promise<ChatJob | undefined> {
  const { written } = submission;
  const request: QueueRequest = {
    session_id: submission.sessionId,
    message: submission.message,
    ...(submission.photoId && { photo_id: submission.photoId }),
    ...(written && {
      written: { at: new Date(written.writtenAtMs).toISOString(), by: written.by },
    }),
  };
  const headers = {
    [queueHeaders.idempotencyKey]: submission.idempotencyKey,
    [queueHeaders.timeZone]: submission.timeZone,
  };
  const response = await postJson(routes.queue, request, headers, signal);
  return readJob(response);
}

/** The spec promises no body here, so a missing one is not an error. */
async function readJob(response: Response): Promise<ChatJob | undefined> {
  try {
    const job = (await response.json()) as Partial<ChatJob>;
    return job.id && (job.message || job.photo_id) ? (job as ChatJob) : undefined;
  } catch {
    return undefined;
  }
}

function placeJob(client: QueryClient, job: ChatJob): void {
  client.setQueryData<readonly ChatJob[]>(jobsKey, (jobs = []) =>
    jobs.some((listed) => listed.id === job.id) ? jobs : [job, ...jobs],
  );
}

/** Whether a job has been completed since `before` was read: meals have come of it. */
function hasNewMeals(before: readonly ChatJob[], after: readonly ChatJob[]): boolean {
  const statusBefore = new Map(before.map((job) => [job.id, job.status]));
  return after.some(
    (job) => job.status === "completed" && statusBefore.get(job.id) !== "completed",
  );
}
