import { expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { findCountedParts } from "./find-counted-parts.ts";

it.each([
  ["sushi set 12 pcs (6 salmon nigiri, 6 maki), soup", ["sushi set 12 pcs ("]],
  ["box of 6 donuts (2 glazed, 4 jam)", ["(2 glazed, 4 jam)"]],
  ["2 beers (1 small, 2 large)", []],
  ["3 eggs (fried)", []],
])("finds the pieces that are counted twice in %s", (message, found) => {
  expect(
    findCountedParts(message, english).map(({ start, end }) => message.slice(start, end)),
  ).toEqual(found);
});
