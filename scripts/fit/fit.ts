// `npm run fit`: fits the weights of the engine to labelled data. docs/accuracy.md describes it.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadStarterTable } from "@morsel/food-table";
import { type EditOutcome, translateEdit } from "@morsel/nutrition/edit";
import {
  buildFoodIndex,
  estimateMeals,
  type MealReading,
  type WeightFile,
} from "@morsel/nutrition/estimate";
import { loadLanguages } from "../../apps/server/src/modules/foods/message-languages.ts";
import { findEditFaults } from "../../packages/food-table/src/edits/check-edit.ts";
import {
  readInstructions,
  readRefusedInstructions,
} from "../../packages/food-table/src/edits/edit-data.ts";
import { getMeal } from "../../packages/food-table/src/edits/logged-meals.ts";
import { writtenAt } from "../../packages/food-table/src/test-messages/check-reading.ts";
import { readEverydayMessages } from "../../packages/food-table/src/test-messages/everyday-data.ts";
import {
  describeEditedMeal,
  readTranslatedEdits,
} from "../../packages/food-table/src/test-messages/translated-edits.ts";
import { markdownTable, recordFigures } from "../doc-figures.ts";
import {
  type EverydayRow,
  everydayContext,
  judgeReading,
  readEverydayRows,
} from "../eval/everyday.ts";
import {
  findFaults,
  type InstructionRow,
  logMeal,
  readInstructionRows,
} from "../eval/instructions.ts";
import { root, say, stop } from "../setup.mjs";
import type { ChoiceWeights } from "./choice-model.ts";
import { fitConfidence, folds } from "./fit-confidence.ts";
import { fitRange } from "./fit-range.ts";
import { fitReadings, type LabelledInstruction } from "./fit-readings.ts";
import { fitStructure, readRightly } from "./fit-structure.ts";
import { type FittingRow, generateRows, messageRows } from "./fitting-rows.ts";
import { improveWeights } from "./improve-weights.ts";
import { readLabelledStructures } from "./labelled-structures.ts";

const usage = `Fits the weights in packages/nutrition/src/estimate/weights to labelled data.

  npm run fit -- eaten-foods.tsv [--only structure|confidence|range|readings]

Needs USDA's SR Legacy and FNDDS, imported by npm run foods:import, and a file of how often each food
is eaten (columns: code, FDC id, description, eatings). Running it twice on the same data gives the same
files. It takes about seven minutes. --only structure fits only which words of a message are times and eaten
foods and where its meals begin, --only confidence only confidence, --only range only ranges, --only readings only which reading of an
instruction is probable. The structure is also fitted to the messages that are read rightly now.
`;

const parts = ["weights", "structure", "confidence", "range", "readings"] as const;
const [eatenFoods, option, only] = process.argv.slice(2);
const chosen = option === undefined ? parts : parts.filter((part) => part === only);
if (eatenFoods === undefined || !existsSync(eatenFoods) || chosen.length === 0) {
  process.stdout.write(usage);
  process.exit(eatenFoods === undefined ? 0 : 2);
}
const started = process.cpuUsage();
const labelledData = join(root, "packages/food-table/src");
const labelled = readEverydayRows(join(labelledData, "labelled-messages/messages.tsv"));
const freshSets = readSets("fresh-*.tsv");
/** What a test states counts more than one of many wordings. */
const weightOfTested = 3;
/** The reader was hardly changed yet for the newest sets, so that its errors are those of new messages. */
const newestSets = 4;
/** Of a short message that was written for the breadth of foods and measures. */
const listedWeight = 0.6;
const newest = freshSets.slice(-newestSets).flat();
/** Of a blind set, whose errors are those of new messages. */
const freshWeight = (at: number) => (at < freshSets.length - newestSets ? 2 : 4);
const starter = loadStarterTable();
const index = buildFoodIndex(starter);
/** A message may be in any language, as in the app. */
const context = { ...everydayContext, otherLanguages: await loadLanguages(index) };
const command = "npm run fit -- eaten-foods.tsv";
const fits = {
  weights: fitWeights,
  structure: fitStructureOfMessages,
  confidence: fitConfidenceOfMessages,
  range: fitRangeOfMessages,
  readings: fitReadingsOfInstructions,
};
for (const part of chosen) fits[part]();
const { user, system } = process.cpuUsage(started);
say(`${Math.round((user + system) / 1e6)} seconds of processor time`);

