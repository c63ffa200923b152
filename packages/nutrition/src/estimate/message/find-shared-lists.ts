import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { countIn, readCount } from "../chunks/read-count.ts";
import type { FoodMention } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";
import type { MealCue } from "./find-meal-cues.ts";
import { readRecipeRemarks } from "./read-recipe-remarks.ts";

/** Foods that the person ate a part of: "2 pizzas and a salad between 4 of us". */
export interface SharedList {
  /** The foods, before the words that say so. */
  readonly start: number;
  readonly end: number;
  /** The words that say so. */
  readonly words: Span;
  /** More than 1 if all of them were eaten several times: "coffee with milk and sugar, x2". */
  readonly share: number;
  /** True if the share is of the package: "the tub was half full". The person may have eaten a part of the rest. */
  readonly isOfRest: boolean;
  /** True if other people ate the rest: then an amount that was not said is already for one person. */
  readonly isAmongSeveral: boolean;
  /** True if the share is of an amount that was not said as well: "shared with my wife, so half". */
  readonly isOfPlate?: boolean;
  /** True if the share is by counted pieces: "he ate 5 of 8 slices". */
  readonly isCounted?: boolean;
  /**
   * True if the person's own part was said: it replaces that of equal sharing, "shared with my wife, she had two thirds".
   * "ofShare" if it is a part of the person's share, "shared three ways, left a quarter".
   */
  readonly ownPart?: "ofAll" | "ofShare";
  /** Instead of the usual portion, the part of it if the amount was not said. */
  readonly shareOfUnstated?: number;
  /** The number of pieces that the person had, if that of all is not known. */
  readonly amount?: {
    readonly amount: number;
    readonly unit: string | undefined;
    readonly isSure: boolean;
  };
}

/**
 * The start of the foods that words at an index are about: the line, or the last item of a list if no mark is between,
 * "soup, fish, tiramisu shared between two", but not if a word joins it to the others, "soup, fish and rice".
 */
export function startOfShared(
  message: string,
  index: number,
  words: string,
  language: Language,
): number {
  const { amounts, functionWords, sharing } = language;
  const line = message.lastIndexOf("\n", index) + 1;
  const isAfterMark =
    /[^\p{L}\p{N}\s]\s*$/u.test(message.slice(0, index)) || /^[^\p{L}\p{N}\s]/u.test(words);
  if (isAfterMark || sharing.wordsOfWholeList.test(words)) return line;
  const from = Math.max(line, message.lastIndexOf(functionWords.comma, index - 1) + 1);
  // "croquettes, 8 pieces between us": an amount is that of the item before it.
  const isAmount = tokenize(message.slice(from, index), language).every(
    ({ kind, stem }) => kind !== "word" || amounts.units.has(stem) || amounts.pieceUnits.has(stem),
  );
  return isAmount || sharing.endsOfList.test(message.slice(from, index)) ? line : from;
}

const lists = forLanguage((language) => createPatternTable(language.sharing.sharedLists));
type Groups = Readonly<Record<string, string | undefined>>;

/** How many people ate together, if the words say so elsewhere: "we were five". */
function findParty(message: string, language: Language): number | undefined {
  const remarks = readRecipeRemarks(message, language);
  const party = remarks.find(
    ({ kind, roles }) => kind === "division" && (roles.has("groupWord") || roles.has("company")),
  );
  return party && Number(party.groups.count);
}

/** Finds the lists that were shared as a whole; the first way to say it wins. */
export function findSharedLists(message: string, language: Language): readonly SharedList[] {
  const found: SharedList[] = [];
  for (const { index, 0: words, groups = {} } of lists(language).matchEach(message)) {
    const share =
      groups.times === undefined
        ? readPart(groups, () => findParty(message, language), language)
        : Number(groups.times);
    const start = startOfShared(message, index, words, language);
    const foods = message.slice(start, index);
    if (share === undefined || !/[a-z]{3}/i.test(foods)) continue;
    const isFirst = !found.some((other) => other.start === start && !other.isOfRest);
    const isAmongSeveral =
      groups.each === undefined && language.sharing.wordsOfSharing.test(foods + words);
    found.push({
      start,
      end: index,
      words: { start: index, end: index + words.length },
      share: isFirst || groups.full !== undefined ? share : 1,
      isOfRest: groups.full !== undefined,
      isAmongSeveral,
      isCounted: (groups.whole ?? groups.slices) !== undefined,
      ...(isOfAll(groups, foods, language) && { ownPart: "ofAll" }),
    });
  }
  return found;
}

/** "shared with my wife, she ate two thirds"; not "half of the tub, she ate half", a part of a part. */
const isOfAll = (groups: Groups, foods: string, { sharing }: Language) =>
  (groups.part ?? groups.partLeft) !== undefined && !sharing.partOfFood.test(foods);

/** Of a pizza whose slices were not counted. */
const slicesOfPizza = 8;

/** The person's part of the list. */
function readPart(
  groups: Groups,
  findNumber: () => number | undefined,
  language: Language,
): number | undefined {
  const { part, partLeft, each, full, partOfRest, others, two } = groups;
  const { whole, left, leftSlices, slices, eaten } = groups;
  if (leftSlices !== undefined) return 1 - (readNumber(leftSlices, language) ?? 0) / slicesOfPizza;
  if (left !== undefined) return readShareOf(Number(whole) - Number(left), Number(whole));
  if (eaten !== undefined) return readShareOf(readNumber(eaten, language), Number(slices));
  if (partLeft !== undefined) return 1 - (readFraction(partLeft, language) ?? 0);
  if (full !== undefined) return readRest(full, partOfRest, language);
  const stated = part ?? each;
  if (stated !== undefined) return readFraction(stated, language);
  if (others !== undefined) return 1 / (1 + (readNumber(others, language) ?? 1));
  const people = readNumber(groups.people ?? groups.ways ?? groups.peopleOfUs, language);
  return 1 / (people ?? (two === undefined ? (findNumber() ?? 2) : 3));
}

