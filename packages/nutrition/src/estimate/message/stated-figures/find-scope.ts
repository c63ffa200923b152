import type { Language } from "../../../languages/language.ts";
import { hasRole } from "../roles/role.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
import type { Figures, Range } from "./find-figures.ts";
import type { Part } from "./part.ts";

/** A food, its figures, which may be several columns, and the words around them. Indices of parts. */
export interface Scope extends Range {
  readonly names: readonly Part[];
  readonly figures: readonly Figures[];
}

const isOtherWord = (part: Part | undefined) => part?.role === "food";

export const isIn = ({ from, to }: Range, at: number) => from <= at && at < to;

const startOf = ({ from, basis }: Figures) => Math.min(from, basis?.from ?? from);
const endOf = (figures: readonly Figures[]) =>
  Math.max(...figures.map(({ to, basis }) => Math.max(to, basis?.to ?? to)));

/** The stems of the words of a food, by which it is named again. */
export const stemsOf = (names: readonly Part[]) =>
  new Set(names.flatMap(({ stem, noun }) => [stem, noun]).filter((stem) => stem !== undefined));

/** The words about the food of the figures at this index of all, up to the next food. */
export function findScope(
  parts: readonly Part[],
  all: readonly Figures[],
  at: number,
  lower: number,
  language: Language,
): Scope {
  const first = all[at];
  if (first === undefined) return { from: lower, to: lower, names: [], figures: [] };
  const from = startOfScope(parts, startOf(first), lower, language);
  let names: readonly Part[] = namesBefore(parts, { from, to: startOf(first) }, language);
  const figures: Figures[] = [];
  for (let index = startOf(first); index < parts.length; index += 1) {
    const part = parts[index];
    if (part === undefined || endsScope(parts, index, figures, language))
      return { from, to: index, names, figures };
    figures.push(...all.slice(at + figures.length).filter((next) => startOf(next) === index));
    if (!isOtherWord(part) || stemsOf(names).has(part.stem ?? "")) continue;
    names = namesWith(parts, names, figures, index, language);
    if (!names.includes(part) && !isInBasis(figures, index))
      return { from, to: endBefore(parts, index, names, figures), names, figures };
  }
  if (names.length === 0) names = servingFood(parts, figures, language);
  return { from, to: parts.length, names, figures };
}

/** The names of the food, with the word at this index if there is no other. */
function namesWith(
  parts: readonly Part[],
  names: readonly Part[],
  figures: readonly Figures[],
  at: number,
  language: Language,
): readonly Part[] {
  // "a 600 kcal ready meal, chicken tikka"
  if (names.some((name) => !isProduct(name, language))) return names;
  const food = foodBeforeOther(parts, figures, at, language) ?? parts[at];
  return food ? [food] : [];
}

const isInBasis = (figures: readonly Figures[], at: number) =>
  figures.some(({ basis }) => basis && isIn(basis, at));

/** The names of the food before its figures. */
function namesBefore(parts: readonly Part[], { from, to }: Range, language: Language) {
  const found = parts.slice(from, to).filter(isOtherWord);
  const named = found.filter((part) => !isProduct(part, language));
  const title = parts[from];
  // "crackers: serving size 30 g"
  const isTitle =
    found.length === 0 &&
    title?.role === "noun" &&
    hasRole(parts[from + 1], "stop", "comma", "is", "open");
  if (isTitle) return [title];
  return named.length > 0 ? named : found;
}

/** A meal, or "plus a 180 kcal roll" or "plus a cookie (200 kcal)", after the figures. */
function endsScope(
  parts: readonly Part[],
  at: number,
  figures: readonly Figures[],
  language: Language,
): boolean {
  if (figures.length === 0 || at < endOf(figures)) return false;
  const part = parts[at];
  const next = hasRole(parts[at + 1], "article", "count") ? at + 2 : at + 1;
  // "and had 500 g and one roll"
  const isAfterWeight = next > at + 1 && hasRole(parts[at - 1], "weight");
  const isFood =
    language.statedFigures.foodNouns.has(parts[next]?.stem ?? "") &&
    (isAfterWeight || foodWithEnergy.test(rolesOf(parts.slice(next))));
  return (
    part?.role === "meal" || (part?.role === "join" && (parts[next]?.role === "energy" || isFood))
  );
}

