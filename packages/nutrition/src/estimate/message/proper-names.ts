import { capitalizedNames, namesInAnyCase } from "../../languages/en/proper-names.ts";
import { anyRow } from "../../languages/pattern-rows.ts";
import type { Span } from "../words/span.ts";

const patterns = [
  new RegExp(anyRow(namesInAnyCase), "gi"),
  new RegExp(anyRow(capitalizedNames), "g"),
];

/** The spans of names of people and places that are also foods. */
export function findProperNames(message: string): Span[] {
  return patterns.flatMap((pattern) =>
    [...message.matchAll(pattern)].map(({ index, 0: name }) => ({
      start: index,
      end: index + name.length,
    })),
  );
}
