import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { removePadding } from "./corrected-message.ts";
import { restatePartsLeft } from "./restate-parts-left.ts";

const restate = (message: string) =>
  restatePartsLeft({ original: message, corrected: message }, english);
const short = (message: string) =>
  removePadding(restate(message).corrected)
    .replace(/[\s,]*(?:,|$)/g, ",")
    .replace(/\s+/g, " ")
    .replace(/ ?; ?/g, "; ")
    .replace(/^[ .]+|,+$/g, "");

describe("a part of a food in a clause of its own", () => {
  it.each([
    ["burger, fries, left half the fries", "burger, fries, ate 1/2 of it"],
    ["burger and fries but I left most of my fries", "burger and fries, ate 1/4 of it"],
    ["steak, mash and peas. Half the mash went back", "steak, mash, ate 1/2 of it, and peas."],
    ["curry with rice, 60% of the rice is still on my plate", "curry; rice, ate 2/5 of it"],
    ["dal with naan, and only half the naan", "dal; naan, ate 1/2 of it"],
    ["curry, rice, only managed a third of the rice", "curry, rice, ate 1/3 of it"],
    ["soup, bread, my wife ate most of the bread", "soup, bread, ate 1/4 of it"],
    ["chips, gave a quarter of the chips to my son", "chips, ate 3/4 of it"],
    ["fish, chips, didn't eat half of the chips", "fish, chips, ate 1/2 of it"],
    ["fish, chips, couldn't finish the chips", "fish, chips, ate 3/4 of it"],
    ["fish, chips, couldn't finish the chips so maybe half", "fish, chips, ate 1/2 of it"],
    ["Left half the rice. Tuna, rice", "Tuna, rice, ate 1/2 of it"],
    ["burger, fries, left all of the fries", "burger, fries, left the fries"],
    ["took one and gave half of that slice to my son", "took 1/2 slice"],
    ["a slice of cake but left half of the slice", "1/2 slice of cake"],
    ["2 slices of pizza, gave half of my slice to the dog", "1.5 slices of pizza"],
    ["gave my son a third of my burger", "2/3 of the burger"],
    ["ribeye, left most of the chips", "ribeye, 1/4 of the chips"],
    ["burger but left half the salad", "burger, 1/2 of the salad"],
  ])("is said next to the food: %s", (message, expected) => {
    expect(short(message)).toBe(expected);
    const { original, corrected } = restate(message);
    expect(corrected).toHaveLength(original.length);
    expect(removePadding(original)).toBe(message);
  });

  it.each([
    "left half of it",
    "1 kg potatoes, 4 eggs. took about a fifth of the bowl",
    "half the rice was cold",
    "steak frites, gave half the fries to my husband",
    "fish supper, left most of the chips",
    "a bowl of pho, left half the noodles",
    "pizza with my wife, ate half",
    "burger 550 kcal and fries 300 kcal, left half the fries",
    "didn't eat the rice",
  ])("stays where it is, if no such food is mentioned or all of it is meant: %s", (message) => {
    expect(restate(message).corrected).toBe(message);
  });
});
