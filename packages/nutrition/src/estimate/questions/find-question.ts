import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { wordCode } from "../../languages/wording.ts";
import type { MealItem, MealQuestion } from "../../meal.ts";
import { readChunks } from "../chunks/read-chunks.ts";
import { phraseKey } from "../dictionary-phrases.ts";
import type { FoodMention } from "../food-mention.ts";
import type { FoodIndex } from "../match/food-index.ts";
import { memoize } from "../match/memoize.ts";
import { labelWords, normalizeUnit, portionLabels } from "../match/portion-labels.ts";
import type { FoodEvidence } from "../meals/confidence.ts";
import { resolveAmount } from "../mentions/resolve-amount.ts";
import type { ResolvedMention } from "../mentions/resolved-mention.ts";
import type { MessageContext } from "../message/read-time.ts";
import { readTokens, toFoodQuery } from "../segment/food-query.ts";
import { tokenize } from "../words/tokens.ts";
import type { QuestionCandidate } from "./candidate.ts";
import { askFood } from "./food-answers.ts";
import { askLeftover, mentionsLeftovers } from "./leftover-answers.ts";
import { askPortion } from "./portion-answers.ts";

/** An item of a meal with what it was made of. */
export interface AskableItem {
  readonly item: MealItem;
  readonly mention: FoodMention;
  readonly resolved: ResolvedMention;
}

const toId = (kind: string, words: string, language: Language) =>
  `${kind}:${phraseKey(words, language)}`;

/** The ids of all questions that may be asked about words. */
export const questionIdsOf = (words: string, language: Language): readonly string[] =>
  Object.keys(language.wording.questions).map((kind) => toId(kind, words, language));

type QuestionContext = Pick<MessageContext, "settledQuestions" | "loggedFoods">;

/**
 * The least difference between the answers that is worth a person's attention: a twentieth of the default
 * target of a day. Less is lost in the errors of the day's other meals.
 */
export const minNarrowingKcal = 100;

/**
 * The question whose answers differ most in energy; undefined if none differs by `minNarrowingKcal`, or if
 * it was dismissed before. `description` has the words of the meal.
 */
export function findQuestion(
  items: readonly AskableItem[],
  description: string,
  index: FoodIndex,
  context: QuestionContext,
): MealQuestion | undefined {
  const { settledQuestions: dismissed = [] } = context;
  const leftover = findLeftoverQuestion(items, description, index.language, context);
  if (leftover) return leftover;
  let best: MealQuestion | undefined;
  for (const [place, askable] of items.entries()) {
    if (!mayNarrow(askable.item)) continue;
    const candidate = findCandidate(askable, index);
    const narrowsKcal = candidate ? computeNarrowing(candidate) : 0;
    if (!candidate || narrowsKcal <= (best?.narrowsKcal ?? 0)) continue;
    const { code, words } = candidate.text;
    const id = toId(code, words, index.language);
    if (dismissed.includes(id)) continue;
    // Last, because it reads words again.
    if (code !== "food" && saysPortion(askable, description, index.language)) continue;
    best = {
      id,
      item: place,
      ...wordCandidate(candidate, index.language),
      narrowsKcal,
      state: "open",
    };
  }
  return best;
}

/** Left-overs of a food that the person logged: the same food, and the stated part of its amount. */
function findLeftoverQuestion(
  items: readonly AskableItem[],
  description: string,
  language: Language,
  { loggedFoods = [], settledQuestions = [] }: QuestionContext,
): MealQuestion | undefined {
  if (loggedFoods.length === 0 || !mentionsLeftovers(description, language)) return undefined;
  for (const [place, { item, mention }] of items.entries()) {
    const candidate = askLeftover(item, mention, loggedFoods, language);
    const id = candidate && toId(candidate.text.code, candidate.text.words, language);
    if (!candidate || id === undefined || settledQuestions.includes(id)) continue;
    const narrowsKcal = Math.max(1, computeNarrowing(candidate));
    const worded = wordCandidate(candidate, language);
    return { id, item: place, ...worded, narrowsKcal, state: "open", isOnce: true };
  }
  return undefined;
}

/** False for most items, without a search for answers: water and lettuce have no energy to narrow. */
const mayNarrow = ({ nutrients }: MealItem) => (nutrients.calories_kcal ?? 0) >= minAskedKcal;
const minAskedKcal = minNarrowingKcal / 2;

