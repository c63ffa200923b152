import type { ChatJob, CurrentUser } from "@morsel/contracts";
import { offlineMessageMaxAgeMs } from "@morsel/contracts/facts";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { showAppBadge } from "../platform/app-badge.ts";
import { language } from "../platform/language.ts";
import {
  deleteFromOutbox,
  findInOutbox,
  isOutboxFood,
  isOutboxMessage,
  isOutboxTask,
  type OutboxEntry,
  type OutboxFood,
  type OutboxMessage,
  type OutboxTask,
  onOutboxChange,
  readOutbox,
  withOutboxLock,
  writeToOutbox,
} from "../platform/outbox-store.ts";
import { findApiError } from "./client.ts";
import { ownerOf, refetchUser } from "./current-user.ts";
import { addNewJob, type Submission, submitErrorText, submitMeal } from "./jobs.ts";
import { sendOwnFood } from "./own-foods.ts";

const outboxKey = ["waiting-meals"] as const;

interface Outbox {
  /** The user's messages, oldest first. */
  readonly mine: readonly OutboxMessage[];
  /** The user's foods and recipes, oldest first. */
  readonly foods: readonly OutboxFood[];
  /** The user's deletions, and meals to be saved as recipes, oldest first. */
  readonly tasks: readonly OutboxTask[];
  /** The number of messages of other users. */
  readonly othersCount: number;
  readonly isLoading: boolean;
}

const emptyOutbox: Outbox = { mine: [], foods: [], tasks: [], othersCount: 0, isLoading: true };

/** What is unsent in this browser. */
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
      const all = await readOutbox();
      const mine = all.filter((entry) => entry.owner === owner);
      const others = all.filter((entry) => entry.owner !== owner);
      return {
        mine: mine.filter(isOutboxMessage),
        foods: mine.filter(isOutboxFood),
        tasks: mine.filter(isOutboxTask),
        othersCount: others.filter(isOutboxMessage).length,
        isLoading: false,
      };
    },
    refetchOnMount: "always",
  });
  return data ?? emptyOutbox;
}

/** Stores a message until it can be sent. Rejects if the browser cannot store it. */
export function enqueueMeal(submission: Submission, by: CurrentUser): Promise<void> {
  const { idempotencyKey: id, message, photoId, sessionId } = submission;
  const { timeZone } = submission;
  const written = { writtenAtMs: Date.now(), timeZone, language: language.get() };
  return restoreToOutbox({ id, owner: ownerOf(by), by, message, photoId, sessionId, ...written });
}

/** Stores a food or recipe until it can be sent. A later change of the same food replaces an earlier one. */
export function enqueueFood(
  { id, food, isNew }: Pick<OutboxFood, "id" | "food" | "isNew">,
  by: CurrentUser,
): Promise<void> {
  const entry = { id, food, isNew, owner: ownerOf(by), by, writtenAtMs: Date.now() };
  return writeToOutbox(entry, "kept");
}

/** Stores a withdrawn entry again. */
export function restoreToOutbox(entry: OutboxEntry): Promise<void> {
  return writeToOutbox(entry, "kept");
}

/** Removes an entry from the outbox and returns it; undefined if it was sent in the meantime. */
export function withdraw<Entry extends OutboxEntry>({ id }: Entry): Promise<Entry | undefined> {
  return withOutboxLock(async () => {
    const entry = await findInOutbox(id);
    if (entry) await deleteFromOutbox([id]);
    return entry as Entry | undefined;
  });
}

const sendTimeoutMs = 30_000;
const firstDelayMs = 5000;
const maxDelayMs = 60_000;

/**
 * Sends the outbox of a user: now, when the connection returns, when one is added, and
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
    const waiting = (await readOutbox()).filter(
      (entry) => entry.owner === owner && isOutboxMessage(entry),
    );
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
  for (const entry of await readOutbox()) {
    if (signal.aborted) return undefined;
    const isSent = isOutboxFood(entry) && entry.outdatedMeals !== undefined;
    if (entry.owner !== owner || entry.answer?.isRefusal || isSent) continue;
    const delayMs = await withOutboxLock(() => sendOne(client, entry.id, signal));
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
  const entry = await findInOutbox(id);
  if (!entry || signal.aborted) return undefined;
  let job: ChatJob | undefined;
  try {
    if (isOutboxFood(entry)) {
      await sendFood(client, entry);
      return undefined;
    }
    if (isOutboxTask(entry)) {
      const { sendTask } = await import("./outbox-tasks.ts");
      await sendTask(client, entry, sendTimeout());
      return undefined;
    }
    if (entry.add) {
      const { sendQuickAdd } = await import("./outbox-quick-add.ts");
      await sendQuickAdd(client, entry, entry.add, sendTimeout());
      return undefined;
    }
    job = await submitMeal({ ...entry, idempotencyKey: id, written: entry }, sendTimeout());
  } catch (error) {
    return await recordFailure(client, entry, error);
  }
  // If this fails, the message is sent again; the server recognises it by its key.
  await deleteFromOutbox([id]);
  if (!signal.aborted) await addNewJob(client, job);
  return undefined;
}

/** Sends a food. A changed one stays if meals have its earlier figures, because the user is asked about them. */
async function sendFood(client: QueryClient, entry: OutboxFood): Promise<void> {
  const { id, writtenAtMs } = entry;
  const outdatedMeals = await sendOwnFood(client, entry, sendTimeout());
  // The user may have changed it again in the meantime.
  const latest = await findInOutbox(id);
  if (latest?.writtenAtMs !== writtenAtMs) return;
  if (outdatedMeals === 0) await deleteFromOutbox([id]);
  else await writeToOutbox({ ...entry, outdatedMeals }, "changed");
}

function sendTimeout(): AbortSignal {
  return AbortSignal.timeout(sendTimeoutMs);
}

async function recordFailure(
  client: QueryClient,
  entry: OutboxEntry,
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
  await writeToOutbox(
    { ...entry, answer: { words: submitErrorText(error), isRefusal } },
    "changed",
  );
  return isRefusal ? undefined : apiError.retryAfterMs;
}

/** Deletes other users' entries that the server would no longer accept. */
async function deleteExpired(owner: string): Promise<void> {
  const isExpired = (entry: OutboxEntry) => Date.now() - entry.writtenAtMs > offlineMessageMaxAgeMs;
  const expired = (await readOutbox()).filter((entry) => entry.owner !== owner && isExpired(entry));
  if (expired.length > 0) await deleteFromOutbox(expired.map(({ id }) => id));
}
