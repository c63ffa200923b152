/**
 * What the engine says about a meal, as codes with arguments, and how a language words them. Numbers
 * are not formatted and texts not shortened: the language does both. `text` is in the person's words.
 */
import type { DisplayUnits } from "../display-units.ts";
import type { NutrientId } from "../nutrients.ts";

/** A union of the codes of a table, each with its arguments. */
type Codes<Table> = {
  [Code in keyof Table]: Readonly<{ code: Code } & Table[Code]>;
}[keyof Table];

/** Why the grams of a portion are multiplied by a factor. */
export type Scaling = { readonly factor: number } & Codes<{
  whole: object;
  piece: object;
  length: { inches: number };
  size: { size: string };
}>;

/** A portion without a label is the usual one. */
interface Label {
  readonly label: string | undefined;
}

interface Weight {
  readonly count: number;
  readonly grams: number;
}

/** How grams were computed from an amount. */
export type Calculation = Codes<{
  portion: Weight & Label & { scaling?: Scaling | undefined };
  weight: Weight;
  /** Weighed in this state, such as "dry". */
  cooking: { grams: number; state: string; factor: number };
  volume: { ml: number; gramsPerMl: number; isAssumed: boolean };
  "reference-serving": Weight;
  "assumed-weight": Weight;
  model: object;
  /** Edits: grams added, or subtracted if negative, and the grams of the replaced food. */
  sum: { grams: number; addedGrams: number };
  "same-amount": object;
}>;

/** How the grams of an item were found. */
export type Receipt = Codes<{
  /** Without a calculation if the grams were stated; `share` of the amount was eaten. */
  amount: {
    text: string;
    isStated: boolean;
    calculation: Calculation | undefined;
    share: number;
    grams: number;
  };
  /** `totalKcal` is what the person stated for several foods, if the energy is a part of it. */
  "stated-energy": { text: string; kcal: number; totalKcal?: number | undefined; grams: number };
  /** Grams computed from another nutrient: `amount` in the unit that ends its id. */
  "stated-nutrient": { text: string; nutrient: NutrientId; amount: number; grams: number };
  "stated-figures": { text: string };
  /** `eaten` of `whole` portions of a dish; the receipt is the ingredient's. */
  recipe: {
    eaten: number;
    whole: number;
    unit?: "g" | "ml" | undefined;
    dish: string;
    receipt: Receipt;
  };
  "dictionary-entry": { phrase: string; meaning: string; receipt: Receipt };
  /** A food or recipe of the person; the receipt is of its amount. */
  "own-food": { name: string; isRecipe: boolean; receipt: Receipt };
  /** Servings of a food without a weight. */
  "own-servings": { text: string; count: number };
  /** Edits: figures that the person set, and an item in a multiple of its first amount. */
  "set-figures": object;
  multiplied: { explanation: string; times: number; grams: number | null };
}>;

/** How a portion approximates the stated amount. */
export type Approximation = Codes<{
  scaled: Label & { scaling: Scaling };
  "unknown-piece": Label & { count: number };
  /** What a measure usually holds, if the food has no such portion. */
  "usual-measure": Label;
  /** Another portion of the food, in place of a measure of unknown weight. */
  "other-measure": Label;
}>;

/** A doubt about an item. */
export type ItemRemark = Codes<{
  nothing: { text: string };
  implausible: { text: string };
  approximation: { text: string; approximation: Approximation };
  "unknown-words": { words: readonly string[]; text: string; food: string };
  contradiction: { food: string };
  /** The food already contains the words' food. */
  "part-of-dish": { text: string; food: string };
  /** A part with a stated amount is an item of its own; its usual amount was taken off the dish. */
  "part-counted": { text: string; food: string };
  /** Parts that the person left out; the figures of the dish include them. */
  "not-taken-off": { parts: readonly string[]; food: string };
  /** The words fit these products as well; `food` was taken. */
  "several-products": { food: string | undefined; others: readonly string[] };
  /** A food that was not named: the combo meal includes it. */
  "included-in-combo": { combo: string; food: string };
  /** The factor that an edit took for "more" or "less". */
  "assumed-factor": { factor: number };
  /** A part of a dish that an edit divided, to change one of its parts. */
  "part-of-divided": { dish: string };
}>;

interface Texts {
  readonly texts: readonly string[];
}

export interface WeighedItems {
  readonly items: readonly { readonly text: string; readonly grams: number | null }[];
}

