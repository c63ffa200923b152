import { expect, it } from "vitest";
import { english } from "../../../languages/en/index.ts";
import { readPieces } from "./pieces.ts";

it("divides a long text without marks, so that the time grows with its length", () => {
  const lengths = readPieces("two of the ".repeat(300), english).map(({ tokens }) => tokens.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(24);
});

it.each([
  ["Cake: 400 g rice, 2 eggs. Serves 4, I had one", "name item item remark remark"],
  ["cake 400 g rice 2 eggs = 12 slices", "name item item remark"],
  ["400 g tomatoes (5%), frozen peas", "item amount name"],
])("%s: the kinds of its pieces", (text, kinds) => {
  expect(readPieces(text, english).map(({ kind }) => kind)).toEqual(kinds.split(" "));
});
