import type { PortionEntry, ProductEntry, QuickAddRequest, SavedOwnFood } from "@morsel/contracts";
import { type NutrientAmounts, nutrientAmounts } from "@morsel/nutrition";
import { type Amount, gramsUnit } from "../../../ui/food-amount.ts";
import { t } from "./messages.ts";

/** What a barcode stands for: a product, or an own food of the user. */
export interface ScannedFood {
  readonly name: string;
  readonly isOwn: boolean;
  readonly per100: NutrientAmounts;
  readonly portions: readonly PortionEntry[];
  /** The index of the portion that is proposed; null for 100 g. */
  readonly usualPortion: number | null;
  /** 1 ml counts as 1 g. */
  readonly isPerVolume: boolean;
  /** False if only servings can be counted, because their weight is unknown. */
  readonly hasWeight: boolean;
  /** The lines that the licence of its source asks for. */
  readonly attributions: readonly string[];
  readonly toRequest: (amount: number, portion: string | undefined) => QuickAddRequest;
}

export const packageLabel = "package";
export const servingLabel = "serving";

export function fromProduct({ food, is_per_volume }: ProductEntry): ScannedFood {
  return {
    name: food.name,
    isOwn: false,
    per100: food.per_100g,
    portions: food.portions,
    usualPortion: food.usual_portion,
    isPerVolume: is_per_volume,
    hasWeight: true,
    attributions: food.source.attributions,
    toRequest: (amount, portion) => ({
      food: { id: food.id, amount, ...(portion === undefined ? {} : { portion }) },
    }),
  };
}

/** An own food; without a weight, one serving counts as 100 g here. */
export function fromOwnFood(own: SavedOwnFood, barcode: string): ScannedFood {
  const { name, per, serving_g, figures } = own;
  const hasWeight = per === "100-g" || serving_g !== null;
  const servingGrams = hasWeight ? serving_g : 100;
  const factor = per === "serving" && serving_g !== null ? 100 / serving_g : 1;
  const per100 = Object.entries(figures).map(([id, amount]) => [id, amount * factor]);
  return {
    name,
    isOwn: true,
    per100: nutrientAmounts(Object.fromEntries(per100)),
    portions:
      servingGrams === null ? [] : [{ label: servingLabel, grams: servingGrams, name: t.serving }],
    usualPortion: servingGrams === null ? null : 0,
    isPerVolume: false,
    hasWeight,
    attributions: [],
    toRequest: (amount, portion) => ({
      food: { barcode, amount, ...(portion === undefined ? {} : { portion }) },
    }),
  };
}

/** The amount that is proposed first. */
export function usualAmount({ portions, usualPortion }: ScannedFood): Amount {
  const usual = usualPortion === null ? undefined : portions[usualPortion];
  return usual ? { text: "1", unit: usual.label } : { text: "100", unit: gramsUnit };
}

/** Amounts that one press chooses. */
export function shortcutsOf({ portions }: ScannedFood) {
  const labels = portions.map(({ label }) => label);
  const shortcuts: readonly { readonly words: string; readonly amount: Amount }[] = [
    { words: t.n1Serving, amount: { text: "1", unit: servingLabel } },
    { words: t.halfPack, amount: { text: "0.5", unit: packageLabel } },
    { words: t.wholePack, amount: { text: "1", unit: packageLabel } },
  ];
  return shortcuts.filter(({ amount }) => labels.includes(amount.unit));
}