/** An assumption about items of a meal, or words that match no food. */
export type MealNote = Codes<{
  unmatched: Texts;
  /** Foods that were named and, as the words say, not eaten. */
  "not-eaten": Texts;
  "assumed-100-g": Texts;
  "model-foods": Texts;
  "model-amounts": WeighedItems;
  "default-amounts": WeighedItems;
  /** More than a person eats at a meal, although each item is plausible. */
  "implausible-meal": object;
  /** All ingredients of a cooked dish were counted, because no words say that a part was eaten. */
  "whole-dish": object;
  /** The same food in the same words, far too often. */
  repeated: { text: string; count: number };
}>;

/** The record of nutrients that a model estimated, or of stated ones and the source of the rest. */
export type SourceRecord = Codes<{
  model: object;
  stated: { ids: readonly string[]; rest: { dataset: string; id: string } | undefined };
}>;

/** A question about an item. */
export type QuestionText = Codes<{
  size: { words: string; isPlural: boolean; sizes: readonly string[] };
  amount: { words: string };
  food: { words: string; foods: readonly string[] };
  leftovers: { words: string; food: string };
}>;

/** An average per day; a lower bound if some foods do not report the nutrient. */
export interface Average {
  readonly amount: number | null;
  readonly days: number;
  readonly isAtLeast: boolean;
}

/** The bounds of a target; null if there is none. */
export interface Target {
  readonly low: number | null;
  readonly high: number | null;
}

type Foods = readonly { readonly name: string }[];

/** What a week's meals say. A weekday is 0 (Sunday) to 6, a share 0 to 1, and times are minutes of the day. */
export type InsightText = Codes<{
  average: {
    nutrient: NutrientId;
    average: Average;
    target: Target;
    most: { readonly weekday: number; readonly amount: number; readonly foods: Foods };
  };
  sources: {
    nutrient: NutrientId;
    average: Average;
    target: Target;
    foods: Foods;
    share: number;
  };
  "single-source": { nutrient: NutrientId; foods: Foods; share: number; days: number };
  /** Reported for `known` of all foods. */
  "little-known": { nutrient: NutrientId; known: number; foods: number };
  change: { nutrient: NutrientId; now: Average; before: Average };
  "protein-by-meal": {
    meals: readonly { readonly type: string; readonly grams: number }[];
    isAtLeast: boolean;
    days: number;
  };
  variety: { count: number; days: number; frequent: Foods };
  "new-foods": { count: number; named: Foods };
  "frequent-food": {
    food: { readonly name: string; readonly days: number; readonly times: number };
    days: number;
  };
  "meal-times": { first: number; last: number; days: number };
  "closest-day": { weekday: number; score: number; foods: Foods };
  "energy-range": { low: number; high: number; average: Average };
  weekend: { weekend: Average; other: Average };
  evening: { share: number; minute: number; days: number };
}>;

/** An insight in words. */
export interface InsightWords {
  readonly title: string;
  /** A sentence or two, with its figures. Says what is, and never what should be. */
  readonly text: string;
}

interface Code {
  readonly code: string;
}

/** The wording of each code, which may depend on more, such as the units in which figures are shown. */
export type Wordings<T extends Code, Words = string, More extends readonly unknown[] = []> = {
  readonly [Name in T["code"]]: (code: Extract<T, { readonly code: Name }>, ...more: More) => Words;
};

/** Words a code. */
export function wordCode<T extends Code, Words, More extends readonly unknown[]>(
  wordings: Wordings<T, Words, More>,
  code: T,
  ...more: More
): Words {
  return (wordings[code.code as T["code"]] as (code: T, ...more: More) => Words)(code, ...more);
}

/** How a language words what the engine says. */
export interface Wording {
  readonly receipts: Wordings<Receipt>;
  readonly remarks: Wordings<ItemRemark>;
  readonly notes: Wordings<MealNote>;
  readonly records: Wordings<SourceRecord>;
  readonly questions: Wordings<QuestionText>;
  readonly insights: Wordings<InsightText, InsightWords, [DisplayUnits]>;
  /** The label of a portion, such as "slice". */
  readonly wordPortion: (label: string) => string;
  /** What the button of an answer says. */
  readonly wordAnswer: (label: string) => string;
  /** A title of at most 80 characters. */
  readonly wordTitle: (foods: readonly string[]) => string;
  /** The name of nutrients without a food. */
  readonly quickAddName: string;
  /** The name of a person's own recipe for a dish, which a message can have: "my chili". */
  readonly wordOwnRecipe: (dish: string) => string;
  /** Units and names of nutrients, as the message reader reads them. */
  readonly figureUnits: Readonly<
    Record<"calories_kcal" | "protein_g" | "carbs_g" | "fat_g", string>
  >;
  /** A number as receipts have it: "1.5". */
  readonly formatNumber: (value: number) => string;
}
