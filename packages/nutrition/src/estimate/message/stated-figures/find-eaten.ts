import type { Span } from "../../words/span.ts";
import type { Eaten, Size } from "./find-figures.ts";
import type { Part } from "./part.ts";
import { partPattern } from "./part-pattern.ts";

/** An eaten amount or sizes, and the codes of the parts without those that say it. */
export interface FoundEaten {
  readonly eaten: Eaten;
  readonly codes: string;
  /** It is in front of the food, as in a message without figures: "4 gels". */
  readonly isCountOfFood?: boolean;
}

/** In place of the code of a part that was read. */
export const readCode = "_";

const blank = (codes: string, { start, end }: Span) =>
  codes.slice(0, start) + readCode.repeat(end - start) + codes.slice(end);

const amount = String.raw`(?:
  (?<part>F) O? (?<ofCount>C) (?<ofNoun>n?) |
  (?<times>[CA]) n? [O(,]? x? p? (?<each>W) h? n? \)? |
  (?<grams>W) (?: x (?<factor>C) )? |
  (?<share>F) O? A? T? (?<shareNoun>n?) |
  T? (?<count>C) (?: x? j? A? (?<more>F) )? O? (?<noun>n?) |
  (?<one>A) (?<oneNoun>n) (?: j A? (?<oneMore>F) )? |
  (?<whole>T) O? A? (?<wholeNoun>n?)
)`;

const eatenPatterns: readonly RegExp[] = [
  // "ate 60 g", "had 2 bars"
  partPattern(`e [,he]* ${amount}`, "g"),
  // "one bar eaten", "two bags gone"
  partPattern(String.raw`(?<count>C) (?<noun>n) [eT] (?=[.,)] | $)`, "g"),
  // "left one of the four"
  partPattern(String.raw`l (?<remaining>C) O? (?<all>C)`, "g"),
  // "left a quarter"
  partPattern(String.raw`l A? (?<left>F) O? n?`, "g"),
  // "a quarter went in the bin"
  partPattern(String.raw`(?<left>F) O? n? e? p? l`, "g"),
  // "demolished the tub"
  partPattern(String.raw`e (?<container>n) (?!n | o)`, "g"),
  // "2 pieces of 15 g"
  partPattern(String.raw`(?<times>C) n O? (?<each>W) (?!n) h?`, "g"),
  // "2 slices, 20 g each", "2 wraps at 62 g"
  partPattern(String.raw`(?<times>C) [no]? [,(]? (?: (?<each>W) h | p (?<eachAfter>W) )`, "g"),
  // "..., one 250 ml glass"
  partPattern(String.raw`(?<=_ [,.()]*) (?<times>[CA]) (?<each>W) n (?=[,.)]* $)`, "g"),
  // "350 g portion of a batch"
  partPattern(String.raw`(?<grams>W) n? O (?=A? n)`, "g"),
];

/** What the person ate or left, by its verb. */
export function findEaten(codes: string, parts: readonly Part[]): FoundEaten | undefined {
  for (const pattern of eatenPatterns) {
    const match = [...codes.matchAll(pattern)].at(-1);
    const eaten = match && toEaten(match, parts);
    const end = match && match.index + match[0].length;
    if (eaten && end !== undefined)
      return { eaten, codes: blank(codes, { start: match.index, end }) };
  }
  return undefined;
}

/** What was eaten in the last clause of a message, which names no food: "..., I had 2". */
export function findEatenAtEnd(codes: string, parts: readonly Part[]) {
  const match = partPattern(`(?<=[.,j]) e [,he]* ${amount} (?=[.,)]*$)`).exec(codes);
  const eaten = match ? toEaten(match, parts) : undefined;
  return match && eaten
    ? { eaten, range: { from: match.index, to: match.index + match[0].length } }
    : undefined;
}

function toEaten(match: RegExpMatchArray, parts: readonly Part[]): Eaten | undefined {
  const { groups = {}, index = 0 } = match;
  const read = parts.slice(index, index + match[0].length);
  const [count, share, grams] = ["C", "F", "W"].map(
    (code) => read.find((part) => part.code === code)?.value ?? 0,
  ) as [number, number, number];
  if (groups.remaining) return leftOf(read);
  if (groups.left) return { share: 1 - share };
  if (groups.each || groups.eachAfter || groups.grams) return { grams: grams * (count || 1) };
  const noun = read.find(({ code }) => code === "n" || code === "o")?.stem;
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
  const [remaining = 0, all = 0] = read.flatMap(({ code, value }) =>
    code === "C" && value !== undefined ? [value] : [],
  );
  return remaining < all ? { share: 1 - remaining / all } : undefined;
}

