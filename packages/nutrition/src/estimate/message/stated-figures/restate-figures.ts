import type { Language } from "../../../languages/language.ts";
import { findFigures } from "./find-figures.ts";
import { findScope } from "./find-scope.ts";
import { readParts } from "./parts.ts";
import { readStatement } from "./read-statement.ts";
import { writeStatement } from "./write-statement.ts";

/**
 * Writes statements of figures as those of the eaten amount: "97 kcal per 100 g, 400 g tin, ate half" becomes "200 g,
 * 194 kcal" next to the food. Words are read by their roles, in any order; a statement with a number that has no role
 * stays as it is. Keeps all offsets.
 */
export function restateFigures(message: string, language: Language): string {
  if (!language.labelLines.energyWords.test(message)) return message;
  const parts = readParts(message, language);
  const all = findFigures(parts);
  if (!all) return message;
  let text = message;
  let lower = 0;
  for (let at = 0; at < all.length; ) {
    const scope = findScope(parts, all, at, lower, language);
    const statement = readStatement(parts, scope, language);
    text = (statement && writeStatement(text, parts, statement, language)) ?? text;
    lower = statement?.to ?? scope.figures.at(-1)?.to ?? lower;
    at += scope.figures.length;
  }
  return text;
}
