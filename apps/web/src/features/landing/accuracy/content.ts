import type { LandingFigures } from "@morsel/contracts";

/** What this server's start page shows, in words. */
export const startPage: Readonly<Record<LandingFigures, string>> = {
  sample:
    "The figures and voices on the start page of this server are samples: they show the layout. The figures were not measured, and no user said the words. This page has what was measured.",
  measured: "The figures on the start page of this server are from this page.",
  confirmed:
    "The figures and voices on the start page are those of the people who run this server, who vouch for them. Ask them how they were measured. The figures below are of Morsel as it is delivered.",
};

/** The files of the benchmark, in words. */
export const fileNames: Readonly<Record<string, string>> = {
  "nutribench-v1-us-metric-dev.csv": "US meals, amounts in grams",
  "nutribench-v1-us-natural-dev.csv": "US meals, amounts in cups, slices and the like",
  "nutribench-v1-world-metric-dev.csv": "Meals of other countries, in grams",
  "nutribench-v1-world-natural-dev.csv": "Meals of other countries, in cups and the like",
  v1: "These four together",
  "nutribench-v2-world-dev.csv": "Long meals of ten countries, in grams",
  "single-food-us-dev.csv": "One food in a sentence",
};

export const meanings: readonly { readonly term: string; readonly words: string }[] = [
  {
    term: "Within 20 calories",
    words:
      "The estimate of the whole meal is at most 20 kcal above or below the label. A large meal can miss this with a small error: 30\u00a0kcal of 900 are 3\u00a0%.",
  },
  {
    term: "Carbs within 7.5 g",
    words: "The measure of the benchmark's authors. It matters to people who count carbohydrates.",
  },
  {
    term: "Mean error",
    words: "How many calories the estimates are wrong on average, too high or too low.",
  },
  {
    term: "Right in everything",
    words:
      "The number of meals, each food, the energy within a fair range, and the times and amounts that were said. One fault makes the message wrong.",
  },
];

export const caution =
  "Read them as estimates. A label is also an estimate: it assumes one recipe and one portion. If you weigh your food and name the parts, Morsel is closer than these figures; if you write “some pasta”, it is further off. The receipt of each meal says what was assumed.";

export const commands = [
  "npm run eval -- --foods starter --record FILE.csv...",
  "npm run eval -- --record packages/food-table/src/labelled-messages/fresh-*.tsv",
  "npm run bench -- submit-to-visible --record",
] as const;
