import type { ChatJob, CurrentUser } from "@morsel/contracts";
import { offlineMessageMaxAgeMs } from "@morsel/contracts/facts";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  findWaiting,
  forgetWaiting,
  readWaiting,
  type WaitingMeal,
  whenWaitingChanges,
  withWaiting,
  writeWaiting,
} from "../platform/outbox-store.ts";
import { findApiError } from "./client.ts";
import { fetchUserAgain, ownerOf } from "./current-user.ts";
import { placeNewJob, type Submission, submitErrorText, submitMeal } from "./jobs.ts";

const waitingKey = ["waiting-meals"] as const;

export interface WaitingMeals {
  /** Those of the person, the first written first. */
  readonly mine: readonly WaitingMeal[];
  /** How many messages wait that other users wrote. */
  readonly ofOthers: number;
}

const none: WaitingMeals = { mine: [], ofOthers: 0 };

/** What waits in this browser for a connection. */
export function useWaitingMeals(user: CurrentUser | null): WaitingMeals {
  const client = useQueryClient();
  useEffect(
    () => whenWaitingChanges(() => void client.invalidateQueries({ queryKey: waitingKey })),
    [client],
  );
  const owner = user && ownerOf(user);
  const { data } = useQuery({
    queryKey: [...waitingKey, owner],
    queryFn: async () => {
      const mine = (meal: WaitingMeal) => meal.owner === owner;
      const all = await readWaiting();
      return { mine: all.filter(mine), ofOthers: all.filter((meal) => !mine(meal)).length };
    },
    refetchOnMount: "always",
  });
  return data ?? none;
}

/** Keeps what a person wants to log until it can be sent. Rejects where this browser keeps nothing. */
export function enqueueMeal(submission: Submission, by: CurrentUser): Promise<void> {
  const { idempotencyKey: id, message, photoId, sessionId } = submission;
  const written = { writtenAtMs: Date.now(), timeZone: submission.timeZone };
  return keepAgain({ id, owner: ownerOf(by), by, message, photoId, sessionId, ...written });
}

/** The same for one that was taken back. */
export function keepAgain(meal: WaitingMeal): Promise<void> {
  return writeWaiting(meal, "kept");
}

/** Removes a meal from the outbox and returns it; undefined if it was sent in the meantime. */
export function withdraw(id: string): Promise<WaitingMeal | undefined> {
  return withWaiting(async () => {
    const meal = await findWaiting(id);
    if (meal) await forgetWaiting([id]);
    return meal;
  });
}

const giveUpAfterMs = 30_000;
const firstRestMs = 5000;
const longestRestMs = 60_000;

/**
 * Sends what a person has waiting: now, when the connection returns, when more is kept, and again
 * after a rest where it did not get through.
 *
 * @returns how to stop.
 */
export function startOutbox(client: QueryClient, user: CurrentUser): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isRunning = false;
  let isAskedAgain = false;

  const sendAll = async () => {
    clearTimeout(timer);
    do {
      isAskedAgain = false;
      const restMs = await sendInOrder(client, user, signal);
      failures = restMs === undefined ? 0 : failures + 1;
      if (restMs === undefined || signal.aborted) continue;
      const doubled = Math.min(longestRestMs, firstRestMs * 2 ** (failures - 1));
      timer = setTimeout(start, Math.max(restMs, doubled));
    } while (isAskedAgain && !signal.aborted);
  };
  const start = () => {
    isAskedAgain = true;
    if (isRunning || signal.aborted || !navigator.onLine) return;
    isRunning = true;
    // What this browser refuses to open, it kept nothing in.
    const end = () => {
      isRunning = false;
    };
    void sendAll().then(end, end);
  };

  const stopHearing = whenWaitingChanges((news) => {
    if (news === "kept") start();
  });
  window.addEventListener("online", start, { signal });
  void forgetTooOld(ownerOf(user)).then(start);
  return () => {
    stopping.abort();
    stopHearing();
    clearTimeout(timer);
  };
}

/** Gives how long to rest before the next try; undefined where all is done. */
async function sendInOrder(
  client: QueryClient,
  user: CurrentUser,
  signal: AbortSignal,
): Promise<number | undefined> {
  const owner = ownerOf(user);
  for (const meal of await readWaiting()) {
    if (signal.aborted) return undefined;
    if (meal.owner !== owner || meal.answer?.isRefusal) continue;
    const restMs = await withWaiting(() => sendOne(client, meal.id, signal));
    if (restMs !== undefined) return restMs;
  }
  return undefined;
}

async function sendOne(
  client: QueryClient,
  id: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  // Another tab may have sent it, or its writer taken it back.
  const meal = await findWaiting(id);
  if (!meal || signal.aborted) return undefined;
  let job: ChatJob | undefined;
  try {
    job = await submitMeal({ ...meal, idempotencyKey: id, written: meal }, sendTimeout());
  } catch (error) {
    return await recordFailure(client, meal, error);
  }
  // Were it to stop here, the server would know the meal by its key.
  await forgetWaiting([id]);
  if (!signal.aborted) await placeNewJob(client, job);
  return undefined;
}

function sendTimeout(): AbortSignal {
  return AbortSignal.timeout(giveUpAfterMs);
}

async function recordFailure(
  client: QueryClient,
  meal: WaitingMeal,
  error: unknown,
): Promise<number | undefined> {
  const refusal = findApiError(error);
  // The current user is not the author.
  if (refusal?.status === 401 || refusal?.body.error === "written_by_another") {
    await fetchUserAgain(client);
    return longestRestMs;
  }
  if (!refusal || refusal.status >= 500 || refusal.status === 408) return 0;
  const isRefusal = refusal.status !== 429;
  await writeWaiting({ ...meal, answer: { words: submitErrorText(error), isRefusal } }, "changed");
  return isRefusal ? undefined : refusal.retryAfterMs;
}

/** Deletes other users' messages that the server would no longer accept. */
async function forgetTooOld(owner: string): Promise<void> {
  const isTooOld = (meal: WaitingMeal) => Date.now() - meal.writtenAtMs > offlineMessageMaxAgeMs;
  const theirs = (await readWaiting()).filter((meal) => meal.owner !== owner && isTooOld(meal));
  if (theirs.length > 0) await forgetWaiting(theirs.map((meal) => meal.id));
}
