import type { Language } from "../../languages/language.ts";
import type { Span } from "../words/span.ts";
import { isPluralToken, tokenize } from "../words/tokens.ts";
import { skipPerson } from "./find-parts-left.ts";
import { type SharedList, startOfShared } from "./find-shared-lists.ts";
import { leavesPart } from "./join-remarks.ts";
import { readRecipeRemarks } from "./read-recipe-remarks.ts";
import { isUnit } from "./recipe/figures.ts";
import type { RecipeRemark } from "./recipe-remark-rules.ts";
import { readFigure } from "./remark-figures.ts";

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
    const scope = scopeOf(group, groups[at - 1]?.end ?? 0, message, language);
    if (scope === undefined || isReadBetter(group, lists)) return [];
    const share = shareOf(group, remarks, scope, message, language);
    if (share === undefined) return [];
    const isOfPeople = [...group.remarks, findParty(remarks, message, language)].some(
      (remark) => remark !== undefined && isAmongPeople(remark, message, language),
    );
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
    const ownPart = ownPartOf(group, message, language);
    return [
      { ...scope, words, share, isOfRest: false, isAmongSeveral, isOfPlate, isCounted, ...ownPart },
    ];
  });
}

/** The shares of a message; what others ate is masked, but may say the person's share: "my brother had the bigger half". */
export function findSharesIn(
  masked: string,
  message: string,
  lists: readonly SharedList[],
  language: Language,
): readonly SharedList[] {
  const found = findShares(masked, lists, language);
  if (found.length + lists.length > 0) return found;
  return findShares(message, lists, language).filter(({ start, end }) =>
    /\p{L}{3}/u.test(masked.slice(start, end)),
  );
}

