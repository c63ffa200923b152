import type { Language } from "../../languages/language.ts";
import { sizeKeys } from "../../languages/unit-keys.ts";
import type { FoodMention } from "../food-mention.ts";
import { headsOf } from "../match/food-words.ts";
import type { ResolvedMention } from "../mentions/resolved-mention.ts";

/**
 * The mentions with what a combo meal includes: "a Big Mac meal with a Coke" has fries. Its size is that
 * of the fries. A drink that is not said is reported as not counted.
 */
export function expandComboMeals(
  mentions: readonly FoodMention[],
  description: string,
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
  language: Language,
): readonly FoodMention[] {
  if (!language.comboMeals.comboName.test(description)) return mentions;
  const heads = new Set(mentions.flatMap((mention) => headsOfMention(mention, resolve, language)));
  const has = (words: ReadonlySet<string>) => [...heads].some((head) => words.has(head));
  const excluded = mentions.flatMap(({ qualifiers = [] }) => qualifiers).join(" ");
  const isSideSaid =
    has(language.comboMeals.comboSides) || excluded.includes(language.comboMeals.comboSide);
  const isDrinkSaid =
    has(language.comboMeals.comboDrinks) || language.comboMeals.withoutDrink.test(description);
  const isComboWord = ({ isNotCounted, words }: FoodMention) =>
    isNotCounted === true && language.comboMeals.comboWord.test(words);
  const expanded = mentions.flatMap((mention) => {
    const combo = readCombo(mention, description, language);
    const main = combo ? toMain(mention, language) : mention;
    if (
      !combo ||
      !headsOfMention(main, resolve, language).some((head) =>
        language.comboMeals.comboMains.has(head),
      )
    )
      return [mention];
    const { share } = mention;
    const amount = has(language.comboMeals.comboPieces) ? undefined : mention.amount;
    const side: FoodMention = {
      words: language.comboMeals.comboSide,
      text: combo.text,
      qualifiers: [combo.size],
      includedIn: combo.text,
      ...(amount !== undefined && { amount }),
      ...(share !== undefined && { share }),
    };
    const drink = { words: language.comboMeals.comboDrink, isNotCounted: true };
    if (isSideSaid) return [main];
    return isDrinkSaid ? [main, side] : [main, side, drink];
  });
  return expanded.length > mentions.length
    ? expanded.filter((each) => !isComboWord(each))
    : expanded;
}

/** The main dish in its usual size: that of the meal is the size of its side dish. */
function toMain(mention: FoodMention, language: Language): FoodMention {
  const { qualifiers = [], text, ...main } = mention;
  const others = qualifiers.filter((each) => !language.comboMeals.comboSize.test(each));
  return {
    ...main,
    ...(others.length > 0 && { qualifiers: others }),
    ...(text !== undefined && {
      text: text
        .replace(language.comboMeals.sizeAtStart, "")
        .replace(language.comboMeals.comboAtEnd, ""),
    }),
  };
}

/** The name of a combo meal that begins with a food, and its size. */
function readCombo(
  { text, qualifiers = [] }: FoodMention,
  description: string,
  language: Language,
) {
  const at = text === undefined ? -1 : description.indexOf(text);
  if (text === undefined || at < 0) return undefined;
  const words = description.slice(at, at + text.length + language.comboMeals.maxComboNameLength);
  const name = language.comboMeals.comboName.exec(words);
  const isAfter =
    name &&
    /^[^,;.:\n]*$/.test(words.slice(text.length, name.index)) &&
    name.index <= text.length + 1;
  if (!isAfter) return undefined;
  const sized = `${qualifiers.join(" ")} ${words.slice(0, name.index)} ${name[0]}`;
  const { small, large } = language.comboMeals.comboSize.exec(sized)?.groups ?? {};
  return {
    text: words.slice(0, name.index + name[0].length).trim(),
    size: small ? sizeKeys.small : large ? sizeKeys.large : sizeKeys.medium,
  };
}

const headsOfMention = (
  mention: FoodMention,
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
  language: Language,
): readonly string[] => {
  const food = resolve(mention)?.food;
  return food ? [...headsOf(language)(food)] : [];
};
