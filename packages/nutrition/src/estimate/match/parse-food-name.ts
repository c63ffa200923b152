import { findExclusionTerm, toExclusion } from "../../languages/en/diet-qualifiers.ts";
import { dishNouns, foodClasses } from "../../languages/en/food-classes.ts";
import * as nameGrammar from "../../languages/en/food-names.ts";
import { conjunction } from "../../languages/en/function-words.ts";
import { negations } from "../../languages/en/stop-words.ts";
import { spellingVariants } from "../../languages/en/variants.ts";
import { matchWeights as weights } from "../weights/index.ts";
import { mergeInches } from "../words/inches.ts";
import { createRewriter, rewrite } from "../words/rewrite-tokens.ts";
import { type Token, tokenize } from "../words/tokens.ts";

const variantRewriter = createRewriter(spellingVariants);

/** Normalizes spelling variants, for foods and messages alike. */
export function normalizeSpelling(tokens: readonly Token[]): readonly Token[] {
  return rewrite(tokens, variantRewriter);
}

/** One name of a food: its words, their weights and the head nouns. */
export interface FoodName {
  /** Distinct stems. */
  readonly words: readonly string[];
  /** By word: its share of the full weight, lower in the tail of a name. */
  readonly shares: readonly number[];
  /** The nouns that say what the food is: "salad" in "Salad, chicken, with dressing". */
  readonly heads: readonly string[];
  /** Bonus for an unspecific name; highest for USDA's "NFS" (not further specified). */
  readonly genericBonus: number;
}

/** Parses a name or alias. "Bread or roll, wheat" gives three names: itself, with bread and with roll. */
export function parseFoodName(name: string): FoodName[] {
  return expandAlternatives(name).map(parseSingleName);
}

function expandAlternatives(name: string): string[] {
  if (!name.toLowerCase().includes(` ${nameGrammar.alternativeWord} `)) return [name];
  const [first = "", ...rest] = name.split(",");
  const alternatives = nameGrammar.alternativesPattern.exec(first);
  if (!alternatives) return [name];
  const tail = rest.map((part) => `,${part}`).join("");
  const [before, after] = [
    first.slice(0, alternatives.index),
    first.slice(alternatives.index + alternatives[0].length),
  ];
  return [
    name,
    ...[alternatives[1], alternatives[2]].map((word) => `${before}${word}${after}${tail}`),
  ];
}

const isUnspecified = (name: string) =>
  name.includes(nameGrammar.notFurtherSpecified) || name.includes(nameGrammar.notSpecifiedAsTo);

function dropUnspecified(name: string): string {
  return name
    .replace(nameGrammar.notSpecifiedPhrase, " ")
    .replace(nameGrammar.notFurtherSpecifiedWord, " ");
}

function parseSingleName(rawName: string): FoodName {
  const hasUnspecified = isUnspecified(rawName);
  const plainName = hasUnspecified ? dropUnspecified(rawName) : rawName;
  const genericBonus = hasUnspecified ? computeGenericBonus(rawName) : 0;
  const isListed = nameGrammar.listedDishPattern.test(plainName);
  const spokenName = isListed ? plainName.replaceAll(",", "") : plainName;
  const tokens = normalizeSpelling(mergeInches(tokenize(spokenName)));
  const name = parseSimpleName(tokens) ?? parseSegments(tokens, plainName);
  const dish = isListed ? tokens.at(-1)?.stem : undefined;
  return { ...name, ...(dish !== undefined && { heads: [dish] }), genericBonus };
}

