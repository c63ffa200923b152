import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { hasPart } from "../exclusions/exclude-parts.ts";
import { headsOf, wordsOf } from "../match/food-words.ts";
import { readNameProperties } from "../match/portion-labels.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { tokenize } from "../words/tokens.ts";

/** True if the person says how much there is of a part: a weight, a volume, a package or more than one. */
export function isStatedPart({ mention, found }: MentionResult, language: Language): boolean {
  const { amount = 1, unit = "", figures } = mention;
  const { units, mlByUnit } = language.amounts;
  const stem = language.stem(unit.toLowerCase());
  const isMeasure =
    mlByUnit.has(units.get(stem) ?? "") || language.portionLabels.pieceContainers.has(stem);
  return !figures && (found?.portion.isWeight === true || isMeasure || amount > 1);
}

/** True if a part of a dish is an item of its own, because the person says how much there is of it. */
export function isCountedApart(
  part: MentionResult,
  dish: MentionResult,
  language: Language,
): boolean {
  const { text = "", words } = part.mention;
  // "with pearls, 500 ml": an amount after a comma may be that of the dish.
  const isAfterComma = text.toLowerCase().startsWith(`${words.toLowerCase()},`);
  const isWeighed = dish.found?.portion.isWeight === true || dish.mention.figures !== undefined;
  // "pav bhaji with 2 pav": the word alone is found as a dish with pav.
  const isDish = (part.found?.food?.contains ?? []).length > 0;
  return (
    isStatedPart(part, language) &&
    !(isAfterComma || isWeighed || isDish || isOfItsKind(part, dish, language))
  );
}

/** "A sushi platter, 9 salmon nigiri": pieces of the dish, not a part of each. */
function isOfItsKind(part: MentionResult, dish: MentionResult, language: Language): boolean {
  const [food, whole] = [part.found?.food, dish.found?.food];
  if (!food || !whole) return false;
  const nouns = headsOf(language)(whole);
  return [...headsOf(language)(food)].some(
    (noun) => language.foodClasses.filledDishes.has(noun) && nouns.has(noun),
  );
}

/** "150 g of the chicken", "100 g of it salmon": an amount of what is in a dish before it. */
export const isOfDish = ({ mention: { text = "", amount } }: MentionResult, language: Language) =>
  amount !== undefined && language.foodPhrases.ofTheDish.test(text);

/** "Sausage and mash, 3 sausages": more than one of what the dish is named by, which may be in it. */
export function isCountOfNamed(dish: MentionResult, part: MentionResult, language: Language) {
  const [whole, counted] = [dish.found, part.found];
  const { amount = 1, unit, figures, joinedBy } = part.mention;
  if (!whole?.food || !counted?.food || amount < 2 || unit !== undefined || figures) return false;
  const { nameHead = "" } = readNameProperties(language)(counted.food);
  return (
    joinedBy === "list" &&
    wordsOf(language)(whole.food).has(nameHead) &&
    whole.food.id !== counted.food.id &&
    counted.portion.grams < whole.portion.grams
  );
}

/** "Steak frites, 180 g steak", "steak frites about 200 g of meat": the weight of what the dish is named by. */
export function isWeightOfNamed(dish: MentionResult, part: MentionResult, language: Language) {
  const [whole, weighed] = [dish.found, part.found];
  const { joinedBy, figures } = part.mention;
  if (!whole?.food || !weighed?.food || !weighed.portion.isWeight || figures) return false;
  const nouns = nounsOfPart(weighed.food, part.mention.words, language);
  const isNamed = tokenize(dish.mention.words, language).some(({ stem }) => nouns.has(stem));
  return (
    (joinedBy === "list" || joinedBy === "adjacent") &&
    isNamed &&
    whole.food.id !== weighed.food.id &&
    !whole.portion.isWeight &&
    weighed.portion.grams < whole.portion.grams
  );
}

/** The nouns of a food, and those that a word such as "meat" stands for. */
function nounsOfPart(food: Food, words: string, language: Language): ReadonlySet<string> {
  const { nameHead = "" } = readNameProperties(language)(food);
  const kinds = language.foodPhrases.kindsOfNouns.get(tokenize(words, language).at(-1)?.stem ?? "");
  return new Set([nameHead, ...(kinds ?? [])]);
}

