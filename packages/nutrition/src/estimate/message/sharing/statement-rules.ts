import type { Language } from "../../../languages/language.ts";
import { hasRole, type Role } from "../roles/role.ts";
import { rolePattern } from "../roles/role-pattern.ts";
import type { SharingPart } from "./sharing-part.ts";
import type { SharedAmount, Statement } from "./statement.ts";

type Found = readonly SharingPart[];

/** A pattern of roles, and what the words that match it say; undefined if they say nothing about sharing. */
export interface StatementRule {
  readonly pattern: RegExp;
  readonly read: (found: Found, language: Language, all: Found) => Statement | undefined;
}

const rule = (source: string, read: StatementRule["read"]): StatementRule => ({
  pattern: rolePattern(source, "g"),
  read,
});

const numberOf = (found: Found, role: Role, at = 0) =>
  found.filter((part) => part.role === role)[at]?.value ?? Number.NaN;

const mostPeople = 20;

const toPeople =
  (more: number, facts: Statement = {}) =>
  (found: Found): Statement | undefined => {
    const people = numberOf(found, "count") + more;
    return people > 1 && people <= mostPeople && Number.isInteger(people)
      ? { ...facts, people }
      : undefined;
  };

/** The people of a list, with the person who writes. */
function countPersons(found: Found): number {
  return found.reduce(
    (sum, part) => (part.role === "person" ? sum + (part.value ?? Number.NaN) : sum),
    1,
  );
}

const isSpeaker = (part: SharingPart | undefined, { sharing }: Language) =>
  sharing.speakersNextToPeople.has(part?.text.split(" ").at(-1) ?? "");

const end = "(?= [comma stop open close mark and read] | $ )";
const pieces =
  "(?: count noun? of? whole? count noun? | fraction (?: of? whole? noun )? | count noun? | article noun )";
/** An amount, not of a food that follows. */
const amount = `${pieces} (?! [of article state noun whole]* [food weight unknown rest] )`;
/** An amount of a food that follows. */
const amountOfFood = `${pieces} of? article? state* food+ ${end}`;

/** "3 of the 8", "half", "two", "a slice" */
function toAmount(found: Found): SharedAmount & { readonly all: number } {
  const part = numberOf(found, "fraction");
  const [one, all] = [numberOf(found, "count"), numberOf(found, "count", 1)];
  const noun = found.find(({ role }) => role === "noun");
  return Number.isNaN(part)
    ? { kind: "pieces", value: Number.isNaN(one) ? 1 : one, noun: noun?.text, all }
    : { kind: "part", value: part, all };
}

/** "half of mine", "half of my slice" */
const isOfOwn = (found: Found, { functionWords }: Language) =>
  found.some(
    ({ role, text }, at) =>
      role === "fraction" &&
      (text.endsWith(" my") ||
        (text.endsWith(` ${functionWords.partitive}`) && hasRole(found[at + 1], "own"))),
  );

const toAmountOf =
  (name: "own" | "each" | "others") =>
  (found: Found, language: Language): Statement => {
    const { all, ...read } = toAmount(found);
    const isLeft =
      hasRole(found[0], "leave") && !found.some((part) => hasRole(part, "person", "rest"));
    const one = { ...read, ...((isLeft || isOfOwn(found, language)) && { isOfOwn: true }) };
    return { [name]: one, ...(all >= one.value && { pieces: all }) };
  };

/** An amount of a food that is named elsewhere as well: "a burger and chips, gave half of the chips to my son". */
const toAmountOfNamed =
  (name: "own" | "others") =>
  (found: Found, language: Language, all: Found): Statement | undefined => {
    const food = found.filter(({ role }) => role === "food");
    const stem = food.at(-1)?.stem;
    const isNamed = all.some(
      (part) => !found.includes(part) && part.role === "food" && part.stem === stem,
    );
    return isNamed ? { ...toAmountOf(name)(found, language), food } : undefined;
  };