function parseSegments(tokens: readonly Token[], rawName: string): Omit<FoodName, "genericBonus"> {
  const isBranded = /\([A-Z]/.test(rawName);
  const segments = splitSegments(tokens);
  const words: string[] = [];
  const shares: number[] = [];
  const hasClassPrefix = startsWithClass(segments);
  for (const [position, segment] of segments.entries()) {
    const rank = hasClassPrefix ? position - 1 : position;
    const share = segmentFactor(segment, rank, isBranded);
    for (const word of segment.content) {
      const knownAt = words.indexOf(word);
      if (knownAt < 0) {
        words.push(word);
        shares.push(share);
      } else shares[knownAt] = Math.max(shares[knownAt] ?? 0, share);
    }
  }
  const partSegment = segments.find(isPartOnly);
  const nameSegments = segments.slice(
    0,
    hasClassPrefix || nameGrammar.leadingBrandPattern.test(rawName) ? 2 : 1,
  );
  const heads = partSegment
    ? partSegment.content.filter((word) => nameGrammar.standaloneParts.has(word))
    : nameSegments.flatMap(findHeads);
  return { words, shares, heads };
}

/** "Potatoes, raw, skin" is only the skin; "flesh and skin" is not. */
function isPartOnly({ tokens }: Segment): boolean {
  const at = tokens.findIndex(({ text }) => !nameGrammar.wordsBeforePart.has(text));
  const next = tokens[at + 1]?.text;
  return (
    nameGrammar.standaloneParts.has(tokens[at]?.stem ?? "") &&
    (next === undefined || nameGrammar.wordsAfterPart.has(next))
  );
}

/** Fast path for names without separators or prepositions, which are the majority. */
function parseSimpleName(tokens: readonly Token[]): Omit<FoodName, "genericBonus"> | undefined {
  const words: string[] = [];
  const shares: number[] = [];
  let head: string | undefined;
  for (const { kind, text, stem } of tokens) {
    const role = kind === "word" ? wordRoles.get(text) : "boundary";
    if (role === "boundary" || nameGrammar.standaloneParts.has(stem)) return undefined;
    if (role === "empty") continue;
    head = stem;
    if (words.includes(stem)) continue;
    words.push(stem);
    shares.push(1);
  }
  return { words, shares, heads: head === undefined ? [] : [head] };
}

/** "cooked, NS as to fat" leaves a property open; "NS as to form, cooked" only the form. */
const isLeftUnspecified = (name: string) =>
  nameGrammar.notSpecifiedWords.test(name) && !nameGrammar.onlyFormUnspecified.test(name);

function computeGenericBonus(name: string): number {
  return (
    (name.search(nameGrammar.notFurtherSpecifiedWord) >= 0 ? weights.unspecifiedName : 0) +
    (isLeftUnspecified(name) ? weights.unspecifiedProperty : 0)
  );
}

/** USDA names often begin with a class: "Fish, perch, baked". */
function startsWithClass([first, second]: readonly Segment[]): boolean {
  if (first === undefined || second === undefined || second.inBrackets) return false;
  return first.content.every((word) => foodClasses.has(word));
}

interface Segment {
  readonly tokens: readonly Token[];
  /** Its informative words. */
  readonly content: readonly string[];
  readonly inBrackets: boolean;
}

function splitSegments(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  let current: Token[] = [];
  let inBrackets = false;
  let isExcluded = false;
  const close = () => {
    if (current.length > 0) {
      segments.push({ tokens: current, content: contentWords(current, isExcluded), inBrackets });
    }
    current = [];
  };
  for (const token of tokens) {
    if (token.kind !== "mark" || !",;()".includes(token.text)) current.push(token);
    else {
      const excludes: boolean =
        isExcluded || current.some(({ text }) => text === nameGrammar.exclusionParticiple);
      close();
      // In "excluding carrots, broccoli; with gravy" the exclusion ends at the semicolon.
      isExcluded = excludes && token.text === ",";
      inBrackets = token.text === "(";
    }
  }
  close();
  return segments;
}

function segmentFactor(segment: Segment, position: number, isBranded: boolean): number {
  const hasAlternatives = segment.tokens.some(
    (token) => token.text === nameGrammar.alternativeWord || token.text === "/",
  );
  const factor = hasAlternatives ? weights.alternativeShare : 1;
  if (isBranded && segment.inBrackets) return weights.tailShare * weights.brandShare;
  if (position < 0) return weights.classShare;
  if (position > 0) return weights.tailShare * factor;
  return factor * (isBranded ? weights.brandedHeadShare : 1);
}

/** The informative words; words after a negation become exclusions. */
export function contentWords(tokens: readonly Token[], isExcluded = false): string[] {
  const words: string[] = [];
  let isNegated = isExcluded;
  for (const token of tokens) {
    if (token.kind !== "word") continue;
    if (negations.has(token.text)) isNegated = true;
    else if (!nameGrammar.uninformativeWords.has(token.text))
      words.push(isNegated ? toExclusionTerm(token.stem) : token.stem);
  }
  return words;
}

/** "without skin" is "skinless". */
const toExclusionTerm = (stem: string) => findExclusionTerm(stem) ?? toExclusion(stem);

/** "bacon and egg sandwich": the last noun names the dish. */
function endsWithDishNoun(tokens: readonly Token[], andAt: number): boolean {
  const end = tokens.findIndex(
    (token, position) => position > andAt && nameGrammar.headEndWords.has(token.text),
  );
  const last = tokens[end < 0 ? tokens.length - 1 : end - 1];
  return last !== undefined && dishNouns.has(last.stem);
}

/** Words that are uninformative or separate parts of a name. */
const wordRoles: ReadonlyMap<string, "empty" | "boundary"> = new Map([
  ...[...nameGrammar.uninformativeWords].map((word) => [word, "empty"] as const),
  ...[
    ...nameGrammar.headEndWords,
    ...negations,
    nameGrammar.alternativeWord,
    nameGrammar.exclusionParticiple,
  ].map((word) => [word, "boundary"] as const),
]);

/** True if the token ends the head words. */
const endsHead = ({ text }: Token) =>
  text === nameGrammar.alternativeWord || text === "/" || nameGrammar.headEndWords.has(text);

function findHeads({ tokens, content }: Segment): readonly string[] {
  // Fast path: most names have none of these words.
  if (!tokens.some(endsHead)) return content.slice(-1);
  const heads: string[] = [];
  let part: Token[] = [];
  let isComplete = false;
  const close = () => {
    const head = contentWords(part).at(-1);
    if (head !== undefined) heads.push(head);
    part = [];
    isComplete = false;
  };
  for (const [position, token] of tokens.entries()) {
    if (token.text === nameGrammar.alternativeWord || token.text === "/") close();
    else if (token.text === conjunction && !isComplete && endsWithDishNoun(tokens, position))
      part = [];
    else if (nameGrammar.headEndWords.has(token.text)) isComplete = true;
    else if (!isComplete) part.push(token);
  }
  close();
  return heads;
}
