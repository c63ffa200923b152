import { clear, createStore, entries, get, set, setMany } from "idb-keyval";
import { deleteOutboxOf } from "./outbox-store.ts";
import { deleteSharedInput } from "./shared-input.ts";
import { notifySignedOut } from "./sign-out-channel.ts";

/** The data of one user; empty while signed out. */
const answers = createStore("morsel", "kept-answers");
/** Data of the device, without personal data. */
const device = createStore("morsel-device", "marks");
const signedOutAt = "signed-out-at";

/** All stored entries; empty if the browser denies storage. */
export async function readStored<Value>(): Promise<readonly (readonly [string, Value])[]> {
  try {
    return await entries<string, Value>(answers);
  } catch {
    return [];
  }
}

/** Stores the values. Does nothing if the browser denies storage (private mode, quota). */
export async function writeStored<Value>(
  values: readonly (readonly [string, Value])[],
): Promise<void> {
  try {
    await setMany(
      values.map(([key, value]) => [key, value]),
      answers,
    );
  } catch {
    // The app works without it.
  }
}

/** Deletes all entries, including those of earlier writes that are still running. */
export async function clearStored(): Promise<void> {
  try {
    await clear(answers);
  } catch {
    // A store that cannot be opened is empty.
  }
}

/**
 * Clears the store at sign-out, deletes the user's unsent messages, and notifies the other tabs
 * now or at their next start.
 *
 * @param owner the user who signs out, if known; default: the owner of the stored answers.
 */
export async function clearAtSignOut(owner?: string): Promise<void> {
  notifySignedOut();
  const userToClear = owner ?? (await readStored<{ readonly owner: string }>())[0]?.[1].owner;
  await clearStored();
  await deleteSharedInput();
  if (userToClear !== undefined) await deleteOutboxOf(userToClear).catch(() => undefined);
  try {
    await set(signedOutAt, Date.now(), device);
  } catch {
    // The other tabs notice at their next request.
  }
}

/** The time of the last sign-out in this browser, in epoch milliseconds; 0 if none. */
export async function readSignedOutAtMs(): Promise<number> {
  try {
    return (await get<number>(signedOutAt, device)) ?? 0;
  } catch {
    return 0;
  }
}
