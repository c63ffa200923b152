import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import type { Span } from "../words/span.ts";

const tables = forLanguage((language) => [
  createPatternTable(language.properNames.namesInAnyCase),
  createPatternTable(language.properNames.capitalizedNames, { flags: "g" }),
]);

/** The spans of names of people and places that are also foods. */
export function findProperNames(message: string, language: Language): Span[] {
  return tables(language).flatMap((table) =>
    table.matchAll(message).map(({ index, 0: name }) => ({
      start: index,
      end: index + name.length,
    })),
  );
}