const foodWithEnergy = rolePattern("^ noun [open comma is per of]* energy");

/** Words of a packaged food that do not name it: "ready meal". */
const isProduct = ({ text = "" }: Part, { nutrientWords }: Language) =>
  text.split(" ").every((word) => nutrientWords.productWords.has(word));

/** The food in "per biscuit", if there is no other. */
function servingFood(parts: readonly Part[], figures: readonly Figures[], language: Language) {
  const noun = figures
    .flatMap(({ basis }) => (basis ? wordsOfBasis(parts, basis) : []))
    .find(({ role, stem = "" }) => role === "noun" && language.statedFigures.foodNouns.has(stem));
  return noun ? [noun] : [];
}

/** The parts of a basis; of "30 crackers in the sleeve at 15 kcal a cracker" the last one that names it. */
function wordsOfBasis(parts: readonly Part[], { from, to, value }: NonNullable<Figures["basis"]>) {
  if (from < to) return parts.slice(from, to);
  const last = parts.findLast(({ role, stem }) => role === "noun" && stem === value.noun);
  return last ? [last] : [];
}

/** "71 kcal per biscuit, 5 of those with tea": the food before another one. */
function foodBeforeOther(
  parts: readonly Part[],
  figures: readonly Figures[],
  at: number,
  language: Language,
) {
  const isWith =
    figures.length > 0 && parts.slice(endOf(figures), at).some((part) => hasRole(part, "join"));
  return isWith ? servingFood(parts, figures, language)[0] : undefined;
}

const endBefore = (
  parts: readonly Part[],
  foodAt: number,
  names: readonly Part[],
  figures: readonly Figures[],
) => {
  const lastName = names.at(-1);
  const afterName = lastName ? parts.indexOf(lastName) + 1 : 0;
  return Math.max(startOfPhrase(parts, foodAt), endOf(figures), afterName);
};

/** The first part of a phrase about another food: its amount, and the mark or the verb before it. */
function startOfPhrase(parts: readonly Part[], foodAt: number): number {
  let at = foodAt;
  while (isAmountNextTo(parts[at - 1])) at -= 1;
  // "One went to school": a sentence of its own
  if (parts[at - 1]?.role === "count" && parts[at - 2]?.role === "stop") at -= 1;
  const before = parts[at - 1];
  if (before?.role !== "eat") return isPhraseMark(before) ? at - 1 : at;
  while (at > 0 && !isPhraseMark(parts[at])) at -= 1;
  return at;
}

const isPhraseMark = (part: Part | undefined) =>
  hasRole(part, "join", "comma", "is", "open", "stop");
/** Without words that say nothing between it and the food. */
const isAmountNextTo = (part: Part | undefined) =>
  part !== undefined &&
  hasRole(part, "count", "weight", "fraction", "article", "noun", "of", "whole", "times") &&
  part.withFillers.end === part.end;

/** The first part of the food's name and its amount, before the figures. */
function startOfScope(
  parts: readonly Part[],
  begin: number,
  lower: number,
  language: Language,
): number {
  let hasName = false;
  let from = begin;
  for (let at = begin - 1; at >= lower; at -= 1) {
    const part = parts[at];
    if (part === undefined || part.role === "meal") break;
    // "the ready meal was a cottage pie"
    const isName: boolean = isOtherWord(part) && !(hasName && isProduct(part, language));
    if (hasName && isBeforeName(parts, at, isName)) break;
    hasName ||= isName;
    from = at;
  }
  // "ate 35 g of it. Manchego, 458 kcal per 100 g"
  return eatenOnly.test(rolesOf(parts.slice(lower, from))) ? lower : from;
}

const eatenOnly = rolePattern("^ eat [weight count fraction noun of article whole comma]+ stop $");

/** A part that does not belong to the name after it. */
function isBeforeName(parts: readonly Part[], at: number, isName: boolean): boolean {
  if (isName) return !hasRole(parts[at + 1], "join", "of");
  return (
    hasRole(parts[at], "stop", "comma", "is") ||
    (parts[at]?.role === "join" && parts[at - 1]?.role !== "food")
  );
}
