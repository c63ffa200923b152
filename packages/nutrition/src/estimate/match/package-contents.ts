import type { Portion } from "../../food.ts";
import { fractionCharacters } from "../../languages/en/amounts.ts";
import { wordSet } from "../../languages/word-lists.ts";
import { tokenize } from "../words/tokens.ts";

/**
 * Additional measures in a label: one piece of "serving 15 pieces", a bar of "package (2 oz, 2
 * bars)", a cup of "serving 1/2 cup", and whole sandwiches of "inch sub".
 */
export function innerPortions(portion: Portion): readonly Portion[] {
  if (/^inch sub\b/i.test(portion.label)) return sandwichPortions(portion.grams);
  if (!/^(?:serving|package|packet|pack|bag|pouch|box)\b/i.test(portion.label)) return [];
  const cup = cupPortion(portion);
  return cup ? [cup] : piecePortions(portion);
}

/** Sandwiches sold by the inch have two standard lengths. */
function sandwichPortions(gramsPerInch: number): Portion[] {
  return [
    { label: "6 inch sub", grams: 6 * gramsPerInch },
    { label: "footlong", grams: 12 * gramsPerInch },
  ];
}

function cupPortion({ label, grams }: Portion): Portion | undefined {
  const [, integer, numerator, denominator] =
    /(\d+)?(?: ?\b(\d)\/(\d))? cups?\b/i.exec(label) ?? [];
  const cups = Number(integer ?? 0) + Number(numerator ?? 0) / Number(denominator ?? 1);
  return cups > 0 && !/yield/i.test(label) ? { label: "cup", grams: grams / cups } : undefined;
}

function piecePortions({ label, grams }: Portion): Portion[] {
  const tokens = tokenize(label);
  return tokens.flatMap((token, at) => {
    const count = token.kind === "number" ? Number(token.text) : Number.NaN;
    const noun = tokens[at + 1];
    const isPlural =
      noun?.kind === "word" && noun.stem !== noun.text && !nonPieceNouns.has(noun.stem);
    const isFraction = ["/", "-"].includes(tokens[at - 1]?.text ?? "");
    if (!isPlural || isFraction || !(count > 1) || fractionCharacters.has(token.text)) return [];
    return [{ label: noun.stem, grams: grams / count }];
  });
}

const nonPieceNouns = wordSet("serving ounce oz gram calorie lb pound cup tbsp tsp packet");
