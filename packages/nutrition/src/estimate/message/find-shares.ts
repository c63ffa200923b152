import type { Language } from "../../languages/language.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";
import { findSharedLists, type SharedList, startOfShared } from "./find-shared-lists.ts";
import { type RecipeRemark, readRecipeRemarks } from "./read-recipe-remarks.ts";

/** Remarks without a food between them: "four of us finished it, I had a quarter". */
interface Group extends Span {
  readonly remarks: readonly RecipeRemark[];
}

/**
 * The foods that the person ate a part of, by the roles of the words that say so, in any order: how many people shared them,
 * in how many pieces they were cut, and what was the person's own. Foods before such remarks, or after them and a colon.
 */
export function findShares(
  message: string,
  lists: readonly SharedList[],
  language: Language,
): readonly SharedList[] {
  const { partOfFood, wordsOfSharing } = language.sharing;
  const all = readRecipeRemarks(message, language);
  // "12 slices, I had 2"
  const isCounted = all.some(
    (remark) =>
      isOwnPart(remark) && remark.groups.count && !saysOwnShare(remark, message, language),
  );
  const remarks = all.filter((remark) => isOfShare(remark, isCounted, message, language));
  if (remarks.length > maxRemarks) return [];
  const groups = groupRemarks(remarks, message, language);
  return groups.flatMap((group, at) => {
    const share = shareOf(group, remarks, message, language);
    if (share === undefined || isReadBetter(group, lists)) return [];
    const scope = scopeOf(group, groups[at - 1]?.end ?? 0, message, language);
    if (scope === undefined) return [];
    const isOfPeople = group.remarks.some((remark) => isAmongPeople(remark, message, language));
    const foods = message.slice(scope.start, scope.end);
    const isCut = group.remarks.some(isDivision);
    // "a quarter of it was mine", without a verb of eating
    const isOwned = group.remarks.some(
      ({ kind, roles }) => kind === "eaten" && !roles.has("eatVerb") && roles.has("ownWord"),
    );
    if (!isOfPeople && !isOneFood(foods, isCut || isOwned || lists.length > 0, language)) return [];
    // "half of a bar, gave the other half to my son": the own part is said with the food.
    if (!isCut && partOfFood.test(foods)) return [];
    const isAmongSeveral = isOfPeople || wordsOfSharing.test(foods);
    const isCounted = group.remarks.some(
      ({ kind, groups: { count } }) => kind === "eaten" && count,
    );
    const isOfPlate =
      group.remarks.some(isPartSaid) &&
      isPartOfPlate(share, message.slice(scope.start, group.end), language);
    const words = { start: group.start, end: group.end };
    return [{ ...scope, words, share, isOfRest: false, isAmongSeveral, isOfPlate, isCounted }];
  });
}

/** A message has fewer; a limit of time for long texts. */
const maxRemarks = 20;

/** A plate that was for several people is larger than the usual portion: a smaller part of it is about that. */
const leastShareOfPlate = 0.5;

const isPartOfPlate = (share: number, words: string, { sharing }: Language) =>
  share >= leastShareOfPlate || !sharing.wordsOfLargePlate.test(words);

/** "so half", "50/50" */
const isPartSaid = ({ kind, hasPartCount, groups }: RecipeRemark) =>
  hasPartCount || (kind === "eaten" && (groups.part ?? groups.left) !== undefined);

/** A pattern has read the words, and no own part follows them. */
const isReadBetter = ({ start, end, remarks }: Group, lists: readonly SharedList[]) =>
  lists.some((list) => list.words.start < end && start < list.words.end) &&
  !(remarks.length > 1 && remarks.some(isOwnPart));

const isOwnPart = ({ kind }: RecipeRemark) => kind === "eaten";
const isDivision = ({ kind }: RecipeRemark) => kind === "division";

/** Not a bare number, "tacos (3)", nor an amount of pieces: "2 pizzas", or "8 pieces" if nothing is said to be eaten of them. */
function isOfShare(
  { kind, groups, roles, start, end }: RecipeRemark,
  isCounted: boolean,
  message: string,
  language: Language,
): boolean {
  if (kind === "eaten")
    return groups.count === undefined || roles.has("eatVerb") || roles.has("ownWord");
  if (kind !== "division") return false;
  const isAmount = [...roles].every((role) => role === "portionNoun" || role === "filler");
  return !isAmount || (isCounted && !hasFood(message.slice(start, end), language));
}

function groupRemarks(
  remarks: readonly RecipeRemark[],
  message: string,
  language: Language,
): readonly Group[] {
  const groups: Group[] = [];
  for (const remark of remarks) {
    const last = groups.at(-1);
    if (last && !hasFood(message.slice(last.end, remark.start), language))
      groups[groups.length - 1] = {
        ...last,
        end: remark.end,
        remarks: [...last.remarks, remark],
      };
    else groups.push({ start: remark.start, end: remark.end, remarks: [remark] });
  }
  return groups;
}

const hasFood = (words: string, language: Language) => {
  const { remarkRoles, remarkConjunctions, foodNouns } = language.recipeRemarks;
  return tokenize(words, language).some(
    ({ kind, text, stem }) =>
      kind === "word" &&
      !remarkConjunctions.has(text) &&
      (foodNouns.has(stem) || !remarkRoles.has(text)),
  );
};

