import type { Language } from "../../languages/language.ts";
import { roundTo } from "../../totals.ts";
import { readMacros } from "./read-label.ts";

const threeNumbers = /\d\D+\d[\d.]*\D+\d/;

/**
 * Writes the macros before a food in letters of the same length, which belong to it: "carbs 31g fat 9g protein 22g,
 * that's the wrap" as "P22 C31 F9 wrap".
 */
export function normalizeLeadingMacros(message: string, language: Language): string {
  const { beforeMacros, afterMacros } = language.labelLines;
  const [before = "", title = ""] = beforeMacros.exec(message) ?? [];
  const start = before.length;
  const macros = threeNumbers.test(message) ? readMacros(message, start, language) : undefined;
  if (!macros) return message;
  const rest = message.slice(macros.end);
  const joint = afterMacros.exec(rest)?.[0].length ?? 0;
  if (!/[a-z]{3}/i.test(rest.slice(joint))) return message;
  const letters = [...language.nutrientWords.macroLetters].map(
    ([letter, id]) => `${letter.toUpperCase()}${roundTo(macros.amounts.get(id) ?? 0, 1)}`,
  );
  const length = macros.end - start + joint;
  const written = letters.join(" ");
  return written.length > length
    ? message
    : before.replace(title, " ".repeat(title.length)) + written.padEnd(length) + rest.slice(joint);
}
