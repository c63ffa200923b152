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

/**
 * Replaces words whose meaning depends on the adjacent words. Replacements have the same length, so
 * that all offsets stay valid.
 */
export function normalizeMessage(message: string, language: Language): string {
  let text = normalizeLabels(
    joinLists(normalizeClockTimes(replaceNames(message, language), language)),
    language,
  );
  for (const { row, pattern } of replacementTable(language).candidates(() => text))
    text = text.replace(pattern, ({ length }) => row.replacement.padEnd(length).slice(0, length));
  return text;
}
