import type { Language } from "../../languages/language.ts";
import type { Amount, Measure } from "../chunks/amount.ts";
import { readChunks } from "../chunks/read-chunks.ts";
import { readCut } from "../chunks/read-fraction-of-whole.ts";
import { readMeasure } from "../chunks/read-measure.ts";
import type { FoodMention } from "../food-mention.ts";
import type { FoodIndex } from "../match/food-index.ts";
import type { FoodQuery } from "../match/food-match.ts";
import { normalizeUnit } from "../match/portion-labels.ts";
import { readTokens, toFoodQuery } from "../segment/food-query.ts";
import { readPizzaBase } from "../segment/pizza-crust.ts";
import type { Token } from "../words/tokens.ts";

/** A mention's words in the spelling of the table. */
export interface NormalizedMention {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly query: FoodQuery | undefined;
  readonly amount: Amount | undefined;
  /** All of its words, with normalized units and sizes. */
  readonly allWords: ReadonlySet<string>;
}

export function normalizeMention(mention: FoodMention, index: FoodIndex): NormalizedMention {
  const tokens = readTokens(mention.words, index);
  const qualifierTokens = (mention.qualifiers ?? [])
    .map((qualifier) => readTokens(qualifier, index))
    .filter((words) => readPizzaBase(words, index.language) === undefined)
    .flat();
  const amount = toAmount(mention, index);
  const qualifierChunks = readChunks(qualifierTokens, index.language).filter(
    ({ kind }) => kind !== "amount",
  );
  const chunks = [...readChunks(tokens, index.language), ...qualifierChunks];
  const text = mention.text ?? joinMentionText(mention);
  const said = [text, mention.words, mention.unit, ...(mention.qualifiers ?? [])];
  const allWords = readTokens(said.join(" "), index);
  const query = toFoodQuery(chunks, index.language, amount);
  const exclusionTerms = query?.words.filter(index.language.dietQualifiers.isExclusionTerm) ?? [];
  // "chole bhature without the puri" is not a puri of it.
  const isExcluded = (stem: string) =>
    query?.words.includes(index.language.dietQualifiers.toExclusion(stem)) === true &&
    !query.words.includes(stem);
  return {
    text,
    tokens,
    query,
    amount,
    allWords: new Set([
      ...allWords
        .filter(({ stem }) => !isExcluded(stem))
        .map((token) => normalizeUnit(token.stem, index.language)),
      ...exclusionTerms,
    ]),
  };
}

function joinMentionText(mention: FoodMention): string {
  const parts = [mention.amount, mention.unit, mention.words, ...(mention.qualifiers ?? [])];
  return parts.filter((part) => part !== undefined).join(" ");
}

/** The amount of a mention; undefined if it has none. */
export function toAmount(mention: FoodMention, index: FoodIndex): Amount | undefined {
  const measure = toMeasure(mention, index);
  const hasMeasure = measure.units.length > 0 || measure.sizes.length > 0;
  const { amount } = mention;
  if (amount === undefined || !Number.isFinite(amount) || amount < 0) {
    return hasMeasure ? { ...measure, count: 1, isArticle: true } : undefined;
  }
  const isArticle = amount === 1 && !hasMeasure;
  return { ...measure, count: amount, isArticle, ...(mention.isRough && { isRough: true }) };
}

/** The unit with the sizes, cut and pizza base of the qualifiers. */
function toMeasure(mention: FoodMention, index: FoodIndex): Measure {
  // "refreshing cup" is a unit only before "of", as in the message.
  const read = (said: string) =>
    readTokens(`${said} ${index.language.functionWords.partitive}`, index);
  const unit = readMeasure(read(mention.unit ?? ""), 0, index.language).value;
  const qualifiers = mention.qualifiers?.map(read);
  if (qualifiers === undefined) return unit;
  const sizes = qualifiers.flatMap((words) => readMeasure(words, 0, index.language).value.sizes);
  const bases = qualifiers.flatMap((words) => readPizzaBase(words, index.language) ?? []);
  const [cut = unit.cut] = qualifiers.flatMap((words) => readCut(words, index.language) ?? []);
  return {
    ...unit,
    units: [...unit.units, ...bases],
    sizes: [...unit.sizes, ...sizes],
    ...(cut && { cut }),
  };
}

/** The stems of words written in the singular. */
export function findSingulars(
  tokens: readonly Token[],
  words: string,
  language: Language,
): ReadonlySet<string> {
  const singulars = tokens.filter(({ kind, start, end }) => {
    const original = words.slice(start, end).toLowerCase();
    return kind === "word" && language.stem(original) === original;
  });
  return new Set(singulars.map((token) => token.stem));
}
