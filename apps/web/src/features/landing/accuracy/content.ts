import type { LandingFigures } from "@morsel/contracts";
import { t } from "./messages.ts";

/** What this server's start page shows, in words. */
export const startPage = (): Readonly<Record<LandingFigures, string>> => ({
  sample: t.figuresAndVoicesOnStart,
  measured: t.figuresOnStartPageThis,
  confirmed: t.figuresAndVoicesOnStart2,
});

/** The files of the benchmark, in words. */
export const fileNames = (): Readonly<Record<string, string>> => ({
  "nutribench-v1-us-metric-dev.csv": t.usMealsAmountsGrams,
  "nutribench-v1-us-natural-dev.csv": t.usMealsAmountsCupsSlices,
  "nutribench-v1-world-metric-dev.csv": t.mealsOtherCountriesGrams,
  "nutribench-v1-world-natural-dev.csv": t.mealsOtherCountriesCupsAnd,
  v1: t.theseFourTogether,
  "nutribench-v2-world-dev.csv": t.longMealsTenCountriesGrams,
  "single-food-us-dev.csv": t.oneFoodSentence,
});

export const meanings = (): readonly { readonly term: string; readonly words: string }[] => [
  {
    term: t.within20Calories,
    words: t.estimateWholeMealAtMost,
  },
  {
    term: t.carbsWithin75G2,
    words: t.measureBenchmarksAuthors,
  },
  {
    term: t.meanError,
    words: t.howManyCaloriesEstimates,
  },
  {
    term: t.rightEverything,
    words: t.numberMealsEachFoodEnergy,
  },
];

export const commands = [
  "npm run eval -- --foods starter --record FILE.csv...",
  "npm run eval -- --record packages/food-table/src/labelled-messages/fresh-*.tsv",
  "npm run bench -- submit-to-visible --record",
] as const;
