import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { isMeasured, isUncounted } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountAt, introducesComponent, stemsOf } from "../chunks/chunk-predicates.ts";
import { readNameProperties } from "../match/portion-labels.ts";
import { nonFoodWords } from "../words/stop-words.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import { toFoodQuery } from "./food-query.ts";
import type { FoodSpan } from "./segment-foods.ts";

/**
 * Removes foods that the text mentions twice. "A package of fig bars, which held two bars" keeps
 * the two bars; "a sandwich of two slices of bread and 60 g of ham" keeps the bread and the ham.
 */
export function dropDuplicateMentions(
  foods: readonly FoodSpan[],
  chunks: readonly Chunk[],
  text: string,
  foodOf: (span: FoodSpan) => Food | undefined,
  language: Language,
): FoodSpan[] {
  const spans = foods.map((food) => toMentionSpan(food, chunks, language));
  const restatedAt = [...text.matchAll(language.remarks.restatementPhrases)].map(
    ({ index }) => index,
  );
  const unique = foods
    .filter((_, position) => !isRestated(spans, position, text, restatedAt, language))
    .filter(
      (food, position, all) => !isDetailed(food, all[position + 1], chunks, foodOf, language),
    );
  return unique.filter(
    (food, position) => !isSumOfComponents(food, unique.slice(position + 1), chunks, language),
  );
}

/** A mention of a food, with offsets in the text. */
interface MentionSpan {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  /** Words that do not name a food, such as colors. */
  readonly genericWords: readonly string[];
  readonly head: string | undefined;
  readonly isMeasured: boolean;
  readonly isArticle: boolean;
}

function toMentionSpan(food: FoodSpan, chunks: readonly Chunk[], language: Language): MentionSpan {
  return {
    start: startOffset(food, chunks),
    end: endOffset(food, chunks),
    words: nameWords(food, chunks, language),
    genericWords: stemsOf(chunks.slice(food.from, food.to)).filter((word) =>
      language.stopWords.genericWords.has(word),
    ),
    head: headWord(food, chunks, language),
    isMeasured: hasMeasure(food, chunks),
    isArticle: isUncounted(amountAt(chunks, food.amountAt)),
  };
}

function isRestated(
  spans: readonly MentionSpan[],
  position: number,
  text: string,
  restatedAt: readonly number[],
  language: Language,
): boolean {
  const mention = spans[position] as MentionSpan;
  if (mention.isMeasured || mention.head === undefined) return false;
  // A restatement refers to a food before the restating phrase, or to the directly preceding food.
  const restatement = restatedAt.findLast((at) => at < mention.start) ?? -1;
  const from = restatement < 0 ? Math.max(0, position - 1) : 0;
  return spans.slice(from, position).some((earlier, at) => {
    if (earlier.end > restatement && from + at !== position - 1) return false;
    if (
      earlier.head !== mention.head ||
      isOtherKind(mention, earlier) ||
      !mention.words.every((word) => earlier.words.includes(word))
    ) {
      return false;
    }
    return (
      earlier.end <= restatement ||
      isPartedByComma(text.slice(earlier.end, mention.start), mention, language)
    );
  });
}

/** "Red wine, white wine" are two wines, but "a pie, a sweet pie" is one. */
const isOtherKind = (mention: MentionSpan, earlier: MentionSpan) =>
  earlier.genericWords.length > 0 &&
  mention.genericWords.some((word) => !earlier.genericWords.includes(word));

/** "Steak tonight, maybe 8 oz ribeye" is one steak: a kind without an amount, then which and how much. */
function isDetailed(
  kind: FoodSpan,
  detail: FoodSpan | undefined,
  chunks: readonly Chunk[],
  foodOf: (span: FoodSpan) => Food | undefined,
  language: Language,
): boolean {
  if (!detail || !isUncounted(amountAt(chunks, kind.amountAt))) return false;
  const amount = amountAt(chunks, detail.amountAt);
  const between = chunks.slice(kind.to, Math.min(detail.from, detail.amountAt ?? detail.from));
  if (!amount || isUncounted(amount) || !between.every((chunk) => opensDetail(chunk, language)))
    return false;
  const food = foodOf(detail);
  const words = nameWords(kind, chunks, language);
  const ownWords = nameWords(detail, chunks, language);
  return (
    food !== undefined &&
    words.length > 0 &&
    words.every(
      (word) => ownWords.includes(word) || tokenize(food.name, language).some(hasStem(word)),
    ) &&
    headWord(kind, chunks, language) === readNameProperties(language)(food).nameHead
  );
}

