import { mealList, routes } from "@morsel/contracts";
import { loadFoodNames } from "@morsel/food-table";
import { createReaderLanguage, estimateMeals } from "@morsel/nutrition/estimate";
import { packLoaders } from "@morsel/nutrition/languages";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe("Messages in other languages", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database: "sqlite" });
  });
  afterAll(() => test.close());

  async function log(person: Person, message: string, headers: Record<string, string> = {}) {
    await person.send(message, { "time-zone": "Europe/Berlin", ...headers });
    return vi.waitFor(async () => {
      const { items } = mealList.parse((await person.get(routes.meals)).json());
      if (!items[0]) throw new Error("Not read yet");
      return items[0];
    }, soon);
  }

  it("are read by their own words, also if the person has chosen no language", async () => {
    const person = await test.signUp();
    const meal = await log(
      person,
      "Zwei Scheiben Vollkornbrot mit Gouda und ein Glas Apfelschorle",
    );
    expect(meal.items.map(({ text }) => text)).toEqual([
      "Zwei Scheiben Vollkornbrot",
      "Gouda",
      "ein Glas Apfelschorle",
    ]);
    expect(meal.not_counted ?? []).toEqual([]);
  });

  it("have names of foods and notes in the language that the person has chosen", async () => {
    const person = await test.signUp();
    await person.request({
      method: "PUT",
      url: routes.preferences,
      payload: { language: "de" },
    });
    const meal = await log(person, "Zwei Äpfel and a banana");
    expect(meal.items.map(({ food }) => food)).toEqual(["Apfel", "Banane"]);
    const { items } = (await person.post(routes.foodSearch, { query: "Vollkornb" })).json();
    expect(items[0]).toMatchObject({ name: "Vollkornbrot" });
    const choices = (await person.get(routes.itemChoices(meal.id, 0))).json();
    expect(choices.foods[0]).toMatchObject({ name: "Apfel" });
    const quick = { food: { id: "banana", amount: 100 } };
    const added = (
      await person.post(routes.quickAdd, quick, { "time-zone": "Europe/Berlin" })
    ).json();
    expect(added.items[0]).toMatchObject({ food: "Banane", text: "100 g Banane" });
  });

  describe("of a person who has chosen no language", () => {
    const germanScreens = { "accept-language": "de" };

    it("are read and worded in the language of the screens, as the estimate while typing is", async () => {
      const person = await test.signUp();
      const message = "zwei Scheiben Graubrot";
      const meal = await log(person, message, germanScreens);
      const foods = test.getFoods();
      const pack = await packLoaders.de?.();
      if (!pack) throw new Error("German has no pack");
      const language = createReaderLanguage(pack, loadFoodNames("de"), foods);
      const typed = { nowMs: Date.now(), timeZone: "Europe/Berlin" };
      const estimate = (known: object) =>
        estimateMeals(message, foods, { ...typed, ...known }).meals[0];
      expect(meal.macros.calories_kcal).toBe(estimate({ language })?.nutrients.calories_kcal);
      expect(meal.macros.calories_kcal).not.toBe(estimate({})?.nutrients.calories_kcal);
      expect(meal.items[0]).toMatchObject({ food: "Mischbrot", text: "zwei Scheiben Graubrot" });
    });

    it("are changed, searched and chosen in it as well", async () => {
      const person = await test.signUp();
      const meal = await log(person, "Zwei Äpfel and a banana", germanScreens);
      await person.edit(meal.id, "add an egg", germanScreens);
      await vi.waitFor(async () => {
        const { items } = (await person.get(routes.meal(meal.id))).json();
        expect(items.map(({ food }: { food: string }) => food)).toEqual(["Apfel", "Banane", "Ei"]);
      }, soon);
      const found = await person.post(routes.foodSearch, { query: "Vollkornb" }, germanScreens);
      expect(found.json().items[0]).toMatchObject({ name: "Vollkornbrot" });
      const suggested = await person.post(
        routes.foodSuggestions,
        { words: "Vollkornbrot" },
        germanScreens,
      );
      expect(suggested.json().items[0]).toMatchObject({ name: "Vollkornbrot" });
      const choices = await person.get(routes.itemChoices(meal.id, 0), germanScreens);
      expect(choices.json().foods[0]).toMatchObject({ name: "Apfel" });
      const quick = { food: { id: "banana", amount: 100 } };
      const added = await person.post(routes.quickAdd, quick, germanScreens);
      expect(added.json().items[0]).toMatchObject({ food: "Banane" });
      const { version } = (await person.get(routes.meal(meal.id))).json();
      const add = { version, operations: [{ kind: "add", words: "eine Birne" }] };
      const patched = await person.request({
        ...{ method: "PATCH", url: routes.meal(meal.id), payload: add, headers: germanScreens },
      });
      expect(patched.json().meal.items.at(-1)).toMatchObject({ food: "Birne" });
    });

    it("are worded in English for a program that names no language", async () => {
      const person = await test.signUp();
      const meal = await log(person, "an apple", { "accept-language": "*" });
      expect(meal.items[0]).toMatchObject({ food: "Apple" });
    });
  });

  it("are read in the language that the person has chosen, whatever the request says", async () => {
    const person = await test.signUp();
    await person.request({ method: "PUT", url: routes.preferences, payload: { language: "en" } });
    const meal = await log(person, "an apple", { "accept-language": "de" });
    expect(meal.items[0]).toMatchObject({ food: "Apple" });
  });

  it("are corrected by instructions in their language", async () => {
    const person = await test.signUp();
    const { id } = await log(person, "Ein Apfel, 150 g Quark und eine Banane");
    await person.edit(id, "entferne den Quark", { "time-zone": "Europe/Berlin" });
    await vi.waitFor(async () => {
      const meal = (await person.get(routes.meal(id))).json();
      expect(meal.items.map((item: { text: string }) => item.text)).toEqual([
        "Ein Apfel",
        "eine Banane",
      ]);
    }, soon);
  });
});
