import { count } from "../../platform/message-forms.ts";
import { defineMessages, params } from "../../platform/messages.ts";

export const t = defineMessages("calorie-guess", {
  loading: "Loading...",
  itemsCount: count({ one: "{count}\u00a0item", other: "{count}\u00a0items" }),
  calorieEstimate: "Calorie estimate",
  mealEstimate: "Meal estimate",
  theMeal: "The meal",
  logYoursTenSeconds: "Log yours in ten seconds",
  freeCoreFeaturesNoCredit: "Free core features, no credit card.",
  startTrackingFree: "Start Tracking Free",
  namesValueMore: params("{names} + {value} more"),
  unableLoadMeal: "Unable to Load Meal",
  weCouldntFindEstimateYoure:
    "We couldn't find the estimate you're looking for. The link may be invalid or expired.",
  errorError: "Error: {error}",
  logYourOwnMeal: "Log your own meal",
  itemBreakdown: "Item breakdown",
  whatOnPlate: "What is on the plate",
  serving: "Serving",
  nutritionSummary: "Nutrition summary",
  atLeast: "at least",
  shareEnergyProteinGProtein:
    "Share of energy: {protein_g}% protein, {carbs_g}% carbs, {fat_g}% fat",
});
