import type { EditContext } from "../edit-context.ts";
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
export function targetsIn(
  { placesOf, wordsAt, context }: ClauseWords,
  topic: number | undefined,
): readonly Target[] {
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
  return [
    ...(topic === undefined ? [] : [toTarget(topic, "topic")]),
    ...(context.items.length === 1 ? [toTarget(0, "only")] : []),
  ];
}
