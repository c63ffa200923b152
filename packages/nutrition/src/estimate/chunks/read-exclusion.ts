import type { Language } from "../../languages/language.ts";
import { commonStems } from "../words/stop-words.ts";
import type { Token } from "../words/tokens.ts";
import type { Chunk } from "./chunk.ts";
import { isBoundary } from "./read-words.ts";

/** The index of a negation: "without", "instead of", "didn't have". */
export function findExclusionStart(
  tokens: readonly Token[],
  at: number,
  language: Language,
): number | undefined {
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 1]?.text ?? "";
  if (language.exclusions.replacementPhrases.has(`${word} ${next}`)) return at + 1;
  if (word === language.exclusions.notWord && language.exclusions.wordsAfterNot.has(next))
    return at + 1;
  return language.stopWords.negations.has(word) ||
    (language.stopWords.negatedAuxiliaries.has(word) && language.stopWords.eatingVerbs.has(next))
    ? at
    : undefined;
}

/**
 * "or", and the "and" in "without milk and sugar", "no cheese n sour cream", "minus the beans and the black pudding"; not in
 * "no mayo and onion rings".
 */
function isExclusionJoiner(tokens: readonly Token[], at: number, language: Language): boolean {
  const { functionWords, exclusions } = language;
  const word = tokens[at]?.text;
  if (word === functionWords.disjunction) return true;
  if (!functionWords.modifierConjunctions.has(word ?? "")) return false;
  const hasArticle = tokens[at + 1]?.text === functionWords.definiteArticle;
  const negation = findNegationBefore(tokens, at, language);
  if (negation === undefined) return false;
  const next = hasArticle ? at + 2 : at + 1;
  const isListOfParts = hasArticle && tokens[negation + 1]?.text === functionWords.definiteArticle;
  const stem = lastOfName(tokens, next, language)?.stem ?? "";
  const isPart =
    exclusions.jointlyExcluded.has(stem) ||
    (exclusions.subtractions.has(tokens[negation]?.text ?? "") && exclusions.parts.has(stem));
  // "minus hash browns and fried bread", not "minus mayo and a coke"
  const isSubtracted =
    exclusions.jointSubtractions.has(tokens[negation]?.text ?? "") &&
    tokens[next]?.kind === "word" &&
    !isFiller(tokens[next], language) &&
    !isBoundary(tokens[next], language);
  return isListOfParts || isSubtracted || isPart || isBeforeList(tokens, next, language);
}

/** The negation in front of the words before this index, without a mark between but for "&". */
function findNegationBefore(
  tokens: readonly Token[],
  at: number,
  { functionWords, stopWords }: Language,
): number | undefined {
  for (let before = at - 1; before >= 0 && at - before <= maxExcludedWords; before -= 1) {
    const { kind, text } = tokens[before] as Token;
    if (stopWords.negations.has(text) || stopWords.negatedAuxiliaries.has(text)) return before;
    if (kind !== "word" && !functionWords.modifierConjunctions.has(text)) return undefined;
  }
  return undefined;
}

/** The "cream" of "sour cream". */
function lastOfName(tokens: readonly Token[], from: number, language: Language): Token | undefined {
  const { jointlyExcluded } = language.exclusions;
  let last = from;
  while (
    isNameWord(tokens[last + 1], language) ||
    jointlyExcluded.has(tokens[last + 1]?.stem ?? "")
  )
    last += 1;
  return tokens[last];
}

const maxExcludedWords = 6;

/** "minus the black pudding and fried bread: 2 eggs": the last words before the colon. */
const isBeforeList = (tokens: readonly Token[], from: number, language: Language) =>
  [from + 1, from + 2].some(
    (end) =>
      tokens[end]?.text === ":" &&
      tokens.slice(from, end).every((token) => token.kind === "word" && !isFiller(token, language)),
  );

const isNameWord = (token: Token | undefined, language: Language) =>
  token?.kind === "word" &&
  !isBoundary(token, language) &&
  !isFiller(token, language) &&
  !commonStems(language).has(token.stem);

