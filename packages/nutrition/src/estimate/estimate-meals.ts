import type { Language } from "../languages/language.ts";
import { shorten } from "../languages/shorten.ts";
import { wordCode } from "../languages/wording.ts";
import type { MealEstimate } from "../meal.ts";
import { readChainFoods } from "./dishes/chain-foods.ts";
import { expandComboMeals } from "./dishes/combo-meals.ts";
import { dropHeadings } from "./dishes/drop-headings.ts";
import { markIngredients } from "./dishes/ingredient-lists.ts";
import { mergeParts } from "./dishes/merge-parts.ts";
import { moveExclusions } from "./dishes/move-exclusions.ts";
import { referBack } from "./dishes/refer-back.ts";
import type { FoodMention, MealMentions } from "./food-mention.ts";
import type { FoodIndex } from "./match/food-index.ts";
import type { FoodMatcher } from "./match/food-match.ts";
import { createMatcher } from "./match/match-food.ts";
import {
  assignMealTimes,
  findTimeRefusal,
  type TimedMeal,
  type TimeRefusal,
} from "./meals/assign-meal-times.ts";
import { wordItem } from "./meals/coded-item.ts";
import { composeMeal } from "./meals/compose-meal.ts";
import type { ItemEvidence } from "./meals/confidence.ts";
import { findRepetition } from "./meals/item-notes.ts";
import { findMessageDoubts } from "./meals/message-doubts.ts";
import { readBareEnergies } from "./mentions/bare-energies.ts";
import { readBareWeights } from "./mentions/bare-weights.ts";
import { distributeTotals } from "./mentions/distribute-total.ts";
import { joinFigures } from "./mentions/figures-of-several.ts";
import { moveAdjacentCounts } from "./mentions/move-adjacent-counts.ts";
import { resolveMention } from "./mentions/resolve-mention.ts";
import type { ResolvedMention } from "./mentions/resolved-mention.ts";
import type { MessageContext } from "./message/read-time.ts";
import { withLocalMeasures } from "./portions/local-measures.ts";
import { type AskableItem, findQuestion } from "./questions/find-question.ts";
import { translateMessage } from "./translation/translate-message.ts";
import { expandMeals, readWithDictionary } from "./user-dictionary.ts";
import { tokenize } from "./words/tokens.ts";

export interface MealReading {
  /** In the order of the message; empty if it mentions no food. */
  readonly meals: readonly MealEstimate[];
  /** Distinct words that look like food but match nothing, shortened. */
  readonly unmatched: readonly string[];
  /** Why there are no meals, although the message mentions food: all of a message is logged, or nothing. */
  readonly refusal?: TimeRefusal;
}

/** What the confidence of a meal is made of; `npm run fit` reads it. */
export interface MealEvidence {
  readonly items: readonly ItemEvidence[];
  readonly notCounted: number;
}

/**
 * Estimates the meals of a message with nutrients from `foods`. Accepts the mentions of another
 * reader (a language model) instead of text; both are processed in the same way, so that all grams
 * and nutrients come from the table. Deterministic. Throws a RangeError for an unknown time zone.
 * `observe` receives the evidence of each meal.
 */
export function estimateMeals(
  message: string | readonly MealMentions[],
  foods: FoodIndex,
  context: MessageContext,
  observe?: (evidence: MealEvidence) => void,
): MealReading {
  const translated = translateMessage(message, foods, context);
  if (!translated) return readMeals(message, foods, context, observe);
  const reading = readMeals(translated.message, translated.foods, translated.context, observe);
  const meals = reading.meals.map(translated.localize);
  const unmatched = [
    ...reading.unmatched.map(translated.restore),
    ...meals.flatMap(({ unmatched = [] }) => unmatched.map(shorten)),
  ];
  return { ...reading, meals, unmatched: [...new Set(unmatched)] };
}

/** Reads a message in the language of the index. */
function readMeals(
  message: string | readonly MealMentions[],
  table: FoodIndex,
  context: MessageContext,
  observe: ((evidence: MealEvidence) => void) | undefined,
): MealReading {
  const foods = withLocalMeasures(table, context.timeZone);
  const matcher = createMatcher(foods);
  const { dictionary } = context;
  const expanded =
    typeof message === "string"
      ? readWithDictionary(message, foods, dictionary)
      : expandMeals(message, foods, dictionary);
  const timedMeals = assignMealTimes(expanded, context, foods.language);
  const refusal = findTimeRefusal(timedMeals, context, foods.language);
  if (refusal) return { meals: [], unmatched: [], refusal };
  const estimates = timedMeals.map((meal) => estimateMeal(meal, foods, matcher, context, observe));
  const meals = estimates.flatMap(({ meal }) => (meal ? [meal] : []));
  if (meals.length === 0 && typeof message === "string" && isForNextDay(message, table, context))
    return { meals, unmatched: [], refusal: "in-the-future" };
  return {
    meals,
    unmatched: [...new Set(estimates.flatMap(({ unmatched }) => unmatched.map(shorten)))],
  };
}

