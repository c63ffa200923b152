import { readChunks } from "../chunks/read-chunks.ts";
import type { FoodMention } from "../food-mention.ts";
import type { FoodIndex } from "../match/food-index.ts";
import { readTokens } from "../segment/food-query.ts";

/** The person's words for parts that were left out: "soy sauce" for the stem "soysauce". */
export function quoteExcluded(
  { words, qualifiers = [], leftOut = [] }: FoodMention,
  stems: readonly string[],
  index: FoodIndex,
): readonly string[] {
  return [words, ...qualifiers, ...leftOut].flatMap((said) => {
    const tokens = readTokens(said, index);
    const exclusions = readChunks(tokens, index.language).filter(({ kind }) => kind === "without");
    const excluded = tokens.filter(
      ({ stem, start, end }) =>
        stems.includes(stem) &&
        exclusions.some((chunk) => chunk.start <= start && end <= chunk.end),
    );
    const quoted: string[] = [];
    let lastEnd = 0;
    for (const { start, end } of excluded) {
      const between = said.slice(lastEnd, start);
      const text = said.slice(start, end);
      if (quoted.length > 0 && between.trim() === "")
        quoted.push(`${quoted.pop()}${between}${text}`);
      else quoted.push(text);
      lastEnd = end;
    }
    return quoted;
  });
}
