import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { normalizeClockTimes } from "./normalize-clock-times.ts";
import { normalizeLabels } from "./normalize-labels.ts";

const replacementTable = forLanguage((language) =>
  createPatternTable(language.replacements.replacements),
);

/** Names of people who ate become pronouns: "shared with Derek", "Anna ate the crisps". */
const replaceNames = (message: string, language: Language): string =>
  message
    .replace(language.sharing.namedSharers, (name, more?: string) =>
      (more === undefined ? language.sharing.oneSharer : language.sharing.twoSharers)
        .padEnd(name.length)
        .slice(0, name.length),
    )
    .replace(language.sharing.namedEaters, (name) =>
      language.sharing.namedEater.padEnd(name.length),
    );

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

/** A message of the same length whose words have been replaced, and the message in which only its labels have been. */
export interface NormalizedMessage {
  readonly normalized: string;
  readonly labelled: string;
}

/** The text with the part in which two others differ. */
function writeChanged(text: string, before: string, after: string): string {
  if (before === after || before.length !== after.length) return text;
  let [from, to] = [0, before.length];
  while (before[from] === after[from]) from += 1;
  while (before[to - 1] === after[to - 1]) to -= 1;
  return text.slice(0, from) + after.slice(from, to) + text.slice(to);
}

/**
 * Replaces words whose meaning depends on the adjacent words. Replacements have the same length, so
 * that all offsets stay valid.
 */
export const normalizeMessage = (message: string, language: Language): string =>
  normalizeWithLabels(message, language).normalized;

/** The same, with the message in which only the labels are replaced. */
export function normalizeWithLabels(message: string, language: Language): NormalizedMessage {
  const joined = joinLists(normalizeClockTimes(replaceNames(message, language), language));
  const withLabels = normalizeLabels(joined, language);
  let text = withLabels;
  for (const { row, pattern } of replacementTable(language).candidates(() => text))
    text = text.replace(pattern, ({ length }) => row.replacement.padEnd(length).slice(0, length));
  return { normalized: text, labelled: writeChanged(message, joined, withLabels) };
}
