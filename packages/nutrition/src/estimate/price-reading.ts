import type { Amount } from "./amount.ts";
import {
  isCut,
  isFigure,
  isMeasured,
  isMetricWeight,
  isPlainArticle,
  isUncounted,
  isWidth,
} from "./amount-kinds.ts";
import { sureSimilarity } from "./believe-match.ts";
import { apposition, type Chunk } from "./chunk.ts";
import { isMaking, isWith, leadsPart } from "./chunk-kinds.ts";
import type { FoodMatch } from "./match-food.ts";
import { bases, breads, sandwiches, toppings } from "./vocabulary-kinds.ts";
import { classNouns, cookingStates, genericWords } from "./vocabulary-words.ts";

/** What the price of a reading hangs on. */
export interface Scene {
  readonly chunks: readonly Chunk[];
  readonly weightOf: ReadonlyMap<string, number>;
  /** Some amount is a weight. */
  readonly isWeighed: boolean;
  /** Weights in prose: then every food is expected to have one. */
  readonly isAllWeighed: boolean;
  readonly hasAmounts: boolean;
  /** Few words, and no measures among them: foods are called out, "two eggs bacon and toast". */
  readonly isTerse: boolean;
  /** Told at length, with praise and chatter: not every food that is spoken of was eaten. */
  readonly isProse: boolean;
  /** By chunk: whether a list of what is in the food before it has begun. */
  readonly isInPartList: readonly boolean[];
  /** By chunk: whether "with" or the like leads to it, or to the list that it stands in. */
  readonly isLed: readonly boolean[];
  /** By chunk: whether only words stand between it and a colon. */
  readonly isHeading: readonly boolean[];
}

/** Looks over the chunks of a stretch once. */
export function sceneOf(chunks: readonly Chunk[], weightOf: ReadonlyMap<string, number>): Scene {
  const isWeighed = chunks.some((chunk) => chunk.kind === "amount" && isMetricWeight(chunk.amount));
  const isTold = isProse(chunks);
  return {
    chunks,
    weightOf,
    isWeighed,
    isAllWeighed: isWeighed && isTold,
    hasAmounts: chunks.some((chunk) => chunk.kind === "amount"),
    isTerse: isTerse(chunks),
    isProse: isTold,
    isInPartList: findPartLists(chunks),
    isLed: findLed(chunks),
    isHeading: findHeadings(chunks),
  };
}

function isTerse(chunks: readonly Chunk[]): boolean {
  const hasMeasures = chunks.some(
    (chunk) => chunk.kind === "amount" && (chunk.amount.units.length > 0 || isFigure(chunk.amount)),
  );
  return !hasMeasures && chunks.length <= mostTerse;
}

/** Letters between the chunks, which is to say words that are no food, that make prose of a list. */
const leastFiller = 12;

function isProse(chunks: readonly Chunk[]): boolean {
  let filler = 0;
  let end = 0;
  for (const chunk of chunks) {
    filler += Math.max(0, chunk.start - end - 1);
    end = Math.max(end, chunk.end);
  }
  return filler >= leastFiller;
}

/*
 * Costs and gains, as tuned on the development rows of a public benchmark. A food is worth its
 * match, less a price that keeps names from falling apart into many foods; words left over cost
 * what they weigh, up to a limit, for much of a message is no food.
 */
const matchShare = 0.55;
const foodPrice = 4.5;
const noAmountPrice = 3.5;
/** Where foods come with amounts, in prose, one without is doubted the more. */
const noAmountPriceInProse = 2.5;
const noWeightPrice = 8;
const fitGain = 4;
const weightGain = 4;
const unitGain = 2;
const countGain = 1.3;
const backAmountGain = 2.6;
const bracketAmountGain = 4;
/** An amount that is said to be of the whole: "weighing 40 g". */
export const wholeAmountGain = 5;
const separatorShare = 0.7;
const listedCost = 3;
const connectorCost = 0.05;
const widthCost = 0.1;
/** Among foods with weights, "a tender crust" is more likely a part of one than a food. */
const articleAmongWeights = -6;
/** Words of a name that its food does not have are perhaps a food of their own. */
const leftoverShare = 0.3;
/** In prose, or where the whole is measured, they mostly describe it. */
const leftoverShareOfOne = 0.05;
const repeatShare = 0.4;
/** Bread beside a sandwich that is told of on its bread is seldom eaten besides. */
const breadOfSandwich = 12;
/** A sausage may be told of apart from its roll. */
const likelyBread = 6;
/** What it costs to part words that nothing stands between: "eggs toast coffee". */
const runCost = 2.5;
const runCostAmongAmounts = 4.5;
const runCostWhereTerse = 1.2;
const mostTerse = 6;
const runSkipLimit = 4.5;
const retoldPrice = 10;

