import type { Language } from "../../languages/language.ts";
import type { NutrientId } from "../../nutrients.ts";
import type { Chunk } from "../chunks/chunk.ts";
import type { FoodMention, StatedNutrients } from "../food-mention.ts";
import type { FoodSpan } from "../segment/segment-foods.ts";
import { findFiguresBefore } from "./read-remarks.ts";

/** The mentions with the figures that the person states for all of them together. */
export function withTotals(
  mentions: FoodMention[],
  found: readonly FoodSpan[],
  chunks: readonly Chunk[],
  language: Language,
): FoodMention[] {
  const total = findTotal(chunks, found, language);
  const rest = total && subtractStated(total, mentions);
  return rest ? mentions.map((mention) => withTotal(mention, rest, mentions)) : mentions;
}

/** The figures that remain for the foods without their own; undefined if none do. */
function subtractStated(
  total: StatedNutrients,
  mentions: readonly FoodMention[],
): StatedNutrients | undefined {
  const rest = Object.entries(total.amounts).map(([id, amount]) => {
    const stated = mentions.map(({ figures }) => figures?.amounts[id as NutrientId] ?? 0);
    return [id, stated.reduce((left, each) => left - each, amount)] as const;
  });
  return rest.every(([, amount]) => amount > 0)
    ? { ...total, amounts: Object.fromEntries(rest) }
    : undefined;
}

/** "lunch 650 kcal: wrap and crisps", "burger and fries, 900 kcal total": figures of several foods. */
function findTotal(
  chunks: readonly Chunk[],
  found: readonly FoodSpan[],
  language: Language,
): StatedNutrients | undefined {
  const marked = chunks.find((chunk) => chunk.kind === "figures" && chunk.isTotal);
  const [first] = found;
  const total = marked ?? (first && findFiguresBefore(chunks, first, language));
  return total?.kind === "figures" && total.figures.per === "all" ? total.figures : undefined;
}

/** The mention with the figures of all foods, or of itself if it is the only one. */
function withTotal(
  mention: FoodMention,
  totalFigures: StatedNutrients,
  { length }: readonly FoodMention[],
): FoodMention {
  if (mention.figures) return mention;
  if (length > 1) return { ...mention, totalFigures };
  const { isNotCounted: _, ...named } = mention;
  return { ...named, figures: totalFigures };
}
