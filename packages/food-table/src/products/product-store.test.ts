import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openFoodFacts, usdaBranded } from "./product-sources.ts";
import { biscuit, biscuitCode, makeBarcode, ProductFolder } from "./test-products.ts";

let folder: ProductFolder;
beforeEach(() => {
  folder = new ProductFolder();
});
afterEach(() => folder.clear());

const named = (name: string, brands: string, place: number, scans = 0) => ({
  ...biscuit,
  code: makeBarcode(place),
  product_name: name,
  product_name_en: name,
  product_name_fr: "",
  brands,
  unique_scans_n: scans,
});

const names = (query: string, isTyping = false) =>
  folder.store.search(query, 10, { isTyping }).map(({ food }) => food.name);

describe("The product store", () => {
  it("finds nothing while no products were imported", () => {
    expect(folder.store.hasProducts()).toBe(false);
    expect(folder.store.findByBarcode(biscuitCode)).toBeUndefined();
    expect(folder.store.findById("product:off:05000159407236")).toBeUndefined();
    expect(folder.store.search("oat", 5)).toEqual([]);
    expect(folder.store.findBrands(["hill"]).size).toBe(0);
  });

  it("finds a product by every form of its barcode, and by the id of its food", async () => {
    const american = { ...biscuit, code: "0042100005264" };
    await folder.importLines([biscuit, american]);
    for (const form of ["042100005264", "0042100005264", "04252614", "0 42100 00526 4"])
      expect(folder.product(form).barcode).toBe("00042100005264");
    expect(folder.store.findByBarcode("5000159407243")).toBeUndefined();
    const { food } = folder.product(biscuitCode);
    expect(folder.store.findById(food.id)?.food).toEqual(food);
    for (const id of ["product:usda:05000159407236", "product:off:5", "egg", "product:off:x"])
      expect(folder.store.findById(id)).toBeUndefined();
  });

  it("finds words of name and brand in any order, without accents, in the singular and plural", async () => {
    await folder.importLines([
      named("Crème Brûlée Bars", "Élan", 1),
      named("Cookies & Cream Bar", "Quest, Quest Nutrition", 2),
    ]);
    expect(names("creme brulee bar")).toEqual(["Crème Brûlée Bars (Élan)"]);
    expect(names("bars quest cookie cream")).toEqual([
      "Cookies & Cream Bar (Quest, Quest Nutrition)",
    ]);
    expect(names("ÉLAN BAR")).toHaveLength(1);
    expect(names("quest brulee")).toEqual([]);
    expect(names('quest" OR "elan')).toEqual([]);
    expect(names("  ")).toEqual([]);
  });

  it("the last word may be incomplete while it is typed", async () => {
    await folder.importLines([named("Peanut Butter", "Whole Earth", 1)]);
    expect(names("whole peanut bu", true)).toHaveLength(1);
    expect(names("whole pea", true)).toHaveLength(1);
    expect(names("whole peanut bu")).toEqual([]);
  });

  it("a common word is complete also while it is typed", async () => {
    const common = (count: number) =>
      Array.from({ length: count }, (_, at) => named(`Deluxe Choco ${at}`, "Fizz", 10 + at));
    const longer = named("Chocolate Supreme", "Fizz", 1);
    await folder.importLines([longer, ...common(999)]);
    expect(names("supreme choco", true)).toEqual(["Chocolate Supreme (Fizz)"]);
    await folder.importLines([longer, ...common(1000)]);
    expect(names("supreme choco", true)).toEqual([]);
    expect(names("supreme chocol", true)).toEqual(["Chocolate Supreme (Fizz)"]);
  });

  it("finds a size with and without a space before its unit", async () => {
    await folder.importLines([
      named("Shake 42g Protein", "Fairlife", 1),
      named("Shake 42 g Protein", "Fairlife", 2),
    ]);
    for (const size of ["42g", "42 g"]) expect(names(`shake ${size}`)).toHaveLength(2);
    expect(names("shake 42ml")).toEqual([]);
  });

  it("lists products with fewer other words first, unless others are scanned much more", async () => {
    await folder.importLines([
      named("Cola Cherry Zero", "Fizz", 1, 20),
      named("Cola", "Fizz", 2, 3),
      named("Colas", "Fizz", 3, 10),
      named("Cola Lime", "Fizz", 4, 900),
    ]);
    expect(names("fizz cola")).toEqual([
      "Cola Lime (Fizz)",
      "Colas (Fizz)",
      "Cola (Fizz)",
      "Cola Cherry Zero (Fizz)",
    ]);
  });

  it("counts brands and words", async () => {
    await folder.importLines([
      named("Cola", "Ben & Jerry's, Unilever", 1),
      named("Cola Zero", "Ben & Jerry's", 2),
    ]);
    const names = ["ben", "ben jerry", "ben jerry s", "unilever"];
    expect([...folder.store.findBrands(names)].sort()).toEqual(["ben jerry s", "unilever"]);
    expect(folder.store.countWord("cola", 10)).toBe(2);
    expect(folder.store.countWord("cola", 1)).toBe(1);
    expect(folder.store.countWord("fanta", 10)).toBe(0);
  });

  it("describes what was imported", async () => {
    await folder.importLines([biscuit]);
    expect(folder.store.listCollections()).toEqual([
      { source: openFoodFacts, products: 1, updatedOn: "2026-02-02" },
    ]);
    expect(usdaBranded.fileName).not.toBe(openFoodFacts.fileName);
  });

  it("says what to do about a damaged file", () => {
    mkdirSync(folder.dataDir);
    writeFileSync(join(folder.dataDir, openFoodFacts.fileName), "no database ".repeat(500));
    expect(() => folder.store.listCollections()).toThrow(
      /products-openfoodfacts\.db cannot be read .*npm run products:import/,
    );
  });
});