/** "tomorrow a wrap": food of today, if it named that day. */
function isForNextDay(message: string, foods: FoodIndex, context: MessageContext): boolean {
  const { nextDay, todayWord } = foods.language.times;
  if (!nextDay.test(message)) return false;
  const today = message.replaceAll(new RegExp(nextDay, "gi"), todayWord);
  return readMeals(today, foods, context, undefined).meals.length > 0;
}

function estimateMeal(
  timedMeal: TimedMeal,
  foods: FoodIndex,
  matcher: FoodMatcher,
  context: MessageContext,
  observe: ((evidence: MealEvidence) => void) | undefined,
): { meal: MealEstimate | undefined; unmatched: readonly string[] } {
  const doubts = findMessageDoubts(timedMeal.mentionedMeal);
  const cache = new Map<string, ResolvedMention | undefined>();
  const resolve = (mention: FoodMention) => {
    const input = JSON.stringify(mention);
    if (!cache.has(input)) cache.set(input, resolveMention(mention, foods, matcher, doubts));
    return cache.get(input);
  };
  const { description } = timedMeal.mentionedMeal;
  const expanded = expandComboMeals(
    readChainFoods(timedMeal.mentionedMeal.mentions, description, foods, resolve),
    description ?? "",
    resolve,
    foods.language,
  );
  const mentions = joinFigures(
    readBareWeights(
      moveAdjacentCounts(
        readBareEnergies(moveExclusions(expanded, resolve, foods), resolve, foods.language),
        resolve,
        foods.language,
      ),
      resolve,
      foods.language,
    ),
    resolve,
  );
  const results = distributeTotals(
    mergeParts(
      dropHeadings(
        markIngredients(
          referBack(
            mentions.map((mention) => ({ mention, found: resolve(mention) })),
            description,
            resolve,
            foods.language,
          ),
          description,
          foods.language,
        ),
        description,
        resolve,
        foods.language,
      ),
      description,
      resolve,
      foods.language,
    ),
    resolve,
  );
  const askable = dropRepeatedMentions(
    results.flatMap(({ mention, found: resolved }) =>
      resolved ? [{ item: wordItem(resolved.item, foods.language), mention, resolved }] : [],
    ),
    foods.language,
  );
  const items = askable.map(({ item }) => item);
  const unmatched = results.flatMap(({ mention, found: resolved }) =>
    resolved ? [] : [(mention.text ?? mention.words).trim()],
  );
  if (items.length === 0) return { meal: undefined, unmatched };
  observe?.({
    items: results.flatMap(
      ({ found: resolved }) => resolved?.evidence ?? resolved?.figuresEvidence ?? [],
    ),
    notCounted: unmatched.length,
  });
  const meal = composeMeal(
    { ...timedMeal, ...timedMeal.mentionedMeal, items, unmatched, names: findDishNames(askable) },
    foods.language,
  );
  const question = findQuestion(askable, meal.description, foods, context);
  return { meal: question ? { ...meal, question } : meal, unmatched };
}

/** The names of the cooked dishes and of the foods that were eaten with them, in order; undefined without such a dish. */
function findDishNames(items: readonly AskableItem[]): readonly string[] | undefined {
  const names = items.map(
    ({ item, mention }) => mention.eatenPart?.dish ?? item.words ?? item.food.name,
  );
  const isDish = items.some(({ mention }) => mention.eatenPart?.dish);
  return isDish && !names.includes("") ? [...new Set(names)] : undefined;
}

/** True for another kind in a list: "green grapes and red grapes" are not one food that is said twice. */
function isOtherKind({ mention }: AskableItem, before: AskableItem, language: Language): boolean {
  if (mention.joinedBy !== "list") return false;
  const [words, wordsBefore] = [mention, before.mention].map((one) =>
    tokenize(one.words, language).flatMap(({ kind, stem }) => (kind === "word" ? stem : [])),
  ) as [string[], string[]];
  const hasOwn = (list: readonly string[], other: readonly string[]) =>
    list.some((word) => !other.includes(word));
  return (
    words.at(-1) === wordsBefore.at(-1) && hasOwn(words, wordsBefore) && hasOwn(wordsBefore, words)
  );
}

/** Drops a repeated food without an amount: it was mentioned twice, not eaten twice. Says so of a pasted text. */
function dropRepeatedMentions(items: readonly AskableItem[], language: Language): AskableItem[] {
  const unstated = Map.groupBy(items, ({ item: { food, portion } }) =>
    portion.isStated ? undefined : food.id,
  );
  const seenFoods = new Map<string, AskableItem>();
  return items.flatMap((askable) => {
    const { food, portion, text } = askable.item;
    const before = seenFoods.get(food.id);
    const isRepeated =
      before !== undefined && !portion.isStated && !isOtherKind(askable, before, language);
    seenFoods.set(food.id, askable);
    if (isRepeated) return [];
    const count = portion.isStated ? 1 : (unstated.get(food.id)?.length ?? 1);
    const repetition = findRepetition(text, count);
    if (!repetition) return [askable];
    const remark = wordCode(language.wording.notes, repetition);
    const remarks = [...(askable.item.remarks ?? []), remark];
    return [{ ...askable, item: { ...askable.item, remarks } }];
  });
}
