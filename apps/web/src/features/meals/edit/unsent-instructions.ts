import { readSession, sessionKeys, writeSession } from "../../../platform/storage.ts";

/** The instructions typed for one meal, until their edit has ended. */
interface StoredInstructions {
  readonly text: string;
  /** The edit created from the text, until the user has seen its end. */
  readonly jobId?: string;
}

/** The instructions of a meal; empty text if there are none. */
export function readInstructions(mealId: string): StoredInstructions {
  return readAll()[mealId] ?? { text: "" };
}

/** Saves the instructions of a meal; removes them if the text is blank and has no edit. */
export function saveInstructions(mealId: string, stored: StoredInstructions): void {
  const { [mealId]: _, ...others } = readAll();
  const isEmpty = stored.text.trim() === "" && stored.jobId === undefined;
  const all = isEmpty ? others : { ...others, [mealId]: stored };
  const text = Object.keys(all).length === 0 ? "" : JSON.stringify(all);
  writeSession(sessionKeys.editInstructions, text);
}

function readAll(): Readonly<Record<string, StoredInstructions>> {
  try {
    return JSON.parse(readSession(sessionKeys.editInstructions) ?? "{}") as Record<
      string,
      StoredInstructions
    >;
  } catch {
    return {};
  }
}