/** What another person left, which this person ate. */
const toLeftForMe = (found: Found, { sharing }: Language): Statement | undefined => {
  const isOfPerson = found.every(
    ({ role, text }) => role !== "food" || sharing.possessivesOfPeople.has(text),
  );
  const { all, ...own } = toAmount(found);
  if (!isOfPerson) return undefined;
  return { own, isOfNext: hasRole(found[0], "person"), ...(all >= own.value && { pieces: all }) };
};

/** Other people are named, or "we". */
const isAmongPeople = (parts: Found) =>
  parts.some((part) => part.statement?.people !== undefined || hasRole(part, "person", "group"));

/** ", me and my brother": between marks, so that it says of whom the food was. */
function isApart(found: Found, all: Found): boolean {
  const [first, last] = [found[0], found.at(-1)];
  const [before, next] = [first && all[all.indexOf(first) - 1], last && all[all.indexOf(last) + 1]];
  return (
    hasRole(before, "comma", "open") &&
    (next === undefined || hasRole(next, "comma", "close", "stop"))
  );
}

/** "two spoons", one for each person */
const toPeopleWithTools = (found: Found, { sharing }: Language) =>
  sharing.eatingTools.has(found.at(-1)?.text ?? "")
    ? toPeople(0, { isDivided: true, isOfPortion: true })(found)
    : undefined;

const peopleRules: readonly StatementRule[] = [
  // "with 6 people", "with 2 of the lads"
  rule("with count (?: between | of? person )", toPeople(1)),
  // "between 4", "for the five of us", "3 ways", "for 4 pax"
  rule(
    "between article? count (?! and count | noun of? food ) between? (?: of? group )?",
    toPeople(0, { isDivided: true }),
  ),
  rule("is? count between (?: of? group )?", (found, language) => {
    // "chili 3 way"
    if (found.some(({ text }) => text === language.sharing.wayOfDish)) return undefined;
    const isOfGuests = language.sharing.wordsBeforeGuests.has(found[0]?.text ?? "");
    return toPeople(0, { isDivided: !isOfGuests, isForGuests: isOfGuests })(found);
  }),
  // "four of us finished a tub"
  rule(
    "count group eat (?= [article count weight] )",
    toPeople(0, { isDivided: true, isOfNext: true }),
  ),
  rule("is? count group", (found, { sharing }, all) => {
    if (sharing.verbsBeforeNumber.has(found.at(-1)?.text ?? "")) return undefined;
    const next = all[all.indexOf(found.at(-1) ?? (found[0] as SharingPart)) + 1];
    return toPeople(0, { isDivided: !hasRole(next, "eat", "share") })(found);
  }),
  // "shared by three"
  rule("share count (?! [noun of state unknown]* food )", toPeople(0, { isDivided: true })),
  // "there were 8"; "we were four"
  rule(`group count noun? ${end}`, (found, { sharing }) => {
    const { text = "" } = found[0] ?? {};
    if (sharing.verbsBeforeNumber.has(text)) return { pieces: numberOf(found, "count") };
    return sharing.groupsBeforeNumber.has(text)
      ? toPeople(0, { isDivided: true })(found)
      : undefined;
  }),
  // "for the table of four", "for family of 5"
  rule("is? (?: share | person | food ) of count (?! noun? of? food)", (found) =>
    found.some((part) => hasRole(part, "food")) && !hasRole(found[0], "is")
      ? undefined
      : toPeople(0, { isForGuests: true })(found),
  ),
  // "between me and Dave", "me, Tom and Ash", "my friend and me"
  rule(
    "between? own (?: [comma and]* and person | comma person (?! [eat leave] ) )+",
    (found, language, all) =>
      isSpeaker(
        found.find(({ role }) => role === "own"),
        language,
      )
        ? {
            people: countPersons(found),
            isDivided: hasRole(found[0], "between") || isApart(found, all),
          }
        : undefined,
  ),
  rule(
    "(?<! with ) (?: between | (?<! with ) ) person (?: [comma and]+ person )* and own (?! fraction | count )",
    (found, language) =>
      isSpeaker(found.at(-1), language)
        ? { people: countPersons(found), isDivided: hasRole(found[0], "between") }
        : undefined,
  ),
  // "with my wife and my son"
  rule("with person (?: [comma and]+ person (?! [eat leave fraction count rest] ) )*", (found) => ({
    people: countPersons(found),
  })),
  rule("between (?: group | person )", () => ({ people: Number.NaN, isDivided: true })),
  // "one plate, two spoons"
  rule(`(?<= [article count] noun [comma and]? ) count noun ${end}`, toPeopleWithTools),
  rule(`with count noun ${end}`, toPeopleWithTools),
  // "3 friends: a pizza"
  rule("(?<= ^ eat? ) person (?= mark )", (found) => ({ people: countPersons(found) })),
  // "for two"
  rule(`is count (?= [comma stop open close mark and with share read] | $ )`, (found, language) =>
    language.sharing.wordsBeforeGuests.has(found[0]?.text ?? "")
      ? toPeople(0, { isForGuests: true })(found)
      : undefined,
  ),
];

