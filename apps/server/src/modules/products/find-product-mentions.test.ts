import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LanguageId } from "@morsel/contracts";
import { ProductStore } from "@morsel/food-table/products";
import { type DictionaryEntry, estimateMeals } from "@morsel/nutrition/estimate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandedLines, importSampleProducts } from "../../testing/sample-products.ts";
import { getSharedFoods } from "../../testing/shared-foods.ts";
import { listSuiteMessages } from "../../testing/suite-messages.ts";
import { createLanguageFinder, type UserLanguages } from "../foods/index.ts";
import { findProductMentions } from "./find-product-mentions.ts";

const foods = getSharedFoods();
const written = { nowMs: Date.UTC(2026, 10, 25, 12), timeZone: "UTC" };
let folder: string;
let store: ProductStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "morsel-mentions-"));
  await importSampleProducts(folder);
  store = new ProductStore(folder);
});
afterAll(async () => {
  store.close();
  await rm(folder, { recursive: true, force: true });
});

const cookies = "Protein Bar Cookies and Cream (Zorbar)";
const peanut = "Protein Bar Peanut Butter (Zorbar)";

const findLanguages = createLanguageFinder(
  () => foods,
  async () => undefined,
);
const languagesOf = (asked: LanguageId) => findLanguages("", asked);

interface Known {
  readonly languages?: UserLanguages;
  readonly dictionary?: readonly DictionaryEntry[];
  readonly logged?: ReadonlyMap<string, number>;
}

async function find(
  message: string,
  { dictionary = [], logged = new Map(), languages = { tag: "en" } }: Known = {},
  products = store,
) {
  return findProductMentions(message, products, {
    foods,
    dictionary,
    languages,
    countLogged: async () => logged,
  });
}

/** The items of a message, read with the products that it names. */
async function read(message: string, known: Known = {}, products = store) {
  const dictionary = [...(known.dictionary ?? []), ...(await find(message, known, products))];
  return estimateMeals(message, foods, {
    ...written,
    ...known.languages,
    dictionary,
  }).meals.flatMap((meal) => meal.items);
}

describe("Products in a message", () => {
  it.each([
    ["2 zorbar protein bars cookies and cream", cookies, 120],
    ["a zorbar cookies and cream protein bar", cookies, 60],
    ["ZORBAR peanut butter bar", peanut, 60],
    ["a fizzaro, please", "Cherry Cola (Fizzaro)", 250],
    ["half a zorbar protein bar peanut butter", peanut, 30],
    ["fizzaro cherry cola 500 ml", "Cherry Cola (Fizzaro)", 500],
    ["3 hill farm oat biscuits", "Oat Biscuits (Hill Farm)", 37.5],
    ["3 oat biscuits hill farm", "Oat Biscuits (Hill Farm)", 37.5],
    ["3 oat biscuits from hill farm", "Oat Biscuits (Hill Farm)", 37.5],
    ["2 bars of zorbar peanut butter", peanut, 120],
  ])("%j is %s", async (message, name, grams) => {
    const items = await read(message);
    expect(items.map(({ food }) => food.name)).toEqual([name]);
    expect(items[0]?.grams).toBeCloseTo(grams, 1);
    expect(items[0]?.source.dataset).toBe("Open Food Facts");
  });

  it.each<[LanguageId, string, string, number]>([
    ["de", "drei Hill Farm Haferkekse", "Haferkekse (Hill Farm)", 37.5],
    ["de", "drei Hill Farm oat biscuits", "Haferkekse (Hill Farm)", 37.5],
    ["en", "3 hill farm oat biscuits", "Oat Biscuits (Hill Farm)", 37.5],
    ["es", "una fizzaro", "Cherry Cola (Fizzaro)", 250],
    ["es", "2 barritas Zorbar", cookies, 120],
    ["es", "2 barritas Zorbar de mantequilla de cacahuete", peanut, 120],
    ["fr", "3 biscuits Hill Farm", "Oat Biscuits (Hill Farm)", 37.5],
    ["de", "2 Riegel von Zorbar", cookies, 120],
    ["de", "3 Haferkekse von Hill Farm", "Haferkekse (Hill Farm)", 37.5],
  ])("in %s, %j is %s", async (tag, message, name, grams) => {
    const items = await read(message, { languages: await languagesOf(tag) });
    expect(items.map(({ food }) => food.name)).toEqual([name]);
    expect(items[0]?.grams).toBeCloseTo(grams, 1);
  });

  it.each([
    "zwei Eier und ein Brot mit Butter",
    "Haferkekse und eine Cola",
    "Nudeln für die Kinder, danach Kaffee",
  ])("%j names none in German", async (message) => {
    expect(await find(message, { languages: await languagesOf("de") })).toEqual([]);
  });

  it("other foods of the message are read as without products", async () => {
    const items = await read("two eggs, a zorbar peanut butter bar and a banana");
    expect(items.map(({ food }) => food.name)).toEqual(["Egg", peanut, "Banana"]);
  });

  it("if several products fit, one is taken, the range includes the others, and a remark names them", async () => {
    const [item] = await read("a zorbar protein bar");
    expect(item?.food.name).toBe(cookies);
    expect(item?.energyRange.highKcal).toBeGreaterThanOrEqual(240);
    expect(item?.remarks?.join(" ")).toContain(`the words also fit ${peanut}`);
    const [exact] = await read("a zorbar protein bar peanut butter");
    expect(exact?.remarks ?? []).toEqual([]);
  });

  it("the product that the user logs most is taken", async () => {
    const logged = new Map([["product:off:05000000000036", 2]]);
    const [item] = await read("a zorbar protein bar", { logged });
    expect(item?.food.name).toBe(peanut);
  });

  it.each([
    "two eggs and toast with butter",
    "oat biscuits and a cherry cola",
    "a protein bar cookies and cream",
    "coffee with the farm manager",
    "a zorbar turkey sub",
    "",
  ])("%j names none", async (message) => {
    expect(await find(message)).toEqual([]);
  });

  it("a phrase of the user's dictionary keeps its meaning", async () => {
    const dictionary = [{ phrase: "zorbar protein bar", meaning: "2 eggs" }];
    const items = await read("zorbar protein bar", { dictionary });
    expect(items.map(({ food }) => food.name)).toEqual(["Egg"]);
  });

  it("without products nothing is looked for", async () => {
    const none = new ProductStore(join(folder, "none"));
    const context = {
      foods,
      dictionary: [],
      languages: { tag: "en" },
      countLogged: async () => new Map(),
    };
    expect(await findProductMentions("a zorbar protein bar", none, context)).toEqual([]);
  });
});

