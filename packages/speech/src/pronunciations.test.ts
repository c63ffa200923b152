import { expect, test } from "vitest";
import { foodPronunciations } from "./food-pronunciations.ts";
import { readPronunciations } from "./pronunciations.ts";

const phonesOf = readPronunciations(
  [
    "bread B R EH D",
    "egg EH G",
    "nut N AH T",
    "peach P IY CH",
    "pea P IY",
    "sauce S AO S",
    "salted S AO L T AH D",
    "tomato T AH M EY T OW",
    "tomato(2) T AH M AA T OW",
  ].join("\n"),
);

test.each([
  ["bread", ["B R EH D"]],
  ["tomato", ["T AH M EY T OW", "T AH M AA T OW"]],
  ["eggs", ["EH G Z"]],
  ["nuts", ["N AH T S"]],
  ["peaches", ["P IY CH IH Z"]],
  ["unsalted", ["AH N S AO L T AH D"]],
  ["peanut", ["P IY N AH T"]],
  ["quinoa", ["K IY N W AA"]],
  ["xyzzy", []],
  ["", []],
])("%j is pronounced %j", (word, phones) => {
  expect(phonesOf(word)).toEqual(phones);
});

test("the project's own pronunciations use only phones of the recogniser", () => {
  const set = new Set(
    `AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH`.split(
      " ",
    ),
  );
  const own = readPronunciations("");
  const words = foodPronunciations
    .trim()
    .split("\n")
    .map((line) => line.split(/[ (]/, 1)[0] ?? "");
  for (const word of words) {
    expect(own(word), word).not.toEqual([]);
    for (const phones of own(word)) {
      expect(phones.split(" ").filter((phone) => !set.has(phone))).toEqual([]);
    }
  }
});
