import type { Language } from "../../languages/language.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { isWithSeparator } from "../chunks/chunk-predicates.ts";
import { parseFoodName } from "../match/parse-food-name.ts";
import { commonStems, nonFoodWords, restaurantStems } from "../words/stop-words.ts";
import { sandwichBreadPenalty } from "./component-cost.ts";
import type { SegmentContext } from "./segment-context.ts";
import type { FoodSpan } from "./segment-foods.ts";

/** A message divided into foods, with what decides the role of the other words. */
export interface DividedMessage {
  readonly context: SegmentContext;
  readonly foods: readonly FoodSpan[];
  /** Indexes of word chunks that belong to no food. */
  readonly skipped: readonly number[];
  /** The words of all names in the table. */
  readonly tableWords: ReadonlyMap<string, unknown>;
  /** All names of the food that a span was matched with. */
  readonly namesOf: (food: FoodSpan) => readonly string[];
}

/**
 * The runs of words that belong to no food although they say what was eaten. The other words have a
 * role: small talk, a qualifier of the food next to them, the bread of a sandwich, the heading of a
 * list. Each run includes an amount next to it that no food has.
 */
export function findNotCounted(message: DividedMessage, language: Language): readonly FoodSpan[] {
  const { context, foods, skipped } = message;
  const { chunks } = context;
  const usedAmounts = new Set(foods.map(({ amountAt }) => amountAt));
  const foodByEnd = new Map(foods.map((food) => [food.to, food]));
  const foodByStart = new Map(foods.map((food) => [food.from, food]));
  const isFree = (at: number) => chunks[at]?.kind === "amount" && !usedAmounts.has(at);
  const runs = groupRuns(skipped).flatMap((run) => {
    const named = namesInRun(message, run, foodByEnd.has(run[0] ?? 0), language);
    if (named.length === 0) return [];
    const before = foodByEnd.get(named[0] ?? 0);
    const after = foodByStart.get((named.at(-1) ?? 0) + 1);
    const unexplained = dropQualifiers(message, named, before, after, language);
    const [from, last] = [unexplained[0], unexplained.at(-1)];
    if (from === undefined || last === undefined) return [];
    if (isHeading(context, from, last) || isSandwichBread(context, from, last)) return [];
    const amountAt = [from - 1, last + 1].find(isFree);
    return [{ from, to: last + 1, ...(amountAt === undefined ? {} : { amountAt }) }];
  });
  const reported = new Set(runs.map(({ amountAt }) => amountAt));
  const alone = chunks.flatMap((_, at) =>
    isFree(at) && !reported.has(at) && isAmountAlone(message, at, language)
      ? [{ from: at, to: at + 1 }]
      : [],
  );
  return [...runs, ...alone].sort((one, other) => one.from - other.from);
}

/** The words of a run that say what was eaten. */
function namesInRun(
  { context: { chunks }, tableWords }: DividedMessage,
  run: readonly number[],
  isAfterFood: boolean,
  language: Language,
): readonly number[] {
  if (isOrigin(chunks[(run[0] ?? 0) - 1], language)) return [];
  const isServed =
    isServing(chunks[(run[0] ?? 0) - 1], language) ||
    isVesselAlone(chunks, (run.at(-1) ?? 0) + 1, language);
  const isNamed = isServed || (!isAfterFood && isBeforeBracketedFigures(chunks, run));
  return run.filter(
    (at) =>
      saysFood(chunks[at], tableWords, language) || (isNamed && isNoFiller(chunks[at], language)),
  );
}

/** "a bottle of" and "scoop of" are followed by a drink or a powder, even if its name is a common word: "star". */
const isServing = (chunk: Chunk | undefined, { amounts }: Language) =>
  chunk?.kind === "amount" &&
  chunk.appliesToNext === true &&
  chunk.amount.units.some(
    (unit) => amounts.drinkVessels.has(unit) || amounts.powderMeasures.has(unit),
  );

/** "solo can", "big red 500 ml": the vessel of the drink before it, at the end of an item. */
function isVesselAlone(chunks: readonly Chunk[], at: number, { amounts }: Language): boolean {
  const [chunk, next] = [chunks[at], chunks[at + 1]];
  if (chunk?.kind !== "amount" || chunk.appliesToNext) return false;
  const { units, mlEach } = chunk.amount;
  const isDrink = mlEach !== undefined || units.some((unit) => amounts.drinkVessels.has(unit));
  return isDrink && (next === undefined || next.kind === "stop" || next.kind === "separator");
}

/** "1 store crust (960 kcal)": figures in a bracket are of the words before it, which name a food. */
function isBeforeBracketedFigures(chunks: readonly Chunk[], run: readonly number[]): boolean {
  const last = run.at(-1) ?? 0;
  const [bracket, figures] = [chunks[last + 1], chunks[last + 2]];
  return (
    bracket?.kind === "separator" &&
    bracket.text === "(" &&
    figures?.kind === "figures" &&
    !figures.appliesToNext
  );
}

const isNoFiller = (chunk: Chunk | undefined, language: Language) =>
  chunk?.kind === "words" &&
  chunk.fillerCount === 0 &&
  chunk.stems.some((word) => !nonFoodWords(language).has(word));

