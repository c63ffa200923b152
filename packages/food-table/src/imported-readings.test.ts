import { readdirSync, readFileSync } from "node:fs";
import type { Food } from "@morsel/nutrition";
import { buildFoodIndex, estimateMeals, type FoodIndex } from "@morsel/nutrition/estimate";
import { expect, test } from "vitest";
import { isLongRun, isSampled } from "./testing/long-run.ts";
import { starterFoods, starterIndex } from "./testing/starter-index.ts";

/** Foods that other tables join with a food in one name: "Toast with butter". */
const sides = ["butter", "cheese", "milk", "chicken", "rice", "onions", "egg", "whipped cream"];

/** Names as other tables have them: with the noun first, with a side, with words that name no food. */
function otherNames({ id, name, aliases }: Food): readonly string[] {
  const words = name.replaceAll(/[(),]/g, " ").split(/\s+/);
  const [first = name, second = first] = aliases;
  // By the id, so that a food that is added to the table changes no other name.
  const code = [...id].reduce((sum, char) => sum + char.charCodeAt(0), 0);
  const next = (place: number) => sides[(code + place) % sides.length];
  return [
    [words.at(-1), ...words.slice(0, -1), "ready-made"].join(", "),
    `${first} with ${next(0)}`,
    `${second} and ${next(3)}, homemade`,
    `${second}, from kids on many farms, do not count`,
  ];
}

/** A food of another table: as the importer gives it, an object without properties of its own. */
const toImported = (food: Food, name: string, place: number): Food =>
  Object.create({
    id: `other:${food.id}-${place}`,
    name,
    aliases: [],
    per100g: food.per100g,
    portions: [],
    defaultPortion: null,
    source: { dataset: "Another table", id: `${food.id}-${place}` },
    isImported: true,
  });

const folder = new URL("labelled-messages/", import.meta.url);

/** Some hundreds of the messages, from all files. */
const every = isLongRun ? 20 : 60;
const messages = readdirSync(folder)
  .filter((file) => file.endsWith(".tsv"))
  .flatMap((file) => readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n").slice(1))
  .filter((line) => isSampled(line, every))
  .map((line) => (line.split("\t")[0] ?? "").replaceAll("\\n", "\n"));

/** An evening. */
const context = { nowMs: Date.UTC(2026, 0, 14, 21), timeZone: "UTC" };

function read(message: string, index: FoodIndex): string {
  const { meals, unmatched } = estimateMeals(message, index, context);
  const items = meals.map(({ items }) =>
    items.map(({ food, grams }) => `${food.id} ${grams} g`).join(", "),
  );
  return `${message}: ${items.join("; ")} | ${unmatched.join(", ")}`;
}

test("an import of the table's foods under other names changes no reading of some hundred messages", () => {
  const imported = starterFoods.flatMap((food) =>
    otherNames(food).map((name, place) => toImported(food, name, place)),
  );
  const index = buildFoodIndex([...starterFoods, ...imported]);
  const changed = messages
    .map((message) => [read(message, starterIndex), read(message, index)])
    .filter(([alone, together]) => alone !== together);
  expect(messages.length).toBeGreaterThan(200);
  expect(changed).toEqual([]);
});

test("messages are read with foods that only another table has", () => {
  const isOwn = (_: Food, at: number) => at % 2 === 0;
  const imported = starterFoods
    .filter((food, at) => !isOwn(food, at))
    .flatMap((food) =>
      [food.name, ...food.aliases].map((name, place) => toImported(food, name, place)),
    );
  const index = buildFoodIndex([...starterFoods.filter(isOwn), ...imported]);
  const some = messages.filter((_, at) => at % 2 === 0);
  const readings = some.map((message) => read(message, index));
  const withImported = readings.filter((reading) => reading.includes("other:"));
  expect(withImported.length).toBeGreaterThan(some.length / 10);
});