/** Appends the exclusion at this index; returns the index after it. */
export function readExclusion(
  tokens: readonly Token[],
  at: number,
  chunks: Chunk[],
  language: Language,
): number {
  const stems: string[] = [];
  let end = at + 1;
  const isList = excludesList(tokens, at, language);
  for (; end < tokens.length; end += 1) {
    if (isSkipped(tokens, end, stems, language) || (isList && continuesList(tokens, end, language)))
      continue;
    const token = tokens[end] as Token;
    if (endsBefore(tokens, end, stems, language)) break;
    if (endsExclusion(tokens, at, stems, language) && !isExclusionJoiner(tokens, end - 1, language))
      break;
    if (!isFiller(token, language)) stems.push(token.stem);
  }
  const first = tokens[at] as Token;
  const last = tokens[end - 1] as Token;
  chunks.push({ kind: "without", stems, start: first.start, end: last.end });
  return end;
}

/** True at a mark, at a word that ends a name, and at the amount of the next food. */
function endsBefore(
  tokens: readonly Token[],
  at: number,
  stems: readonly string[],
  language: Language,
): boolean {
  const token = tokens[at] as Token;
  if (token.kind !== "word" || (stems.length > 0 && startsItem(tokens, at, language))) return true;
  return isBoundary(token, language) && !isStateOf([...stems, token.stem], language);
}

/** "no cheese one coke", "without ghee a bowl of dal" */
function startsItem(tokens: readonly Token[], at: number, language: Language): boolean {
  const { text = "" } = tokens[at] ?? {};
  const isOne = text === language.functionWords.pronounOne || language.amounts.articles.has(text);
  return isOne && isNameWord(tokens[at + 1], language);
}

/**
 * "no coated scampi": words before the name of what is excluded, though "coated" also joins a coating to a food.
 * The spread of "without the spread" is a food.
 */
const isStateOf = (stems: readonly string[], { stopWords, foodPhrases }: Language) =>
  stems.join(" ") === foodPhrases.verbOrFood ||
  stems.every((stem) => stopWords.cookingStates.has(stem) || foodPhrases.foodParticiples.has(stem));

/** "without carrots, broccoli or potatoes": a list with "or" is excluded as a whole. */
function excludesList(tokens: readonly Token[], at: number, language: Language): boolean {
  if (language.exclusions.listExclusions.has(tokens[at]?.text ?? "")) return true;
  for (let position = at + 1; position < tokens.length; position += 1) {
    const token = tokens[position] as Token;
    if (token.text === language.functionWords.disjunction)
      return tokens[position - 1]?.text === ",";
    if (token.text !== "," && (token.kind !== "word" || isBoundary(token, language))) return false;
  }
  return false;
}

/** The comma or "and" of such a list, unless a new food follows: "excluding nuts, and a tea". */
function continuesList(tokens: readonly Token[], at: number, language: Language): boolean {
  if (!language.exclusions.exclusionListSeparators.has(tokens[at]?.text ?? "")) return false;
  const next = language.exclusions.exclusionListSeparators.has(tokens[at + 1]?.text ?? "")
    ? tokens[at + 2]
    : tokens[at + 1];
  return (
    next?.kind === "word" &&
    !language.amounts.articles.has(next.text) &&
    !isBoundary(next, language) &&
    !isFiller(next, language)
  );
}

/**
 * "no salt grilled chicken": only the word with a known denial is excluded. Also "a no-nut
 * brownie": only the hyphenated word.
 */
function endsExclusion(
  tokens: readonly Token[],
  at: number,
  stems: readonly string[],
  language: Language,
): boolean {
  const isHyphenPrefix = stems.length > 0 && tokens[at + 1]?.isHyphened === true;
  return (
    isHyphenPrefix || language.dietQualifiers.findExclusionTerm(stems.at(-1) ?? "") !== undefined
  );
}

const isSkipped = (
  tokens: readonly Token[],
  at: number,
  stems: readonly string[],
  language: Language,
) =>
  isExclusionJoiner(tokens, at, language) ||
  (stems.length === 0 && isLeadingFiller(tokens[at], language));

/** "without any added salt" */
const isLeadingFiller = (token: Token | undefined, language: Language) =>
  language.exclusions.wordsAfterNegation.has(token?.text ?? "");

const isFiller = ({ text }: Token, language: Language) =>
  language.stopWords.fillers.has(text) || language.functionWords.indefiniteArticles.has(text);
