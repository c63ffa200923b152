import { createStore, delMany, entries, get, set } from "idb-keyval";

/** A message that is to be sent once there is a connection. */
export interface WaitingMeal {
  /** Its key: the server takes the message once, however often it is sent. */
  readonly id: string;
  /** The author: only they see it, and only their session sends it. */
  readonly owner: string;
  readonly by: { readonly email: string; readonly createdAt: string };
  readonly message: string;
  readonly photoId?: string | undefined;
  readonly sessionId: string;
  /** Epoch milliseconds, and the IANA name of where. */
  readonly writtenAtMs: number;
  readonly timeZone: string;
  /** What the server said the last time; unset while it has said nothing. */
  readonly answer?: { readonly words: string; readonly isRefusal: boolean };
}

/** What became of the waiting meals of this browser: one more, or anything else. */
export type WaitingNews = "kept" | "changed";

// Apart from the kept answers: those go with the session, these wait until their writer is back.
const store = createStore("morsel-waiting", "meals");
const channelName = "morsel-waiting";

/** All unsent messages in this browser, of all users, oldest first. */
export async function readWaiting(): Promise<readonly WaitingMeal[]> {
  try {
    const meals = (await entries<string, WaitingMeal>(store)).map(([, meal]) => meal);
    return meals.sort((one, other) => one.writtenAtMs - other.writtenAtMs);
  } catch {
    // What cannot be opened holds nothing.
    return [];
  }
}

/** Undefined where it waits no more. */
export function findWaiting(id: string): Promise<WaitingMeal | undefined> {
  return get<WaitingMeal>(id, store);
}

/** Keeps a meal, or what has become of it. Rejects where the browser refuses to (private mode, quota). */
export async function writeWaiting(meal: WaitingMeal, news: WaitingNews): Promise<void> {
  await set(meal.id, meal, store);
  tell(news);
}

export async function forgetWaiting(ids: readonly string[]): Promise<void> {
  await delMany([...ids], store);
  tell("changed");
}

/** Deletes all messages of a user, at sign-out. */
export async function forgetWaitingOf(owner: string): Promise<void> {
  const theirs = (await readWaiting()).filter((meal) => meal.owner === owner);
  if (theirs.length > 0) await forgetWaiting(theirs.map((meal) => meal.id));
}

/** Hears of what any tab does. @returns how to stop. */
export function whenWaitingChanges(hear: (news: WaitingNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<WaitingNews>) => hear(data);
  return () => channel.close();
}

/** Does something to a waiting meal that no other tab does at the same time. */
export async function withWaiting<Result>(act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator;
  // Only pages of a secure origin have them; else the server's own check keeps the meal single.
  if (!locks) return act();
  return (await locks.request(channelName, act)) as Result;
}

function tell(news: WaitingNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}
