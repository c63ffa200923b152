import { describe, expect, it } from "vitest";
import { writeClippingsInFull } from "../../estimate/message/write-clippings-in-full.ts";
import { expandClippings } from "../../estimate/words/expand-clippings.ts";
import { tokenize } from "../../estimate/words/tokens.ts";
import { clippings, pluralOf } from "./clippings.ts";
import { english } from "./index.ts";

const expand = (text: string) =>
  expandClippings(tokenize(text, english), english)
    .map((token) => token.text)
    .join(" ");

const needsContext = clippings.filter(({ before, after }) => before.size > 0 || after.size > 0);
const inContext = new Set(needsContext.map(({ written }) => written));

describe("clippings", () => {
  it.each(clippings.filter(({ written }) => !inContext.has(written)))(
    "writes $written as $meant",
    ({ written, meant }) => {
      expect(expand(written)).toBe(meant);
    },
  );

  it.each(needsContext)(
    "writes $written as $meant next to each word of its row",
    ({ written, meant, before, after }) => {
      for (const word of [...before].filter((one) => one !== "^"))
        expect(expand(`${word} ${written}`)).toMatch(new RegExp(` ${meant}$`));
      for (const word of after)
        expect(expand(`${written} ${word}`)).toMatch(new RegExp(`^${meant} `));
    },
  );

  it("are written once, or with other words next to them", () => {
    const certain = clippings.filter(({ before, after }) => before.size + after.size === 0);
    expect(new Set(certain.map(({ written }) => written)).size).toBe(certain.length);
  });

  it.each([
    "spin class then a banana",
    "had soup with tom",
    "the van broke down",
    "sand in my shoes",
    "200 gr beans",
    "100 g fruit salad",
    "din tai fung dumplings",
    "dim sum and rice",
    "nana's chicken soup",
    "2 x large eggs",
    "at 7 am cheese toast",
    "chip shop chips",
    "a granola bar and a med apple",
    "pine nuts",
  ])("leaves %s as it is", (text) => {
    expect(expandClippings(tokenize(text, english), english)).toEqual(tokenize(text, english));
  });

  it("writes plurals in full", () => {
    expect(expand("10 nugs and zucs")).toBe("10 nuggets and zucchinis");
    expect(["berry", "tomato", "glass", "peach", "avocado"].map(pluralOf)).toEqual([
      "berries",
      "tomatoes",
      "glasses",
      "peaches",
      "avocadoes",
    ]);
  });

  it("writes the plural of a phrase in full in a message", () => {
    const message = { original: "2 yorkie puds", corrected: "2 yorkie puds" };
    expect(writeClippingsInFull(message, english).corrected).toBe("2 yorkshire puddings");
  });

  it("reads the words next to a clipping in full", () => {
    expect(expand("4 oz grd turk and sw pot fries")).toBe(
      "4 oz ground turkey and sweet potato fries",
    );
    expect(expand("lunch abt 1, abt 200 g rice")).toBe("lunch about 1 , roughly 200 g rice");
  });
});
