import type { LanguageId, OwnFoodRequest, QuickAddRequest } from "@morsel/contracts";
import { createStore, delMany, entries, get, set } from "idb-keyval";

interface Unsent {
  readonly id: string;
  /** The author: only they see it, and only their session sends it. */
  readonly owner: string;
  readonly by: { readonly email: string; readonly createdAt: string };
  readonly writtenAtMs: number;
  /** The last response of the server, if any. */
  readonly answer?: { readonly words: string; readonly isRefusal: boolean };
}

/** An unsent message. Its id is also the idempotency key. */
export interface OutboxMessage extends Unsent {
  readonly message: string;
  readonly photoId?: string | undefined;
  readonly sessionId: string;
  readonly timeZone: string;
  /** The language of the screens when it was written. */
  readonly language: LanguageId;
  /** A food that the user chose: it is logged as it is, and `message` has its words. */
  readonly add?: QuickAddRequest;
}

/** An unsent food or recipe. The id of a new one is also the idempotency key; that of a change is the food's id. */
export interface OutboxFood extends Unsent {
  readonly food: OwnFoodRequest;
  readonly isNew: boolean;
  /** The change was sent, and this number of logged meals have the earlier figures. */
  readonly outdatedMeals?: number;
}

/**
 * An unsent deletion of a food, recipe or own words, whose id is that of what is deleted; or an unsent wish to save a meal
 * as a recipe, whose id is also the idempotency key.
 */
export interface OutboxTask extends Unsent {
  readonly task:
    | { readonly kind: "delete"; readonly of: "food" | "recipe" | "words" }
    | { readonly kind: "save-meal"; readonly mealId: string };
  /** What the list of unsent things calls it. */
  readonly name: string;
}

export type OutboxEntry = OutboxMessage | OutboxFood | OutboxTask;

export const isOutboxFood = (entry: OutboxEntry): entry is OutboxFood => "food" in entry;
export const isOutboxTask = (entry: OutboxEntry): entry is OutboxTask => "task" in entry;
export const isOutboxMessage = (entry: OutboxEntry): entry is OutboxMessage => "message" in entry;

/** An entry was added, or anything else changed. */
type OutboxChange = "kept" | "changed";

// Separate from the stored responses: those end with the session, these wait for their author.
const store = createStore("morsel-waiting", "meals");
const channelName = "morsel-waiting";

/** What is unsent in this browser, of all users, oldest first. */
export async function readOutbox(): Promise<readonly OutboxEntry[]> {
  try {
    const unsent = (await entries<string, OutboxEntry>(store)).map(([, entry]) => entry);
    return unsent.sort((one, other) => one.writtenAtMs - other.writtenAtMs);
  } catch {
    // A store that cannot be opened is empty.
    return [];
  }
}

/** Undefined if it was sent or removed. */
export function findInOutbox(id: string): Promise<OutboxEntry | undefined> {
  return get<OutboxEntry>(id, store);
}

/** Adds or changes an entry. Rejects if the browser denies storage (private mode, quota). */
export async function writeToOutbox(entry: OutboxEntry, change: OutboxChange): Promise<void> {
  await set(entry.id, entry, store);
  notify(change);
}

export async function deleteFromOutbox(ids: readonly string[]): Promise<void> {
  await delMany([...ids], store);
  notify("changed");
}

/** Deletes all entries of a user, at sign-out. */
export async function deleteOutboxOf(owner: string): Promise<void> {
  const theirs = (await readOutbox()).filter((entry) => entry.owner === owner);
  if (theirs.length > 0) await deleteFromOutbox(theirs.map(({ id }) => id));
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
