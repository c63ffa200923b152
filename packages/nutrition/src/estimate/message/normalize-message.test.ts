import { describe, expect, it } from "vitest";
import { normalizeMessage } from "./normalize-message.ts";

describe("words whose meaning depends on the adjacent words", () => {
  it.each([
    ["steak and chips", "steak and fries"],
    ["egg, chips and beans", "egg, fries and beans"],
    ["pie with some chips", "pie with some fries"],
    ["chips and curry sauce", "fries and curry sauce"],
    ["chip shop chips", "chip shop fries"],
    ["a packet of crisps", "a packet of chips "],
    ["sandwich and crisps", "sandwich and chips "],
    ["a bag of sweets", "a bag of candy "],
    ["boiled eggs and soldiers", "boiled eggs and toast   "],
    ["a cuppa", "a tea  "],
    ["a 12 grain bread roll", "a    grain bread roll"],
    ["3 bean salad", "  bean salad"],
    ["four cheese pizza", "     cheese pizza"],
    ["80/20 beef burger", "      beef burger"],
    ["tea and two biscuits", "tea and two cookies "],
    ["a biscuit with my tea", "a cookie  with my tea"],
    ["to relish a hot dog with relish", "to        a hot dog with relish"],
    ["eggs comma toast comma tea", "eggs ,     toast ,     tea"],
    ["two eggs full stop", "two eggs .        "],
    ["two eggs period then a banana", "two eggs .      then a banana"],
    ["I eight two eggs", "I ate   two eggs"],
    ["fried place and chips", "fried place and fries"],
  ])("%s", (message, meant) => {
    expect(normalizeMessage(message)).toBe(meant);
    expect(normalizeMessage(message)).toHaveLength(message.length);
  });

  it.each([
    "a bag of chips",
    "biscuits and gravy",
    "iced tea and a sausage biscuit",
    "3 bean burritos",
    "2 cheese sandwiches",
    "2 cheese and ham wraps",
    "3 pepper",
    "chips and salsa",
    "turkey sandwich and chips",
    "tortilla chips with cheese",
    "chocolate chips",
    "apple crisps",
    "fish and chips",
    "ready salted crisps",
    "sweet potato",
    "soldiers ate rice",
    "my period and a banana",
    "during the feeding period i had soup",
    "i eight ounces of steak",
  ])("does not change: %s", (message) => {
    expect(normalizeMessage(message)).toBe(message);
  });
});
