import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadStarterTable } from "../packages/food-table/src/index.ts";
import type { Food } from "../packages/nutrition/src/index.ts";
import { root } from "./setup.mjs";

const usage = `Compares the usual portion of each food with what people ate in NHANES.

  node scripts/compare-portions.ts FILE

FILE is a table separated by tabs with the columns fdc_id_2021_2023, description, eatings, g_p10, g_p50
and g_p90, which are grams per eating. A food is compared with the row of its record of FNDDS, or else with
the row whose description has the same words as one of its names. Lists the foods whose usual portion is outside
the middle 80 % and that have no reason in packages/food-table/portion-notes.csv. The exit code is 1 if there are any.
`;

/** Fewer eatings than this say little about the 10th and 90th percentile. */
const minEatings = 30;

/** Words of a description that say nothing about the food: "NS as to form". */
const unspecifiedPattern = /\bn[fs]s?( as to [^,]*)?(?=,|$)/g;
const emptyWords = new Set(["and", "or", "with", "of", "the", "a", "an", "kind", "type"]);

interface Eaten {
  readonly description: string;
  readonly eatings: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

const {
  positionals: [file],
} = parseArgs({ allowPositionals: true });
process.exitCode = file === undefined ? tellUsage() : compare(file);

function tellUsage(): number {
  process.stdout.write(usage);
  return 2;
}

function compare(path: string): number {
  const eaten = readEaten(resolve(process.env.INIT_CWD ?? ".", path));
  const reasons = readReasons();
  const foods = loadStarterTable();
  const compared = foods.flatMap((food) => toCompared(food, eaten));
  const outside = compared.filter(({ isOutside }) => isOutside);
  const unexplained = outside.filter(({ id }) => !reasons.has(id));
  const unneeded = [...reasons].filter((id) => outside.every((one) => one.id !== id));
  const explained = outside.length - unexplained.length;
  console.log(`${compared.length} foods compared, ${explained} outside with a reason`);
  for (const { id, words } of unexplained) console.log(`outside: ${id}: ${words}`);
  for (const id of unneeded) console.log(`not outside, remove its reason: ${id}`);
  return unexplained.length + unneeded.length > 0 ? 1 : 0;
}

/** A food with its eatings; [] if NHANES has neither its record nor its name, or if it has no usual portion. */
function toCompared(food: Food, { ofRecord, ofWords }: Eatings) {
  const { id, name, aliases, portions, defaultPortion, source } = food;
  const portion = defaultPortion === null ? undefined : portions[defaultPortion];
  const found =
    (source.dataset.includes("FNDDS") ? ofRecord.get(source.id) : undefined) ??
    [name, ...aliases].map((one) => ofWords.get(wordsKey(one))).find((one) => one !== undefined);
  if (!portion || !found) return [];
  const { low, median, high, eatings, description } = found;
  const range = `${low} to ${high} g, median ${median} g of ${eatings}`;
  return {
    id,
    isOutside: portion.grams < low || portion.grams > high,
    words: `${portion.label} = ${portion.grams} g; ${range} (${description})`,
  };
}

interface Eatings {
  readonly ofRecord: ReadonlyMap<string, Eaten>;
  readonly ofWords: ReadonlyMap<string, Eaten>;
}

/** The foods that were eaten often enough, by FDC id and by the words of their descriptions. */
function readEaten(path: string): Eatings {
  const [head = "", ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  const columns = head.split("\t");
  const rows = lines.map((line) => {
    const cells = line.split("\t");
    const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
    const [eatings, low, median, high] = ["eatings", "g_p10", "g_p50", "g_p90"].map((name) =>
      Number(cell(name)),
    ) as [number, number, number, number];
    const description = cell("description");
    return { id: cell("fdc_id_2021_2023"), eaten: { description, eatings, low, median, high } };
  });
  const often = rows.filter(({ eaten }) => eaten.eatings >= minEatings);
  const withIds = often.filter(({ id }) => id !== "");
  return {
    ofRecord: new Map(withIds.map(({ id, eaten }) => [id, eaten])),
    // The rows begin with the food that was eaten most, which wins.
    ofWords: new Map(
      often.toReversed().map(({ eaten }) => [wordsKey(eaten.description), eaten] as const),
    ),
  };
}

/** The distinct words of a name in alphabetical order, without plurals. */
function wordsKey(name: string): string {
  const words = name
    .toLowerCase()
    .replace(unspecifiedPattern, "")
    .split(/[^\p{L}\d%']+/u)
    .filter((word) => word !== "" && !emptyWords.has(word))
    .map((word) => word.replace(/(?<=[^s])s$|(?<=o|sh|ch)es$/, ""));
  return [...new Set(words)].sort().join(" ");
}

function readReasons(): ReadonlySet<string> {
  const path = resolve(root, "packages/food-table/portion-notes.csv");
  const lines = readFileSync(path, "utf8").trimEnd().split("\n").slice(1);
  return new Set(lines.map((line) => line.slice(0, line.indexOf(","))));
}
