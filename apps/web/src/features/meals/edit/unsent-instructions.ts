import { readSession, sessionKeys, writeSession } from "../../../platform/storage.ts";

/** The instructions typed for one meal, until their edit has ended. */
export interface KeptInstructions {
  readonly text: string;
  /** The edit created from the text, until the user has seen its end. */
  readonly jobId?: string;
}

/** The instructions of a meal; empty text if there are none. */
export function readInstructions(mealId: string): KeptInstructions {
  return readAll()[mealId] ?? { text: "" };
}

/** Saves the instructions of a meal; removes them if the text is blank and has no edit. */
export function keepInstructions(mealId: string, kept: KeptInstructions): void {
  const { [mealId]: _, ...others } = readAll();
  const isEmpty = kept.text.trim() === "" && kept.jobId === undefined;
  const all = isEmpty ? others : { ...others, [mealId]: kept };
  const text = Object.keys(all).length === 0 ? "" : JSON.stringify(all);
  writeSession(sessionKeys.editInstructions, text);
}

function readAll(): Readonly<Record<string, KeptInstructions>> {
  try {
    return JSON.parse(readSession(sessionKeys.editInstructions) ?? "{}") as Record<
      string,
      KeptInstructions
    >;
  } catch {
    return {};
  }
}
