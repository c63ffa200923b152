import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { isBareArticle } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { stemsOf } from "../chunks/chunk-predicates.ts";
import { type FoodMatch, type FoodMatcher, fullMatch } from "../match/food-match.ts";
import { headsOf } from "../match/food-words.ts";
import { memoize } from "../match/memoize.ts";
import { parseFoodName } from "../match/parse-food-name.ts";
import { nameWords } from "../match/rank-foods.ts";
import { segmentWeights as weights } from "../weights/index.ts";
import { toFoodQuery } from "./food-query.ts";
import { isFood, isListMark, matchPart } from "./list-parts.ts";

/**
 * The penalty for reading "eggs, bread" as egg bread: both parts match foods of their own, and the
 * name of the common match does not join them as "macaroni and cheese" does.
 */
export function listMergePenalty(
  name: readonly Chunk[],
  { food, matchesHead, similarity }: FoodMatch,
  matcher: FoodMatcher,
  language: Language,
): number {
  if (joinsListedFood(name, food, matcher, language)) return Number.POSITIVE_INFINITY;
  if (leavesOutFood(name, food, matcher, language)) return Number.POSITIVE_INFINITY;
  const parts = splitParts(name, language);
  if (parts.length < 2) return 0;
  if (isListOfOther(name, parts, food, matcher, language)) return Number.POSITIVE_INFINITY;
  if (endsWithDish(parts, language)) return 0;
  const foods = parts.filter((part) => isFood(part, matcher, language));
  if (foods.length < 2) return 0;
  if (isOtherDish(parts, food, language)) return Number.POSITIVE_INFINITY;
  // "rice and cheese" is not "sausage and rice in cheese sauce".
  if (similarity < fullMatch && !namesHeads(food, parts, language)) return Number.POSITIVE_INFINITY;
  if (isListOfTwo(name, parts, food, matcher, language)) return Number.POSITIVE_INFINITY;
  // "Eggs, ham, cheese" does not say that it was a muffin of them.
  const uncovered = matchesHead ? countUncoveredParts(food, foods, language) : foods.length - 1;
  return weights.mergedFoodsPenalty * uncovered;
}

/** True if the words have the nouns of a name that joins parts with "and"; flavors have none of their product. */
function namesHeads(
  { name }: Food,
  parts: readonly (readonly Chunk[])[],
  language: Language,
): boolean {
  if (!name.includes(` ${language.functionWords.conjunction} `)) return true;
  const words = parts.flatMap(stemsOf);
  return parseFoodName(name, language)[0]?.heads.every((head) => words.includes(head)) ?? true;
}

/** "crackers, cheese", "2 bacon, beans" and "rice, peas" are two foods; "coffee, milk" and "cheese, cheddar" are one. */
function isListOfTwo(
  name: readonly Chunk[],
  parts: readonly (readonly Chunk[])[],
  food: Food,
  matcher: FoodMatcher,
  language: Language,
): boolean {
  const [first = [], second = []] = parts;
  const mark = name[first.length];
  if (parts.length > 2 || mark?.kind !== "separator" || mark.text !== language.functionWords.comma)
    return false;
  const noun = stemsOf(first).at(-1) ?? "";
  if (!isFood(first, matcher, language) || !isFood(second, matcher, language)) return false;
  const { namedPartsPattern, standaloneParts } = language.foodNames;
  // "chicken thigh, skin on"
  if (stemsOf(second).every((word) => standaloneParts.has(word))) return false;
  const isWithPart = namedPartsPattern.test(food.name) && headsOf(language)(food).has(noun);
  if (isAddition(second, language) && isWithPart) return false;
  const other = matchPart(second, matcher, language)?.food;
  return other !== undefined && other.id !== food.id && !headsOf(language)(other).has(noun);
}

/** "chips, peppercorn sauce" is not fry sauce: after commas, the last words are more than the food's. */
function isListOfOther(
  name: readonly Chunk[],
  parts: readonly (readonly Chunk[])[],
  food: Food,
  matcher: FoodMatcher,
  language: Language,
): boolean {
  const { comma } = language.functionWords;
  if (!name.every((chunk) => chunk.kind === "words" || isComma(chunk, comma))) return false;
  const known = nameWords(language)(food);
  return (
    stemsOf(parts.at(-1) ?? []).some((word) => !known.has(word)) &&
    parts.slice(0, -1).every((part) => {
      const noun = stemsOf(part).at(-1) ?? "";
      return isFood(part, matcher, language) && !headsOf(language)(food).has(noun);
    })
  );
}

const isComma = (chunk: Chunk, comma: string) => chunk.kind === "separator" && chunk.text === comma;

