import { describe, expect, test } from "vitest";
import { buildFoodIndex } from "./food-index.ts";
import { queryOf, readTokens } from "./food-query.ts";
import { makeMatcher } from "./match-food.ts";
import { readChunks } from "./read-chunks.ts";
import { readFoods } from "./test-foods.ts";

/** Names alone matter here: each food has the same figures. */
const indexOf = (names: string) =>
  buildFoodIndex(
    readFoods(
      names
        .trim()
        .split("\n")
        .map((name) => `${name} | 100 1 1 1 | *serving 100`)
        .join("\n"),
    ),
  );

function nameOfBest(words: string, index: ReturnType<typeof indexOf>): string | undefined {
  const query = queryOf(readChunks(readTokens(words, index)));
  return query && makeMatcher(index)(query)?.food.name;
}

describe("a food and its other names", () => {
  const index = indexOf(`
Dried apricots; apricots
Apricot jam
Apricots, raw
Bean soup; lentil soup; pea soup
Soup, lentil
Eggplant; brinjal
`);

  test.each([
    ["raw apricots", "Apricots, raw"],
    ["lentil soup", "Soup, lentil"],
    ["pea soup", "Bean soup"],
    ["brinjal", "Eggplant"],
  ])("%s is %s", (words, food) => {
    expect(nameOfBest(words, index)).toBe(food);
  });

  test("what contradicts a food contradicts it by every name", () => {
    const beans = indexOf(`
Cooked white beans; haricot beans
Haricot beans, mature seeds, raw
`);
    expect(nameOfBest("raw haricot beans", beans)).toBe("Haricot beans, mature seeds, raw");
  });
});
