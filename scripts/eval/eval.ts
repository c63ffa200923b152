// `npm run eval`: how accurate the meal reader is on labelled descriptions. Needs no server.
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadFoods, loadStarterTable } from "@morsel/food-table";
import { buildFoodIndex, type FoodIndex, type MessageLanguages } from "@morsel/nutrition/estimate";
import { packLoaders } from "@morsel/nutrition/languages";
import { createBuiltInReader } from "../../apps/server/src/ai/built-in-reader.ts";
import { loadLanguages } from "../../apps/server/src/modules/foods/message-languages.ts";
import { isMisspeltMeals } from "../../packages/food-table/src/testing/misspelt-meals.ts";
import { recordFigures } from "../doc-figures.ts";
import { benchmarkOf, everydaySets, recordMeasured } from "../measured-figures.ts";
import { root, stop } from "../setup.mjs";
import { ablate, ablationMarkdown, removeFeature } from "./ablation.ts";
import { fileSets, generatedSets, testSets } from "./ablation-sets.ts";
import { isInstructions } from "./instructions.ts";
import { calibrate, measure } from "./measures.ts";
import { connectModelReader } from "./model-reader.ts";
import { estimateRows, type Outcome } from "./outcome.ts";
import {
  printCalibration,
  printReport,
  printWorst,
  type Report,
  reportMarkdown,
  writePredictions,
} from "./report.ts";
import { isEveryday, printEveryday } from "./report-everyday.ts";
import { printInstructions } from "./report-instructions.ts";
import { printMisspelt } from "./report-misspelt.ts";
import { type LabelledRow, readLabelledRows } from "./rows.ts";

const usage = `Measures the accuracy of the meal reader on labelled descriptions.

  npm run eval -- [options] FILE.csv...

  --foods starter|all     the starter table alone, or with what npm run foods:import has put
                          into DATA_DIR (default: starter)
  --reader built-in|model the reader to measure; 'model' is the language model that AI_MODEL and
                          the other settings of docs/operating.md name. It is sent every
                          description (default: built-in)
  --json                  one JSON object in place of the table
  --predictions FILE.csv  writes a line per description
  --worst N               the N descriptions with the largest carbohydrate errors
  --calibration           confidence against what came true
  --record                writes the figures of these foods to docs/accuracy.md, and those that the page
                          /accuracy shows; with .tsv files, how everyday messages are read now
  --without NAME          with the weight of one feature set to 0, as in match.headBonus; 'each' tries
                          every feature and prints what it is worth on each file, and on the
                          messages and edits of our tests
  --language TAG          everyday messages of a person who writes in this language, such as de
  --eaten FILE            with --without each, also on USDA's names and portions of the foods that
                          people eat most, by a file as npm run fit takes it

Files whose names end with .tsv are everyday messages
(packages/food-table/src/labelled-messages/README.md describes them), instructions about meals
(packages/food-table/src/labelled-instructions/README.md) or misspelt meals
(packages/food-table/src/misspelt-meals/README.md). Others are CSV with the column query and any of energy_kcal, protein_g, carbs_g, fat_g. The published
benchmark is NutriBench (https://huggingface.co/datasets/dongx1997/NutriBench, CC BY-NC-SA 4.0):
fetch it yourself, it is not part of this project. Files whose names begin with nutribench-v1 are
pooled as "v1".
`;

