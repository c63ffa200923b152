import { isMeasured } from "../../meal.ts";
import type { EditContext } from "../edit-context.ts";
import { unitsIn } from "../item-words.ts";
import { readStatedAmount } from "../read-stated-amount.ts";
import type { LabelledWords } from "../roles/roles.ts";
import type { Meaning } from "./meaning.ts";

/** What may be changed: its name as the parsers know it, and the places of the words that name it. */
export interface Target {
  readonly used: readonly number[];
  readonly name: string;
  readonly target: Meaning["target"];
}

/** The labelled words of a clause, and the places of those with a role. */
export interface ClauseWords {
  readonly words: readonly LabelledWords[];
  readonly context: EditContext;
  readonly placesOf: (role: LabelledWords["role"]) => readonly number[];
  readonly wordsAt: (...places: readonly number[]) => string;
}

export const toClauseWords = (
  words: readonly LabelledWords[],
  context: EditContext,
): ClauseWords => ({
  words,
  context,
  placesOf: (role) => [...words.keys()].filter((at) => words[at]?.role === role),
  wordsAt: (...places) => places.map((at) => words[at]?.words ?? "").join(" "),
});

/** The whole meal as what is changed. */
export const mealTarget = ({ context }: ClauseWords): Target => ({
  used: [],
  name: context.language.edits.roles.wholeMeal,
  target: "meal",
});

/** The items that a clause names; else the topic, and the only item of the meal. */
export function targetsIn(clause: ClauseWords, topic: number | undefined): readonly Target[] {
  const { placesOf, wordsAt, context } = clause;
  const named = placesOf("item").map(
    (at): Target => ({ used: [at], name: wordsAt(at), target: "named" }),
  );
  if (named.length > 0) return named;
  const { wordPlace } = context.language.edits.references;
  const toTarget = (place: number, target: Meaning["target"]): Target => ({
    used: [],
    name: wordPlace(place),
    target,
  });
  const isOnly = context.items.length === 1;
  const inUnit = isOnly ? undefined : itemInUnit(clause);
  return [
    ...(topic === undefined ? [] : [toTarget(topic, "topic")]),
    ...(isOnly ? [toTarget(0, "only")] : []),
    ...(inUnit === undefined || inUnit === topic ? [] : [toTarget(inUnit, "unit")]),
  ];
}

/**
 * The only item that was counted in the unit of an amount, as the pizza of "one slice fell"; of pieces, in numbers if nothing unknown
 * is said: "they were three". None of what others had: "john had 5 slices".
 */
function itemInUnit({ placesOf, words, wordsAt, context }: ClauseWords): number | undefined {
  if (placesOf("other").length > 0 && placesOf("eaten").length > 0) return undefined;
  const isKnown = words.every(({ role }) => role !== "unknown");
  const amounts = placesOf("amount").flatMap((at) => readStatedAmount(wordsAt(at), context) ?? []);
  const units = new Set(amounts.flatMap(({ unit }) => unitsIn(unit, context.search.index)));
  const isBare = isKnown && amounts.some(({ unit, isArticle }) => unit === undefined && !isArticle);
  const counted = [...context.items.entries()].filter(([, { item }]) => {
    const { count = 1, isStated, unit = "" } = item.portion;
    const isOfUnit = units.has(unit);
    return isStated && !isMeasured(item.portion) && (isOfUnit || (isBare && count > 1));
  });
  const [only, ...others] = counted;
  return others.length === 0 ? only?.[0] : undefined;
}
