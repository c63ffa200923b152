import { forLanguage, type Language } from "../../languages/language.ts";
import type { NutrientId } from "../../nutrients.ts";
import type { StatedNutrients } from "../food-mention.ts";
import type { Token } from "../words/tokens.ts";
import type { ParseResult } from "./amount.ts";
import { readCount } from "./read-count.ts";
import { isSharedByTwo, readSharedPortion } from "./read-shared-portion.ts";
import { isBoundary } from "./read-words.ts";

/** A nutrient that the person states: "210 kcal", "20 g protein", "fat 9 g". */
export interface Figure {
  readonly nutrient: NutrientId;
  readonly amount: number;
}

/** True if a figure may end before this token. "20 g protein powder" is a food, "100 calorie pack" a size. */
function endsFigure(token: Token | undefined, language: Language): boolean {
  if (token === undefined || token.kind !== "word") return true;
  return (
    language.nutrientWords.wordsAfterFigure.has(token.text) ||
    language.nutrientWords.totalWords.has(token.text)
  );
}

/**
 * The macronutrients of "62P 85C 18F", "40p/50c/15f", "P 24g, C 3g, F 1.5g" and "29g protein, 40 carbs, 13 fat": at
 * least two.
 */
export function readMacroRun(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<readonly Figure[]> | undefined {
  const figures: Figure[] = [];
  let end = at;
  for (let next = at; ; ) {
    const figure = readMacro(tokens, next, language);
    if (!figure || figures.some(({ nutrient }) => nutrient === figure.value.nutrient)) break;
    figures.push(figure.value);
    end = figure.end;
    next = end;
    while (
      language.nutrientWords.figureSeparators.has(tokens[next]?.text ?? "") ||
      tokens[next]?.text === "-"
    )
      next += 1;
  }
  return figures.length < minMacros ? undefined : { value: figures, end };
}

const minMacros = 2;

/** "62P", "P62", "P: 62g", "40 carbs", "fat 6" */
function readMacro(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Figure> | undefined {
  const before = macroAt(tokens, at, language);
  const numberAt = before ? skipAssignment(tokens, before.end) : at;
  const amount = figureOf(tokens[numberAt]);
  if (amount === undefined) return undefined;
  const isGrams = language.nutrientWords.nutrientUnits.get(tokens[numberAt + 1]?.stem ?? "") === 1;
  const afterNumber = isGrams ? numberAt + 2 : numberAt + 1;
  const name = before ?? macroAt(tokens, afterNumber, language);
  if (name === undefined) return undefined;
  const end = before ? afterNumber : name.end;
  if (!name.isLetter && !endsMacro(tokens, end, language)) return undefined;
  return { value: { nutrient: name.value, amount }, end };
}

/** "28 g p" after or before an energy. */
export function readGramsOfLetter(
  tokens: readonly Token[],
  at: number,
  isAfterEnergy: boolean,
  language: Language,
): ParseResult<readonly Figure[]> | undefined {
  const grams = readGrams(tokens, at, language);
  const nutrient = language.nutrientWords.macroLetters.get(tokens[grams?.end ?? at]?.text ?? "");
  if (!grams || !nutrient) return undefined;
  const end = grams.end + 1;
  const isMark = language.nutrientWords.figureSeparators.has(tokens[end]?.text ?? "");
  return isAfterEnergy || readEnergy(tokens, isMark ? end + 1 : end, language)
    ? { value: [{ nutrient, amount: grams.value }], end }
    : undefined;
}

/** "9 g sugar" after "20 g protein": a nutrient, not a food. */
export function readGramsOfOther(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<readonly Figure[]> | undefined {
  const grams = readGrams(tokens, at, language);
  const isOf = tokens[grams?.end ?? at]?.text === language.functionWords.partitive;
  const nameAt = (grams?.end ?? at) + (isOf ? 1 : 0);
  const stem = tokens[nameAt]?.stem ?? "";
  const isNutrient = language.statedFigures.otherNutrients.has(stem);
  if (!grams || !isNutrient || !endsFigure(tokens[nameAt + 1], language)) return undefined;
  const nutrient = language.nutrientWords.nutrientsInLists.get(stem);
  const figures = nutrient ? [{ nutrient, amount: grams.value }] : [];
  return { value: figures, end: nameAt + 1 };
}

/** The letter or name of a nutrient that labels state in grams. */
function macroAt(tokens: readonly Token[], at: number, language: Language) {
  const letter = language.nutrientWords.macroLetters.get(tokens[at]?.text ?? "");
  if (letter) return { value: letter, end: at + 1, isLetter: true };
  const name = nutrientAt(tokens, at, language);
  return name?.value.endsWith("_g") ? { ...name, isLetter: false } : undefined;
}

/** "20 fat free yogurts" states no fat. */
const endsMacro = (tokens: readonly Token[], at: number, language: Language) =>
  endsFigure(tokens[at], language) || startsMacro(tokens, at, language);

/** "170 kcal fat 6 carbs 25" */
function startsMacro(tokens: readonly Token[], at: number, language: Language): boolean {
  const name = macroAt(tokens, at, language);
  return name !== undefined && figureOf(tokens[skipAssignment(tokens, name.end)]) !== undefined;
}

/** Parses one figure; undefined if none begins at this index. */
export function readFigure(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Figure> | undefined {
  return (
    readEnergy(tokens, at, language) ??
    readGramsFirst(tokens, at, language) ??
    readNutrientFirst(tokens, at, language)
  );
}

/** "210 kcal", "210 calories", "880 kJ", "calories: 210". */
function readEnergy(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Figure> | undefined {
  const isUnitFirst = language.nutrientWords.energyUnits.has(tokens[at]?.stem ?? "");
  const numberAt = isUnitFirst ? skipAssignment(tokens, at + 1) : at;
  const amount = figureOf(tokens[numberAt]);
  const unit = language.nutrientWords.energyUnits.get(
    (isUnitFirst ? tokens[at] : tokens[numberAt + 1])?.stem ?? "",
  );
  if (amount === undefined || unit === undefined) return undefined;
  const end = isUnitFirst ? numberAt + 1 : numberAt + 2;
  const whole = endOfWhole(tokens, end, language);
  if (whole === undefined && !endsMacro(tokens, end, language)) return undefined;
  return { value: { nutrient: "calories_kcal", amount: amount * unit }, end: whole ?? end };
}

/** The index after "whole" of "1 crust (960 kcal whole), 5 eggs". */
const endOfWhole = (tokens: readonly Token[], at: number, { sharing }: Language) =>
  sharing.wholeWords.has(tokens[at]?.text ?? "") && tokens[at + 1]?.kind === "mark"
    ? at + 1
    : undefined;

/** "350 kcal" in "a 350 kcal sandwich" and "80 calories of honey"; undefined if no food follows. */
export function readEnergyOfNext(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<StatedNutrients> | undefined {
  const amount = figureOf(tokens[at]);
  const unit = language.nutrientWords.energyUnits.get(tokens[at + 1]?.stem ?? "");
  const isOf = tokens[at + 2]?.text === language.functionWords.partitive;
  const next = tokens[isOf ? at + 3 : at + 2];
  if (amount === undefined || unit === undefined || next?.kind !== "word") return undefined;
  if (
    endOfWhole(tokens, at + 2, language) !== undefined ||
    isBoundary(next, language) ||
    language.nutrientWords.wordsAfterFigure.has(next.text) ||
    language.stopWords.fillers.has(next.text)
  )
    return undefined;
  const amounts = { calories_kcal: amount * unit };
  const value = { amounts, per: isOf ? "all" : "piece", isOfNext: true } as const;
  return { value, end: isOf ? at + 3 : at + 2 };
}

/** "20 g protein", "20 g of protein", "core power 26 g chocolate". */
function readGramsFirst(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Figure> | undefined {
  const grams = readGrams(tokens, at, language);
  if (!grams) return undefined;
  const product = readProductProtein(tokens, at, grams, language);
  if (product) return product;
  const nameAt =
    tokens[grams.end]?.text === language.functionWords.partitive ? grams.end + 1 : grams.end;
  const nutrient = nutrientAt(tokens, nameAt, language);
  if (!nutrient || !endsFigure(tokens[nutrient.end], language)) return undefined;
  return toFigure(nutrient.value, grams.value, nutrient.end);
}

/** "fat 9 g", "protein: 20g". */
function readNutrientFirst(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<Figure> | undefined {
  const nutrient = nutrientAt(tokens, at, language);
  // "mince 5% fat 250 g": the weight of the mince
  const isContent = language.amounts.percentPattern.test(tokens[at - 1]?.text ?? "");
  if (!nutrient || isContent) return undefined;
  const grams = readGrams(tokens, skipAssignment(tokens, nutrient.end), language);
  if (!grams || !endsFigure(tokens[grams.end], language)) return undefined;
  return toFigure(nutrient.value, grams.value, grams.end);
}

/** Tokens before the grams that may name the product. */
const maxProductTokens = 4;

/** The protein of a product that is named by it, and its flavor: "premier protein 30 g caramel". */
function readProductProtein(
  tokens: readonly Token[],
  at: number,
  { value: grams, end }: ParseResult<number>,
  language: Language,
): ParseResult<Figure> | undefined {
  if (
    grams < language.nutrientWords.productProteinGrams.min ||
    grams > language.nutrientWords.productProteinGrams.max
  )
    return undefined;
  const before = tokens.slice(Math.max(0, at - maxProductTokens), at).map(({ text }) => text);
  if (!language.nutrientWords.proteinProducts.test(before.join(" "))) return undefined;
  const isNamed = nutrientAt(tokens, end, language)?.value === "protein_g";
  let next = isNamed ? end + 1 : end;
  while (language.foodClasses.flavors.has(tokens[next]?.stem ?? "")) next += 1;
  return endsFigure(tokens[next], language) ? toFigure("protein_g", grams, next) : undefined;
}

const firstNutrientWords = forLanguage(
  (language) =>
    new Set([...language.nutrientWords.nutrientWords.keys()].map((phrase) => phrase.split(" ")[0])),
);

function nutrientAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<NutrientId> | undefined {
  if (!firstNutrientWords(language).has(tokens[at]?.stem)) return undefined;
  for (const length of [3, 2, 1]) {
    const phrase = tokens.slice(at, at + length).map((token) => token.stem);
    const nutrient = language.nutrientWords.nutrientWords.get(phrase.join(" "));
    if (nutrient !== undefined) return { value: nutrient, end: at + phrase.length };
  }
  return undefined;
}

function toFigure(nutrient: NutrientId, grams: number, end: number): ParseResult<Figure> {
  const amount = nutrient.endsWith("_mg") ? grams * 1000 : grams;
  return { value: { nutrient, amount }, end };
}

export function readGrams(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const amount = figureOf(tokens[at]);
  const unit = language.nutrientWords.nutrientUnits.get(tokens[at + 1]?.stem ?? "");
  return amount === undefined || unit === undefined
    ? undefined
    : { value: amount * unit, end: at + 2 };
}

export const figureOf = (token: Token | undefined) =>
  token?.kind === "number" && Number.isFinite(Number(token.text)) ? Number(token.text) : undefined;

export const skipAssignment = (tokens: readonly Token[], at: number) =>
  [":", "="].includes(tokens[at]?.text ?? "") ? at + 1 : at;

/** What the figures refer to: "each", "a bag", "per 100 g"; undefined for all that was eaten. */
export function readFiguresPer(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<StatedNutrients["per"]> | undefined {
  if (tokens[at]?.text === language.functionWords.distributives.each)
    return { value: "piece", end: at + 1 };
  const isPerArticle =
    language.functionWords.indefiniteArticles.has(tokens[at]?.text ?? "") &&
    language.nutrientWords.basisNouns.has(tokens[at + 1]?.stem ?? "");
  if (isPerArticle) return { value: "piece", end: at + 2 };
  if (!language.nutrientWords.perSigns.has(tokens[at]?.text ?? "")) return undefined;
  const hundred = readHundred(tokens, at + 1, language);
  if (hundred) return hundred;
  return tokens[at + 1]?.kind === "word" ? { value: "piece", end: at + 2 } : undefined;
}

/** "100 g", "100 ml" */
export function readHundred(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<"100-g" | "100-ml"> | undefined {
  const unit = tokens[at + 1]?.stem ?? "";
  if (figureOf(tokens[at]) !== 100 || !language.nutrientWords.hundredUnits.has(unit))
    return undefined;
  return { value: language.amounts.mlByUnit.has(unit) ? "100-ml" : "100-g", end: at + 2 };
}

/** The eaten share of the previous food: "ate half", "left half", "shared with my wife". */
export function readShare(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<EatenShare> | undefined {
  if (isSharedByTwo(tokens, at, language))
    return { value: { share: 1 / 2, isAmongSeveral: true, appliesToNext: true }, end: at + 1 };
  const shareLeft = readOwnShare(tokens, at, language);
  const parsed = shareLeft ?? readSharedPortion(tokens, at, language);
  return (
    parsed && {
      value: {
        share: parsed.value,
        isAmongSeveral: shareLeft === undefined,
        ...(language.functionWords.foodPronouns.has(tokens[parsed.end - 1]?.text ?? "") && {
          hasPronoun: true,
        }),
      },
      end: parsed.end,
    }
  );
}

export interface EatenShare {
  readonly share: number;
  /** True if other people ate the rest. */
  readonly isAmongSeveral: boolean;
  readonly appliesToNext?: boolean;
  readonly hasPronoun?: boolean;
}

function readOwnShare(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const verb = tokens[at]?.text ?? "";
  const isLeaving = language.sharing.leavingVerbs.has(verb);
  const isGiving = language.sharing.givingVerbs.has(verb);
  if (!isLeaving && !isGiving && !language.sharing.shareVerbs.has(verb))
    return readBareShare(tokens, at, language);
  const share = readShareWord(tokens, skipShareFillers(tokens, at + 1, language), language);
  const isGiven =
    isGiving && tokens[share?.end ?? at]?.text === language.sharing.wordBeforeReceiver;
  const end = isGiven ? share?.end : share && skipSharePronoun(tokens, share.end, language);
  if (share === undefined || end === undefined || isGiving !== isGiven) return undefined;
  return { value: isLeaving || isGiving ? 1 - share.value : share.value, end };
}

/** "shared with my wife so half", "(half)", ", probably a third of it" */
function readBareShare(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const before = tokens[at - 1];
  const isOpen = language.sharing.wordsBeforeBareShare.has(before?.text ?? "");
  if (!isOpen && before?.text !== ",") return undefined;
  const shareAt = skipShareFillers(tokens, at, language);
  const isApproximate = shareAt > at && !language.amounts.articles.has(tokens[at]?.text ?? "");
  const share = readShareWord(tokens, shareAt, language);
  if (share === undefined || share.value >= 1) return undefined;
  const isEach = tokens[share.end]?.text === language.functionWords.distributives.each;
  const end = isEach ? share.end + 1 : skipSharePronoun(tokens, share.end, language);
  const next = end === undefined ? undefined : tokens[end];
  if (end === undefined || (next !== undefined && next.kind !== "mark")) return undefined;
  return isOpen || isEach || isApproximate || end > share.end
    ? { value: share.value, end }
    : undefined;
}

function skipShareFillers(tokens: readonly Token[], at: number, language: Language): number {
  let position = at;
  while (language.sharing.shareFillers.has(tokens[position]?.text ?? "")) position += 1;
  return position;
}

/** "most", "3/4", "two thirds", "the whole pack" */
function readShareWord(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const wholeAt = tokens[at]?.text === language.functionWords.definiteArticle ? at + 1 : at;
  const { stem = "" } = tokens[wholeAt + 1] ?? {};
  const isNoun =
    language.amounts.units.has(stem) ||
    language.amounts.pieceUnits.has(stem) ||
    language.sharing.wholeNouns.has(stem);
  if (language.sharing.wholeWords.has(tokens[wholeAt]?.text ?? "") && isNoun)
    return { value: 1, end: wholeAt + 2 };
  const share = language.sharing.eatenShares.get(tokens[at]?.stem ?? "");
  if (share !== undefined) return { value: share, end: at + 1 };
  const count = readCount(tokens, at, language);
  if (count === undefined || count.value.isArticle || count.value.count >= 1) return undefined;
  return { value: count.value.count, end: count.end };
}

/** The index after "half of it"; undefined for a share of the next food: "half a pizza". */
function skipSharePronoun(
  tokens: readonly Token[],
  at: number,
  language: Language,
): number | undefined {
  const isOf = tokens[at]?.text === language.functionWords.partitive;
  const isPronoun = language.functionWords.foodPronouns.has(tokens[isOf ? at + 1 : at]?.text ?? "");
  if (isOf && !isPronoun) return undefined;
  const end = at + (isOf ? 1 : 0) + (isPronoun ? 1 : 0);
  const next = tokens[end];
  if (next === undefined || next.kind === "mark") return end;
  return language.sharing.wordsAfterShare.has(next.text) ? end : undefined;
}
