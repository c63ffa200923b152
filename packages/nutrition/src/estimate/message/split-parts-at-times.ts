import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { countIn } from "../chunks/read-count.ts";
import type { FoodMention } from "../food-mention.ts";
import { writePart } from "./restate-parts-left.ts";

const partsTable = forLanguage(({ mealsOfSame }) =>
  createPatternTable(mealsOfSame.partsAtTwoTimes),
);

/** A message about two parts of one food as two messages of the same length. */
export interface MessagesOfParts {
  readonly first: string;
  /** The second part with less and less of the words around it, which may be about other foods. */
  readonly second: readonly string[];
}

/** "burrito, had half at 1pm and the other half at 7.30" as "burrito, had half at 1pm" and "burrito, had half at 7.30". */
export function splitPartsAtTimes(
  message: string,
  language: Language,
): MessagesOfParts | undefined {
  const [match] = partsTable(language).matchAll(message);
  if (match === undefined) return undefined;
  const { one = "", two = "", verb = "", food = "", first = "", second = "" } = match.groups ?? {};
  const parts = readParts(one, two, language);
  if (parts === undefined) return undefined;
  const [{ length }] = match;
  const write = (part: string, when: string) =>
    `${verb.trim() || language.selfCorrections.eatingVerb} ${part}${food} ${addPreposition(when, language)}`;
  const [ofFirst, ofSecond] = [write(parts[0], first), write(parts[1], second)];
  if (Math.max(ofFirst.length, ofSecond.length) > length) return undefined;
  const end = match.index + length;
  const [before, after] = [message.slice(0, match.index), message.slice(end)];
  const sentence = Math.max(
    ...[". ", "! ", "\n"].map((mark) => before.trimEnd().lastIndexOf(mark)),
  );
  const blankAfter = " ".repeat(after.length);
  const ofSentence = before.slice(sentence + 1).padStart(before.length);
  const later = ofSecond.padEnd(length);
  return {
    first: `${before}${ofFirst.padEnd(length)}${after}`,
    second: [
      `${before}${later}${after}`,
      `${before}${later}${blankAfter}`,
      `${ofSentence}${later}${blankAfter}`,
    ],
  };
}

/** The two parts in words that are read without each other; undefined if they are more than all. */
function readParts(
  one: string,
  two: string,
  language: Language,
): readonly [string, string] | undefined {
  const { mealsOfSame, functionWords } = language;
  const write = (part: string) =>
    mealsOfSame.partOfFraction.test(part) ? `${functionWords.indefiniteArticle} ${part}` : part;
  if (mealsOfSame.onePiece.test(two)) return [mealsOfSame.onePiece.test(one) ? "1" : one, "1"];
  const shareOf = (part: string) => countIn(write(part), language) ?? Number.NaN;
  if (two === mealsOfSame.restOfFirst) return [write(one), writePart(1 - shareOf(one))];
  return shareOf(one) + shareOf(two) < 1 + roundingError ? [write(one), write(two)] : undefined;
}

const roundingError = 0.01;

/** "7am" as "at 7am". */
export const addPreposition = (when: string, { mealsOfSame }: Language) =>
  mealsOfSame.startsWithTime.test(when) ? mealsOfSame.atTime(when) : when;

/** True if all foods that were eaten are one food or the ingredients of one dish. */
export function isOfOneFood(mentions: readonly FoodMention[]): boolean {
  const eaten = mentions.filter(({ isNotCounted }) => isNotCounted !== true);
  return eaten.length === 1 || (eaten.length > 0 && eaten.every(({ eatenPart }) => eatenPart));
}
