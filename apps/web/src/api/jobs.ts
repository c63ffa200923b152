import type {
  ChatJob,
  ChatJobList,
  CurrentUser,
  LanguageId,
  QueueRequest,
} from "@morsel/contracts";
import { queueHeaders, routes } from "@morsel/contracts/facts";
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  apiErrorText,
  callApi,
  errorMessage,
  findApiError,
  getJson,
  languageHeader,
  postJson,
  withMessage,
} from "./client.ts";
import { mealsKey } from "./meals.ts";
import { t } from "./messages.ts";
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
    meta: { isPersisted: true },
    refetchInterval: pollWhileOnline(pollEveryMs),
    // A tab that is shown again must not wait for the next poll.
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
  /** The IANA time zone in which it was written. */
  readonly timeZone: string;
  /** When, by whom and in which language it was written; only for a message from the outbox. */
  readonly written?: {
    readonly writtenAtMs: number;
    readonly by: CurrentUser;
    readonly language: LanguageId;
  };
}

/** Sends a message and adds the new job to the history. */
export function useSubmitMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (submission: Submission) => submitMeal(submission),
    onSuccess: (job) => addNewJob(client, job),
  });
}

/** @param job undefined if the response does not include it. */
export async function addNewJob(client: QueryClient, job: ChatJob | undefined): Promise<void> {
  await client.cancelQueries({ queryKey: jobsKey });
  if (job) insertJob(client, job);
  void client.invalidateQueries({ queryKey: jobsKey });
}

/** The message when a submit failed (spec section 8). */
export function submitErrorText(error: unknown): string {
  const apiError = findApiError(error);
  if (!apiError) return t.failedSubmit;
  if (apiError.status === 429) {
    return apiError.body.detail || t.rateLimit;
  }
  return errorMessage(apiError.body) || t.failedSubmit2;
}

/** Cancels a job, then fetches the history again, also after a failure. */
export function useCancelJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(routes.cancelJob(id), { method: "POST" }),
    // biome-ignore lint/suspicious/noConsole: the spec (section 8) wants this error only logged.
    onError: (error) => console.error(cancelErrorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: jobsKey }),
  });
}

function cancelErrorText(error: unknown): string {
  return apiErrorText(error, t.failedCancel);
}

async function fetchJobs(signal: AbortSignal): Promise<readonly ChatJob[]> {
  const path = routes.jobs;
  const { items } = await getJson<ChatJobList>(path, signal).catch(withMessage(t.failedFetch));
  return items
    .filter((job) => job.message.trim() !== "" || job.photo_id)
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}

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
    ...(written && { [languageHeader]: written.language }),
  };
  const response = await postJson(routes.queue, request, headers, signal);
  return parseJob(response);
}

/** The spec does not require a body here, so a missing one is not an error. */
async function parseJob(response: Response): Promise<ChatJob | undefined> {
  try {
    const job = (await response.json()) as Partial<ChatJob>;
    return job.id && (job.message || job.photo_id) ? (job as ChatJob) : undefined;
  } catch {
    return undefined;
  }
}

function insertJob(client: QueryClient, job: ChatJob): void {
  client.setQueryData<readonly ChatJob[]>(jobsKey, (jobs = []) =>
    jobs.some((listed) => listed.id === job.id) ? jobs : [job, ...jobs],
  );
}

/** Whether a job has been completed since `before` was fetched: then there are new meals. */
function hasNewMeals(before: readonly ChatJob[], after: readonly ChatJob[]): boolean {
  const statusBefore = new Map(before.map((job) => [job.id, job.status]));
  return after.some(
    (job) => job.status === "completed" && statusBefore.get(job.id) !== "completed",
  );
}
