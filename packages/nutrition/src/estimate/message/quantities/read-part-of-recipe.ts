import type { Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import type { Part } from "../eaten-part.ts";
import { hasRole } from "../roles/role.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
import { findEatenPart } from "./facts.ts";
import type { QuantityPart } from "./quantity-part.ts";
import { readFactsOfOne } from "./read-quantities.ts";
import { readQuantityParts } from "./read-quantity-parts.ts";

/** The part of a cooked dish that was eaten, and the words around its ingredients, which say so. */
export interface PartOfRecipe {
  readonly part: Part;
  readonly dish: string;
  readonly spans: readonly Span[];
  /** How much it made or weighed is said. */
  readonly isDivided: boolean;
}

/**
 * Reads the words around a list of ingredients by their roles: what it made, what others had and what the person ate. Undefined if
 * one of them is not understood, or if they name a second food.
 */
export function readPartOfRecipe(
  text: string,
  list: Span,
  language: Language,
): PartOfRecipe | undefined {
  const blanked = `${text.slice(0, list.start)}${".".padEnd(list.end - list.start)}${text.slice(list.end)}`;
  const parts = readQuantityParts(blanked, language);
  // "3 cakes, each 40 g rice, ..."
  const isListOfEach = parts.some(({ role, end }) => role === "each" && end <= list.start);
  const read = isListOfEach ? undefined : readFactsOfOne(parts, language);
  if (!read || read.facts.isNone) return undefined;
  const { facts, name } = read;
  // "makes 12", without a share: one of them
  const isOfOne = facts.own.length + facts.left.length + facts.others.length === 0;
  // "divided by 5 = my stew"
  const isOwnDish = isOfOne && facts.pieces !== undefined && ownDish.test(rolesOf(parts));
  if (isOwnDish) facts.own.push({ kind: "pieces", value: 1 });
  const isWhole = isOfOne && facts.people === undefined && !isOwnDish;
  if (isWhole || facts.kcal !== undefined || facts.kcalOfPiece !== undefined) return undefined;
  const eaten = findEatenPart(facts);
  if (eaten === undefined || eaten <= 0 || eaten > 1) return undefined;
  return {
    part: writePart(eaten, facts.pieces),
    isDivided: (facts.pieces ?? facts.grams ?? facts.gramsCooked) !== undefined,
    dish: [...statesBefore(name, parts), ...name]
      .map(({ start, end }) => text.slice(start, end))
      .join(" "),
    spans: wordsAround(parts, list, text.length),
  };
}

/** "fried" of "fried rice" */
function statesBefore(
  [first]: readonly QuantityPart[],
  parts: readonly QuantityPart[],
): readonly QuantityPart[] {
  const end = first ? parts.indexOf(first) : 0;
  const before = parts.slice(0, end);
  return before.slice(before.findLastIndex(({ role }) => role !== "state") + 1);
}

/** All words around the ingredients, except those of meals and times. */
function wordsAround(parts: readonly QuantityPart[], list: Span, length: number): readonly Span[] {
  const kept = [...parts.filter(({ role }) => role === "meal"), list].sort(
    (one, other) => one.start - other.start,
  );
  const ends = [0, ...kept.map(({ end }) => end)];
  const starts = [...kept.map(({ start }) => start), length];
  return ends
    .map((start, at) => ({ start, end: starts[at] ?? length }))
    .filter(({ start, end }) => end > start);
}

const ownDish = rolePattern("is own is* food");

/** "2 of 8", or a part of one. */
const writePart = (eaten: number, pieces: number | undefined): Part =>
  pieces === undefined ? { eaten, whole: 1 } : { eaten: eaten * pieces, whole: pieces };

/** How much a dish made and how much was eaten. */
const mostFigures = 2;

/** Words around a list of ingredients have more different figures than a yield and a share: one of them may be unread. */
export function hasMoreFigures(text: string, words: readonly Span[], language: Language): boolean {
  const kept = words.map(({ start, end }) => text.slice(start, end)).join(" ");
  const figures = readQuantityParts(kept, language).filter((part) =>
    hasRole(part, "count", "fraction", "weight", "ratio"),
  );
  const isWeighed = figures.some(({ role }) => role === "weight");
  return new Set(figures.map(({ value }) => value)).size > mostFigures + (isWeighed ? 1 : 0);
}
