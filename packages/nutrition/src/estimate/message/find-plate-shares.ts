import type { Language } from "../../languages/language.ts";
import type { Span } from "../words/span.ts";
import type { SharedList } from "./find-shared-lists.ts";
import type { QuantityPart } from "./quantities/quantity-part.ts";
import { readQuantityParts } from "./quantities/read-quantity-parts.ts";
import { hasRole } from "./roles/role.ts";
import { rolePattern, rolesOf } from "./roles/role-pattern.ts";

type Parts = readonly QuantityPart[];

/** The words up to the next mark or word that joins. */
interface Clause extends Span {
  readonly parts: Parts;
  readonly text: string;
  /** It says that the part is of all foods: "half of everything". */
  readonly isOfPlate: boolean;
}

/** A longer message is hardly about one plate. */
const longestMessage = 400;

/**
 * A part of several foods, by the roles of the words of a clause: "200 g rice, 150 g curry, ate only half of everything", "left a
 * quarter of the plate", "steak 200 g, chips 150 g, ate half". The clause is after the foods, or before them and a colon.
 */
export function findPlateShares(message: string, language: Language): readonly SharedList[] {
  if (message.length > longestMessage || !language.sharing.fractionSigns.test(message)) return [];
  const parts = readQuantityParts(message, language);
  // "shared between 3, had my third": read with the number of people.
  if (parts.some((part) => hasRole(part, "share", "between", "half", "ratio", "group"))) return [];
  return splitClauses(parts, message, language).flatMap((clause) => {
    const share = readShare(clause, message, language);
    const foods = share === undefined ? undefined : findFoods(clause, parts, message);
    if (share === undefined || !foods) return [];
    const words = { start: clause.start, end: clause.end };
    return [{ ...foods, words, share, isOfRest: false, isAmongSeveral: false, ownPart: "ofAll" }];
  });
}

/** Foods next to each other, unless a word says that they were cooked together: "half of both", "a quarter of the plate". */
export const saysPartOfPlate = (message: string, language: Language): boolean =>
  language.sharing.wordsOfPlate.test(message) &&
  !language.sharing.wordsOfMaking.test(message) &&
  findPlateShares(message, language).length > 0;

function splitClauses(parts: Parts, message: string, { sharing }: Language): readonly Clause[] {
  const clauses: QuantityPart[][] = [[]];
  const ends: number[] = [];
  for (const part of parts) {
    if (hasRole(part, "mark", "and") || part.text === ":") {
      ends.push(part.start);
      clauses.push([]);
    } else clauses.at(-1)?.push(part);
  }
  return clauses.flatMap((clause, at) => {
    const start = clause[0]?.start;
    if (start === undefined) return [];
    const end = ends[at] ?? message.length;
    const text = message.slice(start, end);
    return [{ parts: clause, start, end, text, isOfPlate: sharing.plateWords.test(text) }];
  });
}

/** The part of all that the person ate; undefined if the clause says something else as well. */
function readShare(clause: Clause, message: string, language: Language): number | undefined {
  const { parts, isOfPlate } = clause;
  const at = parts.findIndex(({ role }) => role === "fraction");
  const value = parts[at]?.value;
  if (value === undefined || value >= 1) return undefined;
  const [before, after] = [parts.slice(0, at), parts.slice(at + 1)];
  const ending = isOfPlate ? afterPlate : afterShare;
  if (!beforeShare.test(rolesOf(before)) || !ending.test(rolesOf(after))) return undefined;
  if (!isOfPlate && isOfItem(clause, message, language)) return undefined;
  const isEaten = parts.some((part) => hasRole(part, "eat"));
  const isLeft =
    before.some((part) => hasRole(part, "person")) ||
    parts.some((part) => hasRole(part, "leave")) ||
    (!isEaten && after.some((part) => hasRole(part, "person")));
  const isOfAll = after.some((part) => hasRole(part, "whole", "count"));
  if (!isLeft && !isEaten && !isOfAll) return undefined;
  return isLeft ? 1 - value : value;
}

const beforeShare = rolePattern("^ [own person eat leave is]* rest? $");
const afterShare = rolePattern("^ (?: is? [eat leave] )? $");
/** After "half of the plate", other words may say who had the rest or why. */
const afterPlate = rolePattern(
  `^ of* [of own is]* (?! food ) (?: (?: whole | noun | count | each ) (?! of? food ) )?
  [own is eat leave person of with food meal noun rest after]* $`,
);

/** "cheesecake (had half)", "a shake, drank half", "the other half", "half of it": of the food before it. */
const isOfItem = ({ parts, text, start }: Clause, message: string, { sharing }: Language) =>
  /\(\s*$/.test(message.slice(0, start)) ||
  sharing.partOfIt.test(text) ||
  parts.some((part) => sharing.wordsOfOneItem.has(part.text));

/** The foods that the clause is about; undefined unless there are several. */
function findFoods(
  { start: clauseStart, end: clauseEnd, isOfPlate }: Clause,
  parts: Parts,
  message: string,
): Span | undefined {
  const colon = /^:\s*/.exec(message.slice(clauseEnd));
  const listStart = clauseEnd + (colon?.[0].length ?? 0);
  const span = colon
    ? { start: listStart, end: listStart + message.slice(listStart).search(/[.!?\n]|$/) }
    : {
        start: message.slice(0, clauseStart).search(isOfPlate ? line : sentence),
        end: clauseStart,
      };
  const foods = parts.filter(({ start, end }) => start >= span.start && end <= span.end);
  const names = [...rolesOf(foods).matchAll(isOfPlate ? nameOfFood : nameOfDish)];
  return span.start >= 0 && names.length > 1 ? span : undefined;
}

/** Up to the clause. */
const line = /[^\n]*$/;
const sentence = /[^.!?\n]+(?:\.\d[^.!?\n]*)*[.!?]?\s*$/;

const nameOfFood = rolePattern("food [food state of]*", "g");
/** What is with a dish belongs to it. */
const nameOfDish = rolePattern("food [food state of with article]*", "g");
