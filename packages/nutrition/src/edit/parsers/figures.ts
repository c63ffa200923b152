import type { EditOperation } from "../../edits.ts";
import { type Figure, readFigure, readMacroRun } from "../../estimate/chunks/read-figures.ts";
import { readTokens } from "../../estimate/segment/food-query.ts";
import type { Token } from "../../estimate/words/tokens.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { NutrientId } from "../../nutrients.ts";
import { roundTo } from "../../totals.ts";
import type { EditContext } from "../edit-context.ts";
import { type ClauseReading, isRefused, refuse } from "../edit-outcome.ts";
import { findItem, findTarget, isAllOfMeal, isPronoun, splitNames } from "../find-target.ts";
import { type Groups, matchPhrases } from "../match-phrases.ts";
import { rewordWith } from "../reword.ts";
import type { EditParser } from "./edit-parser.ts";

type Amounts = Partial<Record<NutrientId, number>>;

/** Words without the source of a figure: "430 on the label". */
export const withoutSource = forLanguage((language) => rewordWith(language.edits.figures.sources));
const nameEnergy = forLanguage((language) => rewordWith(language.edits.figures.impliedEnergy));
const nameNutrientLast = forLanguage((language) =>
  rewordWith(language.edits.figures.nutrientsFirst),
);

/** "the bowl was 650 kcal", "set the calories to 500", "it had 20 g protein": stated nutrients. */
export const figureParser: EditParser = {
  phrases: (language) => language.edits.figures.figures,
  isOpen: true,
  // The figures of a nutrient are not an amount of a food: "set protein to 40 g" of a protein shake.
  finalRefusal: "several-items",
  extract({ stated: said = "" }, context, words) {
    const { beforePieceFigures, hundred, perHundred, perPiece } = context.language.edits.figures;
    const stated = said.replace(perHundred, "").replace(perPiece, "");
    const per = perHundred.test(said) ? { perGrams: hundred } : {};
    const figures = readTrailingFigures(
      nameNutrientLast(context.language)(
        withoutSource(context.language)(nameEnergy(context.language)(stated)),
      ),
      context,
    );
    const [lead] = figures
      ? matchPhrases(context.language.edits.figures.beforeFigures, figures.lead.trim())
      : [];
    if (!figures || !lead) return undefined;
    const { name = lead.of ?? lead.bare ?? "" } = lead;
    const isWhole =
      name === "" ||
      isAllOfMeal(name, context) ||
      isPronoun(name, context.language) ||
      namesAll(name, context);
    const target = isWhole ? ({ isAll: true } as const) : findTarget(name, context);
    if (isRefused(target)) return target;
    const places = "isAll" in target ? [...context.items.keys()] : target.places;
    if (perPiece.test(said) || beforePieceFigures.test(figures.lead))
      return setPieceFigures(figures.amounts, places, words, context);
    const [item] = places;
    if (item !== undefined && places.length === 1) {
      return [{ kind: "set-figures", item, amounts: figures.amounts, ...per }];
    }
    if (!isWhole || per.perGrams !== undefined) return refuse("several-items", name);
    return setFiguresOfMeal(figures.amounts, { ...lead, name }, words, context);
  },
};

/** "the shake and the apple", if the meal has no other item. */
function namesAll(name: string, context: EditContext): boolean {
  const places = splitNames(name, context.language).map((one) => findItem(one, context));
  const named = new Set(places);
  return (
    !named.has(undefined) &&
    named.size === places.length &&
    named.size === context.items.length &&
    named.size > 1
  );
}

/** Figures of several foods: of all of the meal, or its energy. */
const setFiguresOfMeal = (
  amounts: Amounts,
  { everything, name = "" }: Groups,
  words: string,
  context: EditContext,
): ClauseReading =>
  everything !== undefined ||
  isAllOfMeal(name, context) ||
  namesAll(name, context) ||
  context.language.edits.figures.ofTotal.test(words)
    ? shareFigures(amounts, words, context)
    : scaleToEnergy(amounts, words, context);

