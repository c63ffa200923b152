import { describe, expect, test } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { restateQuantities } from "./restate-quantities.ts";

const restated = (message: string) =>
  restateQuantities({ original: message, corrected: message }, english)
    .corrected.replace(/\s+/g, " ")
    .replaceAll("\u2060", "")
    .trim();

describe("leaves out circumstances, and keeps words that may be a food or a time", () => {
  test.each([
    ["crisps 25g 131kcal, 2 bags while watching telly", "50g crisps, 262kcal"],
    ["quest bar (60 g, 190 kcal), ate 2/3 of it after deadlifts", "40g quest bar, 126.67kcal"],
    [
      "instant noodles, 380 kcal a packet, exam week so i had two packets",
      "instant noodles, 760kcal",
    ],
    ["in the cab again, little pork pies, 285 kcal each, two of them", "little pork pies, 570kcal"],
    ["ham sandwich, 400 kcal, ate half at my desk, no shame", "ham sandwich, 200kcal"],
    ["soup, 90 kcal a cup, had 3 cups because i was too tired to cook", "soup, 270kcal"],
    [
      "tofu is 130 per 100 grams and I ate 300 grams, was starving after night shift",
      "300g tofu, 390kcal, was starving after night shift",
    ],
    ["rusks, 50 kcal each, dipped 3 in black tea", "rusks, 150kcal, in black tea"],
    ["200 g crisps, ate half while drinking a coke", "100g crisps, while drinking a coke"],
    ["cottage pie 380 kcal, had half before bed", "cottage pie, 190kcal, before bed"],
    ["chilli, 300 kcal a cup, 2 cups then was stuffed", "chilli, 600kcal"],
    [
      "cheese on toast, 250 kcal worth while marking essays",
      "cheese on toast, 250kcal, while marking essays",
    ],
    ["curry 950 kcal, only half of it as it was cold", "cold curry, 475kcal"],
  ])("%s", (message, written) => {
    expect(restated(message)).toBe(written);
  });
});

describe("leaves a message with words that may name another food, or that correct an amount", () => {
  test.each([
    "burger 800 kcal, ate half, fries",
    "protein bar (210 kcal, 20g protein) and a flat white",
    "energy bar (210 kcal) and flat white",
    "pie 500 kcal, had half with chips",
    "ate half, no, a third of a 300 g tub of hummus",
  ])("%s", (message) => {
    expect(restated(message)).toBe(message);
  });
});
