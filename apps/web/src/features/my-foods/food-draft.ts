import type { LabelFigures, OwnFoodRequest, SavedOwnFood } from "@morsel/contracts";
import {
  ingredientMaxLength,
  maxCookedGrams,
  maxIngredients,
  maxOtherNames,
  maxOwnAmount,
  maxOwnKcal,
  maxServingGrams,
  maxServings,
} from "@morsel/contracts/facts";
import {
  type DisplayUnits,
  findFreeName,
  type NutrientId,
  nutrientAmounts,
  type OwnFigures,
  ownNameMaxLength,
  roundTo,
} from "@morsel/nutrition";
import { displayNutrient } from "../../ui/display-nutrient.ts";
import { parseCount } from "../../ui/parse-count.ts";

/** The nutrients of a label that the form asks for; others of a food are kept. */
export const labelIds = [
  "calories_kcal",
  "protein_g",
  "carbs_g",
  "fat_g",
  "fiber_g",
  "sugar_g",
  "saturated_g",
  "sodium_mg",
] as const satisfies readonly NutrientId[];
type LabelId = (typeof labelIds)[number];

/** The name of a copy, which the user will change: "my chili 2". */
export function copyName(name: string, takenNames: readonly string[]): string {
  const taken = new Set([name, ...takenNames].map((one) => one.toLowerCase()));
  return findFreeName(name, (one) => taken.has(one.toLowerCase()));
}

/** The names as the form has them: other names are separated by commas. */
export interface NamesDraft {
  readonly name: string;
  readonly otherNames: string;
}

export const toNamesDraft = ({
  name,
  other_names,
}: Pick<SavedOwnFood, "name" | "other_names">): NamesDraft => ({
  name,
  otherNames: other_names.join(", "),
});

/** The names; undefined if there is none, or too many or too long ones. */
export function parseNames(draft: NamesDraft) {
  const name = draft.name.trim();
  const other_names = draft.otherNames
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const isTooLong = [name, ...other_names].some((one) => one.length > ownNameMaxLength);
  if (name === "" || isTooLong || other_names.length > maxOtherNames) return undefined;
  return { name, other_names };
}

/** A food as the form has it: numbers as typed, blank if unknown. */
export interface FoodDraft extends NamesDraft {
  readonly per: OwnFigures["per"];
  readonly servingGrams: string;
  readonly figures: Readonly<Record<LabelId, string>>;
  /** The figures that were filled in; those that are not changed stay exact. */
  readonly from: SavedOwnFood["figures"];
}

export const blankFood: FoodDraft = {
  name: "",
  otherNames: "",
  per: "100-g",
  servingGrams: "",
  figures: {
    calories_kcal: "",
    protein_g: "",
    carbs_g: "",
    fat_g: "",
    fiber_g: "",
    sugar_g: "",
    saturated_g: "",
    sodium_mg: "",
  },
  from: {},
};

export function toFoodDraft(
  food: Pick<SavedOwnFood, "name" | "other_names" | "per" | "serving_g" | "figures">,
  units: DisplayUnits,
): FoodDraft {
  const texts = labelIds.map((id) => [id, toFigureText(id, food.figures[id], units)]);
  return {
    ...toNamesDraft(food),
    per: food.per,
    servingGrams: toText(food.serving_g),
    figures: Object.fromEntries(texts),
    from: food.figures,
  };
}

/** What a label changes in the form: the figures that it does not state are blank. */
export function toLabelDraft(label: LabelFigures, units: DisplayUnits): Partial<FoodDraft> {
  const { per, servingGrams, figures, from } = toFoodDraft(
    { ...label, name: "", other_names: [] },
    units,
  );
  return { per, servingGrams, figures, from };
}

/** A figure in the unit in which it is shown; converted ones have whole kilojoules and hundredths of a gram. */
function toFigureText(id: LabelId, amount: number | undefined, units: DisplayUnits): string {
  if (amount === undefined) return "";
  const { factor, unit } = displayNutrient(id, units);
  return String(factor === 1 ? amount : roundTo(amount * factor, unit === "g" ? 2 : 0));
}

export const toText = (amount: number | null): string => (amount === null ? "" : String(amount));

