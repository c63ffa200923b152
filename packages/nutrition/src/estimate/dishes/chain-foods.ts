import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import { type FoodIndex, findNamesOfFoodsWith } from "../match/food-index.ts";
import { fullMatch } from "../match/food-match.ts";
import { headsOf, wordsOf } from "../match/food-words.ts";
import { readNameProperties } from "../match/portion-labels.ts";
import type { ResolvedMention } from "../mentions/resolved-mention.ts";
import { readTokens } from "../segment/food-query.ts";
import { restaurantStems } from "../words/stop-words.ts";

/**
 * The mentions of a meal from a chain: each as the chain's own food if the table has it, and without
 * the name of the chain if it only names their origin: "Five Guys: a burger and fries", "Wendy's half
 * chicken". With an amount, or before words that do not name a food of the chain, it is the chain's
 * best-known food: "2 Krispy Kremes", "Subway 6 inch, turkey".
 */
export function readChainFoods(
  mentions: readonly FoodMention[],
  description: string | undefined,
  foods: FoodIndex,
  resolve: (mention: FoodMention) => ResolvedMention | undefined,
): readonly FoodMention[] {
  const chain = findChain(description ?? "", foods);
  if (chain === undefined) return mentions;
  const known = wordsOfChain(chain, foods);
  const read = mentions.map((mention) => {
    if (isChain(mention, foods)) return { mention, isChain: true };
    const tokens = readTokens(mention.words, foods);
    const isNamed = tokens.some((token) => token.stem === foods.language.stem(chain));
    const ofChain = isNamed ? mention : { ...mention, words: `${chain} ${mention.words}` };
    const isOfChain =
      tokens.some((token) => known.has(token.stem)) &&
      isFoodOfChain(resolve(ofChain), chain, foods.language);
    return { mention: isOfChain ? ofChain : mention, isOfChain };
  });
  const kept = read.filter(({ isChain = false }, at) => {
    const next = read[at + 1];
    if (!isChain || next === undefined || next.isOfChain) return !isChain;
    const [best, following] = [read[at]?.mention, next.mention].map(
      (each) => each && resolve(each)?.food,
    );
    const { nameHead } = (following && readNameProperties(foods.language)(following)) ?? {};
    // "Domino's medium pizza, ate 5 slices": the chain's best-known food is a pizza, too.
    if (best && nameHead !== undefined && headsOf(foods.language)(best).has(nameHead)) return false;
    // "Wendy's half chicken", but "Subway 6 inch turkey"
    if (next.mention.amount !== undefined && next.mention.unit === undefined) return false;
    return (
      next.mention.joinedBy === "adjacent" ||
      isFollowedByWith(read[at]?.mention, foods.language, description)
    );
  });
  const isAllChain = kept.every(({ mention, isChain }) => isChain || mention.isNotCounted);
  return isAllChain ? mentions : kept.map(({ mention }) => mention);
}

/** "Whataburger with cheese" */
function isFollowedByWith(
  mention: FoodMention | undefined,
  language: Language,
  description = "",
): boolean {
  const text = mention?.text ?? "";
  const after = description.slice(description.indexOf(text) + text.length).trimStart();
  return text !== "" && after.toLowerCase().startsWith(`${language.functionWords.accompaniment} `);
}

/** The first chain that the words name, as one word. */
const findChain = (words: string, foods: FoodIndex): string | undefined =>
  readTokens(words, foods).find((token) => restaurantStems(foods.language).has(token.stem))?.text;

/** All words of the names of the chain's foods: a mention without any of them is none of its foods. */
function wordsOfChain(chain: string, foods: FoodIndex): ReadonlySet<string> {
  const { foodByName, language } = foods;
  const names = findNamesOfFoodsWith(foods, language.stem(chain));
  const ofChain = new Set(names.map((name) => foods.foods[foodByName[name] ?? 0]));
  return new Set([...ofChain].flatMap((food) => (food ? [...wordsOf(language)(food)] : [])));
}

function isChain({ words, amount, figures }: FoodMention, foods: FoodIndex): boolean {
  const tokens = readTokens(words, foods);
  const namesChain =
    tokens.length > 0 && tokens.every((each) => restaurantStems(foods.language).has(each.stem));
  return namesChain && amount === undefined && figures === undefined;
}

/** All words match, and the name of the chain is among them. */
function isFoodOfChain(
  resolved: ResolvedMention | undefined,
  chain: string,
  language: Language,
): boolean {
  if (resolved?.food === undefined) return false;
  const similarity = resolved.evidence?.match.similarity ?? 0;
  return similarity >= fullMatch && wordsOf(language)(resolved.food).has(language.stem(chain));
}
