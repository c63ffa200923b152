import { leftoverOrigins } from "../../languages/en/leftovers.ts";
import { anyRow } from "../../languages/pattern-rows.ts";
import type { Span } from "../words/span.ts";

const originPattern = new RegExp(anyRow(leftoverOrigins), "gi");

/** The spans of words that say when left-overs were made: "last night's pizza". */
export function findLeftoverOrigins(message: string): Span[] {
  return [...message.replaceAll("’", "'").matchAll(originPattern)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}
