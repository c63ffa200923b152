import type { Portion } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { tokenize } from "../words/tokens.ts";

/**
 * Additional measures in a label: one piece of "serving 15 pieces", a bar of "package (2 oz, 2
 * bars)", a cup of "serving 1/2 cup", and whole sandwiches of "inch sub".
 */
export function innerPortions(portion: Portion, language: Language): readonly Portion[] {
  if (language.portionLabels.sandwichByInchPattern.test(portion.label))
    return sandwichPortions(portion.grams, language);
  if (!language.portionLabels.packagePattern.test(portion.label)) return [];
  const cup = cupPortion(portion, language);
  return cup ? [cup] : piecePortions(portion, language);
}

function sandwichPortions(gramsPerInch: number, language: Language): Portion[] {
  return language.portionLabels.sandwichLengths.map(({ label, inches }) => ({
    label,
    grams: inches * gramsPerInch,
  }));
}

function cupPortion({ label, grams }: Portion, language: Language): Portion | undefined {
  const [, integer, numerator, denominator] = language.portionLabels.cupsPattern.exec(label) ?? [];
  const cups = Number(integer ?? 0) + Number(numerator ?? 0) / Number(denominator ?? 1);
  return cups > 0 && !language.portionLabels.yieldPattern.test(label)
    ? { label: language.portionLabels.cupLabel, grams: grams / cups }
    : undefined;
}

function piecePortions({ label, grams }: Portion, language: Language): Portion[] {
  const tokens = tokenize(label, language);
  return tokens.flatMap((token, at) => {
    const count = token.kind === "number" ? Number(token.text) : Number.NaN;
    const noun = tokens[at + 1];
    const isPlural =
      noun?.kind === "word" &&
      noun.stem !== noun.text &&
      !language.portionLabels.nonPieceNouns.has(noun.stem);
    const isFraction = ["/", "-"].includes(tokens[at - 1]?.text ?? "");
    if (
      !isPlural ||
      isFraction ||
      !(count > 1) ||
      language.amounts.fractionCharacters.has(token.text)
    )
      return [];
    return [{ label: noun.stem, grams: grams / count }];
  });
}