function wordCandidate({ text, answers }: QuestionCandidate, language: Language) {
  const { questions, wordAnswer } = language.wording;
  return {
    text: wordCode(questions, text),
    answers: answers.map(({ label, foodId, portion, grams }) => ({
      label: wordAnswer(label),
      foodId,
      ...(portion === undefined ? {} : { portion }),
      ...(grams === undefined ? {} : { grams }),
    })),
  };
}

/** What may be asked about an item: which food it is, else how much of it. */
function findCandidate(
  { item, mention, resolved }: AskableItem,
  index: FoodIndex,
): QuestionCandidate | undefined {
  const words = mention.words.trim();
  const { evidence } = resolved;
  if (!evidence || words === "" || !isPlain(mention) || !isSure(evidence)) return undefined;
  const { food } = evidence.match;
  const toQuery = () =>
    toFoodQuery(readChunks(readTokens(words, index), index.language), index.language);
  const isOpen = isAmountOpen(item, mention);
  const isWeighed = resolved.portion.isWeight;
  if (isOpen || isWeighed) {
    const kcalOf = (other: Food) => {
      const { grams } = isWeighed ? resolved.portion : resolveAmount(mention, other, index);
      return ((other.per100g.calories_kcal ?? 0) * grams) / 100;
    };
    const spread = evidence.candidateSpread;
    const foods = askFood({ words, food, toQuery, spread, isWeighed, kcalOf }, index);
    if (foods && computeNarrowing(foods) >= minNarrowingKcal) return foods;
  }
  const portions =
    isOpen &&
    askPortion(food, item.grams ?? 0, words, isPlural(words, index.language), index.language);
  return portions && computeNarrowing(portions) >= minNarrowingKcal ? portions : undefined;
}

/** Matches with less similarity may be other foods; their size is not asked. */
const minSimilarity = 0.8;

const isSure = ({ match, unknownCount }: FoodEvidence) =>
  match.similarity >= minSimilarity &&
  match.matchesHead &&
  match.hasQueryHead &&
  unknownCount === 0;

/** Of the person's dictionary, a recipe or a photo: the amount is known in another way. */
function isPlain(mention: FoodMention): boolean {
  const { share, eatenPart, figures, photoGrams, dictionaryEntry, spreadOverPieces } = mention;
  const known = [share, eatenPart, figures, photoGrams, dictionaryEntry, spreadOverPieces];
  return known.every((each) => each === undefined);
}

/** "latte" and "a latte", but not "two lattes", "a large latte" or "a cup of latte". */
function isAmountOpen({ portion }: MealItem, { amount = 1, unit, qualifiers = [] }: FoodMention) {
  if (unit !== undefined || qualifiers.length > 0 || amount !== 1) return false;
  return portion.rule === "default-portion" || portion.rule === "piece-count";
}

const sizesOf = forLanguage((language) =>
  memoize(
    (food: Food): ReadonlySet<string> =>
      new Set(portionLabels(language)(food).flatMap((portion) => [...portion.sizes])),
  ),
);

/** How many words after a food may be about its amount. */
const maxWordsAfter = 3;
/** As many characters have these words; the rest of a long message is not read again. */
const maxCharactersAfter = 40;

/** True if the words name a portion of the food beyond its name: "pumpkin latte tall", "biryani, full plate". */
function saysPortion(
  { mention, resolved }: AskableItem,
  description: string,
  language: Language,
): boolean {
  const food = resolved.evidence?.match.food;
  if (!food) return false;
  const { words, text = words } = mention;
  const stems = (part: string) =>
    tokenize(part, language).map((token) => normalizeUnit(token.stem, language));
  const end = description.indexOf(text) + text.length;
  const after =
    end < text.length
      ? []
      : stems(description.slice(end, end + maxCharactersAfter)).slice(0, maxWordsAfter);
  const nameWords = new Set(stems(`${words} ${food.name}`));
  const measures = labelWords(language)(food);
  const sizes = sizesOf(language)(food);
  return (
    [...stems(text), ...after].some((word) => !nameWords.has(word) && measures.has(word)) ||
    stems(words).some((word) => sizes.has(word))
  );
}

/** True for "fries". */
function isPlural(words: string, language: Language): boolean {
  const last = words.toLowerCase().split(" ").at(-1) ?? "";
  return last.endsWith("s") && language.stem(last) !== last;
}

/** The difference between the answers with the most and the least energy. */
function computeNarrowing({ answers }: QuestionCandidate): number {
  const kcals = answers.map(({ kcal }) => kcal);
  return Math.round(Math.max(...kcals) - Math.min(...kcals));
}