/** What it costs to read a chunk as no food. */
export function skipCost(chunk: Chunk, weightOf: ReadonlyMap<string, number>): number {
  if (chunk.kind === "words") {
    let weight = 0;
    for (const word of chunk.stems) weight += weightOf.get(word) ?? 1;
    return Math.min(chunk.isInRun ? runSkipLimit : 4.5, 0.6 * weight);
  }
  if (chunk.kind !== "amount") return 0;
  if (isMetricWeight(chunk.amount)) return chunk.amount.count === 0 ? 0 : 7;
  return chunk.amount.isArticle && chunk.amount.units.length === 0 ? 0.3 : 2.5;
}

/** A word right behind another, with nothing between them. */
export function isInRun(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "words" && chunk.isInRun;
}

/** What it costs to begin a name within a run of words. */
export function partingCostIn(scene: Scene): number {
  if (scene.isTerse) return runCostWhereTerse;
  return scene.hasAmounts ? runCostAmongAmounts : runCost;
}

/** What it costs a name to hold this chunk; undefined where no name goes on. */
export function crossingCost(
  scene: Scene,
  at: number,
  before: Amount | undefined,
): number | undefined {
  const chunk = scene.chunks[at] as Chunk;
  if (chunk.kind === "words" || chunk.kind === "without") return 0;
  if (chunk.kind === "separator") return chunk.cost * separatorShare;
  if (chunk.kind === "connector") return connectorCost;
  if (chunk.kind !== "amount") return undefined;
  // "a slice of deep dish 14 inch pizza": how wide the pizza was.
  if (isWidth(chunk.amount) && isCut(before)) return widthCost;
  if (!isPlainArticle(chunk.amount)) return undefined;
  return articleCost(scene, at, chunk.amount, before !== undefined);
}

function isSizeOnly(chunk: Chunk | undefined): boolean {
  return (
    chunk?.kind === "amount" && chunk.measureStart === chunk.start && isPlainArticle(chunk.amount)
  );
}

/** "pasta with a tomato sauce" is one food; "pasta, a tomato" is hardly one. */
function articleCost(
  scene: Scene,
  at: number,
  amount: Amount,
  hasAmount: boolean,
): number | undefined {
  const before = scene.chunks[at - 1];
  // "a freshly baked medium cookie": the size is one more word of the name.
  if (before?.kind === "words" && isSizeOnly(scene.chunks[at])) return 0.1;
  const isJoined = before?.kind === "connector" || isWith(before);
  // "10 g butter and an apple": no name holds an apple of its own.
  if (!scene.isProse && before?.kind === "separator" && before.text === "and") return undefined;
  if (scene.isWeighed) return isJoined ? 0.3 : 1.4;
  // "a burger on a wheat bun" is one with and without the first "a".
  const isLaid = before?.kind === "connector" && before.text === "on";
  if (!hasAmount && !isLaid) return undefined;
  return (isJoined ? 0.2 : 1.4) + (amount.sizes.length > 0 ? 1 : 0);
}

/** What a match is worth as a food of the reading, before its amount. */
export function valueOfMatch(
  scene: Scene,
  match: FoodMatch,
  words: readonly string[],
  isOpenList: boolean,
): number {
  return (
    matchShare * match.score -
    foodPrice -
    leftoverPrice(scene, match, isOpenList) +
    repeatShare * repeatedWeight(words, scene.weightOf)
  );
}

function leftoverPrice(scene: Scene, { leftover }: FoodMatch, isOpenList: boolean): number {
  if (scene.isAllWeighed) return 0;
  return leftover * (scene.isProse || !isOpenList ? leftoverShareOfOne : leftoverShare);
}

