import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import { headsOf } from "../match/food-words.ts";
import { portionLabels, readNameProperties } from "../match/portion-labels.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { joinTexts } from "../words/quote-words.ts";
import { tokenize } from "../words/tokens.ts";

export const hasMeasure = ({ mention, found }: MentionResult) =>
  found?.portion.isWeight === true || mention.unit !== undefined || (mention.amount ?? 1) !== 1;

/** An amount after the last part that is one of a dish, not of a spoon of it. */
const minDishGrams = 100;

/** "curry with coconut milk, 1.5 cups": so much of the dish. */
export function takeAmount(
  dish: MentionResult,
  parts: readonly MentionResult[],
  resolve: Resolve,
): MentionResult {
  const { text = "", words, amount, unit } = parts.at(-1)?.mention ?? {};
  const isAfterName =
    amount !== undefined &&
    unit !== undefined &&
    text.toLowerCase().startsWith(`${words}`.toLowerCase());
  if (!isAfterName || parts.length > 1 || dish.mention.amount !== undefined) return dish;
  const mention = { ...dish.mention, amount, unit };
  const found = resolve(mention);
  const isDish = found !== undefined && (found.portion.grams ?? 0) >= minDishGrams;
  return isDish && found.food?.id === dish.found?.food?.id ? { mention, found } : dish;
}

/** "lasagne (beef, cheese), ate a quarter": the share after the bracket is that of the dish. */
export function takeShare(
  dish: MentionResult,
  bracketed: readonly MentionResult[],
  resolve: Resolve,
): MentionResult {
  const share = bracketed.at(-1)?.mention.share;
  if (share === undefined || dish.mention.share !== undefined) return dish;
  const mention = { ...dish.mention, share };
  return { mention, found: resolve(mention) };
}

/** "an omelette with ham, 3 eggs" is an omelette of 3 eggs: the dish has a portion for one of the counted part. */
export function takeCount(
  dish: MentionResult,
  parts: readonly MentionResult[],
  description: string | undefined,
  resolve: Resolve,
  language: Language,
): { readonly dish: MentionResult; readonly part: MentionResult } | undefined {
  const [part, another] = parts.filter(hasMeasure);
  const food = part?.found?.food;
  if (!part || !food || another || hasMeasure(dish)) return undefined;
  const { amount, unit, text, share, figures } = part.mention;
  if (amount === undefined || unit !== undefined || share !== undefined || figures)
    return undefined;
  const { nameHead = "" } = readNameProperties(language)(food);
  // "omelette, 3 eggs with ham": more than what is counted.
  if (!tokenize(food.name, language).every(({ stem: word }) => word === nameHead)) return undefined;
  const mention = {
    ...dish.mention,
    amount,
    unit: nameHead,
    text: joinTexts(description, dish.mention.text, text),
  };
  const found = resolve(mention);
  const isCounted =
    found?.food?.id === dish.found?.food?.id && found?.item.portion.unit === nameHead;
  return isCounted ? { dish: { mention, found }, part } : undefined;
}

/** "momos 8 pieces steamed veg", "sushi box, 8 pieces salmon": the count is of the dish, and the words are what is in it. */
export function takePieces(
  dish: MentionResult,
  next: MentionResult | undefined,
  resolve: Resolve,
  language: Language,
): MentionResult | undefined {
  const { amount, unit } = dish.mention;
  if (!next || amount !== undefined || unit !== undefined) return undefined;
  const isOfPortion = isCountOfPortion(dish, next, language);
  const isOfFilling = isFilledDish(dish, language) && isCountOfFilling(next, language);
  if (!isOfPortion && !isOfFilling) return undefined;
  const unitOfDish = isOfPortion ? next.mention.words : next.mention.unit;
  const mention = {
    ...dish.mention,
    ...(next.mention.amount !== undefined && { amount: next.mention.amount }),
    ...(unitOfDish !== undefined && { unit: unitOfDish }),
  };
  const found = resolve(mention);
  return found?.food?.id === dish.found?.food?.id ? { mention, found } : undefined;
}

