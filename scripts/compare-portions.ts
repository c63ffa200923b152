import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadStarterTable } from "../packages/food-table/src/index.ts";
import type { Food } from "../packages/nutrition/src/index.ts";
import { root } from "./setup.mjs";

const usage = `Compares the usual portion of each food with what people ate in NHANES.

  node scripts/compare-portions.ts FILE

FILE is a table separated by tabs with the columns fdc_id_2021_2023, description, eatings, g_p10, g_p50
and g_p90, which are grams per eating. Lists the foods whose usual portion is outside the middle 80 %
and that have no reason in packages/food-table/portion-notes.csv. The exit code is 1 if there are any.
`;

/** Fewer eatings than this say little about the 10th and 90th percentile. */
const minEatings = 30;

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
  const compared = loadStarterTable().flatMap((food) => toCompared(food, eaten));
  const outside = compared.filter(({ isOutside }) => isOutside);
  const unexplained = outside.filter(({ id }) => !reasons.has(id));
  const unneeded = [...reasons].filter((id) => outside.every((one) => one.id !== id));
  const explained = outside.length - unexplained.length;
  console.log(`${compared.length} foods compared, ${explained} outside with a reason`);
  for (const { id, words } of unexplained) console.log(`outside: ${id}: ${words}`);
  for (const id of unneeded) console.log(`not outside, remove its reason: ${id}`);
  return unexplained.length + unneeded.length > 0 ? 1 : 0;
}

/** A food with its eatings; [] if NHANES has none of its record, or if it has no usual portion. */
function toCompared(
  { id, portions, defaultPortion, source }: Food,
  eaten: ReadonlyMap<string, Eaten>,
) {
  const portion = defaultPortion === null ? undefined : portions[defaultPortion];
  const found = source.dataset.includes("FNDDS") ? eaten.get(source.id) : undefined;
  if (!portion || !found) return [];
  const { low, median, high, eatings, description } = found;
  const range = `${low} to ${high} g, median ${median} g of ${eatings}`;
  return {
    id,
    isOutside: portion.grams < low || portion.grams > high,
    words: `${portion.label} = ${portion.grams} g; ${range} (${description})`,
  };
}

/** By FDC id; only foods that were eaten often enough. */
function readEaten(path: string): ReadonlyMap<string, Eaten> {
  const [head = "", ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  const columns = head.split("\t");
  const rows = lines.map((line): readonly [string, Eaten] => {
    const cells = line.split("\t");
    const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
    const [eatings, low, median, high] = ["eatings", "g_p10", "g_p50", "g_p90"].map((name) =>
      Number(cell(name)),
    ) as [number, number, number, number];
    return [
      cell("fdc_id_2021_2023"),
      { description: cell("description"), eatings, low, median, high },
    ];
  });
  return new Map(rows.filter(([id, { eatings }]) => id !== "" && eatings >= minEatings));
}

function readReasons(): ReadonlySet<string> {
  const path = resolve(root, "packages/food-table/portion-notes.csv");
  const lines = readFileSync(path, "utf8").trimEnd().split("\n").slice(1);
  return new Set(lines.map((line) => line.slice(0, line.indexOf(","))));
}
