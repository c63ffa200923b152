import { createStore, delMany, entries, get, set } from "idb-keyval";

/** An unsent message. */
export interface OutboxMessage {
  /** Also the idempotency key. */
  readonly id: string;
  /** The author: only they see it, and only their session sends it. */
  readonly owner: string;
  readonly by: { readonly email: string; readonly createdAt: string };
  readonly message: string;
  readonly photoId?: string | undefined;
  readonly sessionId: string;
  readonly writtenAtMs: number;
  readonly timeZone: string;
  /** The last response of the server, if any. */
  readonly answer?: { readonly words: string; readonly isRefusal: boolean };
}

/** A message was added, or anything else changed. */
type OutboxChange = "kept" | "changed";

// Separate from the stored responses: those end with the session, these wait for their author.
const store = createStore("morsel-waiting", "meals");
const channelName = "morsel-waiting";

/** All unsent messages in this browser, of all users, oldest first. */
export async function readOutbox(): Promise<readonly OutboxMessage[]> {
  try {
    const meals = (await entries<string, OutboxMessage>(store)).map(([, meal]) => meal);
    return meals.sort((one, other) => one.writtenAtMs - other.writtenAtMs);
  } catch {
    // A store that cannot be opened is empty.
    return [];
  }
}

/** Undefined if it was sent or removed. */
export function findInOutbox(id: string): Promise<OutboxMessage | undefined> {
  return get<OutboxMessage>(id, store);
}

/** Adds or changes a message. Rejects if the browser denies storage (private mode, quota). */
export async function writeToOutbox(meal: OutboxMessage, change: OutboxChange): Promise<void> {
  await set(meal.id, meal, store);
  notify(change);
}

export async function deleteFromOutbox(ids: readonly string[]): Promise<void> {
  await delMany([...ids], store);
  notify("changed");
}

/** Deletes all messages of a user, at sign-out. */
export async function deleteOutboxOf(owner: string): Promise<void> {
  const theirs = (await readOutbox()).filter((meal) => meal.owner === owner);
  if (theirs.length > 0) await deleteFromOutbox(theirs.map((meal) => meal.id));
}

/** Subscribes to the changes of all tabs. @returns a function that unsubscribes. */
export function onOutboxChange(listener: (change: OutboxChange) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<OutboxChange>) => listener(data);
  return () => channel.close();
}

/** Runs `act` in one tab at a time. */
export async function withOutboxLock<Result>(act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator;
  // Available in secure contexts only; without it the server's check prevents duplicates.
  if (!locks) return act();
  return (await locks.request(channelName, act)) as Result;
}

function notify(change: OutboxChange): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(change);
  channel.close();
}