/** If the person's own part was said, of what it is: of the share if the number of people is said next to the food. */
function ownPartOf(
  { remarks }: Group,
  message: string,
  language: Language,
): Pick<SharedList, "ownPart"> {
  const own = remarks.find((remark) => isOwnPart(remark) && isPartSaid(remark));
  if (own === undefined) return {};
  const isDivided = remarks.some(
    (remark) => isDivision(remark) && isAmongPeople(remark, message, language),
  );
  return {
    ownPart: !isDivided && isOfOwn(own, message, language) ? "ofShare" : "ofAll",
  };
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
const isDivision = ({ kind }: RecipeRemark) => kind === "division" || kind === "rest";

/** Not a bare number, "tacos (3)", nor an amount of pieces: "2 pizzas", or "8 pieces" if nothing is said to be eaten of them. */
function isOfShare(
  { kind, groups, roles, start, end }: RecipeRemark,
  isCounted: boolean,
  message: string,
  language: Language,
): boolean {
  // "my son had half of a burger", "we got 2 pizzas"
  if (
    (roles.has("otherPerson") || roles.has("makeVerb")) &&
    hasFoodNoun(message.slice(start, end), language)
  )
    return false;
  if (kind === "eaten")
    return groups.count === undefined || roles.has("eatVerb") || roles.has("ownWord");
  // "divided equally", with the number of people elsewhere
  if (kind === "rest") return roles.has("divideVerb") && roles.has("equalWord");
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
  // "couldn't finish my share, left a quarter"
  const { denials, finishingVerbs } = language.partsLeft;
  return tokenize(words, language).some(
    ({ kind, text, stem }) =>
      kind === "word" &&
      !remarkConjunctions.has(text) &&
      !denials.has(text) &&
      !finishingVerbs.has(text) &&
      (foodNouns.has(stem) || !remarkRoles.has(text)),
  );
};

const hasFoodNoun = (words: string, language: Language) =>
  tokenize(words, language).some(({ stem }) => language.recipeRemarks.foodNouns.has(stem));

/** "rice, 2 eggs, had half of it" is half of the eggs; a part without numbers is read next to its food. */
function isOneFood(foods: string, isShared: boolean, language: Language): boolean {
  const { sharing } = language;
  const names = withoutSharers(foods, language).replace(/[\s,.;:(–-]+$/, "");
  return (
    !sharing.betweenFoods.test(names) &&
    (isShared || /\d/.test(foods) || sharing.wordsOfSharing.test(foods))
  );
}

/** "a tub of ice cream with my sister" without the last three words. */
function withoutSharers(foods: string, language: Language): string {
  const tokens = tokenize(foods, language);
  return tokens
    .flatMap(({ text, start }, at) => {
      const end = language.sharing.sharerPrepositions.has(text)
        ? skipPerson(tokens, at + 1, language)
        : undefined;
      const last = tokens[(end ?? 0) - 1];
      return last ? [{ start, end: last.end }] : [];
    })
    .reduce(blank, foods);
}

const blank = (text: string, { start, end }: Span) =>
  text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

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
  foods: Span,
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
  const others = remarks.reduce((sum, remark) => sum + (remark.others ?? 0), 0);
  const parts = own
    .filter((remark) => !isOwnShare(remark))
    .map((remark) => {
      const all =
        pieces?.groups.count ??
        countPieces(remark, foods, message, language) ??
        countServings(division, message, language);
      return { remark, part: partOf(remark.groups, Number(all), others) };
    });
  const stated = parts.find(({ part }) => part !== undefined && part > 0 && part < 1);
  const party = findParty(all, message, language);
  const people = Number(
    [division, ...remarks.filter(isDivision), party].find(
      (remark) => remark?.groups.count !== undefined,
    )?.groups.count,
  );
  if (stated?.part !== undefined && (division ?? party) && people > 1)
    return isOfOwn(stated.remark, message, language) ? stated.part / people : stated.part;
  if (stated !== undefined || (own.length > 0 && !division)) return stated?.part;
  const isDivided =
    own.some(isOwnShare) || remarks.some((remark) => saysDivision(remark, message, language));
  const ownCount = Math.min(...own.filter(isOwnShare).map(({ groups }) => Number(groups.count)), 1);
  return isDivided && people > 1 ? ownCount / people : undefined;
}

/** "lasagne for 4, I had 1" */
const countServings = (
  division: RecipeRemark | undefined,
  message: string,
  language: Language,
): string | undefined =>
  division &&
  wordsOf(division, message, language).some((word) => language.sharing.wordsBeforeParty.has(word))
    ? division.groups.count
    : undefined;

const maxNameWords = 3;

/** "20 wings for two, I had 12": the number of the shared food, if the person's number counts the same. */
function countPieces(
  remark: RecipeRemark,
  foods: Span,
  message: string,
  language: Language,
): number | undefined {
  const tokens = tokenize(message.slice(foods.start, foods.end), language);
  const counts = tokens.flatMap((_, at) => {
    const figure = readFigure(tokens, at, language);
    const isCount = figure?.value.kind === "wholeNumber" && figure.value.value > 1;
    const name = tokens.slice(figure?.end, (figure?.end ?? 0) + maxNameWords);
    const isOfPieces = !isUnit(name[0]?.stem ?? "", language) && name.some(isPluralToken);
    return isCount && isOfPieces ? [figure.value.value] : [];
  });
  const isOfOther = tokenize(message.slice(remark.start, remark.end), language).some(
    ({ stem }) =>
      language.recipeRemarks.helpingNouns.has(stem) && tokens.every((token) => token.stem !== stem),
  );
  return counts.length === 1 && !isOfOther ? counts[0] : undefined;
}

/** "four of us": of all that is shared, or divided in equal parts */
function findParty(remarks: readonly RecipeRemark[], message: string, language: Language) {
  const isShared =
    remarks.some(({ kind }) => kind === "rest") ||
    tokenize(message, language).some(({ text }) => language.sharing.sharingVerbs.has(text));
  return isShared ? remarks.find(isParty) : undefined;
}

/** A part of the person's own share: "left a third", "had half of mine"; "we left a third" is of each share as well. */
const isOfOwn = (remark: RecipeRemark, message: string, language: Language) =>
  leavesPart(message.slice(remark.start, remark.end), language) ||
  wordsOf(remark, message, language).some(
    (word, at, words) =>
      language.sharing.ownPossessives.has(word) &&
      words[at - 1] === language.functionWords.partitive,
  );

/** "my share", without a part */
const saysOwnShare = (remark: RecipeRemark, message: string, language: Language) =>
  remark.groups.count !== undefined &&
  wordsOf(remark, message, language).some((word) => language.sharing.ownShares.has(word));

const wordsOf = ({ start, end }: Span, message: string, language: Language) =>
  tokenize(message.slice(start, end), language).map(({ text }) => text);

const isParty = ({ kind, roles, groups }: RecipeRemark) =>
  kind === "division" &&
  groups.count !== undefined &&
  (roles.has("groupWord") || roles.has("company"));

/** People, a verb or a preposition of sharing; "cut in 8" is not among people. */
const isAmongPeople = (remark: RecipeRemark, message: string, language: Language) => {
  const { roles, isDividing } = remark;
  const { sharingPrepositions, sharingVerbs, wordsBeforeParty } = language.sharing;
  const isPerson = ["groupWord", "otherPerson", "peopleNoun"] as const;
  return (
    isDividing ||
    isPerson.some((role) => roles.has(role)) ||
    (!roles.has("portionNoun") &&
      wordsOf(remark, message, language).some(
        (word) =>
          sharingPrepositions.has(word) || sharingVerbs.has(word) || wordsBeforeParty.has(word),
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
function partOf(
  { part, left, count, whole }: RecipeRemark["groups"],
  pieces: number,
  others: number,
) {
  if (part !== undefined) return Number(part);
  if (left !== undefined) return 1 - Number(left);
  // "they ate 5, I had the other 3"
  const ofBoth = Number.isNaN(pieces) && others > 0 ? Number(count) + others : pieces;
  const all = whole === undefined ? ofBoth : Number(whole);
  return count === undefined || !(all > 0) ? undefined : Number(count) / all;
}
