import { mealList, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

const soon = { interval: 2, timeout: 8000 };

describe("Messages in other languages", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database: "sqlite" });
  });
  afterAll(() => test.close());

  async function log(person: Person, message: string) {
    await person.send(message, { "time-zone": "Europe/Berlin" });
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