/** "a burger and 4 cans", "toast, then half the bag": so much of a food that was not said. */
function isAmountAlone(
  { context: { chunks }, foods }: DividedMessage,
  at: number,
  language: Language,
): boolean {
  const chunk = chunks[at];
  const isBoundary = (other: Chunk | undefined) =>
    other === undefined || other.kind === "stop" || other.kind === "separator";
  if (chunk?.kind !== "amount" || chunk.appliesToNext) return false;
  const { count, units, isArticle, gramsEach, mlEach } = chunk.amount;
  const isDrink = count >= 1 && units.some((unit) => language.amounts.drinkVessels.has(unit));
  const isWeight = gramsEach !== undefined && isFoodWeight(count * gramsEach);
  const isMeasured = (units.length > 0 || mlEach !== undefined || isWeight) && !isArticle;
  // "100 g: 318 kJ", "14 inch, 10 slices, I ate 4": what was eaten is said in another way.
  const isPart =
    (isMeasured || isFraction(count)) &&
    (foods.length > 0 || chunks.length > 1) &&
    !chunks.some(saysOther);
  return (isDrink || isPart) && isBoundary(chunks[at - 1]) && isBoundary(chunks[at + 1]);
}

const saysOther = ({ kind }: Chunk) =>
  kind === "figures" || kind === "eaten" || kind === "share" || kind === "cut";

/** Not the weight of a person, nor the dose of a medicine. */
const isFoodWeight = (grams: number) => grams >= minFoodGrams && grams <= maxFoodGrams;
const minFoodGrams = 1;
const maxFoodGrams = 5000;

/** "a third", but not "0.6". */
function isFraction(count: number): boolean {
  return count > 0 && count < 1 && Number.isInteger(Math.round(count * 1200) / 100);
}

/** Adjacent indexes form one run. */
function groupRuns(skipped: readonly number[]): readonly number[][] {
  const runs: number[][] = [];
  for (const at of skipped) {
    if (runs.at(-1)?.at(-1) === at - 1) runs.at(-1)?.push(at);
    else runs.push([at]);
  }
  return runs;
}

/** "a bar from the vending machine": words after it that match no food name a place. */
const isOrigin = (chunk: Chunk | undefined, language: Language) =>
  chunk?.kind === "connector" && chunk.text === language.functionWords.originWord;

/** True for words of the table, and for words that are neither common nor known to the reader. */
function saysFood(
  chunk: Chunk | undefined,
  tableWords: DividedMessage["tableWords"],
  language: Language,
): boolean {
  if (chunk?.kind !== "words" || chunk.fillerCount > 0) return false;
  return chunk.stems.some(
    (word) =>
      word.length > 1 &&
      !language.stopWords.genericWords.has(word) &&
      !language.foodClasses.energyFreeLiquids.has(word) &&
      !language.stopWords.weighedStates.has(word) &&
      !commonStems(language).has(word) &&
      !language.amounts.approximateCounts.has(word) &&
      !restaurantStems(language).has(word) &&
      (tableWords.has(word) || !nonFoodWords(language).has(word)),
  );
}

/** Drops words next to a food that describe it: "slice" after "cheesecake", "fried" before "plaice". */
function dropQualifiers(
  { context, namesOf }: DividedMessage,
  run: readonly number[],
  before: FoodSpan | undefined,
  after: FoodSpan | undefined,
  language: Language,
): readonly number[] {
  const isDescriptionOf = (food: FoodSpan | undefined) => {
    const names =
      food === undefined ? [] : namesOf(food).flatMap((name) => parseFoodName(name, language));
    const words = new Set(names.flatMap((name) => name.words));
    return (at: number) => {
      const chunk = context.chunks[at];
      return (
        chunk?.kind === "words" &&
        chunk.stems.every((word) => words.has(word) || isQualifier(word, language))
      );
    };
  };
  const rest = before?.to === run[0] ? dropWhile(run, isDescriptionOf(before)) : run;
  if (after?.from !== (rest.at(-1) ?? Number.NaN) + 1) return rest;
  return dropWhile(rest.toReversed(), isDescriptionOf(after)).toReversed();
}

function dropWhile(list: readonly number[], isTrue: (at: number) => boolean): readonly number[] {
  const first = list.findIndex((at) => !isTrue(at));
  return first < 0 ? [] : list.slice(first);
}

const isQualifier = (word: string, language: Language) =>
  language.stopWords.cookingStates.has(word) ||
  language.stopWords.genericWords.has(word) ||
  language.amounts.pieceUnits.has(word) ||
  language.amounts.units.has(word);

/** "Quinoa bowl: 1 cup quinoa, ...", "buddha bowl with tofu and edamame": the foods follow. */
function isHeading(
  { language, chunks, isHeading: isBeforeColon }: SegmentContext,
  from: number,
  last: number,
) {
  if (isBeforeColon[from]) return true;
  const noun = chunks[last];
  const isDish =
    noun?.kind === "words" &&
    noun.stems.some(
      (word) =>
        language.amounts.units.has(word) ||
        language.amounts.pieceUnits.has(word) ||
        language.foodClasses.dishNouns.has(word),
    );
  return isDish && isWithSeparator(chunks[last + 1], language);
}

/** "an egg salad sandwich, served on rye bread" */
function isSandwichBread(context: SegmentContext, from: number, last: number): boolean {
  const words = context.chunks
    .slice(from, last + 1)
    .flatMap((chunk) => (chunk.kind === "words" ? chunk.stems : []));
  return sandwichBreadPenalty(context, from, words) > 0;
}
