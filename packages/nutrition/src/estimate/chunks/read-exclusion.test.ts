import { expect, it } from "vitest";
import { exclusionExamples } from "../../languages/en/exclusions.ts";
import { english } from "../../languages/en/index.ts";
import { tokenize } from "../words/tokens.ts";
import { readChunks } from "./read-chunks.ts";

it.each(Object.entries(exclusionExamples))("“%s” excludes: %s", (text, excluded) => {
  const stems = readChunks(tokenize(text, english), english).flatMap((chunk) =>
    chunk.kind === "without" ? chunk.stems : [],
  );
  expect(stems.join(" ")).toBe(excluded);
});
