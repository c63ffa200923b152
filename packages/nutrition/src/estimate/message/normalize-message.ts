import { replacements } from "../../languages/en/replacements.ts";
import { normalizeClockTimes } from "./normalize-clock-times.ts";
import { normalizeLabels } from "./normalize-labels.ts";

const patterns = replacements.map(({ pattern, replacement }) => ({
  pattern: new RegExp(pattern, "gi"),
  replacement,
}));

/**
 * Replaces words whose meaning depends on the adjacent words. Replacements have the same length, so
 * that all offsets stay valid.
 */
export function normalizeMessage(message: string): string {
  return patterns.reduce(
    (result, { pattern, replacement }) =>
      result.replace(pattern, (word) => replacement.padEnd(word.length).slice(0, word.length)),
    normalizeLabels(normalizeClockTimes(message)),
  );
}
