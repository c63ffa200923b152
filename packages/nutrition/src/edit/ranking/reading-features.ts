import type { EditOperation } from "../../edits.ts";
import type { EditContext } from "../edit-context.ts";
import { findItem, isPartOf } from "../find-target.ts";
import { isNumberOf, textsIn } from "../find-unused-words.ts";
import { stemsOfEachWord } from "../item-words.ts";
import { namesFood } from "../read-food-words.ts";
import { readNumber } from "../read-stated-amount.ts";
import type { LabelledWords } from "../roles/roles.ts";
import { Counts, type Features } from "./clause-features.ts";
import type { MeaningKind } from "./meaning.ts";

/** More clauses count as so many. */
const manyClauses = 5;

/** A value of an instruction that a reading may leave open. */
type Value =
  | { readonly kind: "food"; readonly stems: readonly string[] }
  /** The place is undefined if several items have the name. */
  | { readonly kind: "item"; readonly place: number | undefined; readonly isPart: boolean }
  | { readonly kind: "other"; readonly role: string };

/** What all readings of an instruction are compared with. */
export interface InstructionValues {
  readonly values: readonly Value[];
  /** The numbers that count food. */
  readonly numbers: readonly number[];
  readonly numbersWithoutTimes: readonly number[];
}

export function findValues(
  text: string,
  words: readonly LabelledWords[],
  context: EditContext,
): InstructionValues {
  const plain = text.replace(context.language.edits.roles.numberOfNoFood, " ");
  const times = words.filter(({ role }) => role === "time");
  const withoutTimes = times.reduce((left, time) => left.replace(time.words, " "), plain);
  return {
    values: words.flatMap((one) => toValue(one, context) ?? []),
    numbers: numbersIn(plain, context),
    numbersWithoutTimes: numbersIn(withoutTimes, context),
  };
}

function toValue({ role, words }: LabelledWords, context: EditContext): Value | undefined {
  switch (role) {
    case "food":
      return namesFood(words, context)
        ? { kind: "food", stems: stemsOfEachWord(words, context.search.index) }
        : undefined;
    case "item": {
      const place = findItem(words, context);
      return {
        kind: "item",
        place,
        isPart: place !== undefined && isPartOf(words, place, context),
      };
    }
    case "share":
    case "multiple":
    case "figure":
    case "time":
      return { kind: "other", role };
    default:
      return undefined;
  }
}

/** The order of a reading's meanings, and what its operations leave open: numbers, foods and items of the words that none of them has. */
export function featuresOfReading(
  { values, numbers, numbersWithoutTimes }: InstructionValues,
  kinds: readonly MeaningKind[],
  operations: readonly EditOperation[],
  context: EditContext,
): Features {
  const features = new Counts();
  sayOrder(kinds, features);
  const setsTime = operations.some(({ kind }) => kind === "set-time" || kind === "set-meal-type");
  for (const number of setsTime ? numbersWithoutTimes : numbers) {
    if (isNumberOf(number, operations, context)) continue;
    const name = number === 1 ? "one" : "number";
    features.add(`open:${isLogged(number, context) ? "logged" : name}`);
  }
  const changed = new Set(operations.flatMap((one) => ("item" in one ? [one.item] : [])));
  const known = stemsIn(operations, context);
  for (const value of values) {
    const name = openName(value, changed, known);
    if (name !== undefined) features.add(name);
  }
  for (const { kind } of operations) features.add(`operation:${kind}`);
  if (operations.length > 1) features.add("several");
  return features.all;
}

/** Few instructions have a mood, so that it counts as several features. */
const moodValue = 2;

/** What the sentences do besides asking for a change: "if I'd had three", "tomorrow". */
export function featuresOfMood(text: string, { language }: EditContext): Features {
  const features = new Counts();
  for (const [mood, pattern] of language.edits.moods.moods)
    if (pattern.test(text)) features.add(`mood:${mood}`, moodValue);
  return features.all;
}

function sayOrder(kinds: readonly MeaningKind[], features: Counts): void {
  for (const [at, kind] of kinds.slice(1).entries()) features.add(`order:${kinds[at]},${kind}`);
  const talk = kinds.filter((kind) => kind === "talk").length;
  features.add(`changes:${Math.min(manyClauses, kinds.length - talk)}`);
  features.add(`talk:${Math.min(manyClauses, talk)}`);
}

/** The feature of a value: a food that no operation has, an item that none changes, or another value. */
function openName(
  value: Value,
  changed: ReadonlySet<number | "all">,
  known: ReadonlySet<string>,
): string | undefined {
  if (value.kind === "other") return `has:${value.role}`;
  if (value.kind === "food")
    return value.stems.every((stem) => known.has(stem)) ? undefined : "open:food";
  if (value.place === undefined) return "open:items";
  if (changed.has(value.place)) return value.isPart ? "part" : undefined;
  return changed.has("all") ? undefined : "open:item";
}

/** The stems of all texts within operations. */
const stemsIn = (
  operations: readonly EditOperation[],
  { search }: EditContext,
): ReadonlySet<string> =>
  new Set(textsIn(operations).flatMap((one) => stemsOfEachWord(one, search.index)));

const numbersIn = (text: string, { language }: EditContext): readonly number[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.,]*/gu)].flatMap(
    ([word]) => readNumber(word.replace(/[.,]$/, ""), language) ?? [],
  );

const isLogged = (number: number, { items }: EditContext): boolean =>
  items.some(({ item }) =>
    [item.grams, item.portion.count].some(
      (one) => typeof one === "number" && Math.abs(one - number) < 0.01,
    ),
  );
