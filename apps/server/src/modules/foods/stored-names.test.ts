import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadStarterTable } from "@morsel/food-table";
import { buildFoodIndex } from "@morsel/nutrition/estimate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFoodIndexLoader } from "./load-index.ts";
import { formatStoredNames, readStoredNames } from "./stored-names.ts";

const foods = loadStarterTable();
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "morsel-names-"));
  file = join(folder, "names.bin");
  await writeFile(file, formatStoredNames(foods));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("The stored names of the food table", () => {
  it("give the same index as names that are indexed at the start", () => {
    const { spelling, ...stored } = createFoodIndexLoader(folder, file)();
    const { spelling: indexedSpelling, ...indexed } = buildFoodIndex(foods);
    expect(stored).toEqual(indexed);
    expect(spelling.knownWords()).toEqual(indexedSpelling.knownWords());
  });

  const [first, ...others] = foods;
  it.each([
    ["another food", [...foods, { ...first, id: "another" }]],
    ["another name", [{ ...first, name: "Another" }, ...others]],
    ["another alias", [{ ...first, aliases: ["another"] }, ...others]],
    ["a brand", [{ ...first, isBranded: true }, ...others]],
    ["an imported food", [{ ...first, isImported: true }, ...others]],
    ["another order", [...others, first]],
  ])("are not used for a table with %s", (_, changed) => {
    expect(readStoredNames(file, foods)).toBeDefined();
    expect(readStoredNames(file, changed as typeof foods)).toBeUndefined();
  });
});
