import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { readRecipeRemarks } from "./read-recipe-remarks.ts";

const pot = "Pie: 500 g mince, 2 onions, 30 g butter";

/** The remarks after a list of ingredients, as their kind and groups. */
const read = (remarks: string) =>
  readRecipeRemarks(`${pot}. ${remarks}`, english).map(({ kind, groups }) =>
    `${kind} ${Object.values(groups).join(" ")}`.trim(),
  );

describe("the remarks on a cooked dish", () => {
  it.each([
    ["The lot gave me 6 lunchboxes. Took 1 to work", ["division 6", "eaten 1"]],
    ["that's 7 ladles, I had two", ["division 7", "eaten 2"]],
    ["filled 4 glasses, drank one and gave the rest to the kids", ["division 4", "eaten 1"]],
    ["It became 9 pancakes; 4 went to me", ["division 9", "eaten 4"]],
    ["yield 30, ate 4", ["division 30", "eaten 4"]],
    ["It's for 5, I had double helpings", ["division 5", "eaten 2"]],
    ["Today was day one for 3 days", ["division 3"]],
    ["8 pots worth. One pot tonight on 80 g spaghetti", ["division 8", "eaten 1"]],
    ["→ 20 pieces. Five with 100 g pasta", ["division 20", "eaten 5"]],
    ["Cut it in quarters and had one quarter for breakfast", ["division 4", "eaten 0.25"]],
    ["Divvied up between six. My bit plus 1 slice of bread", ["division 6", "eaten 1"]],
    ["Weighs 750 g baked. My slice: 80 g", ["cookedWeight 750 g", "eaten 80 g"]],
    [
      "finished at 1.6 litres and I drank a 400 ml mug",
      ["cookedWeight 1.6 litres", "eaten 400 ml"],
    ],
    [
      "Comes to about 900 g when done. Put 150 g of it in a bun",
      ["cookedWeight 900 g", "eaten 150 g"],
    ],
    ["My husband took 60%, the remaining 40 was mine", ["eaten 0.6"]],
    ["Half is in the fridge, I had the other half", ["eaten 0.5"]],
  ])("%s", (remarks, expected) => {
    expect(read(remarks)).toEqual(expected);
  });

  it.each([
    ["Fed me and my two flatmates", "3"],
    ["We were three so I got a third", "3"],
    ["Family of four, even portions", "4"],
    ["four of us ate them, same amount each", "4"],
    ["served 3 people", "3"],
  ])("%s: one part of %s", (remarks, count) => {
    const [division] = readRecipeRemarks(`${pot}. ${remarks}`, english);
    expect(division).toMatchObject({ kind: "division", groups: { count }, isDividing: true });
  });

  it.each([
    "with 2 eggs and 100 g rice",
    "I had 2 coffees",
    "took 20 minutes",
    "per serving 108 kcal, protein 4 g",
    "12 nuggets and 3 dips",
  ])("none in: %s", (words) => {
    expect(read(words)).toEqual([]);
  });
});