/** Weight of the words that a name says again: "a jam sandwich made with jam" is one food. */
function repeatedWeight(words: readonly string[], weightOf: ReadonlyMap<string, number>): number {
  let weight = 0;
  for (const [place, word] of words.entries()) {
    if (words.indexOf(word) < place) weight += weightOf.get(word) ?? 1;
  }
  return weight;
}

/** What speaks for a food by its amount, or against it where it has none and may be a part. */
export function gainOfFood(
  scene: Scene,
  from: number,
  words: readonly string[],
  match: FoodMatch,
  amount: Amount | undefined,
): number {
  const unstated = amount ? 0 : partPrice(scene, from, words) + classPrice(scene, words);
  const own = isUncounted(amount)
    ? breadPrice(scene, from, words) +
      purposePrice(scene, from, amount) +
      describedPrice(scene, from, amount) +
      appositionPrice(scene, from, amount) +
      toppingPrice(scene, from, words, amount)
    : 0;
  return gainOf(scene, from, match, amount) - unstated - own;
}

function gainOf(scene: Scene, from: number, match: FoodMatch, amount: Amount | undefined): number {
  if (amount) return gainOfAmount(amount, match, scene.isAllWeighed);
  if (scene.isWeighed && !(isWeighedList(scene, from) && beginsItem(scene.chunks[from - 1])))
    return -noWeightPrice;
  const inProse = scene.hasAmounts && scene.isProse ? noAmountPriceInProse : 0;
  return fitGain * match.similarity ** 2 - noAmountPrice - inProse;
}

/**
 * "100 g chicken, rice and peas": where not all is weighed, foods may stand in a row without a
 * weight; not what is in a food, nor the heading of a list ("quinoa bowl: 100 g quinoa").
 */
const isWeighedList = ({ isWeighed, isProse, isLed, isHeading }: Scene, at: number): boolean =>
  isWeighed && !isProse && isLed[at - 1] !== true && isHeading[at] !== true;

/** "milk (2%) or cream": what stands in brackets or behind other words is no next one of a list. */
const beginsItem = (before: Chunk | undefined) =>
  before === undefined ||
  before.kind === "stop" ||
  (before.kind === "separator" &&
    (listJoints.has(before.text) || ["+", "plus"].includes(before.text)));

/**
 * "100 g chicken, rice": what was weighed ends at the comma, where no food is called by such a list
 * and what follows does not tell how it was made ("100 g carrots, sliced").
 */
export function commaPrice(
  scene: Scene,
  from: number,
  to: number,
  amount: Amount | undefined,
  { food }: FoodMatch,
): number {
  if (amount === undefined || food.name.includes(",") || !isWeighedList(scene, from)) return 0;
  const isListed = scene.chunks
    .slice(from, to)
    .some(
      (chunk, place) =>
        chunk.kind === "separator" &&
        chunk.text === "," &&
        !isState(scene.chunks[from + place + 1]),
    );
  return isListed ? listedCost : 0;
}

/** "100 g carrots, sliced": how it was made, and no food. */
const isState = (chunk: Chunk | undefined) =>
  chunk?.kind === "words" &&
  chunk.stems.every((word) => cookingStates.has(word) || genericWords.has(word));

function gainOfAmount(amount: Amount, match: FoodMatch, isWeighed: boolean): number {
  if (isMetricWeight(amount)) return weightGain;
  if (isMeasured(amount)) return unitGain;
  if (isWeighed && amount.isArticle)
    return match.similarity < sureSimilarity ? articleAmongWeights : 0;
  return countGain;
}

/**
 * Among foods with amounts, one without is likely a part of the one before: "a sandwich made with
 * cheese on white bread".
 */
function partPrice(scene: Scene, from: number, words: readonly string[]): number {
  if (scene.isWeighed || !scene.hasAmounts) return 0;
  const before = scene.chunks[from - 1];
  if (isLaidOn(before, words)) return 0;
  if (leadsPart(before)) return isCutOf(scene.chunks, from - 1) ? 3 : 4.5;
  if (before?.kind === "separator" && before.text === apposition) return 4;
  if (scene.isInPartList[from]) return 3.5;
  if (!isWith(before)) return 0.5;
  // "filled with", "topped with": of the food before.
  return leadsPart(scene.chunks[from - 2]) || isMaking(scene.chunks[from - 2]) ? 3 : 1;
}

