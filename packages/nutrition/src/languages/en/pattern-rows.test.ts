import { describe, expect, inject, it } from "vitest";
import { findIdioms } from "../../estimate/message/find-idioms.ts";
import { normalizeMessage } from "../../estimate/message/normalize-message.ts";
import { findProperNames } from "../../estimate/message/proper-names.ts";
import { findUneatenFoods } from "../../estimate/message/uneaten/find-uneaten-foods.ts";
import { anyRow, type PatternRow } from "../pattern-rows.ts";
import { createPatternTable, TableSearch } from "../pattern-table.ts";
import { linksAndTags, sourceCode } from "../source-code.ts";
import {
  breadOfToppings,
  cansOfSize,
  countsWithKind,
  drainedTins,
  eggsOfDish,
  eggsWithoutYolk,
  piecesInPackages,
  piecesOfGrams,
  piecesOfTotalGrams,
  timesAfterBracket,
  weighedMeasures,
} from "./bracketed-amounts.ts";
import { plainClockTimes, spokenQuarters, spokenTimes } from "./clock-times.ts";
import { shortInches } from "./diameters.ts";
import { dishHeadings } from "./dish-headings.ts";
import {
  approximateEnergies,
  countsOfEnergies,
  energiesOfLists,
  energiesOfNamed,
  energiesOnPieces,
} from "./eaten-energies.ts";
import {
  amountsOfPackage,
  bitesOfFood,
  dishesOfParts,
  equalAmounts,
  equalWordsOfSharing,
  halvedWith,
  kindsAfterGroup,
  leftOutByOrder,
  measuredBits,
  nestsOfNoodles,
  onlyOneOfTwo,
  packagesOfMeals,
  packsOfPieces,
  partsOfAnimal,
  partsOfLeg,
  partsOfShared,
  piecesOfCut,
  sharesOfSized,
  sharesOfWeighed,
  weightOfEachPiece,
} from "./eaten-parts.ts";
import { roughAmounts, roughParts } from "./estimates.ts";
import { hindiWords } from "./hindi-words.ts";
import { idioms } from "./idioms.ts";
import { english } from "./index.ts";
import {
  eatenOfLabel,
  labelColumns,
  labelPieces,
  labelServingCount,
  labelServingSize,
  labelTitles,
} from "./label-lines.ts";
import { clippedLabelWords, energyRanges } from "./label-words.ts";
import { leftoverOrigins, leftoverWords } from "./leftovers.ts";
import { eveningTea } from "./meal-names.ts";
import { countsAtTimes, foodsOfTwoMeals } from "./meals-of-same.ts";
import { labelFigures, labelRemarks, mealFigures, wholeFigures } from "./nutrition-labels.ts";
import { doubleHelpings, eatenOfCooked, halvesOfAnother, ownCounts } from "./own-counts.ts";
import { plannedFoods } from "./planned-foods.ts";
import { capitalizedNames, namesInAnyCase } from "./proper-names.ts";
import { dishAsides } from "./recipes.ts";
import { repeatedFoods } from "./repeated-foods.ts";
import { replacements } from "./replacements.ts";
import { restatedFoods } from "./restated-foods.ts";
import {
  correctionCues,
  countsOfOthers,
  eatenCounts,
  leftCounts,
  restatedAfterFood,
  restatedAmounts,
  restatedInclusions,
  restatedPhrases,
  restatedSizes,
  restatedStates,
  restatedVarieties,
  retractedFoods,
  substitutions,
  unfinishedPieces,
} from "./self-corrections.ts";
import { sharedLists } from "./sharing.ts";
import { statesAfterAll, statesBeforeAll } from "./states-of-all.ts";
import { terseFigures } from "./terse-figures.ts";
import { terseTimes } from "./terse-times.ts";
import { clockCues, dayCues, dayPartCues, numberedMeals } from "./times.ts";
import { childFoods, includesSpeaker, uneatenFoods } from "./uneaten-foods.ts";
import { sentenceKinds } from "./uneaten-sentences.ts";
import { usualMeals, usualOrders } from "./usual-orders.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Apart from the tables of the engine, whose search would look for these rows in the texts of all other tests. */
const createTable = (rows: readonly PatternRow[]) =>
  createPatternTable(rows, { search: new TableSearch() });

/** Finds the matches of the given rows only. */
const findAny = (rows: readonly PatternRow[]) => {
  const table = createTable(rows);
  return (text: string) =>
    table.matchAll(text).map(({ index, 0: match }) => ({
      start: index,
      end: index + match.length,
    }));
};

type Table = readonly [
  name: string,
  rows: readonly PatternRow[],
  find: (text: string) => readonly Span[],
];

