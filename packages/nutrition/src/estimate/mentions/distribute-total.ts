import type { NutrientId } from "../../nutrients.ts";
import type { FoodMention, StatedNutrients } from "../food-mention.ts";
import { withEnergy } from "../meals/apply-stated-nutrients.ts";
import type { MentionResult } from "./mention-result.ts";
import type { ResolvedMention } from "./resolved-mention.ts";

/**
 * Divides figures that the person states for several foods together between them, in proportion to
 * what the table has for each: "lunch 650 kcal: wrap and crisps".
 */
export function distributeTotals(
  results: readonly MentionResult[],
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
): readonly MentionResult[] {
  const groups = Map.groupBy(results, ({ mention, found }) =>
    found ? mention.totalFigures : undefined,
  );
  return results.map((result) => {
    const { totalFigures } = result.mention;
    if (!totalFigures || !result.found) return result;
    const figures = partOf(totalFigures, result, groups.get(totalFigures) ?? []);
    const mention = { ...result.mention, figures };
    return { mention, found: resolve(mention) };
  });
}

/** The part of a food; foods without any known amount have equal parts. */
function partOf(
  { amounts }: StatedNutrients,
  { mention, found }: MentionResult,
  group: readonly MentionResult[],
): StatedNutrients {
  const parts = Object.entries(amounts).map(([id, amount]) => {
    const sum = group.reduce((total, each) => total + amountOf(each.found, id), 0);
    const share = sum > 0 ? amountOf(found, id) / sum : 1 / group.length;
    // A stated amount is multiplied by the eaten share; this one is of what was eaten.
    return [id, (amount * share) / (mention.share ?? 1)];
  });
  const { calories_kcal: totalKcal } = withEnergy(amounts);
  return {
    amounts: Object.fromEntries(parts),
    per: "all",
    ...(totalKcal !== undefined && group.length > 1 && { totalKcal }),
  };
}

const amountOf = (found: ResolvedMention | undefined, id: string): number =>
  found?.item.nutrients[id as NutrientId] ?? 0;