/** "sections of pomelo" are pomelo, where "made of rye" is a part. */
function isCutOf(chunks: readonly Chunk[], at: number): boolean {
  const [before, of] = [chunks[at - 1], chunks[at]];
  return of?.kind === "connector" && of.text === "of" && before?.kind === "words";
}

/** "a wrap filled with egg, potato and ham": the list goes on with what it is filled with. */
function findPartLists(chunks: readonly Chunk[]): boolean[] {
  let isLed = false;
  let isList = false;
  return chunks.map((chunk, at) => {
    const before = isLed && isList;
    if (chunk.kind === "separator" && listJoints.has(chunk.text)) isList = true;
    else if (chunk.kind !== "words") {
      isLed = isWith(chunk)
        ? leadsPart(chunks[at - 1]) || isMaking(chunks[at - 1])
        : chunk.kind === "connector" && chunk.text !== "on";
      isList = false;
    }
    return before;
  });
}

const listJoints = new Set([",", "and", "&"]);

/** "two eggs on toast", "chicken over rice": what lies below is eaten too. */
function isLaidOn(chunk: Chunk | undefined, words: readonly string[]): boolean {
  const isOn = chunk?.kind === "connector" && ["on", "over", "atop"].includes(chunk.text);
  return isOn && words.some((word) => bases.has(word));
}

/** "... sandwich made with ham on white bread": the bread is the sandwich's own. */
function breadPrice(scene: Scene, from: number, words: readonly string[]): number {
  if (!words.some((word) => breads.has(word))) return 0;
  const isCounted = scene.chunks[from - 1]?.kind === "amount";
  const isLaid = isLedTo(scene.chunks, from - (isCounted ? 2 : 1));
  for (let at = from - 1; at >= 0; at -= 1) {
    const chunk = scene.chunks[at] as Chunk;
    if (endsSandwich(chunk, isLaid)) return 0;
    if (isSandwich(chunk)) return isLaid && !isFrankfurter(chunk) ? breadOfSandwich : likelyBread;
  }
  return 0;
}

const isSandwich = (chunk: Chunk) =>
  chunk.kind === "words" && chunk.stems.some((word) => sandwiches.has(word));

const isFrankfurter = (chunk: Chunk) =>
  chunk.kind === "words" && chunk.stems.includes("frankfurter");

/** Whether what follows is told of something else; "a sandwich with egg, served on brown bread" is one. */
function endsSandwich(chunk: Chunk, isLaid: boolean): boolean {
  if (chunk.kind === "amount") return !isPlainArticle(chunk.amount) && chunk.isOfWhole !== true;
  if (chunk.kind !== "separator") return chunk.kind === "stop";
  return chunk.text !== "with" && !(isLaid && [",", "served"].includes(chunk.text));
}

/** "cheese for my sandwich", "crackers, good for soups": what a food is for was not eaten with it, or not told. */
function purposePrice(scene: Scene, from: number, amount: Amount | undefined): number {
  const before = scene.chunks[amount === undefined ? from - 1 : from - 2];
  return before?.kind === "connector" && before.text === "for" && scene.hasAmounts ? 6 : 0;
}

/** Where foods are weighed, "200 g noodles in a clear soup" tells of the noodles. */
function describedPrice(scene: Scene, from: number, amount: Amount | undefined): number {
  if (amount === undefined || !scene.isWeighed) return 0;
  if (!isLedTo(scene.chunks, from - 2)) return 0;
  const lead = scene.chunks[from - 3];
  return lead?.kind === "connector" && lead.text === "made" ? 8 : 4;
}

/**
 * Where foods are weighed, "40 g of Manchego, a Spanish cheese" is told once more; not so in a list,
 * "40 g of cheese, a pear and 50 g of ham".
 */
function appositionPrice(scene: Scene, from: number, amount: Amount | undefined): number {
  if (amount === undefined || !scene.isAllWeighed) return 0;
  const [before, comma] = [scene.chunks[from - 3], scene.chunks[from - 2]];
  if (before?.kind !== "words" || comma?.kind !== "separator" || comma.text !== ",") return 0;
  const next = scene.chunks.slice(from).find(({ kind }) => kind === "separator" || kind === "stop");
  return next?.kind === "separator" && listJoints.has(next.text) ? 0 : retoldPrice;
}