/** "cut in 8", "20 pcs on the plate" */
const toPieces = (found: Found, { sharing }: Language): Statement => {
  const noun = found.find(({ role }) => role === "noun")?.text;
  const isMade = found.some(({ text }) => sharing.verbsOfPieces.has(text));
  return {
    pieces: numberOf(found, "count"),
    nounOfPieces: noun ?? (isMade ? sharing.unitOfPieces : undefined),
  };
};

const amountRules: readonly StatementRule[] = [
  // "half each", "3 each", "quarter each", "everyone took two"
  rule("half", ([half], { sharing }, all) =>
    !sharing.halvesOfNames.has(half?.text ?? "") || isAmongPeople(all)
      ? { each: { kind: "part", value: 1 / 2 }, isDivided: true }
      : undefined,
  ),
  rule("fraction each", toAmountOf("each")),
  rule(`count noun? each ${end}`, (found, language, all) =>
    isAmongPeople(all) ? toAmountOf("each")(found, language) : undefined,
  ),
  rule(`group (?: eat whole? ${amount} | fraction ${end} )`, (found, language) =>
    language.sharing.groupsOfEach.has(found[0]?.text ?? "")
      ? toAmountOf("each")(found, language)
      : undefined,
  ),
  rule("equal fraction", toAmountOf("each")),
  // "we all had the same", "even bowls"
  rule("group? share? eat? whole? equal (?: each | noun )? (?! [article state]* food )", () => ({
    isDivided: true,
  })),
  rule("ratio", ([ratio], _, all) =>
    isAmongPeople(all) ? { own: { kind: "part", value: (ratio?.value ?? 0) / 100 } } : undefined,
  ),
  // "saved the other half", "gave half to my son", "the rest is in the freezer"
  rule(
    `leave person? rest? (?: fraction | count noun? ) (?! [of article state noun]* food | of? [makes rest] ) (?: of? with? is? [person own] )? leave?`,
    toAmountOf("others"),
  ),
  rule(`leave person? rest? ${amountOfFood}`, toAmountOfNamed("others")),
  rule("rest [is eat leave]* (?: leave | person ) ", () => ({})),
  // "other half saved for later"
  rule(`rest fraction is? leave+ person? ${end}`, toAmountOf("others")),
  // "my kid left 2 of her 4 fish fingers so I ate those"
  rule(
    `person leave (?: count of? food? count | fraction of? food? ) (?= [state food noun]+ [comma and stop]* own eat ${end} )`,
    toLeftForMe,
  ),
  // "finished my daughter's porridge, a third of her bowl was still there"
  rule(
    `(?<= eat person [state food]+ [comma and stop]* ) fraction of? food? noun? leave+ ${end}`,
    toLeftForMe,
  ),
  // ", one third left on the plate"
  rule(`(?<= [comma open stop] ) fraction is? leave+ ${end}`, toAmountOf("others")),
  // "my wife had 3", "4 for the kids", "the kids ate the rest"
  rule(`person (?: and person )* [eat leave]? rest? whole? ${amount}`, toAmountOf("others")),
  rule(`person [eat leave] rest? whole? ${amountOfFood}`, toAmountOfNamed("others")),
  rule(`person (?: and person )* eat? rest`, () => ({ isRestOfOthers: true })),
  rule(`${pieces} is? person ${end}`, toAmountOf("others")),
  // "I had a third", "this was my half", "2 for me"
  rule(`[eat own]+ [eat own group whole of is with]* rest fraction`, toAmountOf("own")),
  rule(`[eat own] [eat own group of is with]* ${amount} own?`, toAmountOf("own")),
  rule(`[eat own] [eat own group of is with]* ${amountOfFood}`, toAmountOfNamed("own")),
  rule(
    `(?<= [comma open stop mark and] | ^ ) ${pieces} [of is group]? own (?= [comma stop open close mark and read fraction count state with] | $ )`,
    toAmountOf("own"),
  ),
  rule("[eat own]+ rest count noun?", toAmountOf("own")),
  rule(`[eat own]+ whole? rest`, () => ({ isRest: true })),
  // ", half"
  rule(
    `(?: (?<= [comma open read and] ) whole? | (?<= stop ) whole ) fraction of? whole? ${end}`,
    (found, language) =>
      found.some(({ isPercent }) => isPercent) ? undefined : toAmountOf("own")(found, language),
  ),
  // "mince shaped into two patties"
  rule(`makes count food (?= [comma stop and read] )`, (found, language) =>
    language.sharing.verbsOfShaping.has(found[0]?.text ?? "")
      ? toPieces(found, language)
      : undefined,
  ),
  // "cut in 8", "20 pcs on the plate"
  rule("[group own person is share]* makes article? count noun?", toPieces),
  rule(`(?<= [comma open stop] ) count noun whole? ${end}`, toPieces),
];