const tables: readonly Table[] = [
  ["idioms", idioms, (text) => findIdioms(text, english)],
  ["uneaten foods", uneatenFoods, (text) => findUneatenFoods(text, english)],
  [
    "proper names",
    [...namesInAnyCase, ...capitalizedNames],
    (text) => findProperNames(text, english),
  ],
  ...Object.entries({
    ...sentenceKinds,
    includesSpeaker,
    plannedFoods,
    childFoods,
    replacements,
    shortInches,
    clippedLabelWords,
    energyRanges,
    breadOfToppings,
    repeatedFoods,
    countsAtTimes,
    foodsOfTwoMeals,
    correctionCues,
    countsOfOthers,
    eatenCounts,
    leftCounts,
    restatedAfterFood,
    restatedAmounts,
    restatedInclusions,
    restatedPhrases,
    restatedSizes,
    restatedStates,
    restatedVarieties,
    retractedFoods,
    substitutions,
    unfinishedPieces,
    piecesOfGrams,
    piecesOfTotalGrams,
    countsWithKind,
    piecesInPackages,
    weighedMeasures,
    eggsOfDish,
    cansOfSize,
    timesAfterBracket,
    drainedTins,
    eggsWithoutYolk,
    eatenOfCooked,
    doubleHelpings,
    roughAmounts,
    roughParts,
    halvesOfAnother,
    amountsOfPackage,
    bitesOfFood,
    equalAmounts,
    dishesOfParts,
    equalWordsOfSharing,
    halvedWith,
    kindsAfterGroup,
    leftOutByOrder,
    measuredBits,
    nestsOfNoodles,
    onlyOneOfTwo,
    packagesOfMeals,
    packsOfPieces,
    sharesOfSized,
    partsOfLeg,
    partsOfAnimal,
    partsOfShared,
    piecesOfCut,
    sharesOfWeighed,
    weightOfEachPiece,
    ownCounts,
    sharedLists,
    dayCues,
    clockCues,
    dayPartCues,
    numberedMeals,
    plainClockTimes,
    spokenTimes,
    spokenQuarters,
    labelTitles,
    labelColumns,
    labelServingSize,
    labelServingCount,
    labelPieces,
    labelFigures,
    approximateEnergies,
    countsOfEnergies,
    energiesOfLists,
    energiesOfNamed,
    energiesOnPieces,
    mealFigures,
    labelRemarks,
    wholeFigures,
    restatedFoods,
    statesAfterAll,
    statesBeforeAll,
    terseFigures,
    terseTimes,
    hindiWords,
    usualOrders,
    usualMeals,
    dishHeadings,
    dishAsides,
    leftoverOrigins,
    leftoverWords,
    eveningTea,
    linksAndTags,
    sourceCode,
  }).map(([name, rows]): Table => [name, rows, findAny(rows)]),
];

describe.each(tables)(
  "each pattern of %s matches its examples and no counterexamples",
  (_, rows, find) => {
    const matchesOf = (text: string) => find(text).map(({ start, end }) => text.slice(start, end));

    it.each(rows)("$pattern", ({ pattern, examples, counterexamples }) => {
      expect(examples).not.toEqual([]);
      for (const example of examples) {
        const marked = [...example.matchAll(/\[([^\]]*)\]/g)].map(([, match]) => match);
        const text = example.replace(/[[\]]/g, "");
        expect(matchesOf(text)).toEqual(marked);
        const starts = find(text).map(({ start }) => start);
        expect(starts).toContain(new RegExp(pattern, "i").exec(text.replaceAll("’", "'"))?.index);
      }
      for (const text of counterexamples) expect(matchesOf(text)).toEqual([]);
    });
  },
);

const textsOf = (rows: readonly PatternRow[]): readonly string[] =>
  rows.flatMap(({ examples, counterexamples }) =>
    [...examples, ...counterexamples].map((text) => text.replace(/[[\]]/g, "")),
  );

declare module "vitest" {
  interface ProvidedContext {
    isLongRun: boolean;
  }
}

describe("a table finds what one pattern with all its rows finds", () => {
  const others = tables.flatMap(([, rows]) => textsOf(rows));
  // The short run tries a quarter of the texts of other tables, for each table another quarter.
  const share = inject("isLongRun") ? 1 : 4;

  it.each(tables.map(([name, rows], at) => [name, rows, at] as const))("%s", (_, rows, place) => {
    const all = new RegExp(anyRow(rows), "gi");
    const table = createTable(rows);
    const sample = others.filter((_text, at) => (at + place) % share === 0);
    for (const text of [...textsOf(rows), ...sample]) {
      const found = table.matchAll(text);
      expect(found.map(({ index, 0: match }) => [index, match])).toEqual(
        [...text.matchAll(all)].map(({ index, 0: match }) => [index, match]),
      );
    }
  });
});

describe("each clause about the eaten part of a label matches its examples", () => {
  it.each(eatenOfLabel)("$pattern", ({ pattern, examples }) => {
    for (const example of examples) {
      const start = example.indexOf("[");
      const clause = new RegExp(pattern, "iy");
      clause.lastIndex = start;
      const [words] = clause.exec(example.replace(/[[\]]/g, "")) ?? [];
      expect(words).toBe(example.slice(start + 1, example.indexOf("]")));
    }
  });
});

describe("each replacement changes its examples and no counterexamples", () => {
  it.each(replacements)("$pattern", ({ replacement, examples, counterexamples }) => {
    for (const example of examples) {
      const replaced = example.replace(/\[([^\]]*)\]/g, (_, word) =>
        replacement.padEnd(word.length),
      );
      expect(normalizeMessage(example.replace(/[[\]]/g, ""), english)).toBe(replaced);
    }
    for (const text of counterexamples) expect(normalizeMessage(text, english)).toBe(text);
  });
});
