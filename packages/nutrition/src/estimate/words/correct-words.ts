import type { Language } from "../../languages/language.ts";
import { costLimit, findNearWords } from "./near-words.ts";
import type { NearWord, Spelling } from "./spelling.ts";
import { commonStems, isVocabularyWord, ordinaryStems } from "./stop-words.ts";
import type { Token } from "./tokens.ts";

/**
 * Corrects words that neither the table nor the engine knows, if one known word is close enough or
 * two words were joined. A word that a food's name has together with the word before or after it may differ more:
 * "chow mien". Marks the others as unknown.
 */
export function correctWords(
  tokens: readonly Token[],
  spelling: Spelling,
  language: Language,
): Token[] {
  const small = tokens.map((token) => correctSmallWord(token, spelling, language));
  const first = small.map((token) => correctToken(token, [], spelling, language));
  return small.flatMap((token, position) => {
    if (token.kind !== "word") return [token];
    const isKnown = isKnownToken(token, spelling);
    if (isKnown && !isRareWord(token, spelling, language)) return [token];
    const neighbours = [
      findNeighbours(first, position, -1, spelling, language),
      findNeighbours(first, position, 1, spelling, language),
    ].flat();
    if (isKnown) return [correctRareWord(token, neighbours, spelling, language)];
    const corrected = correctToken(token, neighbours, spelling, language);
    return (
      splitToken(token, corrected, small[position - 1], spelling, language) ?? [
        corrected ?? { ...token, isUnknown: true },
      ]
    );
  });
}

const isKnownToken = ({ kind, stem, text }: Token, { isKnown }: Spelling) =>
  kind !== "word" || isKnown(stem) || isKnown(text);

/** "adn", "wth". */
function correctSmallWord(token: Token, spelling: Spelling, language: Language): Token {
  const meant = language.misspellings.smallWords.get(token.text);
  if (meant === undefined || isKnownToken(token, spelling)) return token;
  return { ...token, text: meant, stem: language.stem(meant) };
}

/** The words before and after that a name may have as well: "sower" in "sweet and sower chicken". */
function findNeighbours(
  tokens: readonly (Token | undefined)[],
  position: number,
  step: 1 | -1,
  spelling: Spelling,
  language: Language,
): readonly string[] {
  const [next, second] = [tokens[position + step], tokens[position + 2 * step]];
  const isConnector = next !== undefined && language.stopWords.connectors.has(next.text);
  const neighbour = isConnector ? second : next;
  if (neighbour?.kind !== "word") return [];
  // It may be misspelt itself, and "chiken" is a known variant, which few names have.
  const near = findNearWords(neighbour.stem, spelling, language);
  return [
    neighbour.stem,
    ...near.filter(({ cost }) => cost <= nearNeighbour).map(({ word }) => word),
  ];
}

const nearNeighbour = 0.5;

/** The token that was meant, the token itself if it is known; undefined if no known word is close enough. */
function correctToken(
  token: Token,
  neighbours: readonly string[],
  spelling: Spelling,
  language: Language,
): Token | undefined {
  if (isKnownToken(token, spelling)) return token;
  if (isOrdinary(token, language)) return undefined;
  const participle = findParticiple(token, spelling, language);
  if (participle !== undefined)
    return replaceWord(token, { word: participle, cost: participleCost }, language);
  const near = chooseNearWord(token, neighbours, spelling, language);
  return near && replaceWord(token, near, language);
}

const participleCost = 0.5;

const replaceWord = (
  token: Token,
  { word, cost, isPlural = false }: Pick<NearWord, "word" | "cost"> & Partial<MeantWord>,
  language: Language,
): Token => ({
  ...token,
  text: word,
  stem: language.stem(word),
  slipCost: cost,
  ...(isPlural && { isPlural }),
});

/** The text with its misspelt words written as they were meant; `tokens` are those of the text. */
export const writeCorrected = (
  text: string,
  tokens: readonly Token[],
  language: Language,
): string =>
  tokens
    .filter(({ slipCost }) => slipCost !== undefined)
    .reduceRight((written, { text: word, isPlural, start, end }) => {
      const meant = isPlural ? writePlural(word, language) : word;
      return `${written.slice(0, start)}${meant}${written.slice(end)}`;
    }, text);

function writePlural(word: string, { misspellings, wordForms }: Language): string {
  const { ending, plural } = misspellings.irregularPlural;
  return ending.test(word) ? word.replace(ending, plural) : `${word}${wordForms.pluralEnding}`;
}

/** "puding", which a few names from other languages have. */
const isRareWord = ({ stem, text }: Token, { isRare }: Spelling, language: Language) =>
  [stem, text].every((word) => isRare(word) && !isVocabularyWord(word, language));

const maxRareCost = 0.6;
/** Names of a word that is usual enough to be meant in place of a rare one. */
const minUsualNames = 20;

/** A rare word that no name has together with its neighbours, while several have another: "black puding". */
function correctRareWord(
  token: Token,
  neighbours: readonly string[],
  spelling: Spelling,
  language: Language,
): Token {
  const together = (word: string) => countTogether(word, neighbours, spelling);
  if (together(token.stem) + together(token.text) > 0) return token;
  const near = chooseNearWord(token, neighbours, spelling, language);
  const isMeant =
    near !== undefined &&
    near.cost <= maxRareCost &&
    near.count >= minUsualNames &&
    together(near.word) >= minTogether;
  return isMeant ? replaceWord(token, near, language) : token;
}