const listRules: readonly StatementRule[] = [
  // "my bits: 2 har gow", "this was my half: 4 sandwiches"
  rule("(?: is own fraction | own noun ) mark (?= [count article noun of state]* food )", () => ({
    isMine: true,
    isList: true,
  })),
];

const ownFoodRules: readonly StatementRule[] = [
  // "half of my daughter's cheeseburger", "mum made a pot of stew"
  rule("(?<= [fraction count noun of] ) person (?= state* food )", () => ({ isOther: true })),
  rule("person makes (?= article | noun | food )", () => ({ isOther: true })),
  // "sushi platter, 18 pieces so 9 each, mostly salmon nigiri"
  rule(
    "(?<= read [comma open]? ) food state* food+ (?: [comma and]+ state* food+ )*",
    ([first], { sharing }) =>
      sharing.wordsOfMostParts.has(first?.text ?? "") ? { isOther: true } : undefined,
  ),
  // "two slices of toast each"
  rule("(?<= food ) each", (_, __, all) => (isAmongPeople(all) ? { isMine: true } : undefined)),
  // "the dal was mine", "garlic bread only for me"
  rule(`(?<= [food noun] ) [is whole]* own ${end}`, (found, { sharing }) =>
    sharing.wordsOfOwnFood.has(found.at(-1)?.text ?? "") ? { isMine: true } : undefined,
  ),
  rule("own (?= [count article noun state]* of? [food noun] )", ([own], { sharing }) =>
    sharing.wordsBeforeOwnFood.has(own?.text ?? "") ? { isMine: true } : undefined,
  ),
  // "my share"
  rule("own", ([own], { sharing }) =>
    sharing.wordsOfEqualShare.has(own?.text ?? "") ? { isDivided: true } : undefined,
  ),
  // "shared", next to people or foods
  rule("group share whole?", () => ({
    isDivided: true,
    isForGuests: true,
    isOfNext: true,
    people: 2,
  })),
  rule("share whole?", () => ({ isDivided: true })),
];

/** The rules in the order in which they are tried. */
export const statementRules: readonly StatementRule[] = [
  ...peopleRules,
  ...listRules,
  ...amountRules,
  ...ownFoodRules,
];