/** "it was half full, ate half of it" */
function readRest(full: string, partOfRest: string | undefined, language: Language) {
  const rest = readFraction(full, language);
  const eaten = partOfRest === undefined ? 1 : readFraction(partOfRest, language);
  return rest === undefined || eaten === undefined ? undefined : rest * eaten;
}

function readShareOf(eaten: number | undefined, whole: number): number | undefined {
  return eaten !== undefined && eaten > 0 && eaten < whole ? eaten / whole : undefined;
}

function readFraction(words: string, language: Language): number | undefined {
  const tokens = tokenize(words, language);
  const word = language.sharing.eatenShares.get(tokens.at(-1)?.stem ?? "");
  const percent = /^(\d+) ?%/.exec(words)?.[1];
  if (percent !== undefined) return Number(percent) / 100;
  const count = readCount(tokens, 0, language)?.value.count;
  return count !== undefined && count < 1 ? count : word;
}

const readNumber = (words: string | undefined, language: Language) =>
  words === undefined ? undefined : countIn(words, language);

/** The foods of a list begin at its last meal. */
export function startAtMeal(list: SharedList, cues: readonly MealCue[]): SharedList {
  const cue = cues.findLast(
    ({ start, mealType }) =>
      mealType !== undefined && start >= list.start && start < list.end - maxTrailingCue,
  );
  return cue === undefined ? list : { ...list, start: cue.start };
}

/** A meal at the end of the list belongs to all of it: "2 pizzas for dinner between 4 of us". */
const maxTrailingCue = 12;

/** Of a mention, the person's share; a share of its own says more. */
export function takeShare(
  mention: FoodMention,
  list: SharedList | undefined,
  language: Language,
): FoodMention {
  if (!list) return mention;
  if (list.isOfRest) return { ...mention, share: (mention.share ?? 1) * list.share };
  if (isOfPieces(mention, list, language)) return takeAmount(mention, list, language);
  const isStated = mention.share !== undefined && !list.isCounted && list.ownPart === undefined;
  if (list.share === 1 || isStated) return mention;
  if (list.isAmongSeveral && !list.isOfPlate && !isWhole(mention, language))
    return takePartOfUnstated(mention, list);
  if (mention.share !== undefined && list.ownPart === "ofShare")
    return { ...mention, share: mention.share * list.share };
  const qualifiers = [...(mention.qualifiers ?? []), language.sharing.sharedPackageSize];
  const isLarge = list.isAmongSeveral && hasSharingSize(mention, language);
  return {
    ...mention,
    share: list.share,
    ...(list.isAmongSeveral && { shareOfWhole: list.share }),
    ...(isLarge && { qualifiers }),
  };
}

/** The words say how much all of it was. */
const isWhole = (mention: FoodMention, language: Language) =>
  mention.amount !== undefined ||
  isPackage(mention, language) ||
  language.sharing.wordsOfWhole.test(mention.text ?? "");

/** Of a food whose amount was not said: the usual portion is for one person, unless it is one whole of the food. */
const takePartOfUnstated = (mention: FoodMention, { share, shareOfUnstated }: SharedList) =>
  shareOfUnstated === undefined
    ? { ...mention, shareOfWhole: share }
    : { ...mention, share: shareOfUnstated };

/** Not if the food has an amount or a size, because its share is known: "12 inch pizza cut in 8, had 3". */
function isOfPieces(mention: FoodMention, { share, amount }: SharedList, language: Language) {
  if (!amount || mention.figures) return false;
  const { unit, isSure } = amount;
  const isUnit = unit === undefined || language.amounts.units.has(language.stem(unit));
  if (!isUnit || share === 1) return isUnit;
  const isSized = mention.amount !== undefined || (mention.qualifiers ?? []).length > 0;
  return isSure && !isSized && !isInVessel(mention, language);
}

/** "sushi platter" */
const isInVessel = ({ words, unit = "", text = "" }: FoodMention, { sharing }: Language) =>
  `${words} ${unit} ${text}`.split(" ").some((word) => sharing.vesselsOfSeveral.has(word));

/** The pieces that the person had in place of an amount of all: "a cake for the office, I had one slice". */
function takeAmount(mention: FoodMention, { amount }: SharedList, language: Language): FoodMention {
  const isKnown = amount?.unit === undefined && mention.amount !== undefined;
  if (
    !amount ||
    mention.joinedBy ||
    mention.share !== undefined ||
    (isKnown && !isPackage(mention, language))
  )
    return mention;
  const ofVessel = isInVessel(mention, language) ? language.sharing.unitOfPieces : undefined;
  const unit = amount.unit ?? ofVessel;
  const { unit: _, ...food } = mention;
  return { ...food, amount: amount.amount, ...(unit !== undefined && { unit }) };
}

/** "a bag of", "2 packets of": without a size. */
export const isPackage = ({ unit }: FoodMention, language: Language) =>
  unit !== undefined &&
  language.portionLabels.pieceContainers.has(language.stem(unit.toLowerCase()));

/** Such a package, if it is sold in a size for several people. */
export const hasSharingSize = ({ unit = "" }: FoodMention, { sharing, stem }: Language) =>
  sharing.packagesOfSeveralSizes.has(stem(unit.toLowerCase()));