function fitWeights(): void {
  /** A third of the messages, so that a run stays below ten minutes. */
  const messages = messageRows(
    [...labelled, ...freshSets.flat()].filter((_, at) => at % 3 === 0),
    context,
  );
  const { names, portions } =
    generateRows(String(eatenFoods), resolve(process.env.DATA_DIR || resolve(root, "data"))) ??
    stop("Import SR Legacy and FNDDS first: npm run foods:import -- FILE...");
  const results = [
    improve("match", [...names, ...messages]),
    improve("portion", [...portions, ...messages]),
    improve("segment", [...messages, ...names.filter((_, at) => at % 4 === 0)]),
  ];
  const table = markdownTable(
    ["weights", "rows", "changed", "mean score before", "after", "cross-validated"],
    results.map(({ file, rows, changed, before, after, crossValidated }) => [
      `\`${file}.json\``,
      String(rows),
      String(changed),
      before.toFixed(4),
      after.toFixed(4),
      crossValidated.toFixed(4),
    ]),
  );
  console.log(table);
  recordFigures("fit", command, table);
}

function fitStructureOfMessages(): void {
  const folder = join(labelledData, "labelled-structures");
  const files = globSync("*.tsv", { cwd: folder }).sort();
  const everyday = [labelled, ...freshSets, ...readSets("recipes-2*.tsv")].flat();
  const isRight = (reading: MealReading, at: number) =>
    judgeReading(everyday[at] as EverydayRow, reading).faults.length === 0;
  const texts = (rows: readonly { readonly message: string }[]) =>
    rows.map(({ message }) => message);
  const listed = ["lists/{foods,portions,quantities}*.tsv", "phrases-*.tsv"]
    .flatMap(readSets)
    .flat();
  const fitted = fitStructure(
    files.map((name) => readLabelledStructures(join(folder, name))),
    [
      readRightly(texts(readEverydayMessages()), "tested", index, writtenAt),
      readRightly(texts(listed), "listed", index, context),
      readRightly(texts(everyday), "everyday", index, context, isRight),
    ],
    index,
  );
  const path = resolve(root, "packages/nutrition/src/estimate/message/structure/weights.json");
  const scale = 100;
  const round = (weights: ChoiceWeights) =>
    Object.fromEntries(
      Object.entries(weights).map(([name, weight]) => [name, Math.round(weight * scale)]),
    );
  const { boundary, clock, eaten } = fitted.weights;
  const content = {
    scale,
    fitted: { data: "labelled structures", messages: fitted.messages },
    clock: round(clock),
    eaten: round(eaten),
    boundary: round(boundary),
  };
  writeFileSync(path, `${JSON.stringify(content, null, 1)}\n`);
  const { areas } = fitted;
  const summary = `Fitted to ${fitted.messages} labelled structures. By weights that were fitted without their file, the probability that a true one scores above a
false one: clock times ${areas.clock.toFixed(3)}, eaten foods ${areas.eaten.toFixed(3)}, starts of meals ${areas.boundary.toFixed(3)}.
`;
  console.log(summary);
  recordFigures("fit of structure", `${command} --only structure`, summary);
}

function fitConfidenceOfMessages(): void {
  const recipes = readSets("recipes-2*.tsv");
  const sets = [
    ...[labelled, ...recipes].map((rows) => ({ rows, weight: 1, isFresh: false })),
    ...readSets("{lists/*,phrases-*}.tsv").map((rows) => ({
      rows,
      weight: listedWeight,
      isFresh: false,
    })),
    ...freshSets.map((rows, at) => ({ rows, weight: freshWeight(at), isFresh: true })),
  ];
  const confidence = fitConfidence(sets, index, context);
  const { rows, area } = confidence;
  write("confidence", confidence.weights, { rows, area });
  write("doubts", confidence.doubts, { rows, area });
  const summary = `${folds}-fold cross-validated by whole sets on ${confidence.messages} messages of the blind sets (fitted to ${confidence.rows}): area under the curve ${confidence.area.toFixed(3)}; wrong at
0.7 or more ${percent(confidence.wrongAndSure)}, right at 0.7 or more ${percent(confidence.rightAndSure)}.
`;
  console.log(summary);
  recordFigures("fit of confidence", `${command} --only confidence`, summary);
}

/** Not to recipes: a misread recipe is far off, and ranges that are wide enough for it say nothing of other messages. */
function fitRangeOfMessages(): void {
  const { weights, rows, inside, width } = fitRange(newest, index, context);
  write("range", weights, { rows, inside, width });
  const summary = `The middle of the fair range lies within the stated range for ${percent(inside)} of ${rows} messages of the newest sets, whose highest
energy is ${Math.exp(width).toFixed(2)} times the lowest on average.
`;
  console.log(summary);
  recordFigures("fit of range", `${command} --only range`, summary);
}

