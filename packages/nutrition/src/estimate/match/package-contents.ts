import type { Portion } from "../../food.ts";
import { fractionCharacters } from "../vocabulary/amounts.ts";
import { tokenize } from "../words/tokens.ts";

/**
 * The measures that a label tells beside its own: one piece of "serving 15 pieces", a bar of
 * "package (2 oz, 2 bars)", a cup of "serving 1/2 cup", and whole sandwiches of "inch sub".
 */
export function innerPortions(portion: Portion): readonly Portion[] {
  if (/^inch sub\b/i.test(portion.label)) return subsOf(portion.grams);
  if (!/^(?:serving|package|packet|pack|bag|pouch|box)\b/i.test(portion.label)) return [];
  const cup = cupOf(portion);
  return cup ? [cup] : piecesOf(portion);
}

/** A sandwich that is sold by the inch comes in two lengths. */
function subsOf(gramsPerInch: number): Portion[] {
  return [
    { label: "6 inch sub", grams: 6 * gramsPerInch },
    { label: "footlong", grams: 12 * gramsPerInch },
  ];
}

function cupOf({ label, grams }: Portion): Portion | undefined {
  const [, whole, over, under] = /(\d+)?(?: ?\b(\d)\/(\d))? cups?\b/i.exec(label) ?? [];
  const cups = Number(whole ?? 0) + Number(over ?? 0) / Number(under ?? 1);
  return cups > 0 && !/yield/i.test(label) ? { label: "cup", grams: grams / cups } : undefined;
}

function piecesOf({ label, grams }: Portion): Portion[] {
  const tokens = tokenize(label);
  return tokens.flatMap((token, place) => {
    const count = token.kind === "number" ? Number(token.text) : Number.NaN;
    const noun = tokens[place + 1];
    const isPlural = noun?.kind === "word" && noun.stem !== noun.text && !noPieces.has(noun.stem);
    const isPart = ["/", "-"].includes(tokens[place - 1]?.text ?? "");
    if (!isPlural || isPart || !(count > 1) || fractionCharacters.has(token.text)) return [];
    return [{ label: noun.stem, grams: grams / count }];
  });
}

const noPieces = new Set("serving ounce oz gram calorie lb pound cup tbsp tsp packet".split(" "));
