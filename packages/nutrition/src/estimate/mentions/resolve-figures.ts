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
import {
  energyRange,
  type FiguresEvidence,
  type FiguresFeature,
  itemConfidence,
} from "../meals/confidence.ts";
import type { MessageDoubts } from "../meals/message-doubts.ts";
import {
  assume100Grams,
  portionByFigures,
  portionByModel,
  type ResolvedPortion,
} from "../portions/resolve-portion.ts";
import type { NormalizedMention } from "./normalize-mention.ts";
import type { ResolvedMention } from "./resolved-mention.ts";

/** A mention whose nutrients the words state. */
export type MentionWithFigures = FoodMention & { readonly figures: StatedNutrients };

export const hasFigures = (mention: FoodMention): mention is MentionWithFigures =>
  mention.figures !== undefined;

/** A matched food with stated nutrients. */
export function resolveWithStatedNutrients(
  mention: MentionWithFigures,
  { text }: NormalizedMention,
  food: Food,
  basePortion: ResolvedPortion,
  doubts: MessageDoubts,
): ResolvedMention {
  const { figures } = mention;
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
  const evidence = {
    figures: figuresFeature(figures, nutrients, portion),
    foodName: food.name,
    kcal: nutrients.calories_kcal,
    doubts,
  };
  return { ...statedItem(mention, text, food, portion, nutrients, source, evidence), food };
}

/** Of stated figures: whether the amount that they are multiplied by was said, and whether they contradict the energy. */
function figuresFeature(
  { per, isAmountUnread = false }: StatedNutrients,
  nutrients: NutrientAmounts,
  { portion }: ResolvedPortion,
): FiguresFeature {
  if (isContradictory(nutrients)) return "contradictoryFigures";
  const isAssumed = isAmountUnread || (isPerHundred(per) && !portion.isStated);
  return isAssumed ? "statedPerHundred" : "statedTotal";
}

/** An unknown food, or none, with stated nutrients. */
export function resolveFigures(
  mention: MentionWithFigures,
  { text, amount }: Pick<NormalizedMention, "text" | "amount">,
  doubts: MessageDoubts,
): ResolvedMention {
  const { figures } = mention;
  const portion = assume100Grams({ amount, text, share: mention.share, words: new Set() });
  const stated = scaleStatedNutrients(figures, portion, mention.share ?? 1);
  const nutrients = roundAmounts(withStatedNutrients(undefined, stated));
  const name = mention.words.trim();
  const food =
    name === "" ? quickAddFood : { id: `${quickAddFood.id}:${name.toLowerCase()}`, name };
  const source = statedSource(stated, undefined);
  const isWithoutEnergy = nutrients.calories_kcal === null && food !== quickAddFood;
  const whole = figures.isAmountUnread ? "statedPerHundred" : "statedTotal";
  const feature: FiguresFeature = isWithoutEnergy ? "statedWithoutEnergy" : whole;
  const evidence = {
    figures: feature,
    foodName: name,
    isUnknownFood: food !== quickAddFood,
    kcal: nutrients.calories_kcal,
    doubts,
  };
  const named = { ...mention, words: name };
  // Nutrients per 100 g need grams; others do not depend on the weight.
  if (portion.portion.rule !== "assumed-100-g" || isPerHundred(figures.per))
    return statedItem(named, text, food, portion, nutrients, source, evidence);
  const withoutWeight = {
    ...portion,
    portion: {
      ...portion.portion,
      rule: "stated-figures",
      receipt: { code: "stated-figures", text },
      isStated: true,
    },
  } as const;
  const resolved = statedItem(named, text, food, withoutWeight, nutrients, source, evidence);
  return { ...resolved, portion, item: { ...resolved.item, grams: null } };
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
  evidence: FiguresEvidence,
): ResolvedMention {
  const confidence = itemConfidence(evidence);
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
  return { item, portion, figuresEvidence: evidence };
}
