import { findDenial } from "../vocabulary/diet-qualifiers.ts";
import { dishNouns, foodClasses } from "../vocabulary/food-classes.ts";
import { negations } from "../vocabulary/stop-words.ts";
import { variants } from "../vocabulary/variants.ts";
import { joinInches } from "../words/inches.ts";
import { makeRewriter, rewrite } from "../words/rewrite-tokens.ts";
import { type Token, tokenize } from "../words/tokens.ts";

const variantRewriter = makeRewriter(variants);

/** Tokens with every food's spelling made one: applied to foods and messages alike. */
export function unifySpelling(tokens: readonly Token[]): readonly Token[] {
  return rewrite(tokens, variantRewriter);
}

/** Words of a food's name that tell no food from another. */
const emptyWords = new Set(
  `a an the of and with or in on as to for from made by n ns nfs used type all other not than its at into only
  includes include excluding including style is be topped filled covered containing using featuring`.split(
    /\s+/,
  ),
);

/** One way to call a food: words, how much each says, and which name the food itself. */
export interface FoodName {
  /** Word stems, each once. */
  readonly words: readonly string[];
  /** Each word's share of its full weight: the tail of a name says less than its first part. */
  readonly shares: readonly number[];
  /** The nouns that say what the food is: "salad" of "Salad, chicken, with dressing". */
  readonly heads: readonly string[];
  /** How plain a choice the name is among its like; USDA's "NFS" is the plainest. */
  readonly plainness: number;
}

const tailShare = 0.55;
const classShare = 0.35;
const eitherShare = 0.5;
const brandShare = 1.6;
const brandedHeadShare = 0.7;

/** Reads a food's name or alias. "Bread or roll, wheat" is read as itself, as bread and as roll. */
export function readFoodName(name: string): FoodName[] {
  return expandEither(name).map(readOneName);
}

function expandEither(name: string): string[] {
  if (!name.toLowerCase().includes(" or ")) return [name];
  const [first = "", ...rest] = name.split(",");
  const either = /\b([a-z]+) or ([a-z]+)\b/i.exec(first);
  if (!either) return [name];
  const tail = rest.map((part) => `,${part}`).join("");
  const [before, after] = [
    first.slice(0, either.index),
    first.slice(either.index + either[0].length),
  ];
  return [name, ...[either[1], either[2]].map((word) => `${before}${word}${after}${tail}`)];
}

/** USDA's "NFS" and "NS as to ..." say that something was not specified. */
const isUnspecified = (name: string) => name.includes("NFS") || name.includes("NS as to");

function dropUnspecified(name: string): string {
  return name.replace(/,? ?\bNS as to [^,;()]*/g, " ").replace(/\bNFS\b/g, " ");
}

function readOneName(written: string): FoodName {
  const isOpen = isUnspecified(written);
  const plainName = isOpen ? dropUnspecified(written) : written;
  const plainness = isOpen ? plainnessOf(written) : 0;
  const tokens = unifySpelling(joinInches(tokenize(plainName)));
  const name = readSimpleName(tokens) ?? readSegments(tokens, plainName);
  return { ...name, plainness };
}