function opensDetail(chunk: Chunk, language: Language): boolean {
  if (chunk.kind === "words") return chunk.stems.every((word) => nonFoodWords(language).has(word));
  return (
    (chunk.kind === "separator" || chunk.kind === "connector") &&
    language.foodPhrases.detailMarks.has(chunk.text)
  );
}

const hasStem = (word: string) => (token: Token) => token.stem === word;

/** "A pie, a sweet pie" is one food. */
const isPartedByComma = (between: string, mention: MentionSpan, language: Language) =>
  mention.isArticle && language.remarks.appositionPattern.test(between);

/** A dish followed by its measured components is their sum; so is a heading: "two sodas: 330 g of ..." */
function isSumOfComponents(
  dish: FoodSpan,
  followers: readonly FoodSpan[],
  chunks: readonly Chunk[],
  language: Language,
): boolean {
  const words = nameWords(dish, chunks, language);
  const isDish =
    words.length === 1 &&
    words.every((word) => language.foodClasses.ingredientListDishes.has(word));
  const hasList = isDish
    ? introducesList(chunks[dish.to], language)
    : isPluralHeading(dish, chunks);
  if (!hasList || hasMeasure(dish, chunks)) return false;
  const stop = chunks.findIndex((chunk, at) => at >= dish.to && chunk.kind === "stop");
  const components = stop < 0 ? followers : followers.filter((part) => part.from <= stop);
  const measured = components.filter((part) => hasMeasure(part, chunks));
  const { breads, bases } = language.foodClasses;
  const has = (part: FoodSpan, names: ReadonlySet<string>) =>
    nameWords(part, chunks, language).some((word) => names.has(word));
  const hasBread = (part: FoodSpan) => has(part, breads);
  // "An omelette with 60 g mushrooms and 30 g ham" has eggs, too.
  const isWithoutBase = words.some((word) => {
    const base = bases.get(word);
    return base && !components.some((part) => part.amountAt !== undefined && has(part, base));
  });
  if (measured.length >= 2 && !isWithoutBase) return true;
  if (isListedAfterColon(dish, components, chunks, language)) return true;
  return words.some((word) => language.foodClasses.sandwiches.has(word)) && measured.some(hasBread);
}

/** So many components after "smoothie:" are all of it; a sandwich has bread besides. */
const minListedComponents = 3;

function isListedAfterColon(
  dish: FoodSpan,
  components: readonly FoodSpan[],
  chunks: readonly Chunk[],
  language: Language,
): boolean {
  const opener = chunks[dish.to];
  return (
    opener?.kind === "separator" &&
    opener.text === ":" &&
    components.length >= minListedComponents &&
    !nameWords(dish, chunks, language).some((word) => language.foodClasses.sandwiches.has(word))
  );
}

function isPluralHeading(food: FoodSpan, chunks: readonly Chunk[]): boolean {
  const next = chunks.slice(food.to).find(({ kind }) => kind !== "connector");
  const isHeading = next?.kind === "separator" && next.text === ":";
  return isHeading && (amountAt(chunks, food.amountAt)?.count ?? 0) > 1;
}

/** Chunks that may connect a dish with the list of its components. */
const introducesList = (chunk: Chunk | undefined, language: Language) =>
  introducesComponent(chunk, language) ||
  (chunk?.kind === "separator" && language.foodPhrases.listOpeners.has(chunk.text));

const headWord = (food: FoodSpan, chunks: readonly Chunk[], language: Language) =>
  toFoodQuery(chunks.slice(food.from, food.to), language)?.head;

function nameWords(food: FoodSpan, chunks: readonly Chunk[], language: Language): string[] {
  return stemsOf(chunks.slice(food.from, food.to)).filter(
    (word) => !language.stopWords.genericWords.has(word),
  );
}

function hasMeasure(food: FoodSpan, chunks: readonly Chunk[]): boolean {
  const amount = amountAt(chunks, food.amountAt);
  return amount !== undefined && isMeasured(amount);
}

function startOffset(food: FoodSpan, chunks: readonly Chunk[]): number {
  const at = Math.min(food.from, food.amountAt ?? food.from);
  return chunks[at]?.start ?? 0;
}

function endOffset(food: FoodSpan, chunks: readonly Chunk[]): number {
  const at = Math.max(food.to - 1, food.amountAt ?? 0);
  return chunks[at]?.end ?? 0;
}
