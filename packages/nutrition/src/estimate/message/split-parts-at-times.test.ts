import { describe, expect, test } from "vitest";
import { english } from "../../languages/en/index.ts";
import { splitPartsAtTimes } from "./split-parts-at-times.ts";

const split = (message: string) => {
  const parts = splitPartsAtTimes(message, english);
  return (
    parts && [parts.first, parts.second[1] ?? ""].map((text) => text.replace(/\s+/g, " ").trim())
  );
};

describe("writes two parts of one food as two messages", () => {
  test.each([
    [
      "burrito, 900 kcal. Had half at 1pm and the other half for tea at 7.30",
      ["burrito, 900 kcal. Had half at 1pm", "burrito, 900 kcal. Had half for tea at 7.30"],
    ],
    [
      "ice cream i had a third of it at two in the afternoon and the other two thirds at eight tonight",
      [
        "ice cream i had a third at two in the afternoon",
        "ice cream i had two thirds at eight tonight",
      ],
    ],
    [
      "wrap, ate half at 12.30 and the rest at 4",
      ["wrap, ate half at 12.30", "wrap, ate 1/2 at 4"],
    ],
    [
      "Had half a burrito at noon and the other half at 6",
      ["Had half a burrito at noon", "Had half a burrito at 6"],
    ],
    [
      "3 bottles. Drank the first at 6.15 and the second at my desk at 4pm. Third is for tomorrow.",
      ["3 bottles. Drank 1 at 6.15 .", "3 bottles. Drank 1 at my desk at 4pm"],
    ],
    [
      "made 10. Two went down at breakfast with a flat white and a third one around half 3",
      ["made 10. ate Two at breakfast with a flat white", "made 10. ate 1 around half 3"],
    ],
  ])("%s", (message, parts) => {
    expect(split(message)).toEqual(parts);
  });
});

test("keeps the length of the message", () => {
  const message = "wrap, ate half at 12.30 and the rest at 4";
  const parts = splitPartsAtTimes(message, english);
  for (const text of [parts?.first, ...(parts?.second ?? [])])
    expect(text).toHaveLength(message.length);
});

describe("leaves other messages as they are", () => {
  test.each([
    "wrap, half at 1pm",
    "half a bagel at 8 and the soup at 12",
    "two thirds at lunch and two thirds at dinner",
    "two eggs at breakfast and another coffee at 11",
  ])("%s", (message) => {
    expect(split(message)).toBeUndefined();
  });
});