/** "rice, 2 eggs, had half of it" is half of the eggs; a part without numbers is read next to its food. */
const isOneFood = (foods: string, isShared: boolean, { sharing }: Language) =>
  !sharing.betweenFoods.test(foods.replace(/[\s,.;:(–-]+$/, "")) &&
  (isShared || /\d/.test(foods) || sharing.wordsOfSharing.test(foods));

/** The foods after a colon, else those in the same line before the remarks. */
function scopeOf(
  { start, end }: Group,
  lower: number,
  message: string,
  language: Language,
): Span | undefined {
  const colon = /^\s*:/.exec(message.slice(end));
  const listEnd = colon && /[.!?\n]|$/.exec(message.slice(end));
  const list = colon && listEnd && message.slice(end + colon[0].length, end + listEnd.index);
  if (list && hasFood(list, language))
    return { start: end + colon[0].length, end: end + listEnd.index };
  const words = message.slice(start, end);
  const line = Math.max(lower, startOfShared(message, start, words, language));
  const before = message.slice(line, start);
  // "half a chicken, salad (shared with my wife)"
  const isInBracket = /\(\s*$/.test(before);
  const lastMark = [...before.matchAll(language.sharing.betweenEachFood)].at(-1)?.index;
  const from = isInBracket && lastMark !== undefined ? line + lastMark + 1 : line;
  return hasFood(message.slice(from, start), language) ? { start: from, end: start } : undefined;
}

/** The person's own part, else that of one of the people; undefined if the remarks do not say it. */
function shareOf(
  { remarks }: Group,
  all: readonly RecipeRemark[],
  message: string,
  language: Language,
): number | undefined {
  const own = remarks.filter(isOwnPart);
  const isOfPeople = (remark: RecipeRemark) =>
    isDivision(remark) && isAmongPeople(remark, message, language);
  const pieces = remarks.find((remark) => isDivision(remark) && !isOfPeople(remark));
  const division = remarks.find(isOfPeople);
  // "8 pieces for 4 of us, I had my share"
  const isOwnShare = (remark: RecipeRemark) =>
    division !== undefined && saysOwnShare(remark, message, language);
  const share = own
    .filter((remark) => !isOwnShare(remark))
    .map(({ groups }) => partOf(groups, Number(pieces?.groups.count)))
    .find((each) => each !== undefined && each > 0 && each < 1);
  if (share !== undefined || (own.length > 0 && !division)) return share;
  const isDivided =
    own.some(isOwnShare) || remarks.some((remark) => saysDivision(remark, message, language));
  const people = Number((division ?? remarks.find(isDivision) ?? all.find(isParty))?.groups.count);
  return isDivided && people > 1 ? 1 / people : undefined;
}

/** "my share", without a part */
const saysOwnShare = (remark: RecipeRemark, message: string, language: Language) =>
  remark.groups.count !== undefined &&
  wordsOf(remark, message, language).some((word) => language.sharing.ownShares.has(word));

const wordsOf = ({ start, end }: Span, message: string, language: Language) =>
  tokenize(message.slice(start, end), language).map(({ text }) => text);

/** "four of us": of all that is shared */
const isParty = ({ kind, roles }: RecipeRemark) => kind === "division" && roles.has("groupWord");

/** People, a verb or a preposition of sharing; "cut in 8" is not among people. */
const isAmongPeople = (remark: RecipeRemark, message: string, language: Language) => {
  const { roles, isDividing } = remark;
  const { sharingPrepositions, sharingVerbs } = language.sharing;
  const isPerson = ["groupWord", "otherPerson", "peopleNoun"] as const;
  return (
    isDividing ||
    isPerson.some((role) => roles.has(role)) ||
    (!roles.has("portionNoun") &&
      wordsOf(remark, message, language).some(
        (word) => sharingPrepositions.has(word) || sharingVerbs.has(word),
      ))
  );
};

/** Among people, and by a verb or a preposition of sharing or in equal parts; "a lasagne for 4 people" is not divided by it. */
const saysDivision = (remark: RecipeRemark, message: string, language: Language) =>
  isDivision(remark) &&
  isAmongPeople(remark, message, language) &&
  (remark.roles.has("divideVerb") ||
    remark.roles.has("equalWord") ||
    remark.hasPartCount ||
    wordsOf(remark, message, language).some((word) =>
      language.sharing.sharingPrepositions.has(word),
    ));

/** "a third", "left a quarter", "2 of the 8" and "had 2" after "cut in 8" */
function partOf({ part, left, count, whole }: RecipeRemark["groups"], pieces: number) {
  if (part !== undefined) return Number(part);
  if (left !== undefined) return 1 - Number(left);
  const all = whole === undefined ? pieces : Number(whole);
  return count === undefined || !(all > 0) ? undefined : Number(count) / all;
}

/** "a curry, 2 naans and a rice shared between 3 of us" is not a recipe: no word says that it was cooked. */
export function isSharedOrder(message: string, recipe: Span, language: Language): boolean {
  const words = message.slice(message.lastIndexOf("\n", recipe.start) + 1, recipe.end);
  return (
    !language.sharing.wordsOfCooking.test(words) &&
    (findSharedLists(words, language).length > 0 || findShares(words, [], language).length > 0)
  );
}
