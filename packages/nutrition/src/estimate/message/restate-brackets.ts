import { forLanguage, type Language } from "../../languages/language.ts";
import type { PatternRow } from "../../languages/pattern-rows.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";
import { roundTo } from "../../totals.ts";
import { countIn } from "../chunks/read-count.ts";
import { compactSpaces, toMatchOf } from "./compact-spaces.ts";

type Groups = Readonly<Record<string, string | undefined>>;
type Write = (groups: Groups) => string | undefined;

/** Writes matches in other words; one that would be longer stays. */
export function restate(rows: readonly PatternRow[], write: Write) {
  const table = createPatternTable(rows);
  return (message: string) => {
    const compact = compactSpaces(message);
    const matches = table
      .matchEach(compact.text)
      .map((match) => toMatchOf(message, compact, match));
    return replaceMatches(message, matches, ({ 0: words, groups = {} }) => {
      const restated = write(groups);
      return restated === undefined || restated.length > words.length
        ? words
        : restated.padEnd(words.length);
    });
  };
}

const steps = forLanguage((language): readonly ((message: string) => string)[] => {
  const { bracketedAmounts, amounts, foodPhrases } = language;
  const numberOf = (words = "") => countIn(words, language);
  const weighed = (grams: number, name: string) =>
    `${roundTo(grams, 0)}${amounts.metricUnit} ${name}`;
  return [
    restate(bracketedAmounts.piecesOfGrams, ({ name = "", count, grams }) => {
      const pieces = numberOf(count);
      return pieces === undefined ? undefined : weighed(pieces * Number(grams), name);
    }),
    restate(bracketedAmounts.piecesOfTotalGrams, ({ name = "", grams }) =>
      weighed(Number(grams), name),
    ),
    restate(bracketedAmounts.countsWithKind, ({ name, count, kind = "", moreKind = "" }) =>
      `${count} ${kind.replaceAll(",", "")} ${moreKind} ${name}`.replace(/ {2,}/g, " "),
    ),
    restate(
      bracketedAmounts.piecesInPackages,
      ({ name, count }) => `${count} ${foodPhrases.pieces} ${name}`,
    ),
    restate(bracketedAmounts.weighedMeasures, ({ name, weight }) => `${weight} ${name}`),
    restate(
      bracketedAmounts.breadOfToppings,
      ({ bread, count }) => `${count} ${foodPhrases.slices} ${bread}`,
    ),
    restate(bracketedAmounts.timesAfterBracket, ({ amount, bracket = "", times }) =>
      `${times}x${amount} ${bracket}`.trimEnd(),
    ),
    restate(bracketedAmounts.drainedTins, ({ share, name, oil = "", drained, drainedAfter }) => {
      const part = share === undefined ? 1 : numberOf(share);
      const tinned = `${foodPhrases.tinned} ${name}${oil}`;
      return part === undefined
        ? undefined
        : weighed(Number(drained ?? drainedAfter) * part, tinned);
    }),
    restate(bracketedAmounts.eggsWithoutYolk, ({ all, style = "", whites, yolks }) => {
      const [eggs = 0, without = 0, withYolk] = [all, whites, yolks].map(numberOf);
      const whole = withYolk ?? eggs - without;
      return whole > 0 && whole < eggs
        ? `${whole} ${style}${foodPhrases.egg}, ${eggs - whole} ${foodPhrases.eggWhite}`
        : undefined;
    }),
    restate(
      bracketedAmounts.eggsOfDish,
      ({ dish, whites, whole, wholeFirst = whole, whitesLast = whites }) =>
        `${wholeFirst} ${foodPhrases.egg} ${dish}, ${whitesLast} ${foodPhrases.eggWhite}`,
    ),
    restate(
      bracketedAmounts.cansOfSize,
      ({ count, size }) => `${count}x${size}${foodPhrases.milliliters}`,
    ),
  ];
});

/**
 * Writes "chocolate (3 squares, 10 g each)" as "30g chocolate", "samosas (3 small, veg)" as "3 small veg samosas", half of a
 * tin with its drained weight as that weight, and "2 eggs, one without the yolk" as an egg and an egg white. Keeps the length.
 */
export const restateBrackets = (message: string, language: Language): string =>
  steps(language).reduce((text, step) => step(text), message);
