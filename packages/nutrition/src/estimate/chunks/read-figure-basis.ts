import type { Language } from "../../languages/language.ts";
import type { StatedNutrients } from "../food-mention.ts";
import type { Token } from "../words/tokens.ts";
import type { ParseResult } from "./amount.ts";
import { figureOf, readGrams, readHundred, skipAssignment } from "./read-figures.ts";

/** What the figures of a label refer to: one serving, of so many grams, or 100 g. */
export interface FigureBasis {
  readonly per: StatedNutrients["per"];
  readonly gramsEach?: number;
}

/** "serving size 1 bar (60 g)", "per pot (150 g):", "per 100 g", before the figures of a label. */
export function readFigureBasis(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<FigureBasis> | undefined {
  const basis = readServingSize(tokens, at, language) ?? readPer(tokens, at, language);
  if (!basis) return undefined;
  let end = basis.end;
  while (isBetween(tokens[end], language)) end += 1;
  // "Amount per serving" follows the serving size.
  const again = basis.value.gramsEach === undefined ? undefined : readPer(tokens, end, language);
  if (again === undefined) return { value: basis.value, end };
  end = again.end;
  while (isBetween(tokens[end], language)) end += 1;
  return { value: basis.value, end };
}

const isBetween = (token: Token | undefined, language: Language) =>
  language.nutrientWords.figureSeparators.has(token?.text ?? "") ||
  token?.text === "\n" ||
  token?.text === ":" ||
  language.nutrientWords.energyNames.has(token?.text ?? "");

function readServingSize(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<FigureBasis> | undefined {
  if (
    tokens[at]?.stem !== language.amountPhrases.servingUnit ||
    tokens[at + 1]?.text !== language.amountPhrases.sizeNoun
  )
    return undefined;
  const from = skipAssignment(tokens, at + 2);
  const grams = readGrams(tokens, from, language) ?? readBracketedGrams(tokens, from, language);
  return grams && { value: { per: "piece", gramsEach: grams.value }, end: grams.end };
}

/** Words of "2/3 cup (130 g)" before the bracket. */
const maxServingTokens = 6;

function readBracketedGrams(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  for (let open = at; open <= at + maxServingTokens; open += 1) {
    if (tokens[open]?.text === "\n") return undefined;
    if (tokens[open]?.text !== "(") continue;
    const grams = readGrams(tokens, open + 1, language);
    return grams && { value: grams.value, end: skipBracket(tokens, grams.end) };
  }
  return undefined;
}

const skipBracket = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === ")" ? at + 1 : at;

/** "per serving (30 g)", "per 40 g", "per 100 ml". */
function readPer(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<FigureBasis> | undefined {
  if (!language.nutrientWords.perSigns.has(tokens[at]?.text ?? "") || tokens[at]?.kind !== "word")
    return undefined;
  const number = figureOf(tokens[at + 1]);
  if (number !== undefined) {
    if (!language.nutrientWords.hundredUnits.has(tokens[at + 2]?.stem ?? "")) return undefined;
    const hundred = readHundred(tokens, at + 1, language)?.value;
    return { value: hundred ? { per: hundred } : { per: "piece", gramsEach: number }, end: at + 3 };
  }
  if (!language.nutrientWords.basisNouns.has(tokens[at + 1]?.stem ?? "")) return undefined;
  const grams = tokens[at + 2]?.text === "(" ? readGrams(tokens, at + 3, language) : undefined;
  if (grams === undefined) return { value: { per: "piece" }, end: at + 2 };
  const value: FigureBasis = { per: "piece", gramsEach: grams.value };
  return { value, end: skipBracket(tokens, grams.end) };
}
