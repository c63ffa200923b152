import type { Language } from "../../languages/language.ts";
import { isPluralToken, type Token, tokenize } from "../words/tokens.ts";
import { applyEdit, type CorrectedMessage } from "./corrected-message.ts";
import { type Edit, findLastNoun } from "./correction-target.ts";
import { findPartsLeft, type PartLeft } from "./find-parts-left.ts";
import { readFigure } from "./remark-figures.ts";

/**
 * Says which part of a food was eaten next to its mention, in place of a clause of its own: "curry and rice, half the
 * rice went back" as "curry and rice, ate 1/2 of it,". Figures of energy are those of the eaten amount already.
 */
export function restatePartsLeft(message: CorrectedMessage, language: Language): CorrectedMessage {
  if (language.labelLines.energyWords.test(message.corrected)) return message;
  return findPartsLeft(message.corrected, language)
    .toReversed()
    .reduce((words, part) => restate(words, part, language), message);
}

function restate(message: CorrectedMessage, part: PartLeft, language: Language): CorrectedMessage {
  const { corrected } = message;
  const { start, end, food, eaten } = part;
  const name = corrected.slice(food.start, food.end);
  if (isEatenOfDishOfTwo(corrected, part, language)) return message;
  const helping = writePartOfHelping(corrected.slice(0, start), name, eaten, language);
  if (helping) return applyInOrder(message, [{ start, end, text: "" }, helping]);
  const edit =
    writeAfterMention(corrected.slice(0, start), 0, name, eaten, language) ??
    writeAfterMention(corrected.slice(end), end, name, eaten, language);
  if (edit && eaten > 0) return applyInOrder(message, [{ start, end, text: "" }, edit]);
  const { selfCorrections, functionWords } = language;
  const { definiteArticle, partitive } = functionWords;
  // Without space before the mark at its end.
  const uneaten =
    `${functionWords.comma} ${selfCorrections.leavingVerb} ${definiteArticle} ${name}`.padStart(
      end - start,
    );
  if (eaten === 0) return edit ? applyEdit(message, { start, end, text: uneaten }) : message;
  const comma = /\w/.test(corrected.slice(0, start)) ? `${functionWords.comma} ` : "";
  const words = `${comma}${writePart(eaten)} ${partitive} ${definiteArticle} ${name}`;
  return part.canIntroduce ? applyEdit(message, { start, end, text: words }) : message;
}

/** The chips of "fish and chips, ate all the cod and half the chips": the share is not of the dish. */
function isEatenOfDishOfTwo(
  message: string,
  { start, end, food }: PartLeft,
  language: Language,
): boolean {
  const { partsLeft, foodPhrases } = language;
  const isLeft = tokenize(message.slice(start, end), language).some(
    ({ text }) => partsLeft.leavingVerbs.has(text) || partsLeft.givingVerbs.has(text),
  );
  const noun = tokenize(message.slice(food.start, food.end), language).at(-1)?.stem ?? "";
  const before = tokenize(message.slice(0, start), language);
  const nounAt = findLastNoun(before, noun, language);
  const [first, joint] = before.slice(Math.max(0, nounAt - 2), nounAt);
  return (
    !isLeft &&
    foodPhrases.firstNounsOfDishes.has(first?.stem ?? "") &&
    partsLeft.conjunctions.has(joint?.text ?? "")
  );
}

/** "took one, gave half of that slice to my son": half a slice. */
function writePartOfHelping(
  words: string,
  name: string,
  eaten: number,
  language: Language,
): Edit | undefined {
  const [noun, ...others] = tokenize(name, language);
  const { helpingNouns } = language.recipeRemarks;
  if (!noun || others.length > 0 || isPluralToken(noun) || !helpingNouns.has(noun.stem))
    return undefined;
  const tokens = tokenize(words, language);
  const numbers = tokens.flatMap((token, at) => {
    const isOne = language.amounts.articles.has(token.text) && tokens[at + 1]?.stem === noun.stem;
    const figure = isOne ? oneOf(at) : readFigure(tokens, at, language);
    const isCount = figure?.value.kind === "wholeNumber" && tokens.length - at <= maxWordsAfter;
    const isOfHelping =
      tokens[figure?.end ?? 0]?.stem === noun.stem ||
      language.partsLeft.eatingVerbs.has(tokens[at - 1]?.text ?? "");
    return isCount && isOfHelping ? [{ from: at, to: figure.end, count: figure.value.value }] : [];
  });
  const { from = 0, to = 0, count = 0 } = numbers.at(-1) ?? {};
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || count < 1) return undefined;
  const isNamed = tokens[to]?.stem === noun.stem;
  const part = isNamed ? writePart(eaten) : `${writePart(eaten)} ${name}`;
  return {
    start: first.start,
    end: last.end,
    text: count === 1 ? part : `${count - (1 - eaten)}`,
  };
}

const oneOf = (at: number) => ({
  value: { kind: "wholeNumber", value: 1 } as const,
  end: at + 1,
});

/** Between a number and such a clause: "slice of the cake and". */
const maxWordsAfter = 6;

/** The last one first, so that the offsets of the others stay. */
export const applyInOrder = (message: CorrectedMessage, edits: readonly Edit[]) =>
  edits.toSorted((one, other) => other.start - one.start).reduce(applyEdit, message);

const mostParts = 20;

/** "3/4" */
export function writePart(value: number): string {
  const parts = Array.from({ length: mostParts }, (_, index) => index + 1);
  const isWhole = (count: number) => Math.abs(count * value - Math.round(count * value)) < 1 / 100;
  const count = parts.find(isWhole) ?? 100;
  return `${Math.round(count * value)}/${count}`;
}

/** ", ate 1/2 of it," after the last mention of a food in these words, which begin at an offset of the message. */
function writeAfterMention(
  words: string,
  offset: number,
  food: string,
  eaten: number,
  language: Language,
): Edit | undefined {
  const { selfCorrections, functionWords } = language;
  const noun = tokenize(food, language).at(-1);
  const tokens = tokenize(words, language);
  const nounAt = findLastNoun(tokens, noun?.stem ?? "", language);
  const mention = tokens[endOfAmountAfter(tokens, nounAt, language)];
  if (mention === undefined) return undefined;
  const joint = tokens[nounAt - 1];
  const part = `, ${selfCorrections.eatingVerb} ${writePart(eaten)} ${selfCorrections.ofIt},`;
  const end = offset + mention.end;
  // "curry with rice": the rice becomes a food of its own.
  if (mention === tokens[nounAt] && joint?.text === functionWords.accompaniment) {
    const mark = ";".padEnd(mention.start - joint.start);
    return { start: offset + joint.start, end, text: `${mark}${mention.text}${part}` };
  }
  return { start: end, end, text: part };
}

/** The index of the last token of "rice 200 g" or "rice (200 g)" for that of "rice". */
function endOfAmountAfter(tokens: readonly Token[], nounAt: number, language: Language): number {
  const isInBrackets = tokens[nounAt + 1]?.text === "(";
  const count = tokens[nounAt + (isInBrackets ? 2 : 1)];
  const unit = tokens[nounAt + (isInBrackets ? 3 : 2)];
  const isAmount = count?.kind === "number" && language.amounts.gramsByUnit.has(unit?.stem ?? "");
  if (nounAt < 0 || !isAmount) return nounAt;
  return nounAt + (isInBrackets ? 4 : 2);
}