function readSegments(tokens: readonly Token[], written: string): Omit<FoodName, "plainness"> {
  const isBranded = /\([A-Z]/.test(written);
  const segments = segmentsOf(tokens);
  const words: string[] = [];
  const shares: number[] = [];
  const isClassFirst = beginsWithClass(segments);
  for (const [place, segment] of segments.entries()) {
    const rank = isClassFirst ? place - 1 : place;
    const share = segmentShare(segment, rank, isBranded);
    for (const word of segment.content) {
      const known = words.indexOf(word);
      if (known < 0) {
        words.push(word);
        shares.push(share);
      } else shares[known] = Math.max(shares[known] ?? 0, share);
    }
  }
  const part = segments.find(isPartOnly);
  const naming = segments.slice(0, isClassFirst || beginsWithBrand(written) ? 2 : 1);
  const heads = part
    ? part.content.filter((word) => partsAlone.has(word))
    : naming.flatMap(headsOf);
  return { words, shares, heads };
}

/** "Potatoes, raw, skin" is the skin and no potato; "flesh and skin" is all of it. */
function isPartOnly({ tokens }: Segment): boolean {
  const at = tokens.findIndex(({ text }) => !["just", "the", "only"].includes(text));
  const next = tokens[at + 1]?.text ?? "only";
  return partsAlone.has(tokens[at]?.stem ?? "") && ["only", "with", "without", "of"].includes(next);
}

const partsAlone = new Set(["skin", "liquid"]);

/** A name of words alone, none of which parts it or leads to what is in it: most are no more. */
function readSimpleName(tokens: readonly Token[]): Omit<FoodName, "plainness"> | undefined {
  const words: string[] = [];
  const shares: number[] = [];
  let head: string | undefined;
  for (const { kind, text, stem } of tokens) {
    const role = kind === "word" ? roleOf.get(text) : "joint";
    if (role === "joint" || partsAlone.has(stem)) return undefined;
    if (role === "empty") continue;
    head = stem;
    if (words.includes(stem)) continue;
    words.push(stem);
    shares.push(1);
  }
  return { words, shares, heads: head === undefined ? [] : [head] };
}

/** "cooked, NS as to fat" leaves the fat open; "NS as to form, cooked" still says cooked. */
const isOpenAsSaid = (name: string) =>
  /\bNS as to\b/.test(name) && !/\bNS as to form, cooked\b/.test(name);

function plainnessOf(name: string): number {
  return (/\bNFS\b/.test(name) ? 1 : 0) + (isOpenAsSaid(name) ? 0.7 : 0);
}

/** USDA often begins with a class: "Fish, perch, baked" is perch. */
function beginsWithClass([first, second]: readonly Segment[]): boolean {
  if (first === undefined || second === undefined || second.inBrackets) return false;
  return first.content.every((word) => foodClasses.has(word));
}

/** Or with a brand, in capitals. */
const beginsWithBrand = (name: string) => /^(?:Mc)?[A-Z][A-Z'&. -]+,/.test(name);

interface Segment {
  readonly tokens: readonly Token[];
  /** The words of it that count. */
  readonly content: readonly string[];
  readonly inBrackets: boolean;
}

function segmentsOf(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  let current: Token[] = [];
  let inBrackets = false;
  let isExcluded = false;
  const close = () => {
    if (current.length > 0) {
      segments.push({ tokens: current, content: contentOf(current, isExcluded), inBrackets });
    }
    current = [];
  };
  for (const token of tokens) {
    if (token.kind !== "mark" || !",;()".includes(token.text)) current.push(token);
    else {
      const excludes: boolean = isExcluded || current.some(({ text }) => text === "excluding");
      close();
      // "excluding carrots, broccoli; with gravy": all up to the semicolon.
      isExcluded = excludes && token.text === ",";
      inBrackets = token.text === "(";
    }
  }
  close();
  return segments;
}

function segmentShare(segment: Segment, place: number, isBranded: boolean): number {
  const isEither = segment.tokens.some((token) => token.text === "or" || token.text === "/");
  const either = isEither ? eitherShare : 1;
  if (isBranded && segment.inBrackets) return tailShare * brandShare;
  if (place < 0) return classShare;
  if (place > 0) return tailShare * either;
  return either * (isBranded ? brandedHeadShare : 1);
}

/** The words that count; what follows "without" is told apart from the word itself. */
export function contentOf(tokens: readonly Token[], isExcluded = false): string[] {
  const words: string[] = [];
  let isNegated = isExcluded;
  for (const token of tokens) {
    if (token.kind !== "word") continue;
    if (negations.has(token.text)) isNegated = true;
    else if (!emptyWords.has(token.text)) words.push(isNegated ? denialOf(token.stem) : token.stem);
  }
  return words;
}

/** "without skin" is skinless. */
const denialOf = (stem: string) => findDenial(stem) ?? `no_${stem}`;

/** "bacon and egg sandwich": what stands behind "and" names the dish. */
function namesDish(tokens: readonly Token[], and: number): boolean {
  const end = tokens.findIndex((token, place) => place > and && headEnds.has(token.text));
  const last = tokens[end < 0 ? tokens.length - 1 : end - 1];
  return last !== undefined && dishNouns.has(last.stem);
}

const headEnds = new Set(["with", "in", "on", "made", "and", "from", "for", "without"]);

/** What words of a name are that tell nothing by themselves. */
const roleOf: ReadonlyMap<string, "empty" | "joint"> = new Map([
  ...[...emptyWords].map((word) => [word, "empty"] as const),
  ...[...headEnds, ...negations, "or", "excluding"].map((word) => [word, "joint"] as const),
]);

/** What parts the words of a head from others. */
const endsHead = ({ text }: Token) => text === "or" || text === "/" || headEnds.has(text);

function headsOf({ tokens, content }: Segment): readonly string[] {
  // Most names are plain words, and a table has tens of thousands.
  if (!tokens.some(endsHead)) return content.slice(-1);
  const heads: string[] = [];
  let part: Token[] = [];
  let isOver = false;
  const close = () => {
    const head = contentOf(part).at(-1);
    if (head !== undefined) heads.push(head);
    part = [];
    isOver = false;
  };
  for (const [place, token] of tokens.entries()) {
    if (token.text === "or" || token.text === "/") close();
    else if (token.text === "and" && !isOver && namesDish(tokens, place)) part = [];
    else if (headEnds.has(token.text)) isOver = true;
    else if (!isOver) part.push(token);
  }
  close();
  return heads;
}
