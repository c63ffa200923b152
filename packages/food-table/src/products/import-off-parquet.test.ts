import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parquetBiscuit, toParquet } from "./test-parquet.ts";
import { biscuit, biscuitCode, makeBarcode, ProductFolder } from "./test-products.ts";

let folder: ProductFolder;
beforeEach(() => {
  folder = new ProductFolder();
});
afterEach(() => folder.clear());

const write = (groups: readonly (readonly object[])[], left: readonly string[] = []) =>
  folder.write("food.parquet", toParquet(groups, left));
const other = { ...parquetBiscuit, code: makeBarcode(1) };

describe("Open Food Facts, Parquet", () => {
  test("a product is the same as from the JSONL dump", async () => {
    const vitamin = { ...biscuit.nutriments, "vitamin-c_100g": 0.03 };
    await folder.importLines([{ ...biscuit, nutriments: vitamin }]);
    const expected = folder.product(biscuitCode);
    const parquet = new ProductFolder();
    await parquet.import([parquet.write("food.parquet", toParquet([[parquetBiscuit]]))]);
    expect(parquet.product(biscuitCode)).toEqual(expected);
    parquet.clear();
    expect(expected.food.per100g).toMatchObject({ calories_kcal: 420, vit_c_mg: 30 });
    expect(expected.food.aliases).toEqual(["Biscuits à l'avoine"]);
  });

  test("all groups of rows are read, and rows are refused for the same reasons", async () => {
    const unnamed = { ...parquetBiscuit, code: makeBarcode(2), product_name: [] };
    const bare = { ...parquetBiscuit, code: makeBarcode(3), nutriments: null };
    const marked = {
      ...parquetBiscuit,
      code: makeBarcode(4),
      data_quality_errors_tags: ["en:energy-value-in-kcal-does-not-match-value-in-kj"],
    };
    const path = write([[parquetBiscuit, unnamed], [bare], [marked, other]]);
    expect(await folder.import([path])).toEqual({
      "no name": 1,
      "no energy": 1,
      "marked as wrong by its source": 1,
    });
    expect(folder.product(biscuitCode).food.name).toBe(folder.product(other.code).food.name);
  });

  test("a language can be chosen, and a country", async () => {
    const german = { ...other, lang: "de", product_name: [{ lang: "main", text: "Haferkekse" }] };
    const options = { languages: ["fr"], countries: ["france"] };
    const path = write([[parquetBiscuit, german]]);
    expect(await folder.import([path], options)).toEqual({
      "no name in the languages": 1,
    });
    expect(folder.product(biscuitCode).food.name).toBe("Biscuits à l'avoine (Hill Farm)");
  });

  test("an interrupted import continues within a group", async () => {
    const group = (from: number) =>
      Array.from({ length: 1500 }, (_, at) => ({
        ...parquetBiscuit,
        code: makeBarcode(from + at),
      }));
    const path = write([group(0), group(1500)]);
    const stop = new AbortController();
    const onProgress = ({ rows }: { rows: number }) => {
      if (rows >= 2000) stop.abort();
    };
    const stopped = folder.import([path], { signal: stop.signal, onProgress });
    await expect(stopped).rejects.toThrow(/abort/i);
    expect(folder.store.findByBarcode(makeBarcode(0))).toBeUndefined();
    await folder.import([path]);
    for (const number of [0, 1999, 2000, 2999])
      expect(folder.product(makeBarcode(number)).brand).toBe("Hill Farm");
    expect(folder.store.listCollections().map(({ products }) => products)).toEqual([3000]);
  });

  test("a file that is cut off, no Parquet file, or of something else is refused", async () => {
    const whole = readFileSync(write([[parquetBiscuit]]));
    const cut = folder.write("cut.parquet", whole.subarray(0, whole.length - 9));
    await expect(folder.import([cut])).rejects.toThrow(/is not a whole Parquet file/);
    const text = folder.write("text.parquet", "code\tproduct_name\n".repeat(20));
    await expect(folder.import([text])).rejects.toThrow(/is not a whole Parquet file/);
    const damaged = Buffer.from(whole);
    damaged.fill(255, 4, Math.floor(whole.length / 2));
    const broken = folder.write("damaged.parquet", damaged);
    await expect(folder.import([broken])).rejects.toThrow(/is not a whole Parquet file/);
    const others = write([[parquetBiscuit]], ["nutriments"]);
    await expect(folder.import([others])).rejects.toThrow(
      /no column nutriments.name and nutriments.100g: it is no Parquet export/,
    );
  });
});
