import { expect, it } from "vitest";
import { estimateMeals } from "../../estimate/estimate-meals.ts";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { createEditContext } from "../edit-context.ts";
import { splitPieces } from "../segment-instruction.ts";
import { cutPieces } from "./cut-pieces.ts";
import { rankingMode } from "./rank-readings.ts";

/** The pieces of an instruction about rice, broccoli and butter. */
function cut(instruction: string): readonly string[] {
  const [meal] = estimateMeals(
    "200 g rice, 150 g broccoli, 10 g butter",
    testIndex,
    writtenAt,
  ).meals;
  if (!meal) throw new Error("nothing was read");
  const context = createEditContext(meal, testIndex, writtenAt, rankingMode());
  return cutPieces(instruction, splitPieces(instruction, context), context).map(({ start, end }) =>
    instruction.slice(start, end).trim(),
  );
}

it.each([
  ["behind a food or an amount", "rice 250 broccoli 100", ["rice", "250", "broccoli", "100"]],
  [
    "behind the name of a food",
    "drop the broccoli half the rice",
    ["drop the broccoli", "half the", "rice"],
  ],
  ["not behind an article", "butter in the rice", ["butter in the rice"]],
])("a piece is cut before a value or a verb %s", (_, instruction, pieces) => {
  expect(cut(instruction)).toEqual(pieces);
});
