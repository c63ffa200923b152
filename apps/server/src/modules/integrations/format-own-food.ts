import type { OwnFoodFigures, SavedOwnFood } from "@morsel/contracts";
import { macroIds } from "@morsel/nutrition";
import { type DisplayPreferences, displayOf, formatAmount } from "./format-receipt.ts";

/** An own food or recipe as MCP tools give it. */
export type OwnFoodOfTool = ReturnType<typeof toOwnFigures>;

/** Its figures and ingredients, without energy if the user hides it. */
export function toOwnFigures(
  { name, other_names, kind, per, serving_g, figures, recipe }: SavedOwnFood,
  isEnergyHidden: boolean,
) {
  const { calories_kcal, ...others } = figures;
  return {
    ...{ name, other_names, kind, serving_g },
    per: per === "100-g" ? "100 g" : "1 serving",
    figures: (isEnergyHidden ? others : figures) as OwnFoodFigures,
    ...(recipe && { ingredients: recipe.lines.map(({ words }) => words) }),
  };
}

/** The same as a line of text, with the macronutrients. */
export function toOwnLine(
  { name, per, figures }: OwnFoodOfTool,
  shown: DisplayPreferences,
): string {
  const amounts = macroIds
    .filter((id) => figures[id] !== undefined)
    .map((id) => {
      const { label, unit, convert } = displayOf(id, shown);
      return `${label.toLowerCase()} ${formatAmount(convert(figures[id] ?? null), unit)}`;
    });
  return `- ${name}, ${per}: ${amounts.join(", ")}`;
}