const barePatterns: readonly RegExp[] = [
  // "..., 1.5 scoops", "x2"
  partPattern(String.raw`(?<=[_o] [,.()j]*) (?: x (?<pieces>C) | ${amount} ) (?=[,.)]* $)`, "g"),
  // "half a tub of", "two"
  partPattern(
    String.raw`^ [,.]* (?:(?<share>F) (?=O? A? [W_]* n? [O,]? o) | (?<before>C) n? O? (?=o))`,
    "g",
  ),
  // "..., a quarter of the pack, ..."
  partPattern(String.raw`(?<=[,.(_]) (?<share>F) O? A? T? (?<noun>n?) (?=[,.)_] | $)`, "g"),
];

/** An amount without a verb: after the figures, or before the food. */
export function findBareEaten(codes: string, parts: readonly Part[]): FoundEaten | undefined {
  for (const pattern of barePatterns) {
    const match = [...codes.matchAll(pattern)].at(-1);
    const eaten = match && toEaten(match, parts);
    const end = match && match.index + match[0].length;
    const isCountOfFood = match?.groups?.before !== undefined;
    if (eaten && end !== undefined)
      return { eaten, codes: blank(codes, { start: match.index, end }), isCountOfFood };
  }
  return undefined;
}

const sizePatterns: readonly RegExp[] = [
  // "per slice (1/6 of the cake)"
  partPattern(String.raw`\( (?<partOfWhole>F) O? A? n? \)`, "g"),
  // "makes 16", "cut into 8 slices"
  partPattern(String.raw`(?<divided>m) (?<parts>C) n?`, "g"),
  // "3 servings in a tub", "4 per pack"
  partPattern(String.raw`(?<parts>C) n? (?:[p(] A? | A) n \)?`, "g"),
  // "servings per container 4", "servings 6", "pack of 4"
  partPattern(String.raw`n p? n [,=]* (?<parts>C)`, "g"),
  // "1 pack = 2 servings"
  partPattern(String.raw`C? n = (?<parts>C) n`, "g"),
  partPattern(String.raw`n [Op]? (?<parts>C) (?!n)`, "g"),
  // "44 g per slice"
  partPattern(String.raw`(?<grams>W) p A? n`, "g"),
  // "400 g tin", "the bag is 45 g", "(400 g)"
  partPattern(String.raw`(?<grams>W) n`, "g"),
  partPattern(String.raw`n [,(=]* (?<grams>W) \)?`, "g"),
  partPattern(String.raw`\(? (?<grams>W) \)?`, "g"),
];

/** "5 servings", where a verb says how much of them was eaten. */
const bareSize = partPattern(String.raw`(?<=[,.(_jo] | ^) (?<parts>C) n (?=[,.)_j] | $)`, "g");

/** A package has at most so many servings or pieces; a larger number is something else. */
const maxParts = 60;

/** The sizes of packages, and the codes without them; `isEatenRead` if a verb has said how much was eaten. */
export function findSizes(codes: string, parts: readonly Part[], isEatenRead: boolean) {
  const sizes: Size[] = [];
  let left = codes;
  for (const pattern of isEatenRead ? [...sizePatterns, bareSize] : sizePatterns)
    for (const match of left.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const size = toSize(match, parts.slice(match.index, end));
      if (size === undefined) continue;
      sizes.push(size);
      left = blank(left, { start: match.index, end });
    }
  return { sizes, codes: left };
}

function toSize({ groups }: RegExpMatchArray, read: readonly Part[]): Size | undefined {
  const part = read.find(({ code }) => code === "F")?.value;
  if (groups?.partOfWhole && part) return { parts: 1 / part };
  const number = read.findLast(({ code }) => code === "W" || code === "C")?.value;
  const noun = read.findLast(({ code }) => code === "n" || code === "o")?.stem;
  const isTooMany = groups?.parts !== undefined && (number ?? 0) > maxParts;
  if (number === undefined || isTooMany) return undefined;
  return {
    ...(groups?.grams ? { grams: number } : { parts: number }),
    ...(noun !== undefined && { noun }),
    ...(groups?.divided && { isDivided: true }),
  };
}
