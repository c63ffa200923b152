import type { LandingFigures } from "@morsel/contracts";
import { t } from "./messages.ts";

/** What this server's start page shows, in words. */
export const startPage: Readonly<Record<LandingFigures, string>> = {
  get sample() {
    return t.figuresAndVoicesOnStart;
  },
  get measured() {
    return t.figuresOnStartPageThis;
  },
  get confirmed() {
    return t.figuresAndVoicesOnStart2;
  },
};

/** The files of the benchmark, in words. */
export const fileNames: Readonly<Record<string, string>> = {
  get "nutribench-v1-us-metric-dev.csv"() {
    return t.usMealsAmountsGrams;
  },
  get "nutribench-v1-us-natural-dev.csv"() {
    return t.usMealsAmountsCupsSlices;
  },
  get "nutribench-v1-world-metric-dev.csv"() {
    return t.mealsOtherCountriesGrams;
  },
  get "nutribench-v1-world-natural-dev.csv"() {
    return t.mealsOtherCountriesCupsAnd;
  },
  get v1() {
    return t.theseFourTogether;
  },
  get "nutribench-v2-world-dev.csv"() {
    return t.longMealsTenCountriesGrams;
  },
  get "single-food-us-dev.csv"() {
    return t.oneFoodSentence;
  },
};

export const meanings: readonly { readonly term: string; readonly words: string }[] = [
  {
    get term() {
      return t.within20Calories;
    },
    get words() {
      return t.estimateWholeMealAtMost;
    },
  },
  {
    get term() {
      return t.carbsWithin75G2;
    },
    get words() {
      return t.measureBenchmarksAuthors;
    },
  },
  {
    get term() {
      return t.meanError;
    },
    get words() {
      return t.howManyCaloriesEstimates;
    },
  },
  {
    get term() {
      return t.rightEverything;
    },
    get words() {
      return t.numberMealsEachFoodEnergy;
    },
  },
];

export const commands = [
  "npm run eval -- --foods starter --record FILE.csv...",
  "npm run eval -- --record packages/food-table/src/labelled-messages/fresh-*.tsv",
  "npm run bench -- submit-to-visible --record",
] as const;
