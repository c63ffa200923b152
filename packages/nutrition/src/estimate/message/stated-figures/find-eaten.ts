import type { Span } from "../../words/span.ts";
import { rolePattern, textOfRoles } from "../roles/role-pattern.ts";
import type { Eaten, Size } from "./find-figures.ts";
import type { Part } from "./part.ts";

/** An eaten amount or sizes, and the roles of the parts without those that say it. */
export interface FoundEaten {
  readonly eaten: Eaten;
  readonly roles: string;
  /** It is in front of the food, as in a message without figures: "4 gels". */
  readonly isCountOfFood?: boolean;
}

const readRole = textOfRoles(["read"]);

const blank = (roles: string, { start, end }: Span) =>
  roles.slice(0, start) + readRole.repeat(end - start) + roles.slice(end);

const amount = `(?:
  (?<part>fraction) of? (?<ofCount>count) (?<ofNoun>noun?) |
  (?<times>[count article]) noun? [of open comma]? times? per? (?<each>weight) each? noun? close? |
  (?<grams>weight) (?: times (?<factor>count) )? |
  (?<share>fraction) of? article? whole? (?<shareNoun>noun?) |
  whole? (?<count>count) (?: times? join? article? (?<more>fraction) )? of? (?<noun>noun?) |
  (?<one>article) (?<oneNoun>noun) (?: join article? (?<oneMore>fraction) )? |
  (?<whole>whole) of? article? (?<wholeNoun>noun?)
)`;

const eatenPatterns: readonly RegExp[] = [
  // "ate 60 g", "had 2 bars"
  rolePattern(`eat [comma each eat]* ${amount}`, "g"),
  // "one bar eaten", "two bags gone", "the whole pint gone"
  rolePattern(
    `(?: (?<count>count) | (?<share>fraction) of? article? | (?<whole>whole) ) (?<noun>noun) [eat whole]
     (?=[stop comma close] | $)`,
    "g",
  ),
  // "left one of the four"
  rolePattern(`leave (?<remaining>count) of? (?<all>count)`, "g"),
  // "left a quarter"
  rolePattern(`leave article? (?<left>fraction) of? noun?`, "g"),
  // "a quarter went in the bin"
  rolePattern(`(?<left>fraction) of? noun? eat? per? leave`, "g"),
  // "demolished the tub"
  rolePattern(`eat (?<container>noun) (?!noun | food)`, "g"),
  // "2 pieces of 15 g"
  rolePattern(`(?<times>count) (?: noun of? | food of ) (?<each>weight) (?!noun) each?`, "g"),
  // "2 slices, 20 g each", "2 wraps at 62 g"
  rolePattern(
    `(?<times>count) [noun food]? [comma open]?
     (?: (?<each>weight) each | per (?<eachAfter>weight) )`,
    "g",
  ),
  // "..., one 250 ml glass"
  rolePattern(
    `(?<= read [comma stop open close]* )
     (?<times>[count article]) (?<each>weight) noun (?= [comma stop close]* $ )`,
    "g",
  ),
  // "2 pcs of 8 (whole stick", "3 of 12 triangles", "2 of a 4 pack of", "2 slices of a 400 g loaf"
  rolePattern(
    `times? (?<pieces>count) noun?
     (?=of article? count noun? [open comma close stop read] | of article count noun of food |
      of article? weight [noun food] )`,
    "g",
  ),
  // "350 g portion of a batch", "40 g of a 200 g tube"
  rolePattern(`(?<grams>weight) noun? of (?=article? weight? noun)`, "g"),
  // "camembert 1/4 of 250 g box"
  rolePattern(`(?<= food ) (?<share>fraction) (?= of? article? whole? weight noun )`, "g"),
  // "fishcakes 2 (pack of 4, 290 g", "samosas x2 from 1 kg bag of 20"
  rolePattern(
    `(?<= food ) times? (?<pieces>count)
     (?= [open comma] noun of? count | of article? weight? noun of? count )`,
    "g",
  ),
];

