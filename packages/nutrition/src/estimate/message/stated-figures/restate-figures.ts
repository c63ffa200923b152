import type { Language } from "../../../languages/language.ts";
import { hasRole } from "../roles/role.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
import { findFigures, type Range } from "./find-figures.ts";
import { findScope } from "./find-scope.ts";
import type { Part } from "./part.ts";
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
  const found = readParts(message, language);
  const ending = findEatenOfAllFoods(message, found, language);
  const parts = found.slice(0, ending?.from);
  const all = findFigures(parts);
  if (!all) return message;
  let text = ending ? blankParts(message, found, ending) : message;
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

/** "whopper 660 kcal and fries 220, had both": each of the foods once, not two of each. */
function findEatenOfAllFoods(
  message: string,
  parts: readonly Part[],
  { statedFigures }: Language,
): Range | undefined {
  const roles = rolesOf(parts);
  const match = eatenOfAllFoods.exec(roles);
  if (!match) return undefined;
  const number = parts.slice(match.index).find(({ role }) => role === "count");
  const isBoth = number && statedFigures.countWords.has(message.slice(number.start, number.end));
  const foods = roles.slice(0, match.index).match(foodWithFigure)?.length ?? 0;
  const isOfAll = match.groups?.all !== undefined || isBoth;
  return foods >= 2 && isOfAll && (number?.value ?? foods) === foods
    ? { from: match.index, to: parts.length }
    : undefined;
}

const eatenOfAllFoods = rolePattern(
  `(?<= [comma stop close open join] )
   eat [comma each eat]* (?<all>whole)? of? count of? (?= [stop comma close]* $ )`,
);
const foodWithFigure = rolePattern(
  "food [noun of per whole article comma is]* (?: energy | count (?=[comma stop join close] | $) )",
  "g",
);

/** Without the words of these parts; keeps all offsets. */
function blankParts(message: string, parts: readonly Part[], { from, to }: Range): string {
  const [first, last] = [
    parts[from],
    parts
      .slice(from, to)
      .findLast((part) => !hasRole(part, "stop", "comma", "open", "close", "is")),
  ];
  if (!first || !last) return message;
  const { start } = first.withFillers;
  const { end } = last.withFillers;
  return message.slice(0, start) + " ".repeat(end - start) + message.slice(end);
}
