import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { isContent, platterContent } from "../match/contents.ts";
import { fullMatch } from "../match/food-match.ts";
import { readNameProperties } from "../match/portion-labels.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { joinTexts } from "../words/quote-words.ts";
import { isFilledDish } from "./amounts-of-parts.ts";
import { isPart } from "./is-part.ts";
import { aroundPart, isStatedPart, withoutPart } from "./stated-parts.ts";

/** A dish and what is counted next to it. */
export interface WholeDish {
  readonly dish: MentionResult;
  /** The parts that are counted by their own amounts. */
  readonly apart: readonly MentionResult[];
}

/** The dish without a part of a stated amount, as the variety that has the part if the table has one. */
export function takePartOff(
  { dish, apart }: WholeDish,
  part: MentionResult,
  description: string | undefined,
  resolve: Resolve,
  language: Language,
): WholeDish {
  const variety = findVariety(dish, part, resolve, language);
  const without =
    (variety && withoutPart(variety, part, resolve, language)) ??
    withoutPart(dish, part, resolve, language);
  if (without?.found) {
    const item = { ...without.found.item, words: dish.mention.words };
    const { mention, found } = without;
    return { dish: { mention, found: { ...found, item } }, apart: [...apart, part] };
  }
  const whole = aroundPart(dish, part, resolve, language);
  if (whole) return { dish: addPart(whole, part, description, resolve, language), apart };
  return { dish, apart: [...apart, part] };
}

/** The variety of a dish that has the part, if the table has one. */
function findVariety(
  dish: MentionResult,
  part: MentionResult,
  resolve: Resolve,
  language: Language,
): MentionResult | undefined {
  const { figures } = part.mention;
  const mention = {
    ...dish.mention,
    words: figures ? dish.mention.words : `${part.mention.words} ${dish.mention.words}`,
    ...(figures && { figures }),
  };
  const found = resolve(mention);
  const varied = found?.food;
  const nounOf = (food: Food | undefined) => food && readNameProperties(language)(food).nameHead;
  // "sunday roast: beef, ..." is not roast beef, "ramen with an egg" no ramen egg.
  const isPartAlone =
    varied?.id === part.found?.food?.id ||
    // "3 tacos, beef and cheese" is not taco cheese.
    (varied !== undefined &&
      isFilledDish(dish, language) &&
      isContent(varied, dish.found?.food?.contains ?? [], language)) ||
    (varied?.id !== dish.found?.food?.id && nounOf(varied) === nounOf(part.found?.food)) ||
    dish.found?.food?.contains?.[0] === platterContent;
  const isKnown =
    figures !== undefined ||
    ((found?.evidence?.match.similarity ?? 0) >= fullMatch && !isPartAlone);
  return isKnown && found ? { mention, found } : undefined;
}

/** The dish with the words of its part, as the variety that has the part and the other ones if the table has one. */
export function addPart(
  dish: MentionResult,
  part: MentionResult,
  description: string | undefined,
  resolve: Resolve,
  language: Language,
  others: readonly MentionResult[] = [],
): MentionResult {
  const text = joinTexts(description, dish.mention.text, part.mention.text);
  const mention = { ...dish.mention, text };
  const ofPart = findVariety({ ...dish, mention }, part, resolve, language);
  // "burrito bowl, chicken, beans" is not a vegetarian one.
  const contents = ofPart?.found?.food?.contains ?? [];
  const hasOthers = others.every((other) => isPart(other, contents, language));
  const variety = hasOthers ? ofPart : undefined;
  const found = variety?.found ?? dish.found;
  if (!found) return dish;
  const isCounted = variety !== undefined && !isStatedPart(part, language);
  const remark = {
    code: "part-of-dish",
    text: part.mention.text ?? part.mention.words,
    food: found.item.food.name ?? "",
  } as const;
  const remarks = isCounted ? found.item.remarks : [...found.item.remarks, remark];
  const item = { ...found.item, text, words: mention.words, remarks };
  return { mention, found: { ...found, item } };
}