/** What the person ate or left, by its verb. */
export function findEaten(roles: string, parts: readonly Part[]): FoundEaten | undefined {
  for (const pattern of eatenPatterns) {
    const match = [...roles.matchAll(pattern)].at(-1);
    const eaten = match && toEaten(match, parts);
    const end = match && match.index + match[0].length;
    if (eaten && end !== undefined)
      return { eaten, roles: blank(roles, { start: match.index, end }) };
  }
  return undefined;
}

const eatenAtEnd = rolePattern(
  `(?<= [stop comma join] ) eat [comma each eat]* ${amount} (?= [stop comma close]* $ )`,
);

/** What was eaten in the last clause of a message, which names no food: "..., I had 2". */
export function findEatenAtEnd(roles: string, parts: readonly Part[]) {
  const match = eatenAtEnd.exec(roles);
  const eaten = match ? toEaten(match, parts) : undefined;
  return match && eaten
    ? { eaten, range: { from: match.index, to: match.index + match[0].length } }
    : undefined;
}

function toEaten(match: RegExpMatchArray, parts: readonly Part[]): Eaten | undefined {
  const { groups = {}, index = 0 } = match;
  const read = parts.slice(index, index + match[0].length);
  const [count, share, grams] = (["count", "fraction", "weight"] as const).map(
    (role) => read.find((part) => part.role === role)?.value ?? 0,
  ) as [number, number, number];
  if (groups.remaining) return leftOf(read);
  if (groups.left) return { share: 1 - share };
  if (groups.each || groups.eachAfter || groups.grams) return { grams: grams * (count || 1) };
  const noun = read.find(({ role }) => role === "noun" || role === "food")?.stem;
  const isContainer = groups.container !== undefined && !read.at(-1)?.isPlural;
  const amount = groups.whole || isContainer ? { share: 1 } : toNumber(groups, count, share);
  return amount && { ...amount, ...(noun !== undefined && { noun }) };
}

/** "half of one", "half", "two and a half", "a" */
function toNumber(
  groups: NonNullable<RegExpMatchArray["groups"]>,
  count: number,
  share: number,
): Eaten | undefined {
  if (groups.ofCount) return { count: share * count };
  if (groups.share) return { share };
  if (groups.pieces || groups.before || groups.count)
    return { count: count + (groups.more ? share : 0) };
  return groups.one ? { count: 1 + (groups.oneMore ? share : 0) } : undefined;
}

/** "one of the four" was left. */
function leftOf(read: readonly Part[]): Eaten | undefined {
  const [remaining = 0, all = 0] = read.flatMap(({ role, value }) =>
    role === "count" && value !== undefined ? [value] : [],
  );
  return remaining < all ? { share: 1 - remaining / all } : undefined;
}

const barePatterns: readonly RegExp[] = [
  // "..., 1.5 scoops", "x2"
  rolePattern(
    `(?<= [read food] [comma stop open close join]* )
     (?: times (?<pieces>count) | ${amount} ) (?= [comma stop close]* $ )`,
    "g",
  ),
  // "pizza 1/4 (whole = 1040 kcal)"
  rolePattern(`(?<= food ) (?<share>fraction) (?= open [whole read] )`, "g"),
  // "half a tub of", "two"
  rolePattern(
    `^ [comma stop]* (?:
       (?<share>fraction) (?= of? article? [weight read]* noun? [of comma]? food ) |
       (?<before>count) noun? of? (?= food ) |
       (?<whole>whole) (?<wholeNoun>noun) of? (?= food )
     )`,
    "g",
  ),
  // "..., a quarter of the pack, ..."
  rolePattern(
    `(?<= [comma stop open read] )
     of? (?<share>fraction) of? article? whole? (?<noun>noun?) (?= [comma stop open close read] | $ )`,
    "g",
  ),
];

/** An amount without a verb: after the figures, or before the food. */
export function findBareEaten(roles: string, parts: readonly Part[]): FoundEaten | undefined {
  for (const pattern of barePatterns) {
    const match = [...roles.matchAll(pattern)].at(-1);
    const eaten = match && toEaten(match, parts);
    const end = match && match.index + match[0].length;
    const isCountOfFood = match?.groups?.before !== undefined;
    if (eaten && end !== undefined)
      return { eaten, roles: blank(roles, { start: match.index, end }), isCountOfFood };
  }
  return undefined;
}