const { options, files } = readArguments();
const foods = options.foods === "all" ? loadFoods({ dataDir: dataDir() }) : loadStarterTable();
if (options.without === "each") {
  const generated = options.eaten === undefined ? [] : generatedSets(options.eaten, dataDir());
  const sets = [...fileSets(files), ...generated, ...testSets()];
  const ablation = await ablate(sets, foods);
  const command = `npm run eval -- --foods ${options.foods} --without each --eaten FILE --record FILE...`;
  if (options.record) recordFigures("ablation", command, ablationMarkdown(ablation, sets));
  process.exit();
}
if (options.without !== undefined) removeFeature(options.without);
const index = buildFoodIndex(foods);
const languages = await findLanguages(options.language, index);
for (const file of files.filter(isInstructions)) printInstructions(file, index, options.worst);
for (const file of files.filter(isMisspeltMeals)) printMisspelt(file, index, options.worst);
const everyday = files.filter(isEveryday);
const right = new Map<string, number>();
for (const file of everyday) {
  right.set(basename(file), printEveryday(file, index, options.worst, languages).right);
}
if (options.record && everyday.length > 0) {
  const command = "npm run eval -- --record packages/food-table/src/labelled-messages/fresh-*.tsv";
  recordMeasured("everyday", command, { sets: everydaySets(right) });
}
const described = files.filter(
  (file) => ![isEveryday, isInstructions, isMisspeltMeals].some((isKind) => isKind(file)),
);
if (described.length === 0) process.exit();
const reader = options.reader === "model" ? connectModelReader(index) : createBuiltInReader(index);
const outcomes = await estimateRows(readAllRows(described), reader);
if (options.predictions) writePredictions(options.predictions, outcomes);
const report = makeReport(outcomes);
if (options.json) {
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
} else {
  printReport(report);
  if (options.calibration) printCalibration(calibrate(outcomes));
  printWorst(outcomes, options.worst);
}
if (options.record) {
  const command = `npm run eval -- --foods ${options.foods} --record FILE.csv...`;
  const markdown = reportMarkdown(report, calibrate(outcomes));
  recordFigures(`accuracy with ${options.foods} foods`, command, markdown);
  recordMeasured(options.foods, command, benchmarkOf(report));
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        foods: { type: "string", default: "starter" },
        reader: { type: "string", default: "built-in" },
        json: { type: "boolean", default: false },
        predictions: { type: "string" },
        worst: { type: "string", default: "0" },
        calibration: { type: "boolean", default: false },
        record: { type: "boolean", default: false },
        without: { type: "string" },
        language: { type: "string", default: "en" },
        eaten: { type: "string" },
      },
    });
    const worst = Number(values.worst);
    if (!Number.isInteger(worst) || worst < 0) stop("--worst takes a whole number");
    const foods = (["starter", "all"] as const).find((name) => name === values.foods);
    if (!foods) return stop("--foods is starter or all");
    const reader = (["built-in", "model"] as const).find((name) => name === values.reader);
    if (!reader) return stop("--reader is built-in or model");
    if (positionals.length === 0) {
      process.stdout.write(usage);
      process.exit(0);
    }
    return { options: { ...values, worst, foods, reader }, files: positionals };
  } catch (error) {
    stop(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function readAllRows(paths: readonly string[]): LabelledRow[] {
  try {
    return paths.flatMap(readLabelledRows);
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}

/** A message may be in any language, as in the app. */
async function findLanguages(tag: string, foods: FoodIndex): Promise<MessageLanguages> {
  const otherLanguages = await loadLanguages(foods);
  const language = otherLanguages.find((one) => one.tag === tag);
  if (!language && tag !== "en") stop(`--language is en, ${Object.keys(packLoaders).join(", ")}`);
  return { otherLanguages, ...(language && { language }) };
}

/** The folder of the imported foods, as the server has it. */
function dataDir(): string {
  return resolve(process.env.DATA_DIR || resolve(root, "data"));
}

function makeReport(all: readonly Outcome[]): Report {
  const names = [...new Set(all.map(({ file }) => file))];
  const v1 = all.filter(({ file }) => file.startsWith("nutribench-v1"));
  const times = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    foods: options.foods,
    food_count: foods.length,
    reader: options.reader,
    files: names.map((name) => ({
      file: name,
      ...measure(all.filter(({ file }) => file === name)),
    })),
    pooled: v1.length > 0 ? { v1: measure(v1) } : {},
    milliseconds: { median: at(0.5), p99: at(0.99) },
  };
}
