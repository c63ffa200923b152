import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { isWithSeparator, stemsOf } from "../chunks/chunk-predicates.ts";
import { isContent } from "../match/contents.ts";
import type { FoodMatch, FoodMatcher } from "../match/food-match.ts";
import { memoize } from "../match/memoize.ts";
import { parseFoodName } from "../match/parse-food-name.ts";
import { labelWords } from "../match/portion-labels.ts";
import { nameWords } from "../match/rank-foods.ts";
import { isAdjacentWord } from "./chunk-cost.ts";
import { toFoodQuery } from "./food-query.ts";
import { isFood, isFullMatch, isListMark, matchPart } from "./list-parts.ts";

/**
 * Where in a name another food begins that the matched one has not: a part of a list ("wings, fries"), toast in
 * "eggs toast", because a plural does not describe the noun after it, "milk" in "weetabix milk", because
 * weetabix describes no food, and beans in "fried egg beans", because the last noun is the food.
 */
export function findOtherFood(
  name: readonly Chunk[],
  { food }: FoodMatch,
  matcher: FoodMatcher,
  language: Language,
): number | undefined {
  const known = nameWords(language)(food);
  const isOther = (from: number, to: number) => {
    const words = name.slice(from, to);
    const query = toFoodQuery(words, language);
    const isKnown = query?.words.some((word) => known.has(word)) ?? true;
    return !isKnown && isOfAnotherKind(words, food, matcher, language);
  };
  if (name.some((chunk) => isListMark(chunk, language)))
    return findOtherPart(name, isOther, (words) => isFood(words, matcher, language), language);
  const firstAt = name.findIndex(
    (chunk, at) =>
      isAdjacentWord(name[at + 1]) && isNoModifier(chunk, matcher) && isOther(at, at + 1),
  );
  if (firstAt >= 0) return firstAt + 1;
  // "coffee toast yoghurt" is not a coffee yoghurt.
  const innerAt = name.findIndex(
    (chunk, at) =>
      isAdjacentWord(chunk) &&
      isAdjacentWord(name[at + 1]) &&
      isOther(at, at + 1) &&
      isFood(name.slice(0, at), matcher, language) &&
      isFood(name.slice(-1), matcher, language),
  );
  if (innerAt >= 0) return innerAt;
  for (let from = Math.max(1, name.length - maxOtherWords); from < name.length; from += 1) {
    if (isFlavor(name[from - 1], language)) continue;
    if (name.slice(from).every(isAdjacentWord) && isOther(from, name.length))
      return startOfName(name, from, known, language);
  }
  return undefined;
}

/** A plural ("eggs") and a word of no other food ("weetabix") do not describe the noun after them. */
const isNoModifier = (chunk: Chunk, matcher: FoodMatcher) =>
  chunk.kind === "words" &&
  (chunk.isPlural || !chunk.stems.some((word) => matcher.describes(word)));

/** The start of the part of a list that is another food, or of the part after it if it is the first. */
function findOtherPart(
  name: readonly Chunk[],
  isOther: (from: number, to: number) => boolean,
  isNamedFood: (words: readonly Chunk[]) => boolean,
  language: Language,
): number | undefined {
  const ends = name.flatMap((chunk, at) => (isListMark(chunk, language) ? [at] : []));
  // Components of a dish may be a list: "soup with beans and rice".
  const componentAt = name.findIndex(
    (chunk) =>
      (chunk.kind === "connector" && chunk.text !== language.functionWords.partitive) ||
      isWithSeparator(chunk, language),
  );
  const listEnd = componentAt < 0 ? name.length : componentAt;
  const parts = [...ends.filter((at) => at < listEnd), listEnd].map((to, part) => ({
    from: part === 0 ? 0 : (ends[part - 1] ?? 0) + 1,
    to,
  }));
  const other = parts.findIndex(({ from, to }) => {
    const start = skipSizes(name, from, to, language);
    if (isOther(start, to)) return true;
    // Other words may follow ("a gatorade the blue one"), but not the noun that it describes.
    if (isNamedFood(name.slice(to - 1, to))) return false;
    return name.slice(start + 1, to).some((_, length) => isOther(start, to - 1 - length));
  });
  return other < 0 ? undefined : parts[Math.max(1, other)]?.from;
}

/** The start of the name in "regular fries". */
function skipSizes(
  name: readonly Chunk[],
  from: number,
  to: number,
  { amounts, stopWords }: Language,
): number {
  const isSize = (chunk: Chunk | undefined) =>
    chunk?.kind !== "words" ||
    chunk.stems.every((word) => amounts.sizeWords.has(word) || stopWords.genericWords.has(word));
  let start = from;
  while (start < to - 1 && isSize(name[start])) start += 1;
  return start;
}

/** The words that describe a food are before it: "a grilled hake". */
function startOfName(
  name: readonly Chunk[],
  from: number,
  known: ReadonlySet<string>,
  { stopWords }: Language,
): number | undefined {
  const describes = (chunk: Chunk | undefined) =>
    stemsOf(chunk ? [chunk] : []).every(
      (word) =>
        !known.has(word) && (stopWords.cookingStates.has(word) || stopWords.genericWords.has(word)),
    );
  let start = from;
  while (isAdjacentWord(name[start]) && describes(name[start - 1])) start -= 1;
  return isAdjacentWord(name[start]) ? start : undefined;
}

const maxOtherWords = 3;

/** "choc" in "clif bar choc chip" */
const isFlavor = (chunk: Chunk | undefined, { foodClasses, nutrientWords }: Language) =>
  stemsOf(chunk ? [chunk] : []).some(
    (word) => foodClasses.flavors.has(word) || nutrientWords.productWords.has(word),
  );

/** Words that name a food by themselves, and not a flavor or a part of the matched food. */
function isOfAnotherKind(
  words: readonly Chunk[],
  food: Food,
  matcher: FoodMatcher,
  language: Language,
): boolean {
  const describing = [
    language.foodClasses.flavors,
    language.stopWords.genericWords,
    language.nutrientWords.productWords,
  ];
  if (stemsOf(words).some((word) => describing.some((set) => set.has(word)))) return false;
  // "a pretzel stick", "salmon filet"
  const { pieceUnits } = language.amounts;
  const isPiece = (word: string) => labelWords(language)(food).has(word) || pieceUnits.has(word);
  if (stemsOf(words).every(isPiece)) return false;
  const match = matchPart(words, matcher, language);
  if (!match || !isFullMatch(match)) return false;
  if (isContent(match.food, food.contains ?? [], language)) return false;
  const known = new Set(ownWords(language)(food));
  return !ownWords(language)(match.food).some((word) => known.has(word));
}

/** The words of the food's own name, without its other names. */
const ownWords = forLanguage((language) =>
  memoize((food: Food): readonly string[] =>
    parseFoodName(food.name, language).flatMap(({ words }) => words),
  ),
);
