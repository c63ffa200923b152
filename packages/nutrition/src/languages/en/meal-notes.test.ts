import { expect, it } from "vitest";
import { wordCode } from "../wording.ts";
import { remarks } from "./meal-notes.ts";

it.each([
  [["blorptastic"], "“blorptastic” is not known; “a blorp” was taken for Soup."],
  [["blorp", "quonk"], "“blorp” and “quonk” are not known; “a blorp” was taken for Soup."],
])("the note about %j is %s", (words, text) => {
  const note = { code: "unknown-words", words, text: "a blorp", food: "Soup" } as const;
  expect(wordCode(remarks, note)).toBe(text);
});
