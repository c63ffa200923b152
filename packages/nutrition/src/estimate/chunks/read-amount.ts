import type { Language } from "../../languages/language.ts";
import { nonFoodWords } from "../words/stop-words.ts";
import type { Token } from "../words/tokens.ts";
import type { Amount, ParseResult } from "./amount.ts";
import { isMeasured } from "./amount-predicates.ts";
import { readCount } from "./read-count.ts";
import { isSizeAt, readMeasure } from "./read-measure.ts";

/** A parsed amount; the tokens before `measureFrom` are its count. */
export interface ParsedAmount extends ParseResult<Amount> {
  readonly measureFrom: number;
}

/** Parses an amount: "two slices of", "1 1/2 cups", "a 12 fl oz can of", "half a", "large". */
export function readAmount(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParsedAmount | undefined {
  const parsedCount = readCount(tokens, at, language);
  if (!parsedCount && !startsMeasure(tokens, at, language)) return undefined;
  const measureFrom = parsedCount?.end ?? at;
  const { value: measure, end } = readMeasure(tokens, measureFrom, language);
  if (end === at) return undefined;
  const counted = parsedCount?.value ?? { count: 1, isArticle: true };
  const { count } = counted;
  // "6 inch sub", "10 cm piece": the number is the length of one item.
  if (measure.inches === 1) {
    const value = { ...measure, inches: count, count: 1, isArticle: false };
    return { value, end, measureFrom: at };
  }
  if (measure.cutInches !== undefined && isLengthUnit(tokens[measureFrom], language)) {
    const cutInches = count * measure.cutInches;
    const value = { ...measure, cutInches, count: 1, isArticle: false };
    return { value, end, measureFrom: at };
  }
  const value = { ...measure, ...counted };
  const fraction = isMeasured(value) ? readTrailingFraction(tokens, end, language) : undefined;
  if (!fraction) return { value, end, measureFrom };
  return {
    value: { ...value, count: count + fraction.value, isArticle: false },
    end: fraction.end,
    measureFrom,
  };
}

const isLengthUnit = (token: Token | undefined, language: Language) =>
  language.amountPhrases.inchesByUnit.has(token?.stem ?? "");

/** "and a half of" in "a cup and a half of rice"; without "of" the half belongs to the next food. */
function readTrailingFraction(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  if (tokens[at]?.text !== language.functionWords.conjunction) return undefined;
  const wordAt = language.amounts.articles.has(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const value = language.amounts.fractionWords.get(tokens[wordAt]?.stem ?? "");
  const next = tokens[wordAt + 1];
  if (
    value === undefined ||
    (next?.kind === "word" && next.text !== language.functionWords.partitive)
  )
    return undefined;
  return { value, end: next?.text === language.functionWords.partitive ? wordAt + 2 : wordAt + 1 };
}

/** "cup of", "slices of", "large": a measure without a count. */
function startsMeasure(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (isSizeAt(tokens, at, language)) return !language.amountPhrases.varietySizes.has(token.text);
  if (language.amountPhrases.unitInches.has(token.stem)) return true;
  if (isMeasureAlone(tokens, at, language)) return true;
  if (tokens[at + 1]?.text !== language.functionWords.partitive) return false;
  // "splash of milk", "dash of milk": a shape that means a spoon; "stick of" may begin a name.
  const piece = language.amounts.pieceUnits.get(token.stem) ?? "";
  const others = language.amounts.equivalentUnits.get(piece) ?? [];
  if (language.usualMeasures.has(piece)) return true;
  return [token.stem, piece, ...others].some((unit) => language.amounts.units.has(unit));
}

/** "handful spinach", "eggs and can beans", "pint full fat milk"; not "can I". */
export function isMeasureAlone(tokens: readonly Token[], at: number, language: Language): boolean {
  const { amountPhrases, conjunctions, functionWords } = language;
  const [before, next, third] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isStart =
    before === undefined ||
    before.kind === "mark" ||
    conjunctions.conjunctions.has(before.text) ||
    functionWords.accompanyingWords.has(before.text);
  return (
    isStart &&
    next?.kind === "word" &&
    amountPhrases.measuresAlone.has(tokens[at]?.text ?? "") &&
    (!nonFoodWords(language).has(next.text) ||
      amountPhrases.namesAfterFillers.get(next.text)?.has(third?.text ?? "") === true)
  );
}
