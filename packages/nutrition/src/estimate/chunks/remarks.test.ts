import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import * as remarks from "../../languages/en/remarks.ts";
import { tokenize } from "../words/tokens.ts";
import { readChunks } from "./read-chunks.ts";

/** The chunks of a text, without offsets. */
const readContent = (text: string) =>
  readChunks(tokenize(text, english), english).map((chunk) => ({
    ...chunk,
    start: 0,
    end: 0,
    measureStart: 0,
  }));

const isRemark = (value: object): value is remarks.Remark => "counterexamples" in value;

const rows = [
  ...Object.entries(remarks).filter(
    (entry): entry is [string, remarks.Remark] =>
      typeof entry[1] === "object" && isRemark(entry[1]),
  ),
  ...Object.entries(remarks.remarksByWords),
];

describe.each(rows)("%s", (_, { examples, counterexamples }) => {
  it.each(Object.entries(examples))("reads “%s” like “%s”", (text, shorterText) => {
    expect(readContent(text)).toEqual(readContent(shorterText));
  });

  it.each(Object.entries(counterexamples))("does not read “%s” like “%s”", (text, shorterText) => {
    expect(readContent(text)).not.toEqual(readContent(shorterText));
  });
});