/** Figures of one piece: "190 kcal each". */
function setPieceFigures(
  amounts: Amounts,
  places: readonly number[],
  words: string,
  { items }: EditContext,
): ClauseReading {
  const countOf = (place: number) => items[place]?.item.portion.count ?? 1;
  const counted = places.filter((place) => countOf(place) > 1);
  const [item, ...others] = counted.length > 0 ? counted : places;
  if (item === undefined || others.length > 0) return refuse("several-items", words);
  const all = Object.entries(amounts).map(
    ([nutrient, amount]) => [nutrient, roundTo(amount * countOf(item), 2)] as const,
  );
  return [{ kind: "set-figures", item, amounts: Object.fromEntries(all) }];
}

/** A figure without a name, without its source: "450 kcal" of "it was 450 kcal on the label". */
export function bareFigureIn(words: string, language: Language): string | undefined {
  const figure = withoutSource(language)(words).replace(language.edits.figures.pointedFigure, "");
  return language.edits.figures.bareFigure.test(figure) ? figure : undefined;
}

/** A greater difference is not spread over the foods: the banana is not where 50 g of protein come from. */
const maxShareFactor = 3;

/** Figures that are said of the whole meal: each food keeps its share of them. */
function shareFigures(amounts: Amounts, words: string, context: EditContext): ClauseReading {
  const { meal, items } = context;
  const stated = Object.entries(amounts) as [NutrientId, number][];
  if (stated.every(([nutrient]) => nutrient === "calories_kcal"))
    return scaleToEnergy(amounts, words, context);
  const factors = stated.map(([nutrient, amount]) => amount / (meal.nutrients[nutrient] ?? 0));
  if (factors.some((factor) => !(factor < maxShareFactor && factor > 1 / maxShareFactor)))
    return refuse("several-items", words);
  return items.flatMap(({ item }, place): EditOperation[] => {
    const shares = stated.flatMap(([nutrient, amount]) => {
      const own = item.nutrients[nutrient];
      const known = meal.nutrients[nutrient] ?? 0;
      return own === null ? [] : [[nutrient, roundTo((amount * own) / known, 2)] as const];
    });
    return shares.length === 0
      ? []
      : [{ kind: "set-figures", item: place, amounts: Object.fromEntries(shares) }];
  });
}

/** The energy of a meal of several foods scales all of them; how another nutrient spreads over them is open. */
function scaleToEnergy(amounts: Amounts, words: string, { meal }: EditContext): ClauseReading {
  const { calories_kcal: stated, ...others } = amounts;
  const known = meal.nutrients.calories_kcal;
  if (stated === undefined || !known || Object.keys(others).length > 0) {
    return refuse("several-items", words);
  }
  return [{ kind: "scale", item: "all", factor: stated / known }];
}

/** The figures at the end of words, and the words before them. */
function readTrailingFigures(words: string, { language, search }: EditContext) {
  const tokens = readTokens(words, search.index);
  for (const [from, first] of tokens.entries()) {
    const amounts: Amounts = {};
    let at = from;
    for (
      let read = readFigures(tokens, at, language);
      read;
      read = readFigures(tokens, at, language)
    ) {
      for (const { nutrient, amount } of read.value) amounts[nutrient] = amount;
      at = read.end;
      while (language.edits.figures.figureJoiners.has(tokens[at]?.text ?? "")) at += 1;
    }
    if (at > from && at === tokens.length) return { lead: words.slice(0, first.start), amounts };
  }
  return undefined;
}

/** "650 kcal", "20p 22c 6f" */
function readFigures(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { readonly value: readonly Figure[]; readonly end: number } | undefined {
  const macros = readMacroRun(tokens, at, language);
  if (macros) return macros;
  const figure = readFigure(tokens, at, language);
  return figure && { value: [figure.value], end: figure.end };
}
