export {
  type EditChange,
  type EditOperation,
  type EditRefusal,
  editRefusals,
  type ItemFigures,
} from "./edits.ts";
export type { Food, FoodSource, Portion } from "./food.ts";
export {
  type EnergyRange,
  type ItemPortion,
  type MealEstimate,
  type MealItem,
  type MealType,
  mealTypes,
  type PortionRule,
  portionRules,
} from "./meal.ts";
export {
  getNutrient,
  type LipidId,
  lipidIds,
  type MacroId,
  type MicroId,
  macroIds,
  microIds,
  type NutrientGroup,
  type NutrientId,
  type NutrientInfo,
  type NutrientUnit,
  nutrientIds,
  nutrients,
  nutrientsOf,
} from "./nutrients.ts";
export {
  type DailyScore,
  dailyScore,
  dailyTargets,
  isTargetNutrient,
  type MealLoad,
  mealLoad,
  type ScorePart,
  type TargetNutrientId,
  targetNutrientIds,
} from "./targets.ts";
export {
  addUp,
  type NutrientAmounts,
  type NutrientTotals,
  nutrientAmounts,
  roundAmounts,
  roundTo,
  scale,
  scalePer100g,
} from "./totals.ts";