/** "in a", "made with a": what stands at a place leads to a part of the food before. */
function isLedTo(chunks: readonly Chunk[], at: number): boolean {
  const chunk = chunks[at];
  return leadsPart(chunk) || (isWith(chunk) && leadsPart(chunks[at - 1]));
}

/** "a cupcake with a thick icing": what lies on a food or in it is part of it. */
function toppingPrice(
  scene: Scene,
  from: number,
  words: readonly string[],
  amount: Amount | undefined,
): number {
  if (!toppings.has(words.at(-1) ?? "")) return 0;
  if (scene.isWeighed) return amount === undefined ? 0 : 4;
  if (amount === undefined && !scene.hasAmounts) return 0;
  return scene.isLed[amount === undefined ? from - 1 : from - 2] ? 3 : 0;
}

function findHeadings(chunks: readonly Chunk[]): boolean[] {
  let isBeforeColon = false;
  return chunks
    .toReversed()
    .map((chunk) => {
      const isHeading = isBeforeColon;
      if (chunk.kind !== "words") isBeforeColon = chunk.kind === "separator" && chunk.text === ":";
      return isHeading;
    })
    .reverse();
}

/** By chunk: whether it is "with", or in the list that it leads to: "a pizza with ham and a thin crust". */
function findLed(chunks: readonly Chunk[]): boolean[] {
  let isLed = false;
  return chunks.map((chunk) => {
    const isOfList =
      chunk.kind === "words" ||
      (chunk.kind === "separator" && listJoints.has(chunk.text)) ||
      (chunk.kind === "amount" && isPlainArticle(chunk.amount));
    isLed = leadsPart(chunk) || isWith(chunk) || (isLed && isOfList);
    return isLed;
  });
}

/** Among foods with amounts, "a pear, enjoying this fruit" names no second food. */
function classPrice(scene: Scene, words: readonly string[]): number {
  if (!scene.hasAmounts) return 0;
  return words.every((word) => classNouns.has(word) || genericWords.has(word)) ? 5 : 0;
}

/** What speaks for an amount being that of the food before it; undefined where it is not. */
export function gainOfBackAmount(
  scene: Scene,
  at: number,
  chunk: Extract<Chunk, { kind: "amount" }>,
  before: Amount | undefined,
  isNext: boolean,
): number | undefined {
  const { amount: behind, isOfNext, isOfWhole } = chunk;
  const next = scene.chunks[at + 1];
  const isLast = endsItem(next);
  // "a cup of": the food is still to come.
  if (isOfNext) return undefined;
  if (isOfWhole && isOneThing(before)) return wholeAmountGain;
  if (before) return gainBehindAnother(before, behind, isLast);
  if (isOpeningBracket(scene.chunks[at - 1])) return bracketAmountGain;
  // "popcorn, 3 cups": a unit that no food follows is of the food before.
  if (isLast && (isNext || behind.units.length > 0)) return bracketAmountGain;
  const isBeforeFood = !isNext && next?.kind === "words";
  return isFigure(behind) && !isBeforeFood ? backAmountGain : undefined;
}

/** What speaks for a second amount of one food: "a slice of pizza measuring 16 inches", "a can, 330 ml". */
function gainBehindAnother(before: Amount, behind: Amount, isLast: boolean): number | undefined {
  if (isCut(before) && isWidth(behind)) return unitGain + bracketAmountGain;
  return isFigure(before) || !isFigure(behind) || !isLast ? undefined : countGain + 2;
}

/** "a bar weighing 40 g": no figure was said before, nor several. */
export const isOneThing = (before: Amount | undefined) =>
  before === undefined || (!isFigure(before) && before.count === 1);

const isOpeningBracket = (chunk: Chunk | undefined) =>
  chunk?.kind === "separator" && chunk.text === "(";

function endsItem(chunk: Chunk | undefined): boolean {
  return chunk === undefined || !["words", "amount", "connector", "without"].includes(chunk.kind);
}
