// `npm run fit`: fits the weights of the engine to labelled data. docs/accuracy.md describes it.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadStarterTable } from "@morsel/food-table";
import { buildFoodIndex, type WeightFile } from "@morsel/nutrition/estimate";
import { loadLanguages } from "../../apps/server/src/modules/foods/message-languages.ts";
import { markdownTable, recordFigures } from "../doc-figures.ts";
import { everydayContext, readEverydayRows } from "../eval/everyday.ts";
import { readInstructionRows } from "../eval/instructions.ts";
import { root, say, stop } from "../setup.mjs";
import { fitConfidence, folds } from "./fit-confidence.ts";
import { fitRange } from "./fit-range.ts";
import { fitTalk } from "./fit-talk.ts";
import { type FittingRow, generateRows, messageRows } from "./fitting-rows.ts";
import { improveWeights } from "./improve-weights.ts";

const usage = `Fits the weights in packages/nutrition/src/estimate/weights to labelled data.

  npm run fit -- eaten-foods.tsv [--only confidence|talk]

Needs USDA's SR Legacy and FNDDS, imported by npm run foods:import, and a file of how often each food
is eaten (columns: code, FDC id, description, eatings). Running it twice on the same data gives the same
files. It takes about seven minutes. --only confidence fits only confidence and ranges, --only talk only which clauses of
an instruction are talk.
`;

const parts = ["weights", "confidence", "talk"] as const;
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
/** The reader was not changed yet for the newest sets, so that its errors are those of new messages. */
const newestSets = 4;
const newest = freshSets.slice(-newestSets).flat();
const fresh = freshSets.slice(0, -newestSets).flat();
const starter = loadStarterTable();
const index = buildFoodIndex(starter);
/** A message may be in any language, as in the app. */
const context = { ...everydayContext, otherLanguages: await loadLanguages(index) };
const command = "npm run fit -- eaten-foods.tsv";
const fits = {
  weights: fitWeights,
  confidence: fitConfidenceAndRange,
  talk: fitTalkOfInstructions,
};
for (const part of chosen) fits[part]();
const { user, system } = process.cpuUsage(started);
say(`${Math.round((user + system) / 1e6)} seconds of processor time`);

function fitWeights(): void {
  /** A third of the messages, so that a run stays below ten minutes. */
  const messages = messageRows(
    [...labelled, ...fresh, ...newest].filter((_, at) => at % 3 === 0),
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

function fitConfidenceAndRange(): void {
  const newestRecipes = readSets("recipes-2*.tsv").slice(-newestSets).flat();
  const confidence = fitConfidence(labelled, fresh, newest, index, context);
  write("confidence", confidence.weights, { rows: confidence.rows, area: confidence.area });
  const range = fitRange([...newest, ...newestRecipes], index, context);
  write("range", range.weights, { rows: range.rows, inside: range.inside, width: range.width });
  const summary = `${folds}-fold cross-validated on ${confidence.messages} messages (fitted to ${confidence.rows}): area under the curve ${confidence.area.toFixed(3)}; wrong at
0.7 or more ${percent(confidence.wrongAndSure)}, right at 0.7 or more ${percent(confidence.rightAndSure)}. The middle of the fair range lies within
the stated range for ${percent(range.inside)} of ${range.rows} messages of the newest sets.
`;
  console.log(summary);
  recordFigures("fit of confidence", `${command} --only confidence`, summary);
}

function fitTalkOfInstructions(): void {
  const folder = join(labelledData, "labelled-instructions");
  const files = globSync("*.tsv", { cwd: folder }).sort();
  const sets = files.map((name) => readInstructionRows(join(folder, name)));
  const talk = fitTalk(sets, index);
  write("talk", talk.weights, { rows: talk.rows, right: talk.right, wrong: talk.wrong });
  const summary = `Of ${sets.flat().length} instructions ${talk.refused} have a change and clauses that neither a reader knows nor rules leave out. Without
these clauses, if weights that were fitted without the instruction's set take all of them for talk, ${talk.right} are done rightly and ${talk.wrong} wrongly; the others are refused.
`;
  console.log(summary);
  recordFigures("fit of talk", `${command} --only talk`, summary);
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
  // Which features talk has is found by the fit.
  const weights = file === "talk" ? {} : before;
  for (const [name, weight] of Object.entries(changes)) weights[name] = Math.round(weight * scale);
  const rounded = Object.entries(fitted).map(([name, value]) => [
    name,
    Math.round(value * 1e4) / 1e4,
  ]);
  const data =
    file === "talk"
      ? "labelled instructions"
      : "labelled messages, USDA names and portions weighted by NHANES 2007-2012";
  const content = { scale, fitted: { data, ...Object.fromEntries(rounded) }, weights };
  writeFileSync(pathOf(file), `${JSON.stringify(content, null, 2)}\n`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
