import type { Language } from "../../languages/language.ts";
import { mergeNumberTokens } from "../chunks/merge-number-tokens.ts";
import { readCount } from "../chunks/read-count.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import type { CorrectedMessage } from "./corrected-message.ts";
import type { Edit } from "./correction-target.ts";
import { applyInOrder } from "./restate-parts-left.ts";
import { short } from "./write-figures.ts";

/**
 * Writes numbers in words in digits, as all patterns know them: those of an energy, a nutrient, a weight or a volume ("ninety
 * calories", "fifteen grams of protein", "thirty five grams") and those of several words ("three hundred and ninety").
 */
export function writeSpokenNumbers(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const { corrected } = message;
  const tokens = mergeNumberTokens(tokenize(corrected, language), language);
  const edits: Edit[] = [];
  // The number stays next to its unit.
  const write = (start: number, end: number, text: string) =>
    edits.push({ start, end, text: text.padStart(end - start) });
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const isMerged =
      token.kind === "number" && spaceInside.test(corrected.slice(token.start, token.end));
    if (isMerged) write(token.start, token.end, token.text);
    if (token.kind !== "word") continue;
    const count = readCount(tokens, at, language);
    const last = tokens[(count?.end ?? 0) - 1];
    if (!count || !last || count.value.isArticle || !Number.isInteger(count.value.count)) continue;
    // "for two - 150 g rice"
    const isInWords = !/\d/.test(corrected.slice(token.start, last.end));
    if (isInWords && isUnit(tokens[count.end], language))
      write(token.start, last.end, short(count.value.count));
    at = count.end - 1;
  }
  return applyInOrder(message, edits);
}

const spaceInside = /\s/;

/** Of energy, of nutrients, or a metric one. */
const isUnit = (token: Token | undefined, { nutrientWords, amounts, amountPhrases }: Language) =>
  nutrientWords.energyUnits.has(token?.stem ?? "") ||
  amountPhrases.pluralNumberUnits.has(token?.text ?? "") ||
  amounts.metricUnit === token?.text;
