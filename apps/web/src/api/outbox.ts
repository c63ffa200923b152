import type { ChatJob, CurrentUser } from "@morsel/contracts";
import { offlineMessageMaxAgeMs } from "@morsel/contracts/facts";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { showAppBadge } from "../platform/app-badge.ts";
import {
  deleteFromOutbox,
  findInOutbox,
  type OutboxMessage,
  onOutboxChange,
  readOutbox,
  withOutboxLock,
  writeToOutbox,
} from "../platform/outbox-store.ts";
import { findApiError } from "./client.ts";
import { ownerOf, refetchUser } from "./current-user.ts";
import { addNewJob, type Submission, submitErrorText, submitMeal } from "./jobs.ts";

const outboxKey = ["waiting-meals"] as const;

interface Outbox {
  /** The user's messages, oldest first. */
  readonly mine: readonly OutboxMessage[];
  /** The number of messages of other users. */
  readonly othersCount: number;
}

const emptyOutbox: Outbox = { mine: [], othersCount: 0 };

/** The unsent messages in this browser. */
export function useOutbox(user: CurrentUser | null): Outbox {
  const client = useQueryClient();
  useEffect(
    () => onOutboxChange(() => void client.invalidateQueries({ queryKey: outboxKey })),
    [client],
  );
  const owner = user && ownerOf(user);
  const { data } = useQuery({
    queryKey: [...outboxKey, owner],
    queryFn: async () => {
      const mine = (meal: OutboxMessage) => meal.owner === owner;
      const all = await readOutbox();
      return { mine: all.filter(mine), othersCount: all.filter((meal) => !mine(meal)).length };
    },
    refetchOnMount: "always",
  });
  return data ?? emptyOutbox;
}

/** Stores a message until it can be sent. Rejects if the browser cannot store it. */
export function enqueueMeal(submission: Submission, by: CurrentUser): Promise<void> {
  const { idempotencyKey: id, message, photoId, sessionId } = submission;
  const written = { writtenAtMs: Date.now(), timeZone: submission.timeZone };
  return restoreToOutbox({ id, owner: ownerOf(by), by, message, photoId, sessionId, ...written });
}

/** Stores a withdrawn message again. */
export function restoreToOutbox(meal: OutboxMessage): Promise<void> {
  return writeToOutbox(meal, "kept");
}

/** Removes a meal from the outbox and returns it; undefined if it was sent in the meantime. */
export function withdraw(id: string): Promise<OutboxMessage | undefined> {
  return withOutboxLock(async () => {
    const meal = await findInOutbox(id);
    if (meal) await deleteFromOutbox([id]);
    return meal;
  });
}

const sendTimeoutMs = 30_000;
const firstDelayMs = 5000;
const maxDelayMs = 60_000;

/**
 * Sends the unsent messages of a user: now, when the connection returns, when one is added, and
 * again after a delay if sending fails.
 *
 * @returns a function that stops it.
 */
export function startOutbox(client: QueryClient, user: CurrentUser): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isRunning = false;
  let isStartRequested = false;

  const sendAll = async () => {
    clearTimeout(timer);
    do {
      isStartRequested = false;
      const delayMs = await sendInOrder(client, user, signal);
      failures = delayMs === undefined ? 0 : failures + 1;
      if (delayMs === undefined || signal.aborted) continue;
      const doubled = Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1));
      timer = setTimeout(start, Math.max(delayMs, doubled));
    } while (isStartRequested && !signal.aborted);
  };
  const start = () => {
    isStartRequested = true;
    if (isRunning || signal.aborted || !navigator.onLine) return;
    isRunning = true;
    const end = () => {
      isRunning = false;
    };
    void sendAll().then(end, end);
  };

  const owner = ownerOf(user);
  const updateBadge = async () => {
    const waiting = (await readOutbox()).filter((meal) => meal.owner === owner);
    if (!signal.aborted) showAppBadge(waiting.length);
  };
  const unsubscribe = onOutboxChange((change) => {
    void updateBadge();
    if (change === "kept") start();
  });
  window.addEventListener("online", start, { signal });
  void updateBadge();
  void deleteExpired(owner).then(start);
  return () => {
    stopping.abort();
    showAppBadge(0);
    unsubscribe();
    clearTimeout(timer);
  };
}

/** Returns the delay before the next attempt in ms; undefined if all are sent. */
async function sendInOrder(
  client: QueryClient,
  user: CurrentUser,
  signal: AbortSignal,
): Promise<number | undefined> {
  const owner = ownerOf(user);
  for (const meal of await readOutbox()) {
    if (signal.aborted) return undefined;
    if (meal.owner !== owner || meal.answer?.isRefusal) continue;
    const delayMs = await withOutboxLock(() => sendOne(client, meal.id, signal));
    if (delayMs !== undefined) return delayMs;
  }
  return undefined;
}

async function sendOne(
  client: QueryClient,
  id: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  // Another tab may have sent it, or the user withdrawn it.
  const meal = await findInOutbox(id);
  if (!meal || signal.aborted) return undefined;
  let job: ChatJob | undefined;
  try {
    job = await submitMeal({ ...meal, idempotencyKey: id, written: meal }, sendTimeout());
  } catch (error) {
    return await recordFailure(client, meal, error);
  }
  // If this fails, the message is sent again; the server recognises it by its key.
  await deleteFromOutbox([id]);
  if (!signal.aborted) await addNewJob(client, job);
  return undefined;
}

function sendTimeout(): AbortSignal {
  return AbortSignal.timeout(sendTimeoutMs);
}

async function recordFailure(
  client: QueryClient,
  meal: OutboxMessage,
  error: unknown,
): Promise<number | undefined> {
  const apiError = findApiError(error);
  // The current user is not the author.
  if (apiError?.status === 401 || apiError?.body.error === "written_by_another") {
    await refetchUser(client);
    return maxDelayMs;
  }
  if (!apiError || apiError.status >= 500 || apiError.status === 408) return 0;
  const isRefusal = apiError.status !== 429;
  await writeToOutbox({ ...meal, answer: { words: submitErrorText(error), isRefusal } }, "changed");
  return isRefusal ? undefined : apiError.retryAfterMs;
}

/** Deletes other users' messages that the server would no longer accept. */
async function deleteExpired(owner: string): Promise<void> {
  const isExpired = (meal: OutboxMessage) => Date.now() - meal.writtenAtMs > offlineMessageMaxAgeMs;
  const expired = (await readOutbox()).filter((meal) => meal.owner !== owner && isExpired(meal));
  if (expired.length > 0) await deleteFromOutbox(expired.map((meal) => meal.id));
}
