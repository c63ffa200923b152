import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importedFoodsName, loadImportedFoods } from "../imported-foods.ts";
import { isLongRun } from "../testing/long-run.ts";
import { importFoods } from "./import-foods.ts";
import {
  amountTable,
  csvOf,
  foodColumns,
  macros,
  nutrientTable,
  srTables,
  TestFolder,
  zipOf,
} from "./test-downloads.ts";

const sr = "FoodData_Central_sr_legacy_food_csv_2018-04";
const newerSr = "FoodData_Central_sr_legacy_food_csv_2019-04";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clear());

const run = (...paths: string[]) => importFoods({ dataDir: folder.dataDir, paths });
const tableBytes = () => readFileSync(join(folder.dataDir, importedFoodsName));

/** Expects that the import fails, and that the folder contains only the unchanged table. */
async function expectUntouched(attempt: () => Promise<unknown>, message: RegExp) {
  await run(folder.csvZip(sr, srTables()));
  const before = tableBytes();
  await expect(attempt()).rejects.toThrow(message);
  expect(tableBytes().equals(before)).toBe(true);
  expect(readdirSync(folder.dataDir)).toEqual([importedFoodsName]);
}

describe("a failed import does not change the table", () => {
  const zipBytes = () => readFileSync(folder.csvZip(newerSr, srTables(50)));

  test("if the zip is truncated", async () => {
    const half = zipBytes().subarray(0, -400);
    await expectUntouched(
      () => run(folder.write("half.zip", half)),
      /half\.zip is not a whole zip file .*download it again/,
    );
  });

  test("if the zip is damaged", async () => {
    const bytes = zipBytes();
    bytes.fill(0x55, 300, 340);
    await expectUntouched(
      () => run(folder.write("bad.zip", bytes)),
      /bad\.zip is damaged \(nutrient\.csv: .*download it again/,
    );
  });

  test("if a checksum in the zip differs", async () => {
    const bytes = zipBytes();
    // The checksum of the first entry in the central directory.
    const entry = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bytes.writeUInt32LE(12345, entry + 16);
    await expectUntouched(
      () => run(folder.write("bad.zip", bytes)),
      /bad\.zip is damaged \(nutrient\.csv: its checksum differs\)/,
    );
  });

  test("if a row is broken; the error names the file and line", async () => {
    const path = folder.csvFolder(newerSr, srTables(50));
    const file = join(path, "food_nutrient.csv");
    const lines = readFileSync(file, "utf8").split("\n");
    lines[5] = '"5","102"';
    writeFileSync(file, lines.join("\n"));
    await expectUntouched(() => run(path), /food_nutrient\.csv, line 6: the row is broken/);
  });

  test("if a quote is not closed", async () => {
    const path = folder.csvFolder(newerSr, srTables(50));
    const file = join(path, "food.csv");
    writeFileSync(file, readFileSync(file, "utf8").slice(0, -20));
    await expectUntouched(() => run(path), /food\.csv, line \d+: the row is broken/);
  });

  test("if the JSON is truncated", async () => {
    const text = JSON.stringify({ SRLegacyFoods: [{ fdcId: 9, description: "Plum" }] });
    const path = folder.write("foods.json", text.slice(0, -4));
    await expectUntouched(() => run(path), /foods\.json is not whole JSON/);
  });

  test("if the second of two files is broken", async () => {
    const good = folder.csvZip(newerSr, srTables(50));
    const bad = folder.write("bad.zip", "no zip at all");
    await expectUntouched(() => run(good, bad), /bad\.zip is not a whole zip file/);
  });

  test("if no food has nutrients", async () => {
    const path = folder.csvFolder(newerSr, { ...srTables(), "food_nutrient.csv": amountTable([]) });
    await expectUntouched(() => run(path), /not one food has its energy/);
  });

  test("if it is aborted during reading or writing", async () => {
    const path = folder.csvZip(newerSr, srTables(50));
    for (const step of ["reading", "writing"] as const) {
      const stopping = new AbortController();
      const attempt = () =>
        importFoods({
          dataDir: folder.dataDir,
          paths: [path],
          signal: stopping.signal,
          onProgress: (progress) => progress.step === step && stopping.abort(),
        });
      await expectUntouched(attempt, /abort/i);
    }
  });

  test("if the process is killed; the next import removes its files", async () => {
    await run(folder.csvZip(sr, srTables()));
    const before = tableBytes();
    const path = folder.csvZip(newerSr, srTables(50));
    const child = runInChild(
      `onProgress: ({ step }) => step === "writing" && process.kill(process.pid, "SIGKILL")`,
      path,
    );
    expect((await once(child, "exit"))[1]).toBe("SIGKILL");
    expect(tableBytes().equals(before)).toBe(true);
    expect(readdirSync(folder.dataDir)).toHaveLength(2);
    await run(path);
    expect(readdirSync(folder.dataDir)).toEqual([importedFoodsName]);
    expect(folder.food(101).per100g.calories_kcal).toBe(50);
  }, 30_000);
});

/** Runs an import in another process. */
function runInChild(options: string, path: string, ...nodeOptions: string[]) {
  const program = `
    import { importFoods } from ${JSON.stringify(new URL("import-foods.ts", import.meta.url).href)};
    await importFoods({ dataDir: ${JSON.stringify(folder.dataDir)}, paths: [${JSON.stringify(path)}], ${options} });
  `;
  const args = [...nodeOptions, "--input-type=module", "--eval", program];
  return spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
}

describe("repeated imports", () => {
  test("importing the same release again gives the same bytes", async () => {
    const path = folder.csvZip(sr, srTables());
    await run(path);
    const first = tableBytes();
    const report = await run(path);
    expect(tableBytes().equals(first)).toBe(true);
    expect(report.replaced).toEqual([]);
    expect(report.releases).toMatchObject([{ foods: 2, portions: 2 }]);
  });

  test("two releases give the same bytes in either order, in one import or in two", async () => {
    const one = folder.csvZip(sr, srTables());
    const other = folder.write(
      "FoodData_Central_foundation_food_json_2024-10-31.json",
      JSON.stringify({ FoundationFoods: [jsonFood(301)] }),
    );
    const results = [];
    for (const order of [[[one, other]], [[other, one]], [[one], [other]], [[other], [one]]]) {
      folder.clear();
      folder.csvZip(sr, srTables());
      folder.write(
        "FoodData_Central_foundation_food_json_2024-10-31.json",
        JSON.stringify({ FoundationFoods: [jsonFood(301)] }),
      );
      for (const paths of order) await run(...paths);
      results.push(tableBytes().toString("base64"));
    }
    expect(new Set(results).size).toBe(1);
  });

  test("a newer release replaces the older; the older is imported again only with isOlderWanted", async () => {
    const old = folder.csvZip(sr, srTables(100));
    const fresh = folder.csvZip(newerSr, srTables(50));
    await run(old);
    expect((await run(fresh)).replaced).toEqual(["USDA SR Legacy 2018-04"]);
    expect(folder.foods()).toHaveLength(2);
    const again = await run(old);
    expect(again.imported).toEqual([]);
    expect(again.leftOut[0]).toMatch(/2018-04 .*USDA SR Legacy 2019-04 is newer/);
    expect(folder.food(101).per100g.calories_kcal).toBe(50);
    await importFoods({ dataDir: folder.dataDir, paths: [old], isOlderWanted: true });
    expect(folder.food(101).per100g.calories_kcal).toBe(100);
  });
});

const jsonFood = (fdcId: number) => ({
  fdcId,
  description: "Kale, raw",
  foodNutrients: [{ nutrient: { number: "208", unitName: "kcal" }, amount: 43 }],
});

describe("an import of a wrong file fails with an error that names it and the problem", () => {
  const wanted = /is not a FoodData Central download: expected food\.csv.*FoundationFoods/;

  test("a zip without food data", async () => {
    const path = folder.write("photo.zip", zipOf([["photo.jpg", "not a food"]]));
    await expect(run(path)).rejects.toThrow(/photo\.zip is not a FoodData Central download/);
    await expect(run(path)).rejects.toThrow(wanted);
    expect(existsSync(join(folder.dataDir, importedFoodsName))).toBe(false);
  });

  test("a PDF, and a missing file", async () => {
    await expect(run(folder.write("menu.pdf", "%PDF"))).rejects.toThrow(wanted);
    await expect(run(join(folder.path, "gone.zip"))).rejects.toThrow(
      /gone\.zip: there is no such file/,
    );
  });

  test("JSON without food data, and text that is not JSON", async () => {
    await expect(run(folder.write("a.json", '{"foods": []}'))).rejects.toThrow(wanted);
    await expect(run(folder.write("b.json", "[1, 2]"))).rejects.toThrow(wanted);
    await expect(run(folder.write("c.json", "hello"))).rejects.toThrow(/c\.json is not whole JSON/);
  });

  test("a table without a required column", async () => {
    const path = folder.csvFolder(sr, { ...srTables(), "nutrient.csv": [["id", "name"]] });
    await expect(run(path)).rejects.toThrow(
      /nutrient\.csv has no column unit_name and nutrient_nbr/,
    );
  });

  test("an incomplete download", async () => {
    const path = folder.csvFolder(sr, { "food.csv": [foodColumns] });
    await expect(run(path)).rejects.toThrow(
      /has food\.csv but no food_nutrient\.csv and nutrient\.csv/,
    );
  });

  test("a download without foods", async () => {
    const path = folder.csvFolder(sr, {
      ...srTables(),
      "food.csv": [foodColumns, [1, "sample_food", "x", 1, ""]],
    });
    await expect(run(path)).rejects.toThrow(/food\.csv has no food/);
  });
});

test("an import is rejected while another is running, whose process and files are left alone", async () => {
  const path = folder.csvZip(sr, srTables());
  const other = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
  try {
    folder.write("data/foods.importing/process", String(other.pid));
    await expect(run(path)).rejects.toThrow(/Another import is running/);
    expect(other.exitCode ?? other.signalCode).toBeNull();
    expect(readdirSync(folder.dataDir)).toEqual(["foods.importing"]);
    expect(readdirSync(join(folder.dataDir, "foods.importing"))).toEqual(["process"]);
  } finally {
    other.kill("SIGKILL");
  }
});

test("loading a damaged table fails with an error that names the file and the command to repair it", () => {
  folder.write(
    `data/${importedFoodsName}`,
    "not a database, but long enough to look at".repeat(50),
  );
  expect(() => loadImportedFoods(folder.dataDir)).toThrow(
    /foods\.db cannot be read .*npm run foods:import/,
  );
});

test("imports 20,000 foods, or 200,000 in the long run, with a heap of 64 MB", async () => {
  const count = isLongRun ? 200_000 : 20_000;
  const ids = Array.from({ length: count }, (_, index) => 1_000_000 + index);
  const path = folder.csvFolder("sr_legacy_2024-10-31", { "nutrient.csv": nutrientTable });
  const table = (name: string, header: string[], rowsOf: (id: number) => (string | number)[][]) =>
    folder.write(
      `sr_legacy_2024-10-31/${name}`,
      csvOf([header]) + ids.map((id) => csvOf(rowsOf(id))).join(""),
    );
  table("food.csv", foodColumns, (id) => [
    [id, "sr_legacy_food", `OAT BAR ${id}`, "Snacks", "2024-01-01"],
  ]);
  table("food_nutrient.csv", ["id", "fdc_id", "nutrient_id", "amount"], (id) =>
    macros(id, 420).map((figure) => [1, ...figure]),
  );
  const child = runInChild("", path, "--max-old-space-size=64");
  expect((await once(child, "exit"))[0]).toBe(0);
  expect(loadImportedFoods(folder.dataDir)).toHaveLength(ids.length);
}, 120_000);