/** Number of names that contain a word and one of its neighbours. */
const countTogether = (
  word: string,
  neighbours: readonly string[],
  { countNamesOfBoth }: Spelling,
) => Math.max(0, ...neighbours.map((neighbour) => countNamesOfBoth(word, neighbour)));

const isOrdinary = ({ stem }: Token, language: Language) =>
  commonStems(language).has(stem) || ordinaryStems(language).has(stem);

/** How much a word of many names is preferred, and one that several names have together with a neighbour. */
const gainOf = (names: number) => 0.08 * Math.log2(1 + names);
const minTogether = 2;
const contextGain = (together: number, names: number) =>
  together < minTogether ? 0 : 0.3 + (0.4 * together) / Math.max(together, names);

interface MeantWord extends NearWord {
  /** True if what was written is a plural of a word close to it. */
  readonly isPlural: boolean;
}

/** True if what was written is the plural of a word that is close to the one meant: "egs". */
const isPluralOf = (written: string, form: string, meant: string, { wordForms }: Language) =>
  written !== form ||
  (written.endsWith(wordForms.pluralEnding) && !meant.includes(wordForms.pluralEnding));

/** The known word that was meant most probably; undefined if none is close enough. */
function chooseNearWord(
  token: Token,
  neighbours: readonly string[],
  spelling: Spelling,
  language: Language,
): MeantWord | undefined {
  let best: MeantWord | undefined;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const form of formsOf(token, language)) {
    for (const near of findNearWords(form, spelling, language)) {
      if (near.cost === 0) continue;
      const { count: names, isRare } = near;
      const together = countTogether(near.word, neighbours, spelling);
      const isInContext = together >= minTogether;
      if (near.cost > costLimit(form, { isRare, isInContext }, language)) continue;
      const cost = near.cost - gainOf(names) - contextGain(together, names);
      if (cost < leastCost) {
        best = { ...near, isPlural: isPluralOf(token.text, form, near.word, language) };
        leastCost = cost;
      }
    }
  }
  return best;
}

/** A correction this close is preferred to splitting the word. */
const closeCost = 1.3;

/** Two words that were joined, unless one known word is close. */
function splitToken(
  token: Token,
  corrected: Token | undefined,
  previous: Token | undefined,
  spelling: Spelling,
  language: Language,
): Token[] | undefined {
  const isClose =
    corrected !== undefined &&
    formsOf(token, language).some((form) =>
      findNearWords(form, spelling, language).some(
        ({ word, cost }) => word === corrected.stem && cost <= closeCost,
      ),
    );
  if (isClose || isOrdinary(token, language)) return undefined;
  return (
    splitLeadingUnit(token, previous, spelling, language) ?? splitWord(token, spelling, language)
  );
}

/** The stem of a misspelt plural may be wrong: "cokies", "toats" for "toast". */
const formsOf = ({ stem: singular, text }: Token, language: Language): readonly string[] =>
  singular === text
    ? [text]
    : [...new Set([singular, text.replace(language.wordForms.finalPlural, ""), text])];

/** "mashd" is mashed, not mash. */
function findParticiple(
  { text }: Token,
  { isKnown }: Spelling,
  { wordForms: { shortenedParticiple } }: Language,
): string | undefined {
  const { ending, meant } = shortenedParticiple;
  const participle = text.replace(ending, meant);
  return participle !== text && isKnown(participle) ? participle : undefined;
}

/** "100gchicken" is 100 g of chicken; the number is a token of its own. */
function splitLeadingUnit(
  token: Token,
  previous: Token | undefined,
  { isKnown }: Spelling,
  language: Language,
): Token[] | undefined {
  const { text, start } = token;
  if (previous?.kind !== "number" || previous.end !== start) return undefined;
  const unit = language.wordForms.joinableUnits.find(
    (candidate) =>
      text.startsWith(candidate) && isKnown(language.stem(text.slice(candidate.length))),
  );
  if (unit === undefined || text.length < unit.length + 3) return undefined;
  return splitAt(token, unit.length, language);
}

const minJoinedLength = 7;
/** Twice the length of the longest words. */
const maxJoinedLength = 48;
const minPartLength = 4;

const isLongEnough = (part: string, language: Language) =>
  part.length >= minPartLength || language.wordForms.shortFoods.has(part);

/** "chickensandwich", "cokezero": known words of sufficient length, and a food word among them. */
function splitWord(
  token: Token,
  { countNames, isKnown }: Spelling,
  language: Language,
): Token[] | undefined {
  const { text, start } = token;
  const hasJoinedLength = text.length >= minJoinedLength && text.length <= maxJoinedLength;
  if (!hasJoinedLength || token.end - start !== text.length) return undefined;
  for (let at = text.length - 3; at >= 3; at -= 1) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    if (!isLongEnough(first, language) || !isLongEnough(second, language)) continue;
    const parts = [language.stem(first), language.stem(second)];
    if (parts.every(isKnown) && parts.some((part) => countNames(part) > 0))
      return splitAt(token, at, language);
  }
  return undefined;
}

function splitAt(token: Token, at: number, language: Language): Token[] {
  const [first, second] = [token.text.slice(0, at), token.text.slice(at)];
  return [
    { ...token, text: first, stem: language.stem(first), end: token.start + at },
    { ...token, text: second, stem: language.stem(second), start: token.start + at },
  ];
}

/** One letter more, less or other, or two adjacent ones swapped. */
export function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (restOne.slice(2) === restOther.slice(2) &&
      restOne[0] === restOther[1] &&
      restOne[1] === restOther[0])
  );
}
