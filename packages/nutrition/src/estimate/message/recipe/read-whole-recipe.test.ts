import { expect, test } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { readWholeRecipe } from "./read-whole-recipe.ts";

const list = "225 g flour, 55 g butter, 150 ml whole milk";

test.each([
  [`12 scones from ${list}. she had 5 and I had 3`, 3 / 12],
  [`Scones (${list}), 10 made. I had one and then half of another`, 1.5 / 10],
  [`${list} makes 16 scones; he ate four, I managed five`, 5 / 16],
  [`two trays of 6 scones: ${list} for the lot. had one`, 1 / 12],
  [`made 12 scones with ${list}, tasted half of one`, 0.5 / 12],
  [`turned ${list} into 24 little scones, had half a dozen`, 6 / 24],
  [`Scones: ${list}, 9 in total. six are still there, I ate the missing three`, 3 / 9],
  [`${list}; cooked weight of the stew 1.4 kg, my plate 320 g`, 320 / 1400],
  [`scale says 1100 g for the whole stew (${list}) and 250 g for what I ate`, 250 / 1100],
  [`stew with ${list}. the pot weighed 1100 g net, had 250 g of it`, 250 / 1100],
  [`Stew from ${list}. Pot with stew 2000 g, empty pot 700 g, I ate 400 g of it`, 400 / 1300],
  [`Pie (${list}). my third of it is gone`, 1 / 3],
  [`${list}, divided by 5, = my stew tonight`, 1 / 5],
  [`${list} went into the stew, which gave 7 portions. had two`, 2 / 7],
  [`Made stew with ${list} - got 6 portions out of it. had half of one`, 0.5 / 6],
  [`${list} made into 8 portions of stew, ate 3, the rest is in the freezer`, 3 / 8],
])("%s", (message, part) => {
  const eaten = readWholeRecipe(message, english)?.eaten;
  expect((eaten?.eaten ?? 0) / (eaten?.whole ?? 1)).toBeCloseTo(part);
});

test.each([
  `half a bottle of merlot with ${list}`,
  `Scones: ${list}. Makes 12. Had 2 with a yoghurt`,
  `a loaf with ${list}. 14 slices. ate 3 with 20 g butter`,
])("another food is not read as a part of the dish: %s", (message) => {
  expect(readWholeRecipe(message, english)).toBeUndefined();
});
