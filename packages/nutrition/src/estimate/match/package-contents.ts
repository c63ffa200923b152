import type { Portion } from "../../food.ts";
import { fractionCharacters } from "../../languages/en/amounts.ts";
import * as labelTerms from "../../languages/en/portion-labels.ts";
import { tokenize } from "../words/tokens.ts";

/**
 * Additional measures in a label: one piece of "serving 15 pieces", a bar of "package (2 oz, 2
 * bars)", a cup of "serving 1/2 cup", and whole sandwiches of "inch sub".
 */
export function innerPortions(portion: Portion): readonly Portion[] {
  if (labelTerms.sandwichByInchPattern.test(portion.label)) return sandwichPortions(portion.grams);
  if (!labelTerms.packagePattern.test(portion.label)) return [];
  const cup = cupPortion(portion);
  return cup ? [cup] : piecePortions(portion);
}

function sandwichPortions(gramsPerInch: number): Portion[] {
  return labelTerms.sandwichLengths.map(({ label, inches }) => ({
    label,
    grams: inches * gramsPerInch,
  }));
}

function cupPortion({ label, grams }: Portion): Portion | undefined {
  const [, integer, numerator, denominator] = labelTerms.cupsPattern.exec(label) ?? [];
  const cups = Number(integer ?? 0) + Number(numerator ?? 0) / Number(denominator ?? 1);
  return cups > 0 && !labelTerms.yieldPattern.test(label)
    ? { label: labelTerms.cupLabel, grams: grams / cups }
    : undefined;
}

function piecePortions({ label, grams }: Portion): Portion[] {
  const tokens = tokenize(label);
  return tokens.flatMap((token, at) => {
    const count = token.kind === "number" ? Number(token.text) : Number.NaN;
    const noun = tokens[at + 1];
    const isPlural =
      noun?.kind === "word" && noun.stem !== noun.text && !labelTerms.nonPieceNouns.has(noun.stem);
    const isFraction = ["/", "-"].includes(tokens[at - 1]?.text ?? "");
    if (!isPlural || isFraction || !(count > 1) || fractionCharacters.has(token.text)) return [];
    return [{ label: noun.stem, grams: grams / count }];
  });
}