/** "crisps, an apple" is not a dried apple, but "a croissant, a flaky pastry" is the croissant that it is without the description. */
function joinsListedFood(
  name: readonly Chunk[],
  food: Food,
  matcher: FoodMatcher,
  language: Language,
): boolean {
  const { comma } = language.functionWords;
  const article = name.findIndex((chunk, at) => {
    const mark = name[at - 1];
    const isArticle = chunk.kind === "amount" && isBareArticle(chunk.amount);
    return isArticle && mark !== undefined && isComma(mark, comma);
  });
  return (
    article > 0 && matchPart(name.slice(0, article - 1), matcher, language)?.food.id !== food.id
  );
}

/** "eggs on toast with butter" is not egg butter: a name does not leave out a food between its words. */
function leavesOutFood(
  name: readonly Chunk[],
  food: Food,
  matcher: FoodMatcher,
  language: Language,
): boolean {
  const parts = divideAtMarks(name);
  if (parts.length < 3) return false;
  const known = nameWords(language)(food);
  const isNamed = parts.map((part) => stemsOf(part).some((word) => known.has(word)));
  return parts.some(
    (part, at) =>
      isNamed[at] === false &&
      isNamed.slice(0, at).includes(true) &&
      isNamed.slice(at + 1).includes(true) &&
      isFood(part, matcher, language),
  );
}

/** The runs of words between connectors and separators. */
function divideAtMarks(name: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const parts: Chunk[][] = [[]];
  for (const chunk of name) {
    if (chunk.kind === "words") parts.at(-1)?.push(chunk);
    else if (chunk.kind === "connector" || chunk.kind === "separator") parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** "rice and salad" is not a rice salad: a dish of one word at the end is another food, unless a name joins it as "steak and chips" does. */
function isOtherDish(
  parts: readonly (readonly Chunk[])[],
  food: Food,
  language: Language,
): boolean {
  const { dishesOfIngredients, dishNouns } = language.foodClasses;
  const [noun, ...others] = stemsOf(parts.at(-1) ?? []);
  if (noun === undefined || others.length > 0) return false;
  if (!dishNouns.has(noun) && !dishesOfIngredients.has(noun)) return false;
  return !joinedWords(language)(food).has(noun);
}

/** The words of a food's names that follow "and", "with" and the like: chips of "Steak and chips". */
const joinedWords = forLanguage((language) =>
  memoize((food: Food): ReadonlySet<string> => {
    const { joinedNamePattern, namedPartsPattern } = language.foodNames;
    const mark = new RegExp(`${joinedNamePattern.source}|${namedPartsPattern.source}`, "i");
    const joined = [food.name, ...food.aliases].flatMap((name) => name.split(mark).slice(1));
    return new Set(
      joined.flatMap((part) => parseFoodName(part, language).flatMap(({ words }) => words)),
    );
  }),
);

/** Number of parts not covered by any one name of the food. */
function countUncoveredParts(
  food: Food,
  parts: readonly (readonly Chunk[])[],
  language: Language,
): number {
  const heads = parts.map((part) => toFoodQuery(part, language)?.head ?? "");
  const isAdded = isAddition(parts.at(-1) ?? [], language);
  const missing = namesOfParts(language)(food).flatMap(({ words, isJoined, hasParts }) => {
    // "Scrambled eggs with bacon" joins no "scrambled eggs and bacon".
    if (hasParts && !isAdded) return [];
    const positions = heads.map((head) => words.indexOf(head));
    // "Yogurt rice" joins no "rice and yogurt", but "vodka lime soda" is "vodka lime and soda".
    const isInOrder = positions.every((at, part) => at > (positions[part - 1] ?? -1));
    return isJoined || isInOrder ? [positions.filter((at) => at < 0).length] : [];
  });
  return Math.min(parts.length - 1, ...missing);
}

/** What is not eaten next to a food but in or on it: "coffee, milk", "a baked potato, skin on". */
const isAddition = (part: readonly Chunk[], { foodClasses, foodNames }: Language) =>
  stemsOf(part).every(
    (word) => foodClasses.drinkAdditions.has(word) || foodNames.standaloneParts.has(word),
  );

interface NameOfParts {
  readonly words: readonly string[];
  /** It joins its parts: "Mac and cheese". */
  readonly isJoined: boolean;
  /** It is a food with parts: "Rice with peas". */
  readonly hasParts: boolean;
}

/** The names of a food if any of them joins components or has parts; else []. */
const namesOfParts = forLanguage((language) =>
  memoize((food: Food): readonly NameOfParts[] => {
    const { joinedNamePattern, namedPartsPattern } = language.foodNames;
    const names = [food.name, ...food.aliases].map((name) => {
      const hasParts = namedPartsPattern.test(name);
      return { name, hasParts, isJoined: hasParts || joinedNamePattern.test(name) };
    });
    if (!names.some(({ isJoined }) => isJoined)) return [];
    return names.flatMap(({ name, ...kind }) =>
      parseFoodName(name, language).map(({ words }) => ({ words, ...kind })),
    );
  }),
);

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