/** "12 pieces sushi, salmon and tuna": all foods after so many of a filled dish are what is in it. */
export const isKindsOfPieces = (
  dish: MentionResult,
  group: readonly MentionResult[],
  parts: readonly MentionResult[],
  language: Language,
) =>
  (dish.mention.amount ?? 1) > 1 &&
  parts.length > 1 &&
  parts.length === group.length &&
  parts.every(({ mention }) => isFilling(mention.words, language)) &&
  isFilledDish(dish, language);

/** "2 tacos bacon egg and cheese, flour tortillas": without an amount, several ingredients directly after such a dish are in it, and its bread is. */
export function isFillingOrBread(
  dish: MentionResult,
  { mention, found }: MentionResult,
  language: Language,
): boolean {
  const { amount, unit, figures, qualifiers, joinedBy } = mention;
  const isNamed = amount === undefined && unit === undefined && !figures && !qualifiers;
  if (!isNamed || !isFilledDish(dish, language)) return false;
  const { sandwiches, breads } = language.foodClasses;
  const isOfBread = tokenize(dish.mention.words, language).some(({ stem }) => sandwiches.has(stem));
  const isBread =
    found?.food && [...headsOf(language)(found.food)].some((head) => breads.has(head));
  if (isOfBread && isBread === true && joinedBy === "list") return true;
  const isCounted = (dish.mention.amount ?? 1) > 1;
  const words = mention.words.replaceAll(` ${language.functionWords.conjunction} `, " ");
  const isOfSeveral = tokenize(words, language).length > 1;
  return isCounted && isOfSeveral && joinedBy === "adjacent" && isFilling(words, language);
}

export const isFilledDish = ({ found }: MentionResult, language: Language) =>
  found?.food !== undefined &&
  [...headsOf(language)(found.food)].some((head) => language.foodClasses.filledDishes.has(head));

/** "gimbap 1 roll": what is counted is a portion of the dish before it, not bread. */
function isCountOfPortion(
  { found }: MentionResult,
  { mention }: MentionResult,
  language: Language,
): boolean {
  const { amount = 0, unit, joinedBy, figures, words } = mention;
  if (!found?.food || amount < 1 || unit !== undefined || figures || joinedBy !== "adjacent")
    return false;
  const name = tokenize(words, language).map(({ stem: word }) => word);
  return portionLabels(language)(found.food).some(
    ({ mainWords }) => mainWords.length > 0 && mainWords.join(" ") === name.join(" "),
  );
}

function isCountOfFilling({ mention, found }: MentionResult, language: Language): boolean {
  const { amount = 0, unit, joinedBy, figures, words, qualifiers = [] } = mention;
  const isOfPieces = unit !== undefined && isPiece(unit, language);
  const isAdjacent = joinedBy === "adjacent";
  // "bagel a banana", "bagel large almonds": a food of its own.
  const isCounted = amount >= (isOfPieces ? 1 : 2) && qualifiers.length === 0;
  if (!isCounted || figures || !(isAdjacent || isOfPieces)) return false;
  if (unit !== undefined && !isOfPieces) return false;
  // "bagel 2 coffees"
  const last = tokenize(words, language).at(-1)?.stem ?? "";
  if (!isOfPieces && language.foodClasses.flavorsEatenAlone.has(last)) return false;
  // "gyoza 5 pieces pan fried": no food of its own.
  return isFilling(words, language) || (found === undefined && isAdjacent && isOfPieces);
}

const isPiece = (unit: string, { amounts, stem }: Language) =>
  amounts.units.get(stem(unit.toLowerCase())) === unitKeys.piece;

/** "steamed veg", "pan fried", "salmon": words of what is in a dish or of how it is cooked. */
function isFilling(words: string, language: Language): boolean {
  const { ingredients, flavors } = language.foodClasses;
  return tokenize(words, language).every(
    ({ stem: word, text }) =>
      ingredients.has(word) || flavors.has(word) || language.stopWords.cookingStates.has(text),
  );
}
