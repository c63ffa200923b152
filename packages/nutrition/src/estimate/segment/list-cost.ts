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
import { segmentWeights as weights } from "../weights/index.ts";
import { isAdjacentWord } from "./chunk-cost.ts";
import { toFoodQuery } from "./food-query.ts";

/**
 * The penalty for reading "eggs, bread" as egg bread: both parts match foods of their own, and the
 * name of the common match does not join them as "macaroni and cheese" does.
 */
export function listMergePenalty(
  name: readonly Chunk[],
  { food, matchesHead }: FoodMatch,
  matcher: FoodMatcher,
  language: Language,
): number {
  const parts = splitParts(name, language);
  if (parts.length < 2) return 0;
  if (endsWithDish(parts, language)) return 0;
  const foods = parts.filter((part) => isFood(part, matcher, language));
  if (foods.length < 2) return 0;
  // "Eggs, ham, cheese" does not say that it was a muffin of them.
  const uncovered = matchesHead ? countUncoveredParts(food, foods, language) : foods.length - 1;
  return weights.mergedFoodsPenalty * uncovered;
}

/** Number of parts not covered by any one name of the food. */
function countUncoveredParts(
  food: Food,
  parts: readonly (readonly Chunk[])[],
  language: Language,
): number {
  const names = joinedNames(language)(food);
  if (names.length === 0) return parts.length - 1;
  const heads = parts.map((part) => toFoodQuery(part, language)?.head ?? "");
  const missing = names.map((words) => heads.filter((head) => !words.includes(head)).length);
  return Math.min(...missing);
}

/** Token lists of the food's names, if any name joins components ("and", ","); else []. */
const joinedNames = forLanguage((language) =>
  memoize((food: Food): readonly (readonly string[])[] => {
    const names = [food.name, ...food.aliases];
    if (!names.some((name) => language.foodNames.joinedNamePattern.test(name))) return [];
    return names.flatMap((name) => parseFoodName(name, language)).map(({ words }) => words);
  }),
);

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

const isListMark = (chunk: Chunk, language: Language) =>
  chunk.kind === "separator" && language.functionWords.foodListSeparators.has(chunk.text);

function splitParts(name: readonly Chunk[], language: Language): Chunk[][] {
  const parts: Chunk[][] = [[]];
  for (const chunk of name) {
    // Components of a dish may be a list: "a wrap with ham and cheese".
    if (chunk.kind !== "words" && !isListMark(chunk, language)) break;
    if (isListMark(chunk, language)) parts.push([]);
    else parts.at(-1)?.push(chunk);
  }
  return parts;
}

/** "ham, cheese and egg omelette": the last noun names the dish; not in "potatoes, salad". */
function endsWithDish(parts: readonly (readonly Chunk[])[], language: Language): boolean {
  const last = stemsOf(parts.at(-1) ?? []);
  if (!last.slice(1).some((word) => language.foodClasses.dishNouns.has(word))) return false;
  // "an apple, apple juice" repeats the word, so these are two foods.
  return !parts.slice(0, -1).some((part) => last.includes(stemsOf(part).at(-1) ?? ""));
}

/** Cached by the first chunk and the length of a part: a part occurs in many candidate names. */
const isFoodCache = new WeakMap<Chunk, (boolean | undefined)[]>();

function isFood(part: readonly Chunk[], matcher: FoodMatcher, language: Language): boolean {
  const [first] = part;
  if (first === undefined) return false;
  const cached = isFoodCache.get(first) ?? [];
  isFoodCache.set(first, cached);
  cached[part.length] ??= isFullMatch(matchPart(part, matcher, language));
  return cached[part.length] === true;
}

const isFullMatch = (match: FoodMatch | undefined) =>
  match?.matchesHead === true && match.similarity >= weights.confidentSimilarity;

function matchPart(
  part: readonly Chunk[],
  matcher: FoodMatcher,
  language: Language,
): FoodMatch | undefined {
  const query = toFoodQuery(part, language);
  return query && matcher(query);
}
