import { expect, it } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { readRecipeMessage } from "./read-recipe-message.ts";

it.each([
  [
    "brownies: 200 g sugar, 150 g butter, 100 g flour, cut into 12 squares walnut topped, had 1",
    ["walnut"],
  ],
  ["brownies: 200 g sugar, 150 g butter, 100 g flour, cut into 12 squares, had 1", []],
  ["scones: 300 g flour, 100 g butter, 2 eggs. makes 12 small scones. had 1", []],
])("returns the words at the end of a yield that are not understood: %s", (message, words) => {
  const unread = readRecipeMessage(message, english)?.unread ?? [];
  expect(unread.map(({ start, end }) => message.slice(start, end))).toEqual(words);
});

it("does not read one filling as all of a dish with bread", () => {
  expect(readRecipeMessage("500 g chicken made 4 wraps, had 1", english)).toBeUndefined();
  expect(readRecipeMessage("500 g mince made 4 burgers, had 1", english)).toBeDefined();
});
