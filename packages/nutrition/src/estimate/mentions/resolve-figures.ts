import type { Food } from "../../food.ts";
import { type NutrientAmounts, roundAmounts, scalePer100g } from "../../totals.ts";
import type { FoodMention, StatedNutrients } from "../food-mention.ts";
import { modelEstimatedItem, plausibleNutrients } from "../meals/apply-model-estimate.ts";
import {
  gramsFromFigures,
  isContradictory,
  isPerHundred,
  scaleStatedNutrients,
  statedSource,
  withStatedNutrients,
} from "../meals/apply-stated-nutrients.ts";
import type { CodedItem, CodedSource } from "../meals/coded-item.ts";
import { energyRange } from "../meals/confidence.ts";
import {
  assume100Grams,
  portionByFigures,
  portionByModel,
  type ResolvedPortion,
} from "../portions/resolve-portion.ts";
import { confidenceWeights as weights } from "../weights/index.ts";
import type { NormalizedMention } from "./normalize-mention.ts";
import type { ResolvedMention } from "./resolved-mention.ts";

/** A matched food with stated nutrients. */
export function resolveWithStatedNutrients(
  mention: FoodMention,
  { text }: NormalizedMention,
  food: Food,
  basePortion: ResolvedPortion,
  figures: StatedNutrients,
): ResolvedMention {
  const stated = scaleStatedNutrients(figures, basePortion, mention.share ?? 1);
  const hasGrams = basePortion.isWeight || isPerHundred(figures.per);
  const found = hasGrams ? undefined : gramsFromFigures(stated, food.per100g, basePortion.grams);
  const portion = found
    ? portionByFigures(basePortion, found.grams, (grams) => {
        const { nutrient } = found;
        const amount = stated[nutrient] ?? 0;
        const { totalKcal } = figures;
        return nutrient === "calories_kcal"
          ? { code: "stated-energy", text, kcal: amount, totalKcal, grams }
          : { code: "stated-nutrient", text, nutrient, amount, grams };
      })
    : basePortion;
  const tableNutrients = scalePer100g(food.per100g, portion.grams);
  const nutrients = roundAmounts(withStatedNutrients(tableNutrients, stated));
  const source = statedSource(stated, food.source);
  const confidence = statedConfidence(figures, nutrients, portion);
  return { ...statedItem(mention, text, food, portion, nutrients, source, confidence), food };
}

/** Of stated figures, unless the amount that they are multiplied by was not said or they contradict the energy. */
function statedConfidence(
  { per, isAmountUnread = false }: StatedNutrients,
  nutrients: NutrientAmounts,
  { portion }: ResolvedPortion,
): number {
  if (isContradictory(nutrients)) return weights.contradictoryFigures;
  const isAssumed = isAmountUnread || (isPerHundred(per) && !portion.isStated);
  return isAssumed ? weights.statedPerHundred : weights.statedFigures;
}

/** An unknown food, or none, with stated nutrients. */
export function resolveFigures(
  mention: FoodMention,
  figures: StatedNutrients,
  { text, amount }: Pick<NormalizedMention, "text" | "amount">,
): ResolvedMention {
  const portion = assume100Grams({ amount, text, share: mention.share, words: new Set() });
  const stated = scaleStatedNutrients(figures, portion, mention.share ?? 1);
  const nutrients = roundAmounts(withStatedNutrients(undefined, stated));
  const name = mention.words.trim();
  const food =
    name === "" ? quickAddFood : { id: `${quickAddFood.id}:${name.toLowerCase()}`, name };
  const source = statedSource(stated, undefined);
  const isWithoutEnergy = nutrients.calories_kcal === null && food !== quickAddFood;
  const sure = figures.isAmountUnread ? weights.statedPerHundred : weights.statedFigures;
  const confidence = isWithoutEnergy ? weights.statedWithoutEnergy : sure;
  const named = { ...mention, words: name };
  const resolved = statedItem(named, text, food, portion, nutrients, source, confidence);
  // Nutrients per 100 g need grams; others do not depend on the weight.
  if (portion.portion.rule !== "assumed-100-g" || isPerHundred(figures.per)) return resolved;
  const portionWithoutWeight = {
    ...portion.portion,
    rule: "stated-figures",
    receipt: { code: "stated-figures", text },
    isStated: true,
  } as const;
  return { ...resolved, item: { ...resolved.item, grams: null, portion: portionWithoutWeight } };
}

/** The food of nutrients without a food. */
const quickAddFood = { id: "you-said-so", name: undefined };

/** An unknown food with a language model's nutrients. */
export function resolveModelEstimate(
  mention: FoodMention,
  { text, amount }: NormalizedMention,
): ResolvedMention | undefined {
  const figures = plausibleNutrients(mention.estimate);
  if (!figures) return undefined;
  const grams = mention.photoGrams ?? mention.estimate?.grams;
  const hasWeight = amount?.gramsEach !== undefined;
  const modelPortion = hasWeight ? undefined : portionByModel(grams, mention, text);
  const request = { amount, text, share: mention.share, words: new Set<string>() };
  const portion = modelPortion ?? assume100Grams(request);
  return { item: modelEstimatedItem(mention, text, portion, figures), portion };
}

function statedItem(
  { words }: FoodMention,
  text: string,
  food: CodedItem["food"],
  portion: ResolvedPortion,
  nutrients: NutrientAmounts,
  source: CodedSource,
  confidence: number,
): ResolvedMention {
  const item: CodedItem = {
    text,
    food: { id: food.id, name: food.name },
    source,
    grams: portion.grams,
    portion: portion.portion,
    confidence,
    energyRange: energyRange(nutrients.calories_kcal, confidence, portion),
    nutrients,
    words,
    remarks: [],
  };
  return { item, portion };
}
