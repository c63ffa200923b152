import type { Language } from "../../languages/language.ts";
import type { Token } from "../words/tokens.ts";
import type { Amount, ParseResult } from "./amount.ts";
import { isCut, isMeasured, isWeightOrVolume } from "./amount-predicates.ts";
import type { Chunk } from "./chunk.ts";
import { stemsOf } from "./chunk-predicates.ts";
import { readAmount } from "./read-amount.ts";

/** How much of a previous food the person ate, with the index of its measure. */
export interface EatenAmount extends ParseResult<Amount> {
  readonly measureFrom: number;
  readonly amountFrom: number;
}

/**
 * Reads "had 2 servings", "ate 3 of the 8 slices" and "had two of them" after a food, and a count after
 * the figures of one piece: without the name of another food. A weight, a cup and a bare count need figures before them or "of it" after them: "60 kcal per
 * 100 g, had 50 g", "ate 60 g of it".
 */
export function readEatenAmount(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
  language: Language,
): EatenAmount | undefined {
  let from = at;
  while (language.sharing.wordsBeforeEating.has(tokens[from]?.text ?? "")) from += 1;
  if (language.sharing.ownCountVerbs.has(tokens[from]?.text ?? "")) from += 1;
  else if (followsFiguresOfPart(chunks)) from = at;
  else return undefined;
  while (language.sharing.wordsBeforeCount.has(tokens[from]?.text ?? "")) from += 1;
  const amount = readAmount(tokens, from, language);
  const hasFigures = chunks.some(({ kind }) => kind === "figures");
  const nouns = new Set(hasFigures ? stemsOf(chunks) : []);
  const end = amount && skipNoun(tokens, amount.end, nouns, language);
  if (amount === undefined || end === undefined || !endsEatenAmount(tokens[end], language))
    return undefined;
  const sentence = chunks.slice(chunks.findLastIndex(({ kind }) => kind === "stop") + 1);
  const isNamed = (hasFigures ? chunks : sentence).some(({ kind }) => kind === "words");
  if (!isNamed || !isOfPreviousFood(amount.value, hasFigures, end > amount.end, language))
    return undefined;
  return { value: amount.value, end, measureFrom: amount.measureFrom, amountFrom: from };
}

/** "95 kcal x 2", "130 kcal a bag, 2 bags", "210 kcal per serving, 2 servings", "520 kcal per 100 g, 40 g" */
function followsFiguresOfPart(chunks: readonly Chunk[]): boolean {
  const last = chunks.at(-1)?.kind === "separator" ? chunks.at(-2) : chunks.at(-1);
  return last?.kind === "figures" && last.figures.per !== "all" && last.appliesToNext !== true;
}

function isOfPreviousFood(
  amount: Amount,
  hasFigures: boolean,
  hasPronoun: boolean,
  language: Language,
): boolean {
  // "ate a third of it" is a share.
  if ((amount.isArticle || amount.count < 1) && !isMeasured(amount)) return false;
  if (hasFigures || hasPronoun) return true;
  const isHelping = amount.units.some((unit) => language.sharing.helpingUnits.has(unit));
  return isHelping || (isCut(amount, language) && !isWeightOrVolume(amount));
}

/** The index after "of them", "of it" or the noun of the food: "a bar, 210 kcal per bar, had 1.5 bars". */
function skipNoun(
  tokens: readonly Token[],
  at: number,
  nouns: ReadonlySet<string>,
  language: Language,
): number {
  if (nouns.has(tokens[at]?.stem ?? "")) return at + 1;
  const of = tokens[at - 1]?.text === language.functionWords.partitive ? at - 1 : at;
  const isPronoun =
    tokens[of]?.text === language.functionWords.partitive &&
    language.sharing.eatenPronouns.has(tokens[of + 1]?.text ?? "");
  return isPronoun ? of + 2 : at;
}

const endsEatenAmount = (token: Token | undefined, language: Language) =>
  token === undefined || token.kind === "mark" || language.sharing.wordsAfterEaten.has(token.text);
