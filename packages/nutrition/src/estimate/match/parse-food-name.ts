import { forLanguage, type Language } from "../../languages/language.ts";
import { matchWeights as weights } from "../weights/index.ts";
import { mergeInches } from "../words/inches.ts";
import { createRewriter, rewrite } from "../words/rewrite-tokens.ts";
import { joinStems, type Token, tokenize } from "../words/tokens.ts";

const variantRewriter = forLanguage((language) =>
  createRewriter(language.variants.spellingVariants, language),
);

/** Normalizes spelling variants, for foods and messages alike. */
export function normalizeSpelling(tokens: readonly Token[], language: Language): readonly Token[] {
  return rewrite(tokens, variantRewriter(language));
}

/** One name of a food: its words, their weights and the head nouns. */
export interface FoodName {
  /** `joinStems` of the name as it is written. */
  readonly key: string;
  /** Distinct stems. */
  readonly words: readonly string[];
  /** By word: its share of the full weight, lower in the tail of a name. */
  readonly shares: readonly number[];
  /** The nouns that say what the food is: "salad" in "Salad, chicken, with dressing". */
  readonly heads: readonly string[];
}

/** Parses a name or alias. "Bread or roll, wheat" gives three names: itself, with bread and with roll. */
export function parseFoodName(name: string, language: Language): FoodName[] {
  return expandAlternatives(name, language).map((rawName) => parseSingleName(rawName, language));
}

