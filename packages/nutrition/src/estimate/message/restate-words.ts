import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";
import { restateBrackets } from "./restate-brackets.ts";

const ownCountTable = forLanguage(({ ownCounts }) => createPatternTable(ownCounts.ownCounts));

/** "plate of 16 pierogi for the table, I took 5" as "5 pierogi". */
const restateOwnCounts = (message: string, language: Language): string =>
  replaceMatches(message, ownCountTable(language).matchEach(message), ({ 0: words, groups }) =>
    `${groups?.own} ${groups?.name}`.padEnd(words.length),
  );

const fillingTable = forLanguage(({ ownCounts }) =>
  createPatternTable(ownCounts.fillingsOfCounted),
);

/** "3 tacos, carnitas" as "3 carnitas tacos". */
const restateFillings = (message: string, language: Language): string =>
  replaceMatches(message, fillingTable(language).matchEach(message), ({ 0: words, groups }) =>
    `${groups?.count} ${groups?.filling} ${groups?.pieces}`.padEnd(words.length),
  );

const halvesTable = forLanguage(({ ownCounts }) => createPatternTable(ownCounts.halvesOfAnother));
const wholeTable = forLanguage(({ ownCounts }) => createPatternTable(ownCounts.wholePizzas));
const doubleTable = forLanguage(({ ownCounts }) => createPatternTable(ownCounts.doubleHelpings));

/** "a burger and a half" as "1.5 burger", "a double helping" as "2 helping", "pizza, ate the whole thing" as "1 whole pizza". */
const restateMultiples = (message: string, language: Language): string =>
  [
    { table: halvesTable(language), count: "1.5" },
    { table: doubleTable(language), count: "2" },
    { table: wholeTable(language), count: language.ownCounts.oneWhole },
  ].reduce(
    (text, { table, count }) =>
      replaceMatches(text, table.matchEach(text), ({ 0: words, groups }) =>
        `${count} ${groups?.name}`.padEnd(words.length),
      ),
    message,
  );

const cookedTable = forLanguage(({ ownCounts }) => createPatternTable(ownCounts.eatenOfCooked));

/** "brisket, 1.8kg raw came down to 1.1kg, had 200g" as "200g brisket". */
const restateEatenOfWhole = (message: string, language: Language): string =>
  replaceMatches(message, cookedTable(language).matchEach(message), ({ 0: words, groups }) =>
    [
      `${groups?.lead ?? ""}${groups?.grams}${language.amounts.metricUnit}`,
      ...(groups?.state ? [groups.state] : []),
      groups?.name,
    ]
      .join(" ")
      .padEnd(words.length),
  );

/**
 * Writes "bier 0,5" as "bier 5dl", "burger, took the bun off" and "bunless burger" as "burger" without the bun, "the dregs of a milo" as
 * "2 sips of milo", "the toppings off a pizza" as "pizza" without the crust, and "a serving and a half" as "1.5 serving", each of the same length.
 */
export const restateWords = (message: string, language: Language): string => {
  const { restatedWords } = language;
  return restateEatenOfWhole(
    restateMultiples(
      restateFillings(restateOwnCounts(restateBrackets(message, language), language), language),
      language,
    ),
    language,
  )
    .replace(restatedWords.percentInWords, ({ length }) => restatedWords.percentSign.padEnd(length))
    .replace(restatedWords.litresWithoutUnit, (words, after?: string, before?: string) => {
      const decimals = after ?? before ?? "";
      return `${decimals}${restatedWords.partsOfLitre[decimals.length - 1]}`.padEnd(words.length);
    })
    .replace(restatedWords.cookedWeights, ({ length }) => " ".repeat(length))
    .replace(restatedWords.frozenWeights, ({ length }) => " ".repeat(length))
    .replace(restatedWords.cutsOfSteak, (words, meat: string, between: string, cut: string) =>
      `${cut} ${meat}${between}`.padEnd(words.length),
    )
    .replace(restatedWords.trimmedMeat, (words, meat: string) =>
      `${restatedWords.leanMeat} ${meat}`.padEnd(words.length),
    )
    .replace(restatedWords.takenOff, (words, part: string) =>
      ` ${restatedWords.withoutPart} ${part}`.padEnd(words.length),
    )
    .replace(restatedWords.partOff, (words, part?: string, before?: string) =>
      ` ${restatedWords.noPart} ${part ?? before}`.padEnd(words.length),
    )
    .replace(restatedWords.toppingsOnly, (words, food: string, pieces: string = "") =>
      `${pieces} ${food} ${restatedWords.withoutCrust}`.trim().padEnd(words.length),
    )
    .replace(restatedWords.crustsLeft, (words, count: string, food: string) => {
      const pieces = count.toLowerCase() === restatedWords.bothWord ? "2" : count;
      return `${pieces} slices ${food} ${restatedWords.withoutCrust}`.padEnd(words.length);
    })
    .replace(restatedWords.partless, (words, part: string, food: string) =>
      `${food} ${restatedWords.noPart} ${part}`.padEnd(words.length),
    )
    .replace(restatedWords.wrappedInLettuce, ({ length }) =>
      ` ${restatedWords.withoutBun}`.padEnd(length),
    )
    .replace(restatedWords.placesOfAdditions, ({ length }) => " ".repeat(length))
    .replace(restatedWords.exclusionsOfTitle, ({ length }) => " ".repeat(length))
    .replace(restatedWords.lastSips, ({ length }) => restatedWords.fewSips.padEnd(length));
};
