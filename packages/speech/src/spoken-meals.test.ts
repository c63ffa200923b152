import { type Food, nutrientAmounts } from "@morsel/nutrition";
import { householdUnits } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { makeSpeechModel } from "./speech-model.ts";
import { makeSpokenMeals } from "./spoken-meals.ts";
import { namesAsSpoken, plural, spokenMeasure } from "./spoken-names.ts";

function food(name: string, aliases: readonly string[] = [], labels: readonly string[] = []): Food {
  return {
    id: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
    name,
    aliases,
    per100g: nutrientAmounts(),
    portions: labels.map((label) => ({ label, grams: 10 })),
    defaultPortion: labels.length > 0 ? 0 : null,
    source: { dataset: "A release", id: "1" },
  };
}

const foods = [
  food("Rice, brown, cooked", ["wholegrain rice"], ["cup, cooked", "tbsp"]),
  food("Crème fraîche", [], ["2 tbsp"]),
  food("Pork chop", ["chop"], ["chop"]),
];

describe("spoken names", () => {
  test("have the aliases and the usual word orders of a food's name", () => {
    const names = namesAsSpoken(foods[0] as Food).map((words) => words.join(" "));
    expect(names).toEqual(["wholegrain rice", "rice", "brown rice", "cooked rice"]);
  });

  test("have no accents or numbers", () => {
    expect(namesAsSpoken(foods[1] as Food)).toEqual([["creme", "fraiche"]]);
    expect(spokenMeasure("2 tbsp")).toEqual([]);
    expect(spokenMeasure("cup, cooked")).toEqual(["cup"]);
  });

  test.each([
    ["pork chop", "pork chops"],
    ["peach", "peaches"],
    ["berry", "berries"],
    ["chips", "chips"],
    ["tray", "trays"],
  ])("the plural of %j is %j", (one, several) => {
    expect(plural(one.split(" ")).join(" ")).toBe(several);
  });
});

describe("spoken meals", () => {
  const all = [...makeSpokenMeals(foods, () => true)];

  test("contain the words of every food", () => {
    const heard = new Set(all.flatMap(({ words }) => words));
    for (const word of ["rice", "brown", "creme", "fraiche", "pork", "chop"]) {
      expect(heard).toContain(word);
    }
  });

  test("contain every unit of the reader, also one that no food has as a portion", () => {
    const phrases = new Set(all.map(({ words }) => words.join(" ")));
    expect(householdUnits().length).toBeGreaterThan(50);
    for (const unit of householdUnits()) expect(phrases).toContain(`a ${unit} of`);
    expect(phrases).toContain("handfuls of");
  });

  test("are deterministic", () => {
    expect([...makeSpokenMeals(foods, () => true)]).toEqual(all);
  });

  test("leave out names that cannot be pronounced", () => {
    const sentences = [...makeSpokenMeals(foods, (word) => word !== "fraiche")];
    expect(sentences.flatMap(({ words }) => words)).not.toContain("fraiche");
  });
});

test("a speech model leaves out foods without a pronunciation", () => {
  const dictionary = "rice R AY S\nbrown B R AW N\ncup K AH P\na AH\nof AH V\ntwo T UW\n";
  const model = makeSpeechModel(foods, dictionary);
  const pronounced = new Set(model.dictionary.split("\n").map((line) => line.split(" ")[0]));
  expect(pronounced).toContain("rice");
  expect(model.languageModel).toContain("brown rice");
  expect(model.languageModel).not.toContain("pork");
});

test("a brand that sounds like an everyday food is left out of the speech model", () => {
  const pronunciations =
    "peperami P EH P ER AA M IY\npepperoni P EH P ER OW N IY\npizza P IY T S AH\n";
  const { dictionary } = makeSpeechModel(
    [food("Peperami"), food("Pepperoni pizza")],
    pronunciations,
  );
  expect(dictionary).toContain("pepperoni");
  expect(dictionary).not.toContain("peperami");
});