/** A typed amount; undefined if it is blank, null if it cannot be an amount. */
function parseAmount(text: string, max: number): number | null | undefined {
  if (text.trim() === "") return undefined;
  const plain = text.trim().replace(",", ".");
  const amount = /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number.parseFloat(plain) : Number.NaN;
  return amount <= max ? amount : null;
}

const storedMaxOf = (id: LabelId): number => (id === "calories_kcal" ? maxOwnKcal : maxOwnAmount);

/** The largest figure, in the unit in which it is shown. */
export const maxOf = (id: LabelId, units: DisplayUnits): number =>
  storedMaxOf(id) * displayNutrient(id, units).factor;

/** What is stored of a figure in another unit: enough decimals to show the same number again. */
const storedDecimals = 2;

/** A figure in the unit in which it is stored; undefined if it is blank, null if it cannot be an amount. */
export function parseFigure(
  id: LabelId,
  { figures, from }: FoodDraft,
  units: DisplayUnits,
): number | null | undefined {
  const text = figures[id];
  if (from[id] !== undefined && text === toFigureText(id, from[id], units)) return from[id];
  const amount = parseAmount(text, maxOf(id, units));
  const { factor } = displayNutrient(id, units);
  if (typeof amount !== "number" || factor === 1) return amount;
  return Math.min(roundTo(amount / factor, storedDecimals), storedMaxOf(id));
}

/** The figures of a draft; undefined if one cannot be read. */
function parseFigures(draft: FoodDraft, units: DisplayUnits): SavedOwnFood["figures"] | undefined {
  const isLabelId = (id: string) => (labelIds as readonly string[]).includes(id);
  const others = Object.entries(draft.from).filter(([id]) => !isLabelId(id));
  const read = labelIds.map((id) => [id, parseFigure(id, draft, units)] as const);
  if (read.some(([, amount]) => amount === null)) return undefined;
  return Object.fromEntries([...others, ...read.filter(([, amount]) => amount !== undefined)]);
}

/** The weight of a serving; undefined if it cannot be read, null if it is blank. */
export const parseServingGrams = (text: string) => parseOptional(text, maxServingGrams);

/** The figures as the engine judges them; undefined while they cannot be read. */
export function toOwnFigures(draft: FoodDraft, units: DisplayUnits): OwnFigures | undefined {
  const figures = parseFigures(draft, units);
  const servingGrams = parseServingGrams(draft.servingGrams);
  if (!figures || servingGrams === undefined) return undefined;
  return { amounts: nutrientAmounts(figures), per: draft.per, servingGrams };
}

/** The request of a draft; undefined while it is incomplete. */
export function toFoodRequest(
  draft: FoodDraft,
  units: DisplayUnits,
  barcode?: string,
): OwnFoodRequest | undefined {
  const names = parseNames(draft);
  const figures = parseFigures(draft, units);
  const serving_g = parseServingGrams(draft.servingGrams);
  if (!names || !figures || serving_g === undefined || Object.keys(figures).length === 0)
    return undefined;
  const scanned = barcode === undefined ? {} : { barcode };
  return { kind: "food", ...names, ...scanned, per: draft.per, serving_g, figures };
}

/** A recipe as the form has it. */
export interface RecipeDraftText extends NamesDraft {
  /** One ingredient on each line. */
  readonly lines: string;
  readonly servings: string;
  readonly cookedGrams: string;
}

export const blankRecipe: RecipeDraftText = {
  name: "",
  otherNames: "",
  lines: "",
  servings: "",
  cookedGrams: "",
};

/** Ingredients and yield; undefined while they cannot be read. */
export function parseRecipe(draft: RecipeDraftText) {
  const lines = splitLines(draft.lines);
  const servings = parseOptional(draft.servings, maxServings);
  const cooked_g = parseOptional(draft.cookedGrams, maxCookedGrams);
  const areLinesPossible =
    lines.length > 0 &&
    lines.length <= maxIngredients &&
    lines.every((line) => line.length <= ingredientMaxLength);
  if (!areLinesPossible || servings === undefined || cooked_g === undefined) return undefined;
  return { lines, servings: servings ?? (cooked_g === null ? 1 : null), cooked_g };
}

export const splitLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Null if it is blank, undefined if it is not a number from above 0 to `max`. */
export function parseOptional(text: string, max: number): number | null | undefined {
  if (text.trim() === "") return null;
  const count = parseCount(text);
  return count !== undefined && count <= max ? count : undefined;
}
