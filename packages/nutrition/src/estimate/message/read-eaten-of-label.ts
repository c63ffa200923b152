import { forLanguage, type Language } from "../../languages/language.ts";
import { readCount } from "../chunks/read-count.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";
import type { NutritionLabel } from "./read-label.ts";

/** What was eaten of a label: a weight or volume, or a number of its servings. */
export interface EatenOfLabel extends Span {
  readonly grams?: number;
  readonly unit?: string;
  readonly servings?: number;
  /** The noun that the amount counts, which may be the food: "crackers". */
  readonly noun?: string | undefined;
}

type Amount = Omit<EatenOfLabel, "start" | "end">;
type Groups = Readonly<Record<string, string | undefined>>;

const clauses = forLanguage(({ labelLines }) =>
  labelLines.eatenOfLabel.map(({ pattern }) => new RegExp(pattern, "iy")),
);

/** The first clause after a label that says how much of it was eaten. */
export function readEatenOfLabel(
  rest: string,
  label: NutritionLabel,
  packageGrams: number | undefined,
  language: Language,
): EatenOfLabel | undefined {
  for (const { index, 0: mark } of rest.matchAll(language.labelLines.clauseStart)) {
    const start = index + mark.length;
    // Next to the label an amount needs no verb: "Four with my tea".
    const isFirst = !/\w/.test(rest.slice(0, start));
    for (const pattern of clauses(language)) {
      pattern.lastIndex = start;
      const match = pattern.exec(rest);
      const verb = match?.groups?.verb ?? (isFirst ? "" : undefined);
      const groups = { ...match?.groups, verb };
      const amount = match && toAmount(groups, label, packageGrams, language);
      if (amount) return { start, end: start + match[0].length, ...amount };
    }
  }
  return undefined;
}

function toAmount(
  groups: Groups,
  label: NutritionLabel,
  packageGrams: number | undefined,
  language: Language,
): Amount | undefined {
  const { size, sizeUnit, amount, unit, each, eachUnit, part, container, whole, all, verb } =
    groups;
  const share = part === undefined ? 1 : readNumber(part, language);
  if (share === undefined) return undefined;
  if (size !== undefined) return weigh(Number(size) * share, sizeUnit);
  if (amount !== undefined)
    return verb === undefined ? undefined : weigh(Number(amount.replace(",", ".")), unit);
  if (each !== undefined) {
    const count = readNumber(groups.count ?? "", language);
    return count === undefined ? undefined : weigh(Number(each) * count, eachUnit);
  }
  if (all !== undefined || whole !== undefined || part !== undefined)
    return toContainerPart(share, whole ?? container, label, packageGrams, language);
  return toPieces(groups, label, language);
}

const weigh = (grams: number, unit: string | undefined): Amount | undefined =>
  grams > 0 ? { grams, ...(unit === undefined ? {} : { unit: unit.toLowerCase() }) } : undefined;

/** "the whole bag", "half of it" */
function toContainerPart(
  share: number,
  container: string | undefined,
  label: NutritionLabel,
  packageGrams: number | undefined,
  language: Language,
): Amount | undefined {
  const { servingsPerContainer, columns, pieces } = label;
  // "1/2 can = 120 kcal, had the full can"
  const isPiece = pieces !== undefined && isSameNoun(container, pieces.noun, language);
  if (isPiece && label.isOfPieces) return { servings: share / pieces.count };
  // "1/3 pizza = 340 kcal, ate 2/3 of it": of the whole pizza
  const isPartOfWhole = container === undefined && share < 1 && (pieces?.count ?? 1) < 1;
  if (pieces && label.isOfPieces && isPartOfWhole) return { servings: share / pieces.count };
  const serving = columns.find(({ isHundred }) => !isHundred);
  const isServing = container !== undefined && isSameNoun(container, serving?.noun, language);
  if (servingsPerContainer !== undefined && !isServing)
    return { servings: share * servingsPerContainer };
  if (packageGrams !== undefined && !isServing) return weigh(share * packageGrams, undefined);
  return serving ? { servings: share } : undefined;
}

/** "2 bars", "about 30", "a bar and a half" */
function toPieces(groups: Groups, label: NutritionLabel, language: Language): Amount | undefined {
  const { single, double, verb } = groups;
  const noun = groups.noun ?? single;
  const number = double === undefined ? countPieces(groups, language) : 2;
  const { pieces } = label;
  const serving = label.columns.find(({ isHundred }) => !isHundred);
  if (number === undefined || !serving) return undefined;
  const last = noun?.split(" ").at(-1);
  if (pieces && isSameNoun(last, pieces.noun, language))
    return { servings: number / pieces.count, noun };
  if (double !== undefined || isServingNoun(last, serving.noun, language))
    return { servings: number };
  if (verb === undefined || noun !== undefined || number < 1) return undefined;
  // "ate about 30" of a serving of 11
  return { servings: pieces && number >= leastPieces ? number / pieces.count : number };
}

function countPieces({ count, single, more }: Groups, language: Language): number | undefined {
  return single === undefined
    ? readNumber(count ?? "", language)
    : 1 + (readNumber(more ?? "", language) ?? 0);
}

/** A smaller number without a noun counts servings. */
const leastPieces = 3;

const isServingNoun = (noun: string | undefined, of: string | undefined, language: Language) =>
  noun !== undefined &&
  (language.labelLines.servingNouns.has(language.stem(noun.toLowerCase())) ||
    isSameNoun(noun, of, language));

const isSameNoun = (noun: string | undefined, other: string | undefined, language: Language) =>
  noun !== undefined &&
  other !== undefined &&
  language.stem(noun.toLowerCase()) === language.stem(other.split(" ").at(-1)?.toLowerCase() ?? "");

/** "2", "half a", "both", "75%" */
function readNumber(words: string, language: Language): number | undefined {
  const percent = /^(\d+) ?%$/.exec(words);
  if (percent) return Number(percent[1]) / 100;
  const tokens = tokenize(words, language);
  return (
    language.recipeRemarks.remarkCounts.get(tokens[0]?.text ?? "") ??
    readCount(tokens, 0, language)?.value.count ??
    language.amounts.fractionWords.get(tokens[0]?.stem ?? "")
  );
}