function fitReadingsOfInstructions(): void {
  const folder = join(labelledData, "labelled-instructions");
  const files = globSync("*.tsv", { cwd: folder }).sort();
  const sets = files.map((name) => readInstructionRows(join(folder, name)).flatMap(toLabelled));
  const path = resolve(root, "packages/nutrition/src/edit/ranking/weights.json");
  const before = JSON.parse(readFileSync(path, "utf8")) as { readonly scale: number };
  const fitted = fitReadings([...sets, testedInstructions(), translatedInstructions()]);
  const { instructions, predictions, unread } = fitted;
  const weights = Object.fromEntries(
    Object.entries(fitted.weights).map(([name, weight]) => [
      name,
      Math.round(weight * before.scale),
    ]),
  );
  const content = {
    scale: before.scale,
    fitted: { data: "labelled instructions", instructions },
    weights,
  };
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  const table = markdownTable(
    ["done from a probability of", "rightly", "wrongly"],
    [0.5, 0.6, 0.7, 0.8, 0.9].map((least) => {
      const done = predictions.filter(({ probability }) => probability >= least);
      const right = done.filter(({ isRight }) => isRight).length;
      return [String(least), String(right), String(done.length - right)];
    }),
  );
  const summary = `Of ${instructions} instructions the parsers refuse ${unread}. With weights that were fitted without the instruction's set, of these are done:

${table}`;
  console.log(summary);
  recordFigures("fit of readings", `${command} --only readings`, summary);
}

/** None if the row's meal cannot be logged, or for an undo. */
function toLabelled(row: InstructionRow): readonly LabelledInstruction[] {
  const meal = logMeal(row, index);
  if (!meal || row.expected === "restored") return [];
  const isRight = (outcome: EditOutcome) => findFaults(row, meal, outcome).length === 0;
  const { instruction } = row;
  return [{ meal, instruction, foods: index, written: everydayContext, weight: 1, isRight }];
}

/** The instructions of our tests, and those that must be refused. */
function testedInstructions(): readonly LabelledInstruction[] {
  const tested = { foods: index, written: writtenAt, weight: weightOfTested };
  const done = readInstructions().map((line) => {
    const meal = getMeal(line.meal);
    const isRight = (outcome: EditOutcome) =>
      findEditFaults(line, meal, outcome, index).length === 0;
    return { ...tested, meal, instruction: line.instruction, isRight };
  });
  const refused = readRefusedInstructions().map(({ meal, instruction }) => ({
    ...tested,
    meal: getMeal(meal),
    instruction,
    isRight: (outcome: EditOutcome) => outcome.kind === "refused",
  }));
  return [...done, ...refused];
}

/** The instructions of our tests in other languages, as they are translated. */
function translatedInstructions(): readonly LabelledInstruction[] {
  return readTranslatedEdits().flatMap(({ tag, message, instruction, expected }) => {
    const language = context.otherLanguages.find((one) => one.tag === tag);
    const written = { ...writtenAt, ...(language && { language }) };
    const [meal] = estimateMeals(message, index, written).meals;
    return [false, true].flatMap((isByWords) => {
      const translated = meal && translateEdit(meal, instruction, index, written, isByWords);
      if (!translated) return [];
      const isRight = (outcome: EditOutcome) =>
        expected.startsWith("refused")
          ? outcome.kind === "refused"
          : describeEditedMeal(meal, translated.localize(outcome)) === expected;
      return [{ ...translated, weight: 1, isRight }];
    });
  });
}

/** The blind sets, oldest first: z is followed by aa. */
function readSets(pattern: string) {
  const folder = join(labelledData, "labelled-messages");
  return globSync(pattern, { cwd: folder })
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .map((name) => readEverydayRows(join(folder, name)));
}

function improve(file: WeightFile, rows: readonly FittingRow[]) {
  const scoreRows = () => {
    const tried = buildFoodIndex(starter);
    return rows.map((row) => row.score(tried));
  };
  const result = improveWeights(file, readWeights(file).values, scoreRows, folds);
  write(file, result.changes, { rows: rows.length, score: result.crossValidated });
  say(`${file}: ${Object.keys(result.changes).length} weights changed`);
  return { file, rows: rows.length, changed: Object.keys(result.changes).length, ...result };
}

function pathOf(file: WeightFile): string {
  return resolve(root, `packages/nutrition/src/estimate/weights/${file}.json`);
}

function readWeights(file: WeightFile) {
  const content = JSON.parse(readFileSync(pathOf(file), "utf8")) as {
    scale: number;
    weights: Record<string, number>;
  };
  const entries = Object.entries(content.weights);
  return {
    ...content,
    values: Object.fromEntries(entries.map(([name, weight]) => [name, weight / content.scale])),
  };
}

/** Writes weights as integers, with where they come from. */
function write(
  file: WeightFile,
  changes: Readonly<Record<string, number>>,
  fitted: Readonly<Record<string, number>>,
): void {
  const { scale, weights: before } = readWeights(file);
  // A word that has no weight any more is left out.
  const weights = file === "doubts" ? {} : before;
  for (const [name, weight] of Object.entries(changes)) weights[name] = Math.round(weight * scale);
  const rounded = Object.entries(fitted).map(([name, value]) => [
    name,
    Math.round(value * 1e4) / 1e4,
  ]);
  const data = "labelled messages, USDA names and portions weighted by NHANES 2007-2012";
  const content = { scale, fitted: { data, ...Object.fromEntries(rounded) }, weights };
  writeFileSync(pathOf(file), `${JSON.stringify(content, null, 2)}\n`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