describe("Brands that the table or ordinary English knows", () => {
  let brandFolder: string;
  let brands: ProductStore;
  beforeAll(async () => {
    brandFolder = await mkdtemp(join(tmpdir(), "morsel-brands-"));
    const snack = { ...brandedLines[6], code: "5000000000111", product_name: "Snack Bar Nuts" };
    await importSampleProducts(brandFolder, [...brandedLines, { ...snack, brands: "Grobolin" }]);
    brands = new ProductStore(brandFolder);
  });
  afterAll(async () => {
    brands.close();
    await rm(brandFolder, { recursive: true, force: true });
  });

  const quest = "Cookies & Cream Protein Bar (Quest, Quest Nutrition)";
  const shake = "Core Power Elite 42g Chocolate Milk Shake (Fairlife, Core Power)";
  const vanilla = "Core Power Elite 42 g High Protein Milk Shake Vanilla (Fairlife)";
  const pot = "Chicken & Mushroom (Pot Noodle)";

  it.each([
    ["2 quest bars cookies and cream", quest, 120],
    ["2 bars quest cookies and cream", quest, 120],
    ["a quest cookies & cream bar", quest, 60],
    ["fairlife core power elite 42 g", shake, 414],
    ["fairlife core power elite vanilla 42g", vanilla, 414],
    ["pot noodle chicken and mushroom", pot, 305],
    ["half a pot noodle chicken & mushroom", pot, 152.5],
  ])("%j is %s", async (message, name, grams) => {
    const items = await read(message, {}, brands);
    expect(items.map(({ food }) => food.name)).toEqual([name]);
    expect(items[0]?.grams).toBeCloseTo(grams, 1);
  });

  it.each<[LanguageId, string, string, number]>([
    ["de", "2 Quest Riegel Cookies and Cream", quest, 120],
    ["de", "heute Mittag zwei Quest Riegel Cookies and Cream und einen Apfel", quest, 120],
    ["de", "2 Riegel Quest Cookies and Cream", quest, 120],
    ["es", "dos Quest cookies and cream", quest, 120],
    ["es", "2 barritas Quest", quest, 120],
    ["es", "dos barritas de Quest cookies and cream", quest, 120],
    ["fr", "2 barres Quest cookies and cream", quest, 120],
    ["es", "medio pot noodle de pollo y champiñones", pot, 152.5],
    ["fr", "un pot noodle poulet et champignons", pot, 305],
    ["en", "ich habe heute 2 Quest Riegel Cookies and Cream gegessen", quest, 120],
  ])("in %s, %j is %s", async (tag, message, name, grams) => {
    const items = await read(message, { languages: await languagesOf(tag) }, brands);
    expect(items[0]?.food.name).toBe(name);
    expect(items[0]?.grams).toBeCloseTo(grams, 1);
  });

  it("a food or meal before the brand stays what it is", async () => {
    const items = await read("coffee and a quest cookies & cream bar", {}, brands);
    expect(items.map(({ food }) => food.name)).toEqual(["Black coffee", quest]);
    const languages = await languagesOf("es");
    expect(await find("un kiwi quest", { languages }, brands)).toEqual([]);
    const [entry] = await find("snack grobolin nut bar", {}, brands);
    expect(entry?.phrase).toBe("grobolin nut bar");
  });

  it("a size in the name is not an amount, and other flavours are in the range", async () => {
    const [item] = await read("fairlife core power elite 42 g", {}, brands);
    expect(item?.remarks?.join(" ")).toContain(`the words also fit ${vanilla}`);
  });

  it.each([
    "a quest bar",
    "on a quest for pasta",
    "pot noodle",
    "one protein bar with chocolate",
    "a pot noodle and chicken",
    "protein quest bar",
  ])("%j is read as without products", async (message) => {
    expect(await find(message, {}, brands)).toEqual([]);
  });

  it("messages of the other suites without one of the brands are read as without products", async () => {
    const languages = await languagesOf("en");
    const isNamed = /quest|fairlife|pot noodle/i;
    const named: string[] = [];
    for (const [place, message] of listSuiteMessages().entries()) {
      if (place % 8 !== 0 && !isNamed.test(message)) continue;
      if ((await find(message, { languages }, brands)).length > 0) named.push(message);
    }
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((message) => !isNamed.test(message))).toEqual([]);
  });
});