const sizePatterns: readonly RegExp[] = [
  // "per slice (1/6 of the cake)"
  rolePattern(`open (?<partOfWhole>fraction) of? article? noun? close`, "g"),
  // "makes 16", "cut into 8 slices"
  rolePattern(`(?<divided>makes) (?<parts>count) noun?`, "g"),
  // "8 in a 454 g pack"
  rolePattern(`(?<parts>count) noun? (?:per article? | article) (?=weight noun)`, "g"),
  // "3 servings in a tub", "4 per pack"
  rolePattern(`(?<parts>count) noun? (?:[per open] article? | article) noun close?`, "g"),
  // "2 pcs of 8", "2 of a 4 pack of"
  rolePattern(
    `(?<= read ) of article? (?<parts>count) noun? (?= [open comma close stop read] | of food | $ )`,
    "g",
  ),
  // "the sleeve is 30 crackers"
  rolePattern(
    `(?<= ^ | [whole article comma stop read] ) noun (?<parts>count) noun (?= read )`,
    "g",
  ),
  // "servings per container 4", "servings 6", "pack of 4"
  rolePattern(`noun per? noun [comma is]* (?<parts>count)`, "g"),
  // "1 pack = 2 servings"
  rolePattern(`count? noun is (?<parts>count) noun`, "g"),
  rolePattern(`noun [of per]? (?<parts>count) (?!noun)`, "g"),
  // "44 g per slice"
  rolePattern(`(?<grams>weight) per article? noun`, "g"),
  // "400 g tin", "the bag is 45 g", "(400 g)"
  rolePattern(`(?<grams>weight) noun`, "g"),
  rolePattern(`noun [comma open is]* (?<grams>weight) close?`, "g"),
  rolePattern(`open? (?<grams>weight) close?`, "g"),
];

/** "5 servings", where a verb says how much of them was eaten. */
const bareSize = rolePattern(
  `(?<= [comma stop open read join food] | ^ )
   (?<parts>count) noun (?= [comma stop close read join] | $ )`,
  "g",
);

/** "2 pack 290 g", likewise. */
const sizeOfPack = rolePattern("(?<= food ) (?<pack>count noun) (?= open? weight )", "g");

/** A package has at most so many servings or pieces; a larger number is something else. */
const maxParts = 60;

/** The sizes of packages, and the roles without them; `isEatenRead` if a verb has said how much was eaten. */
export function findSizes(roles: string, parts: readonly Part[], isEatenRead: boolean) {
  const sizes: Size[] = [];
  let left = roles;
  const patterns = isEatenRead ? [sizeOfPack, ...sizePatterns, bareSize] : sizePatterns;
  for (const pattern of patterns)
    for (const match of left.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const size = toSize(match, parts.slice(match.index, end));
      if (size === undefined) continue;
      sizes.push(size);
      left = blank(left, { start: match.index, end });
    }
  return { sizes, roles: left };
}

function toSize({ groups }: RegExpMatchArray, read: readonly Part[]): Size | undefined {
  const part = read.find(({ role }) => role === "fraction")?.value;
  if (groups?.partOfWhole && part) return { parts: 1 / part };
  const number = read.findLast(({ role }) => role === "weight" || role === "count")?.value;
  const noun = read.findLast(({ role }) => role === "noun" || role === "food")?.stem;
  const partNoun = read.find(({ role }) => role === "noun")?.stem;
  const isTooMany = groups?.parts !== undefined && (number ?? 0) > maxParts;
  const isSeveralPacks = groups?.pack !== undefined && read.at(-1)?.isPlural === true;
  if (number === undefined || isTooMany || isSeveralPacks) return undefined;
  return {
    ...(groups?.grams ? { grams: number } : { parts: number }),
    ...(noun !== undefined && { noun }),
    ...(groups?.divided && { isDivided: true }),
    ...(groups?.parts && partNoun !== undefined && { partNoun }),
  };
}
