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

/** The order of a reading's meanings, and what its operations leave open: numbers, foods and items of the words that none of them has. */
export function featuresOfReading(
  text: string,
  words: readonly LabelledWords[],
  kinds: readonly MeaningKind[],
  operations: readonly EditOperation[],
  context: EditContext,
): Features {
  const features = new Counts();
  sayOrder(kinds, features);
  for (const number of openNumbers(text, words, operations, context)) {
    const name = number === 1 ? "one" : "number";
    features.add(`open:${isLogged(number, context) ? "logged" : name}`);
  }
  const changed = new Set(operations.flatMap((one) => ("item" in one ? [one.item] : [])));
  const known = stemsIn(operations, context);
  for (const word of words) {
    const name = openName(word, changed, known, context);
    if (name !== undefined) features.add(name);
  }
  for (const { kind } of operations) features.add(`operation:${kind}`);
  if (operations.length > 1) features.add("several");
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
  { role, words }: LabelledWords,
  changed: ReadonlySet<number | "all">,
  known: ReadonlySet<string>,
  context: EditContext,
): string | undefined {
  switch (role) {
    case "food":
      return isOpenFood(words, known, context) ? "open:food" : undefined;
    case "item":
      return openItem(words, changed, context);
    case "share":
    case "multiple":
    case "figure":
    case "time":
      return `has:${role}`;
    default:
      return undefined;
  }
}

const isOpenFood = (words: string, known: ReadonlySet<string>, context: EditContext): boolean =>
  namesFood(words, context) &&
  !stemsOfEachWord(words, context.search.index).every((stem) => known.has(stem));

function openItem(
  words: string,
  changed: ReadonlySet<number | "all">,
  context: EditContext,
): string | undefined {
  const place = findItem(words, context);
  if (place === undefined) return "open:items";
  if (changed.has(place)) return isPartOf(words, place, context) ? "part" : undefined;
  return changed.has("all") ? undefined : "open:item";
}

/** The stems of all texts within operations. */
const stemsIn = (
  operations: readonly EditOperation[],
  { search }: EditContext,
): ReadonlySet<string> =>
  new Set(textsIn(operations).flatMap((one) => stemsOfEachWord(one, search.index)));

/** The numbers that count food and that no operation has. */
function openNumbers(
  text: string,
  words: readonly LabelledWords[],
  operations: readonly EditOperation[],
  context: EditContext,
): readonly number[] {
  const { language } = context;
  const setsTime = operations.some(({ kind }) => kind === "set-time" || kind === "set-meal-type");
  const times = setsTime ? words.filter(({ role }) => role === "time") : [];
  const plain = text.replace(language.edits.roles.numberOfNoFood, " ");
  const rest = times.reduce((left, time) => left.replace(time.words, " "), plain);
  return [...rest.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.,]*/gu)].flatMap(([word]) => {
    const value = readNumber(word.replace(/[.,]$/, ""), language);
    return value === undefined || isNumberOf(value, operations, context) ? [] : [value];
  });
}

const isLogged = (number: number, { items }: EditContext): boolean =>
  items.some(({ item }) =>
    [item.grams, item.portion.count].some(
      (one) => typeof one === "number" && Math.abs(one - number) < 0.01,
    ),
  );
