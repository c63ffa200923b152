import { spawnSync } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import type { Figure } from "./figure.ts";

/** Branded foods made up, a fifth of the official release; MORSEL_BENCH_FOODS sets another number. */
const foodCount = Number(process.env.MORSEL_BENCH_FOODS ?? 400_000);

/** The importer over a Branded release in the official layout, and a start with what it left. */
export async function benchImport(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "morsel-bench-import-"));
  try {
    const download = join(folder, "FoodData_Central_branded_food_csv_2026-04-30");
    const rows = await writeBrandedDownload(download, foodCount);
    const dataDir = JSON.stringify(join(folder, "data"));
    const paths = JSON.stringify([download]);
    const imported = runAlone(
      `import { importFoods } from "@morsel/food-table/import";
       await importFoods({ dataDir: ${dataDir}, paths: ${paths} });`,
    );
    const loaded = runAlone(
      `import { loadFoods } from "@morsel/food-table";
       globalThis.foods = loadFoods({ dataDir: ${dataDir} });`,
    );
    const indexed = runAlone(
      `import { loadFoods } from "@morsel/food-table";
       import { buildFoodIndex } from "@morsel/nutrition/estimate";
       globalThis.index = buildFoodIndex(loadFoods({ dataDir: ${dataDir} }));`,
    );
    const size = `${foodCount.toLocaleString("en")} branded foods`;
    return [
      { name: `${size} (${rows} rows) imported`, value: imported.ms, unit: "ms" },
      { name: "a million rows imported", value: (imported.ms * 1e6) / rows, unit: "ms" },
      { name: "most memory while importing", value: imported.mostMb, unit: "MB", goal: 512 },
      { name: `${size} and the starter table loaded`, value: loaded.ms, unit: "ms" },
      { name: "memory with them loaded", value: loaded.mb, unit: "MB" },
      { name: "loaded and indexed", value: indexed.ms, unit: "ms" },
      { name: "memory with the index", value: indexed.mb, unit: "MB", goal: 1000 },
      { name: "most memory while indexing", value: indexed.mostMb, unit: "MB" },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Run {
  readonly ms: number;
  /** Resident after a collection of garbage. */
  readonly mb: number;
  readonly mostMb: number;
}

/** A program in a process of its own: its memory is nobody else's. */
function runAlone(program: string): Run {
  const measured = `const started = performance.now();
    ${program.replaceAll(/^\s*import (.*) from (.*);$/gm, "const $1 = await import($2);")}
    const ms = performance.now() - started;
    globalThis.gc();
    const mb = process.memoryUsage().rss / 1e6;
    console.log(JSON.stringify({ ms, mb, mostMb: process.resourceUsage().maxRSS / 1e3 }));`;
  const args = ["--expose-gc", "--input-type=module", "--eval", measured];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Run;
}

const figures: readonly [id: number, number: string, unit: string][] = [
  [1003, "203", "G"],
  [1004, "204", "G"],
  [1005, "205", "G"],
  [1008, "208", "KCAL"],
  [2000, "269", "G"],
  [1079, "291", "G"],
  [1087, "301", "MG"],
  [1089, "303", "MG"],
  [1092, "306", "MG"],
  [1093, "307", "MG"],
  [1104, "318", "IU"],
  [1253, "601", "MG"],
  [1257, "605", "G"],
  [1258, "606", "G"],
];

const words =
  "oat honey almond dark milk chocolate crunchy organic spicy bean tomato garlic cheddar cream maple".split(
    " ",
  );
const things = "bar cookies cereal soup sauce chips yogurt crackers drink pasta".split(" ");

/** Writes the tables, and gives their number of rows. */
async function writeBrandedDownload(folder: string, foods: number): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const ids = Array.from({ length: foods }, (_, index) => 1_000_000 + index);
  const pick = (list: readonly string[], seed: number) => list[seed % list.length] ?? "";
  await writeTable(
    folder,
    "nutrient.csv",
    "id,name,unit_name,nutrient_nbr,rank",
    figures,
    (row) => {
      const [id, number, unit] = row;
      return `"${id}","","${unit}","${number}",""\n`;
    },
  );
  await writeTable(
    folder,
    "food.csv",
    "fdc_id,data_type,description,food_category_id,publication_date",
    ids,
    (id) => {
      const [one, two] = [pick(words, id * 7), pick(words, Math.floor(id / 15))];
      const name = `${one} ${two} ${pick(things, id * 3)}, ${pick(words, id * 11)} no ${id % 977}`;
      return `"${id}","branded_food","${name.toUpperCase()}","","2026-04-30"\n`;
    },
  );
  await writeTable(
    folder,
    "branded_food.csv",
    "fdc_id,brand_owner,brand_name,gtin_upc,ingredients,serving_size,serving_size_unit,household_serving_fulltext",
    ids,
    (id) =>
      `"${id}","Maker ${id % 5000}, Inc.","","${id}","${`SUGAR, ""SALT"", `.repeat(10)}","30","g","2 pieces"\n`,
  );
  await writeTable(folder, "food_nutrient.csv", "id,fdc_id,nutrient_id,amount", ids, (id) =>
    figures
      .map(([nutrient], index) => `"","${id}","${nutrient}","${(id + index) % 25}.5"\n`)
      .join(""),
  );
  return foods * (2 + figures.length);
}

async function writeTable<Row>(
  folder: string,
  name: string,
  header: string,
  rows: readonly Row[],
  lineOf: (row: Row) => string,
): Promise<void> {
  const file = createWriteStream(join(folder, name));
  file.write(`${header}\n`);
  for (let first = 0; first < rows.length; first += 1000) {
    const text = rows
      .slice(first, first + 1000)
      .map(lineOf)
      .join("");
    if (!file.write(text)) await new Promise((resolve) => file.once("drain", resolve));
  }
  file.end();
  await finished(file);
}
