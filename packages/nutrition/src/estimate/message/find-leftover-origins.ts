import { leftoverOrigins } from "../../languages/en/leftovers.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import type { Span } from "../words/span.ts";

const origins = createPatternTable(leftoverOrigins);

/** The spans of words that say when left-overs were made: "last night's pizza". */
export function findLeftoverOrigins(message: string): Span[] {
  return origins.matchAll(message.replaceAll("’", "'")).map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}
