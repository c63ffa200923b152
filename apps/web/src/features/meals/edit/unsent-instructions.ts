import { readSession, sessionKeys, writeSession } from "../../../platform/storage.ts";

/** What somebody typed for one meal, until it has become an edit. */
export interface KeptInstructions {
  readonly text: string;
  /** The edit that was made of it and whose end nobody has seen yet. */
  readonly jobId?: string;
}

/** What is kept for a meal; an empty text where nothing is. */
export function readInstructions(mealId: string): KeptInstructions {
  return readAll()[mealId] ?? { text: "" };
}

/** Keeps the instructions for a meal; a blank text that nothing was made of is not kept. */
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
