import { replacements } from "../../languages/en/replacements.ts";
import { normalizeClockTimes } from "./normalize-clock-times.ts";
import { normalizeLabels } from "./normalize-labels.ts";

const patterns = replacements.map(({ pattern, replacement }) => ({
  pattern: new RegExp(pattern, "gi"),
  replacement,
}));

/** A line and the list below it: with bullets, or of amounts after a colon. */
const listBelowHeading =
  /(?<=^|\n)(?![ \t]*[-•*])[^\n\d:]{2,40}(?:[ \t]*\n(?:[ \t]*[-•*][^\n]*(?:\n|$)){2,}|:[ \t]*\n(?:[ \t]*[-•*]?[ \t]*\d[^\n]*(?:\n|$)){2,})/g;

/** Writes "bowl:\n- 150 g rice\n- an egg" as a list in one line, of the same length. */
function joinLists(message: string): string {
  return message.replace(listBelowHeading, (list) => {
    const [heading = "", ...lines] = list.split("\n");
    const items = lines.map((line) => line.replace(/[-•*]/, " ")).join(",");
    return `${heading}${heading.endsWith(":") ? " " : ":"}${items}`;
  });
}

/**
 * Replaces words whose meaning depends on the adjacent words. Replacements have the same length, so
 * that all offsets stay valid.
 */
export function normalizeMessage(message: string): string {
  return patterns.reduce(
    (result, { pattern, replacement }) =>
      result.replace(pattern, (word) => replacement.padEnd(word.length).slice(0, word.length)),
    normalizeLabels(joinLists(normalizeClockTimes(message))),
  );
}
