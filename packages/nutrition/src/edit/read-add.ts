import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, refuse } from "./edit-outcome.ts";
import { findItem, isPronoun } from "./find-target.ts";
import { readFoodWords } from "./read-food-words.ts";
import { readStatedAmount } from "./read-leading-amount.ts";

/** Words that can only add food. */
const asking =
  /^(?:add|adding|added|include|log|extra|(?:with )?(?:an? )?side(?: order)? of|put in|throw in|plus|also|along with|as well as|together with|(?:i |you |we |i'd |i had |i've )?(?:forgot(?:ten)?|missed|left out)(?: to (?:add|log|mention|include|say|put))?(?: about)?|don'?t forget|there (?:was|were|is)(?: also)?|(?:i |we )?also (?:had|ate|drank|have|used)|(?:i |we )?(?:had|ate|drank) also|(?:i |we )also|missing|(?:(?:it|they) (?:was|were) )?(?:drizzled|topped|sprinkled|finished|dressed|served|garnished|cooked|fried) (?:with|in)) (?:also )?(.+)/i;
/** Words that may add food, or refer to an existing item. */
const telling =
  /^(?:(?:i |we )?(?:had|ate|drank|have|used)(?: in)?|with|and|it (?:had|came with)|put|needs?) (.+)/i;
const ofMeasure = /^[a-z]+ of [a-z]/i;
const tail =
  / (?:too|as well|also|on the side|on top|after(?:wards)?|for (?:dessert|afters|pudding|after)|to (?:finish|start|go with it)|(?:along )?with (?:it|that)|beside it)$/i;
/** "a sauce of 30 g ketchup": the ingredient is the food. */
const madeOf = /^(?:an? |some )?[a-z]+ (?:made )?(?:of|from) (?=\d)/i;

/** Reads "add 2 tbsp olive oil and an egg", "I forgot the juice", "honey too". */
export function readAdd(words: string, context: EditContext): ClauseReading {
  const plain = words.replace(tail, "");
  const asked = asking.exec(plain)?.[1] ?? (plain === words ? undefined : plain);
  if (asked === undefined) return undefined;
  const foods = withoutPlace(asked.replace(/^(?:the|my) /i, "").replace(madeOf, ""), context);
  // "drizzle of honey" is a measure only with an article.
  const added =
    additions(foods, context) ??
    (ofMeasure.test(foods) ? additions(`a ${foods}`, context) : undefined);
  const isNameLike = /[a-z]{3}/i.test(foods) && foods.split(" ").length < 4 && !isPronoun(foods);
  return added ?? (isNameLike ? refuse("unknown-food", foods) : undefined);
}

/** Reads "with a cup of tea", "I had a beer": a food that is not in the meal. */
export function readAteStatement(words: string, context: EditContext): ClauseReading {
  const described = telling.exec(words)?.[1];
  return described === undefined ? undefined : newFoods(withoutPlace(described, context), context);
}

/** Reads "a slice of cheddar" without a verb: an amount of a food that is not in the meal. */
export function readAddAlone(words: string, context: EditContext): ClauseReading {
  const stated = readStatedAmount(words, context);
  return !stated || stated.rest === "" || stated.isSize
    ? undefined
    : newFoods(withoutPlace(words, context), context);
}

function additions(words: string, context: EditContext): EditOperation[] | undefined {
  return readFoodWords(words, context)?.map((mention) => ({ kind: "add", mention }));
}

/** Foods to add; undefined if one is already in the meal: it would be changed, not added. */
function newFoods(words: string, context: EditContext): EditOperation[] | undefined {
  const mentions = readFoodWords(words, context);
  const isThere = mentions?.some((mention) => findItem(mention.words, context) !== undefined);
  return isThere ? undefined : mentions?.map((mention) => ({ kind: "add", mention }));
}

/** Removes the place: "butter on the potatoes", "sugar in the latte". */
function withoutPlace(words: string, context: EditContext): string {
  const match =
    /^(.+?) (?:in|into|on|onto|to|with|over|for) ((?:the|my|it|that|them|this)\b.*)/i.exec(words);
  if (!match) return words;
  const [, foods = "", place = ""] = match;
  const isOfMeal = isPronoun(place) || /^(?:the|my|this) meal$/i.test(place);
  return isOfMeal || findItem(place, context) !== undefined ? foods : words;
}
