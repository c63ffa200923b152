import { clear, createStore, entries, get, set, setMany } from "idb-keyval";
import { forgetWaitingOf } from "./outbox-store.ts";
import { tellSignedOut } from "./sign-out-channel.ts";

/** The data of one user; empty while signed out. */
const answers = createStore("morsel", "kept-answers");
/** The device's: it knows no person. */
const device = createStore("morsel-device", "marks");
const signedOutAt = "signed-out-at";

/** Everything that is kept in this browser; nothing where the browser refuses. */
export async function readKept<Value>(): Promise<readonly (readonly [string, Value])[]> {
  try {
    return await entries<string, Value>(answers);
  } catch {
    return [];
  }
}

/** Keeps the values under their keys. A browser that refuses (private mode, quota) just forgets. */
export async function writeKept<Value>(
  values: readonly (readonly [string, Value])[],
): Promise<void> {
  try {
    await setMany(
      values.map(([key, value]) => [key, value]),
      answers,
    );
  } catch {
    // Nothing to do: the app works without its memory.
  }
}

/** Empties the store. Writes that were asked for before are done before, and so are gone too. */
export async function forgetKept(): Promise<void> {
  try {
    await clear(answers);
  } catch {
    // What cannot be opened holds nothing.
  }
}

/**
 * Clears the store at sign-out, deletes the user's unsent messages, and notifies the other tabs
 * now or at their next start.
 *
 * @param owner the user who signs out, if known; default: the owner of the stored answers.
 */
export async function forgetAtSignOut(owner?: string): Promise<void> {
  tellSignedOut();
  const whose = owner ?? (await readKept<{ readonly owner: string }>())[0]?.[1].owner;
  await forgetKept();
  if (whose !== undefined) await forgetWaitingOf(whose).catch(() => undefined);
  try {
    await set(signedOutAt, Date.now(), device);
  } catch {
    // The other tabs forget when they hear from the server.
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