function expandAlternatives(name: string, language: Language): string[] {
  if (!name.toLowerCase().includes(` ${language.foodNames.alternativeWord} `)) return [name];
  const [first = "", ...rest] = name.split(",");
  const alternatives = language.foodNames.alternativesPattern.exec(first);
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

const isUnspecified = (name: string, language: Language) =>
  name.includes(language.foodNames.notFurtherSpecified) ||
  name.includes(language.foodNames.notSpecifiedAsTo);

function dropUnspecified(name: string, language: Language): string {
  return name
    .replace(language.foodNames.notSpecifiedPhrase, " ")
    .replace(language.foodNames.notFurtherSpecifiedWord, " ");
}

function parseSingleName(rawName: string, language: Language): FoodName {
  const plainName = isUnspecified(rawName, language) ? dropUnspecified(rawName, language) : rawName;
  const isListed = language.foodNames.listedDishPattern.test(plainName);
  const spokenName = isListed ? plainName.replaceAll(",", "") : plainName;
  const written = tokenize(spokenName, language);
  const tokens = normalizeSpelling(mergeInches(written, language), language);
  const name = parseSimpleName(tokens, language) ?? parseSegments(tokens, plainName, language);
  const dish = isListed ? tokens.at(-1)?.stem : undefined;
  // "Jam, NFS" without its end is "jam", not "jam,".
  const end = written.findLastIndex(({ kind }) => kind !== "mark") + 1;
  const key = joinStems(written.slice(0, end));
  return { ...name, ...(dish !== undefined && { heads: [dish] }), key };
}

function parseSegments(
  tokens: readonly Token[],
  rawName: string,
  language: Language,
): Omit<FoodName, "key"> {
  const isBranded = /\([A-Z]/.test(rawName);
  const segments = splitSegments(tokens, language);
  const words: string[] = [];
  const shares: number[] = [];
  const hasClassPrefix = startsWithClass(segments, language);
  for (const [position, segment] of segments.entries()) {
    const rank = hasClassPrefix ? position - 1 : position;
    const share = segmentFactor(segment, rank, isBranded, language);
    for (const word of segment.content) {
      const knownAt = words.indexOf(word);
      if (knownAt < 0) {
        words.push(word);
        shares.push(share);
      } else shares[knownAt] = Math.max(shares[knownAt] ?? 0, share);
    }
  }
  const partSegment = segments.find((one) => isPartOnly(one, language));
  const nameSegments = segments.slice(
    0,
    hasClassPrefix || language.foodNames.leadingBrandPattern.test(rawName) ? 2 : 1,
  );
  const heads = partSegment
    ? partSegment.content.filter((word) => language.foodNames.standaloneParts.has(word))
    : nameSegments.flatMap((one) => findHeads(one, language));
  return { words, shares, heads };
}

/** "Potatoes, raw, skin" is only the skin; "flesh and skin" is not. */
function isPartOnly({ tokens }: Segment, language: Language): boolean {
  const at = tokens.findIndex(({ text }) => !language.foodNames.wordsBeforePart.has(text));
  const next = tokens[at + 1]?.text;
  return (
    language.foodNames.standaloneParts.has(tokens[at]?.stem ?? "") &&
    (next === undefined || language.foodNames.wordsAfterPart.has(next))
  );
}

/** Fast path for names without separators or prepositions, which are the majority. */
function parseSimpleName(
  tokens: readonly Token[],
  language: Language,
): Omit<FoodName, "key"> | undefined {
  const words: string[] = [];
  const shares: number[] = [];
  let head: string | undefined;
  for (const { kind, text, stem } of tokens) {
    const role = kind === "word" ? wordRoles(language).get(text) : "boundary";
    if (role === "boundary" || language.foodNames.standaloneParts.has(stem)) return undefined;
    if (role === "empty") continue;
    head = stem;
    if (words.includes(stem)) continue;
    words.push(stem);
    shares.push(1);
  }
  return { words, shares, heads: head === undefined ? [] : [head] };
}

/** USDA names often begin with a class: "Fish, perch, baked". */
function startsWithClass([first, second]: readonly Segment[], language: Language): boolean {
  if (first === undefined || second === undefined || second.inBrackets) return false;
  return first.content.every((word) => language.foodClasses.foodClasses.has(word));
}

interface Segment {
  readonly tokens: readonly Token[];
  /** Its informative words. */
  readonly content: readonly string[];
  readonly inBrackets: boolean;
}

function splitSegments(tokens: readonly Token[], language: Language): Segment[] {
  const segments: Segment[] = [];
  let current: Token[] = [];
  let inBrackets = false;
  let isExcluded = false;
  const close = () => {
    if (current.length > 0) {
      segments.push({
        tokens: current,
        content: contentWords(current, language, isExcluded),
        inBrackets,
      });
    }
    current = [];
  };
  for (const token of tokens) {
    if (token.kind !== "mark" || !",;()".includes(token.text)) current.push(token);
    else {
      const excludes: boolean =
        isExcluded || current.some(({ text }) => text === language.foodNames.exclusionParticiple);
      close();
      // In "excluding carrots, broccoli; with gravy" the exclusion ends at the semicolon.
      isExcluded = excludes && token.text === ",";
      inBrackets = token.text === "(";
    }
  }
  close();
  return segments;
}

function segmentFactor(
  segment: Segment,
  position: number,
  isBranded: boolean,
  language: Language,
): number {
  const hasAlternatives = segment.tokens.some(
    (token) => token.text === language.foodNames.alternativeWord || token.text === "/",
  );
  const factor = hasAlternatives ? weights.alternativeShare : 1;
  if (isBranded && segment.inBrackets) return weights.tailShare * weights.brandShare;
  if (position < 0) return weights.classShare;
  if (position > 0) return weights.tailShare * factor;
  return factor * (isBranded ? weights.brandedHeadShare : 1);
}

/** The informative words; words after a negation become exclusions. */
export function contentWords(
  tokens: readonly Token[],
  language: Language,
  isExcluded = false,
): string[] {
  const words: string[] = [];
  let isNegated = isExcluded;
  for (const token of tokens) {
    if (token.kind !== "word") continue;
    if (language.stopWords.negations.has(token.text)) isNegated = true;
    else if (!language.foodNames.uninformativeWords.has(token.text))
      words.push(isNegated ? toExclusionTerm(token.stem, language) : token.stem);
  }
  return words;
}

/** "without skin" is "skinless". */
const toExclusionTerm = (stem: string, language: Language) =>
  language.dietQualifiers.findExclusionTerm(stem) ?? language.dietQualifiers.toExclusion(stem);

/** "bacon and egg sandwich": the last noun names the dish. */
function endsWithDishNoun(tokens: readonly Token[], andAt: number, language: Language): boolean {
  const end = tokens.findIndex(
    (token, position) => position > andAt && language.foodNames.headEndWords.has(token.text),
  );
  const last = tokens[end < 0 ? tokens.length - 1 : end - 1];
  return last !== undefined && language.foodClasses.dishNouns.has(last.stem);
}

/** Words that are uninformative or separate parts of a name. */
const wordRoles = forLanguage(
  (language): ReadonlyMap<string, "empty" | "boundary"> =>
    new Map([
      ...[...language.foodNames.uninformativeWords].map((word) => [word, "empty"] as const),
      ...[
        ...language.foodNames.headEndWords,
        ...language.stopWords.negations,
        language.foodNames.alternativeWord,
        language.foodNames.exclusionParticiple,
      ].map((word) => [word, "boundary"] as const),
    ]),
);

/** True if the token ends the head words. */
const endsHead = ({ text }: Token, language: Language) =>
  text === language.foodNames.alternativeWord ||
  text === "/" ||
  language.foodNames.headEndWords.has(text);

function findHeads({ tokens, content }: Segment, language: Language): readonly string[] {
  // Fast path: most names have none of these words.
  if (!tokens.some((one) => endsHead(one, language))) return content.slice(-1);
  const heads: string[] = [];
  let part: Token[] = [];
  let isComplete = false;
  const close = () => {
    const head = contentWords(part, language).at(-1);
    if (head !== undefined) heads.push(head);
    part = [];
    isComplete = false;
  };
  for (const [position, token] of tokens.entries()) {
    if (token.text === language.foodNames.alternativeWord || token.text === "/") close();
    else if (
      token.text === language.functionWords.conjunction &&
      !isComplete &&
      endsWithDishNoun(tokens, position, language)
    )
      part = [];
    else if (language.foodNames.headEndWords.has(token.text)) isComplete = true;
    else if (!isComplete) part.push(token);
  }
  close();
  return heads;
}
