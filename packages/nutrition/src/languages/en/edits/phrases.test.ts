import { describe, expect, it } from "vitest";
import { matchPhrases } from "../../../edit/match-phrases.ts";
import { anyRow, type PatternRow } from "../../pattern-rows.ts";
import * as amounts from "./amounts.ts";
import * as clauses from "./clauses.ts";
import * as factors from "./factors.ts";
import * as figures from "./figures.ts";
import * as foods from "./foods.ts";
import * as namedItems from "./named-items.ts";
import * as presence from "./presence.ts";
import * as recipes from "./recipes.ts";
import * as references from "./references.ts";
import * as restatements from "./restatements.ts";
import * as rewordings from "./rewordings.ts";
import * as sentences from "./sentences.ts";
import * as served from "./served.ts";
import * as shares from "./shares.ts";
import * as spelling from "./spelling.ts";
import * as times from "./times.ts";
import * as titles from "./titles.ts";
import * as verbs from "./verbs.ts";

const modules = {
  amounts,
  factors,
  figures,
  foods,
  namedItems,
  presence,
  recipes,
  references,
  times,
  titles,
};

const isTable = (value: unknown): value is readonly PatternRow[] =>
  Array.isArray(value) && typeof value[0] === "object" && "examples" in value[0];

const tablesOf = (module: object) =>
  Object.entries(module).filter((entry): entry is [string, readonly PatternRow[]] =>
    isTable(entry[1]),
  );

/** Tables of replacements, whose patterns match a part of a text. */
const replacing = Object.entries({
  ...restatements,
  ...rewordings,
  ...served,
  ...sentences,
  ...verbs,
  ...spelling,
  ...shares,
  separators: clauses.separators,
  openingAdditions: clauses.openingAdditions,
  runOns: clauses.runOns,
  timeSpellings: times.timeSpellings,
  nutrientsFirst: figures.nutrientsFirst,
  sources: figures.sources,
  impliedEnergy: figures.impliedEnergy,
  unitAndHalf: amounts.unitAndHalf,
}).filter((entry): entry is [string, readonly PatternRow[]] => isTable(entry[1]));
const replacingTables = new Set(replacing.map(([, rows]) => rows));

const phrases = [
  ...Object.values(modules).flatMap(tablesOf),
  ["topics", clauses.topics] as const,
  ["sharedChanges", clauses.sharedChanges] as const,
]
  .filter(([, rows]) => !replacingTables.has(rows))
  .map(([name, rows]) => ({ name, rows }));

const withoutMarks = (example: string) => example.replace(/[[\]]/g, "");
const marksOf = (example: string) => [...example.matchAll(/\[([^\]]*)\]/g)].map(([, text]) => text);

describe.each(phrases)(
  "each phrase of $name matches its examples and no counterexamples",
  ({ rows }) => {
    it.each(rows)("$pattern", (row) => {
      expect(row.examples).not.toEqual([]);
      for (const example of row.examples) {
        const [groups] = matchPhrases([row], withoutMarks(example));
        const texts = Object.values(groups ?? {}).filter((text) => text !== undefined);
        const inOrder = (one: string, other: string) =>
          example.indexOf(`[${one}]`) - example.indexOf(`[${other}]`);
        expect(groups && texts.sort(inOrder), example).toEqual(marksOf(example));
      }
      for (const text of row.counterexamples)
        expect([...matchPhrases(rows, text)], text).toEqual([]);
    });
  },
);

describe.each(replacing.map(([name, rows]) => ({ name, rows })))(
  "each pattern of $name matches its examples and no counterexamples",
  ({ rows }) => {
    it.each(rows)("$pattern", ({ pattern, examples, counterexamples }) => {
      expect(examples).not.toEqual([]);
      const matchesOf = (source: string, text: string) =>
        [...text.matchAll(new RegExp(source, "gi"))].map(([match]) => match);
      for (const example of examples)
        expect(matchesOf(pattern, withoutMarks(example)), example).toEqual(marksOf(example));
      for (const text of counterexamples) expect(matchesOf(anyRow(rows), text)).toEqual([]);
    });
  },
);
