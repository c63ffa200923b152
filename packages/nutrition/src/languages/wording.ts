/**
 * What the engine says about a meal, as codes with arguments, and how a language words them. Numbers
 * are not formatted and texts not shortened: the language does both. `text` is in the person's words.
 */
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
  recipe: { eaten: number; whole: number; unit?: "g" | undefined; dish: string; receipt: Receipt };
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
  /** A food that was not named: the combo meal includes it. */
  "included-in-combo": { combo: string; food: string };
  /** The factor that an edit took for "more" or "less". */
  "assumed-factor": { factor: number };
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
  "assumed-100-g": Texts;
  "model-foods": Texts;
  "model-amounts": WeighedItems;
  "default-amounts": WeighedItems;
  /** More than a person eats at a meal, although each item is plausible. */
  "implausible-meal": object;
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
}>;

interface Code {
  readonly code: string;
}

/** The wording of each code. */
export type Wordings<T extends Code> = {
  readonly [Name in T["code"]]: (code: Extract<T, { readonly code: Name }>) => string;
};

/** Words a code. */
export function wordCode<T extends Code>(wordings: Wordings<T>, code: T): string {
  return (wordings[code.code as T["code"]] as (code: T) => string)(code);
}

/** How a language words what the engine says. */
export interface Wording {
  readonly receipts: Wordings<Receipt>;
  readonly remarks: Wordings<ItemRemark>;
  readonly notes: Wordings<MealNote>;
  readonly records: Wordings<SourceRecord>;
  readonly questions: Wordings<QuestionText>;
  /** What the button of an answer says. */
  readonly wordAnswer: (label: string) => string;
  /** A title of at most 80 characters. */
  readonly wordTitle: (foods: readonly string[]) => string;
  /** The name of nutrients without a food. */
  readonly quickAddName: string;
  /** Units and names of nutrients, as the message reader reads them. */
  readonly figureUnits: Readonly<
    Record<"calories_kcal" | "protein_g" | "carbs_g" | "fat_g", string>
  >;
  /** A number as receipts have it: "1.5". */
  readonly formatNumber: (value: number) => string;
}