/** "A flat white, full cream milk": the kind of milk in a coffee or tea, without an amount, or a splash of it. */
export function isMilkOf(drink: MentionResult, part: MentionResult, language: Language): boolean {
  const { amount, unit, figures, words } = part.mention;
  const stems = tokenize(words, language).map(({ stem }) => stem);
  const { liquidAdditions, milkDrinks } = language.foodClasses;
  const named = tokenize(drink.found?.food?.name ?? "", language).map(({ stem }) => stem);
  const isSplash = language.foodPhrases.splashes.has(unit ?? "");
  const isKind = amount === undefined && unit === undefined && stems.length > 1;
  return (
    (isKind || isSplash) &&
    !figures &&
    liquidAdditions.has(stems.at(-1) ?? "") &&
    named.some((stem) => milkDrinks.has(stem))
  );
}

/**
 * "Curry" of "curry with 150 g chicken": the dish without what it usually has of a part, which is counted by its own
 * amount. Undefined if the dish is not known to have the part, or if the dish was weighed.
 */
export function withoutPart(
  dish: MentionResult,
  part: MentionResult,
  resolve: Resolve,
  language: Language,
): MentionResult | undefined {
  const food = dish.found?.food;
  const counted = part.found?.food;
  if (!food || !dish.found || !part.found || !counted) return undefined;
  const stems = stemsOfPart(food, counted, part.mention.words, language);
  if (stems.length === 0) return undefined;
  const { grams, portion } = part.found.portion;
  const isLiquid = portion.rule === "stated-volume";
  const countedPart = { stems, grams, food: counted, isLiquid };
  const mention = {
    ...dish.mention,
    countedParts: [...(dish.mention.countedParts ?? []), countedPart],
  };
  const found = resolve(mention);
  const isLess = found !== undefined && found.portion.grams < dish.found.portion.grams;
  if (!isLess || found.food?.id !== food.id) return undefined;
  const remark = {
    code: "part-counted",
    text: part.mention.text ?? part.mention.words,
    food: food.name,
  } as const;
  const item = { ...found.item, remarks: [...dish.found.item.remarks, remark] };
  return { mention, found: { ...found, item } };
}

/** The words of a part, or else the nouns of its food, that the dish has: "prawns" of a dish with shrimp. */
function stemsOfPart(dish: Food, part: Food, words: string, language: Language): readonly string[] {
  const said = tokenize(words, language).map(({ stem }) => stem);
  const kinds = language.foodPhrases.kindsOfNouns.get(said.at(-1) ?? "") ?? [];
  const nouns = [...headsOf(language)(part), ...kinds].filter((stem) =>
    hasPart(dish, stem, language),
  );
  const saidNouns = nouns.filter((stem) => said.includes(stem) || stem === said.join(""));
  if (saidNouns.length > 0) return saidNouns;
  const compound = (dish.contains ?? [])
    .map((content) => content.split(" ").map((word) => language.stem(word)))
    .find((content) => content.length > 1 && content.every((word) => said.includes(word)));
  return compound ?? nouns;
}

/**
 * The dish of a part that cannot be taken off, if the part may be in it: at least as heavy as the part. "Hot chocolate
 * made with 500 ml milk". Undefined if the part has more energy, so that it is eaten with the dish.
 */
export function aroundPart(
  dish: MentionResult,
  part: MentionResult,
  resolve: Resolve,
  language: Language,
): MentionResult | undefined {
  if (!dish.found || !part.found) return undefined;
  const { grams } = part.found.portion;
  const mention =
    grams <= dish.found.portion.grams
      ? dish.mention
      : { ...dish.mention, amount: grams, unit: language.amounts.metricUnit };
  const found = mention === dish.mention ? dish.found : resolve(mention);
  const kcalOf = (one: MentionResult["found"]) => one?.item.nutrients.calories_kcal ?? 0;
  return kcalOf(part.found) <= kcalOf(found) ? { mention, found } : undefined;
}
