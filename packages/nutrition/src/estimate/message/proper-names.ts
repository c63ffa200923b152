import { capitalizedNames, namesInAnyCase } from "../../languages/en/proper-names.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import type { Span } from "../words/span.ts";

const tables = [
  createPatternTable(namesInAnyCase),
  createPatternTable(capitalizedNames, { flags: "g" }),
];

/** The spans of names of people and places that are also foods. */
export function findProperNames(message: string): Span[] {
  return tables.flatMap((table) =>
    table.matchAll(message).map(({ index, 0: name }) => ({
      start: index,
      end: index + name.length,
    })),
  );
}
