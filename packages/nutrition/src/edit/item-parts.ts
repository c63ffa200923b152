import { isContained } from "../estimate/exclusions/exclude-parts.ts";
import { isContent } from "../estimate/match/contents.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { Food } from "../food.ts";
import { forLanguage, type Language } from "../languages/language.ts";
import type { MealItem } from "../meal.ts";
import type { EditContext } from "./edit-context.ts";
import type { FoodSearch } from "./find-variant.ts";
import { headOf, lastStemOf, stemsOf } from "./item-words.ts";
import { findFood, findOneFood } from "./read-food-words.ts";

const joiners = forLanguage(
  (language) => new RegExp(language.edits.references.ingredientPrepositions, "i"),
);

/**
 * True if a name means only a part of an item: "cheese" of "bread with cheese", the rice of a biryani, the cola
 * of a whiskey and cola. Such a part has no amount of its own.
 */
export function isPartOfItem(name: string, place: number, context: EditContext): boolean {
  const { language, items, search } = context;
  const { item, aliases } = items[place] ?? {};
  const asked = stemsOf(name, search.index);
  if (!item || asked.length === 0) return false;
  const { words = "", text, food: named } = item;
  const after = [words, text].map((said) => language.edits.foods.partsOf.exec(said)?.[1] ?? "");
  const isIn = (said: string) => {
    const stems = new Set(stemsOf(said, search.index));
    return asked.every((stem) => stems.has(stem));
  };
  if (isIn(after.join(" "))) return true;
  const food = search.foodOfId(named.id);
  if (!food || aliases?.has(asked.join(" ")) || isNameOfItem(name, place, context)) return false;
  const isKnownContent = asked.length === 1 && isContained(food, asked.join(""), language);
  // "drumstick, skin eaten"
  if (isKnownContent || named.name.split(",").slice(1).some(isIn)) return true;
  // "extra protein" of a protein shake
  if (language.nutrientWords.nutrientWords.has(asked.join(" "))) return false;
  const mention = findOneFood(name, context);
  const other = mention && findFood(mention, context);
  if (!other || other.id === food.id) return false;
  return (
    isContent(other, food.contains ?? [], language) ||
    [named.name, words].some(
      (said) =>
        partsOfName(said, context).some(isIn) || (isIn(said) && isDish(said, food, context)),
    )
  );
}

/** The name of an item's food with another part of the same noun: "cheese sandwich on rye bread"; undefined without one. */
export function nameWithPart(
  part: string,
  place: number,
  { language, items, search }: EditContext,
): string | undefined {
  const name = items[place]?.item.food.name ?? "";
  const head = headOf(part, search.index);
  const [, ...others] = name.split(joiners(language));
  const other = others.find((one) => headOf(one, search.index) === head);
  return other === undefined ? undefined : name.replace(other, part);
}

/** True for a name with "with", "and", "on" and similar words. */
export const isJoinedName = (name: string, language: Language): boolean =>
  joiners(language).test(name);

/** True for a dish that is named by what is in it: "chicken fried rice", "beef chow mein". */
function isDish(name: string, food: Food, { language, search }: EditContext): boolean {
  const { cuts, dishes, sides } = language.edits.foodGroups;
  const head = headOf(name, search.index) ?? "";
  const isMade = (food.contains ?? []).length > 0 && !cuts.has(head);
  return isMade || dishes.has(head) || sides.has(head);
}

/** The parts of a name that joins several: "fish" and "chips"; none of another name. */
function partsOfName(name: string, { language }: EditContext): readonly string[] {
  const parts = name.split(joiners(language));
  return parts.length > 1 ? parts : [];
}

/** True if a name has a noun that means the whole item: "tomato soup" of a lentil soup. */
export function isNameOfItem(
  name: string,
  place: number,
  { language, items, search }: EditContext,
): boolean {
  const { item } = items[place] ?? {};
  if (!item) return false;
  const stems = stemsOf(name, search.index);
  const { foodGroups, groupNames } = language.edits.foodGroups;
  const members = foodGroups.get(groupNames.get(stems.join(" ")) ?? "");
  return nounsOf(item, language, search).some((noun) => stems.includes(noun) || members?.has(noun));
}

/** The nouns that mean all of an item, by the name of its food and by the person's words. */
function nounsOf(
  { food, words = "" }: MealItem,
  language: Language,
  { index }: FoodSearch,
): readonly string[] {
  const isJoined = isJoinedName(words, language);
  // "burrito with beef and rice" is a "beef and rice burrito".
  const [first = ""] = words.split(joiners(language));
  const noun = lastStemOf(food.name, index);
  const isSide = language.edits.foodGroups.sides.has(noun);
  if (isJoined && !isSide && headOf(first, index) === noun) return [noun];
  // The chicken of "chicken with potatoes" is not all of a chicken dinner.
  if (isJoined && nounsOfName(words, language, index).length === 0) return [];
  const nouns = nounsOfName(food.name, language, index);
  // "macaroni cheese" is macaroni and cheese.
  return isJoined || nouns.length === 0 ? nouns : [...nouns, ...nounsOfOne(words, language, index)];
}

/** "bolognese" and, since it is eaten as one dish, "spaghetti"; "drumstick" and what it is cut from, "chicken". */
function nounsOfOne(name: string, language: Language, index: FoodIndex): readonly string[] {
  const { cuts, foodGroups, pastaGroup } = language.edits.foodGroups;
  const stems = stemsOf(name, index);
  const [first = ""] = stems;
  const head = headOf(name, index) ?? "";
  const isPasta = foodGroups.get(pastaGroup)?.has(first);
  const source = cuts.has(head) ? [stems.at(stems.lastIndexOf(head) - 1) ?? ""] : [];
  return [head, ...(isPasta ? [first] : []), ...source].filter((noun) => noun !== "");
}

/**
 * The nouns of a food's name that mean all of it: the tea of "tea with milk" and the sandwich of "turkey and
 * cheese sandwich". Neither the curry nor the rice of "curry with rice" is the whole food.
 */
function nounsOfName(foodName: string, language: Language, index: FoodIndex): readonly string[] {
  const { dishes, sides } = language.edits.foodGroups;
  const [name = ""] = foodName.split(",");
  const parts = name.split(joiners(language));
  if (parts.length === 1) return nounsOfOne(name, language, index);
  const heads = parts.map((part) => headOf(part, index) ?? "");
  const last = heads.at(-1) ?? "";
  if (dishes.has(last)) return [last];
  const isList = name.includes(` ${language.functionWords.conjunction} `);
  return isList || sides.has(last) ? [] : heads.slice(0, 1);
}
