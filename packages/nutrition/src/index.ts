export { formatBarcode, parseBarcode } from "./barcodes.ts";
export {
  type ActivityLevel,
  activityLevels,
  type Body,
  bodyLimits,
  type CalculatedTargets,
  calculateTargets,
  calculatorSources,
  minEnergyKcal,
  type Pace,
  paces,
  type Sex,
} from "./calculate-targets.ts";
export {
  averageOfDays,
  countUnreported,
  type DailyAverage,
  type DaySum,
  enoughDays,
  type FoodSum,
  sumDay,
  type Unreported,
} from "./day-sums.ts";
export { type DisplayedNutrient, displayNutrient } from "./display-nutrient.ts";
export {
  type DisplayUnits,
  defaultUnits,
  type EnergyUnit,
  energyFactor,
  energyUnits,
} from "./display-units.ts";
export {
  type EditChange,
  type EditOperation,
  type EditRefusal,
  editRefusals,
  type ItemFigures,
} from "./edits.ts";
export {
  type Food,
  type FoodPart,
  type FoodSource,
  isProductId,
  openFoodFacts,
  type Portion,
  productIdPrefix,
} from "./food.ts";
export { isSameName } from "./is-same-name.ts";
export { areRecipeReceipts, recipeReceiptStart } from "./languages/en/recipe-receipt.ts";
export {
  type EnergyRange,
  type ItemPortion,
  type MealEstimate,
  type MealItem,
  type MealQuestion,
  type MealType,
  mealMaxAgeMs,
  mealTypes,
  type PortionRule,
  portionRules,
  type QuestionAnswer,
  type QuestionState,
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
  findFreeName,
  findImplausibleEnergy,
  isHeavierThanItself,
  type OwnFigures,
  type OwnFood,
  ownFoodId,
  ownNameMaxLength,
  type RecipeYield,
  recipeFigures,
} from "./own-foods.ts";
export {
  averageTargets,
  type DailyScore,
  type DailyTarget,
  type DailyTargets,
  dailyScore,
  defaultReference,
  defaultTargets,
  isTargetNutrient,
  largestTarget,
  type MealLoad,
  mealLoad,
  mergeTargets,
  type OwnDailyTargets,
  type ReferenceId,
  referenceIds,
  type ScorePart,
  type TargetNutrientId,
  targetNutrientIds,
} from "./targets.ts";
export {
  type NutrientAmounts,
  type NutrientTotals,
  nutrientAmounts,
  roundAmounts,
  roundTo,
  scale,
  sumNutrients,
} from "./totals.ts";
export { weekdayOf } from "./weekday.ts";
export { withoutEnergy } from "./without-energy.ts";
