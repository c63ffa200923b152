import { isWeightOrVolume } from "../../estimate/chunks/amount-predicates.ts";
import { readAmount } from "../../estimate/chunks/read-amount.ts";
import { readFigure } from "../../estimate/chunks/read-figures.ts";
import { readTokens } from "../../estimate/segment/food-query.ts";
import { commonStems } from "../../estimate/words/stop-words.ts";
import type { Token } from "../../estimate/words/tokens.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { findItem, isCalledBy, isPronoun, isWholeMeal } from "../find-target.ts";
import { isFoodWord } from "../find-unused-words.ts";
import { findOneFood } from "../read-food-words.ts";
import { readNumber } from "../read-stated-amount.ts";
import { type LabelledWords, orderOf, type Role } from "./roles.ts";

/** An instruction of more words is not one change. */
const maxWords = 24;
const maxWordsOfName = 4;

/** The places of the items that words name, each as often as it is named. */
export const itemsNamed = (
  words: string,
  context: EditContext,
  longest = maxWords,
): readonly number[] =>
  labelWords(words, context, longest).flatMap((one) => {
    const place = one.role === "item" ? findItem(one.words, context) : undefined;
    return place === undefined ? [] : [place];
  });

interface Candidate {
  readonly role: Role | "filler";
  readonly end: number;
  readonly isWeight?: boolean;
  readonly isCounted?: boolean;
  /** True for a measure without a number: "tsp". */
  readonly isMeasure?: boolean;
}

/** True for a measure in the singular: "tsp" of "tsp, not tbsp". */
const measureAt = (token: Token | undefined, { amounts }: Language): boolean =>
  token !== undefined &&
  token.text.length > 1 &&
  [token.text, amounts.units.get(token.stem) ?? ""].some((unit) => amounts.mlByUnit.has(unit));

const wordPatterns = forLanguage((language) => {
  const { again, countedShare, cues, fillers, multiple, share, time } = language.edits.roles;
  const sources = {
    ...cues,
    time,
    share: `(?:${countedShare}|${share})`,
    multiple: `(?:${multiple}|${again})`,
    filler: fillers,
  };
  return (Object.entries(sources) as [Role | "filler", string][]).map(([role, source]) => ({
    role,
    pattern: new RegExp(`(?:${source})(?![\\p{L}\\p{N}'’])`, "iuy"),
  }));
});

/** Spaces, punctuation and emojis. */
const gapPattern = /^(?:[\s,.;:!?"()–—-]|\p{So}|\p{Sk}|\p{Cf}|\p{Mn})+/u;

/** All words of an instruction with their roles; [] if it is too long for one change. */
export function labelWords(
  instruction: string,
  context: EditContext,
  longest = maxWords,
): readonly LabelledWords[] {
  const { language } = context;
  const tokens = readTokens(instruction, context.search.index);
  if (tokens.length > longest) return [];
  const found: LabelledWords[] = [];
  let at = 0;
  while (at < instruction.length) {
    const gap = gapPattern.exec(instruction.slice(at));
    if (gap) {
      at += gap[0].length;
      continue;
    }
    const {
      isCounted: hasNumber,
      isMeasure,
      role,
      end,
      isWeight,
    } = bestAt(instruction, at, tokens, context);
    const said = instruction.slice(at, end).trim().replace(trailing(language), "");
    const words = isMeasure ? language.edits.roles.wordMeasure(said) : said;
    found.push({
      role,
      words: wordValue(role, words, language),
      start: at,
      ...(isWeight && { isWeight }),
      ...(hasNumber && { isCounted: hasNumber }),
    });
    at = end;
  }
  return found;
}

function bestAt(
  instruction: string,
  at: number,
  tokens: readonly Token[],
  context: EditContext,
): Candidate | (Omit<Candidate, "role"> & { readonly role: "unknown" | "other" }) {
  const [best] = candidatesAt(instruction, at, tokens, context).sort(
    (one, other) => other.end - one.end || orderOf(one.role) - orderOf(other.role),
  );
  const word = /^[\p{L}\p{N}'’]+|^./u.exec(instruction.slice(at))?.[0] ?? " ";
  const end = at + word.length;
  const isName =
    isPerson(word, context.language) || (at === 0 && isNameOfEater(instruction, context.language));
  // "Ben" is not a bean.
  const isFood = best?.end === end && (best.role === "food" || best.role === "kind");
  if (best && !(isName && isFood)) return best;
  return { role: isName ? "other" : "unknown", end };
}

/** "john had 5 slices" */
function isNameOfEater(instruction: string, { edits, peopleAndPlaces }: Language): boolean {
  const [name = "", verb = ""] = instruction.toLowerCase().split(" ");
  return peopleAndPlaces.firstNames.has(name) && edits.subjects.hasFood.test(verb);
}

const isFirstName = (word: string, people: Language["peopleAndPlaces"]): boolean =>
  [people.firstNames, people.firstNamesLikeWords].some((names) => names.has(word.toLowerCase()));

/** "Ella", "Ella's" */
const isPerson = (word: string, { edits, peopleAndPlaces }: Language): boolean =>
  /^\p{Lu}/u.test(word) &&
  !edits.subjects.contracted.test(word) &&
  (/^\p{L}{2,}['’]s$/u.test(word) || isFirstName(word.replace(/['’]s$/, ""), peopleAndPlaces));

function candidatesAt(
  instruction: string,
  at: number,
  tokens: readonly Token[],
  context: EditContext,
): Candidate[] {
  const { language } = context;
  const found: Candidate[] = [];
  for (const { role, pattern } of wordPatterns(language)) {
    pattern.lastIndex = at;
    const match = pattern.exec(instruction);
    if (match && match[0] !== "") found.push({ role, end: pattern.lastIndex });
  }
  const first = tokens.findIndex(({ start }) => start === at);
  if (first < 0) return found;
  const endOf = (end: number) => tokens[end - 1]?.end ?? at;
  const figure = readFigure(tokens, first, language) ?? readFigureAlone(tokens, first, language);
  if (figure) found.push({ role: "figure", end: endOf(figure.end) });
  const amount = readAmount(tokens, first, language);
  const share = found.find(({ role }) => role === "share" || role === "multiple");
  const amountAt = amountCandidate(amount, tokens, first, language);
  if (amountAt && amountAt.end > (share?.end ?? 0)) found.push(amountAt);
  const isName = !amount || (amount.value.isArticle && amount.value.sizes.length === 0);
  if (isName) found.push(...namesAt(instruction, first, tokens, context));
  return found;
}

/** "100 calories" of "take 100 calories off", whatever follows; "100 calorie pack" is a size. */
const readFigureAlone = (tokens: readonly Token[], first: number, language: Language) => {
  const alone = tokens.slice(0, first + 2);
  return language.edits.roles.sizeOfPack.test(alone.at(-1)?.text ?? "")
    ? undefined
    : readFigure(alone, first, language);
};

/** An amount, or a measure without a number. */
function amountCandidate(
  amount: ReturnType<typeof readAmount>,
  tokens: readonly Token[],
  first: number,
  language: Language,
): Candidate | undefined {
  const endOf = (end: number) => tokens[end - 1]?.end ?? 0;
  const isArticle = amount?.value.isArticle && amount.measureFrom === amount.end;
  if (amount && !isArticle)
    return {
      role: "amount",
      end: endOf(endsInOne(amount, tokens, language) ? amount.end + 1 : amount.end),
      isWeight: isWeightOrVolume(amount.value),
      isCounted: !amount.value.isArticle,
    };
  if (measureAt(tokens[first], language))
    return { role: "amount", end: endOf(first + 1), isMeasure: true };
  // "a splash" of what was named before
  const isPiece = isArticle && language.amounts.pieceUnits.has(tokens[first + 1]?.stem ?? "");
  return isPiece ? { role: "amount", end: endOf(first + 2) } : undefined;
}

/** "a medium one" */
const endsInOne = (
  amount: NonNullable<ReturnType<typeof readAmount>>,
  tokens: readonly Token[],
  { functionWords }: Language,
): boolean =>
  amount.value.sizes.length > 0 && tokens[amount.end]?.text === functionWords.pronounOne;

const againPattern = forLanguage((language) => new RegExp(`^${language.edits.roles.again}$`, "i"));

const countedSharePattern = forLanguage(
  (language) => new RegExp(`^${language.edits.roles.countedShare}$`, "i"),
);

/** The words of a value as the parsers know them. */
function wordValue(role: LabelledWords["role"], words: string, language: Language): string {
  const { wordCountedShare, wordDouble } = language.edits.roles;
  if (role === "amount") return words.replace(language.edits.roles.pronounOneAtEnd, "");
  // "the apple's still in my bag"
  if (role === "item" || role === "food") return words.replace(/['’]s$/, "");
  if (role === "multiple" && againPattern(language).test(words)) return wordDouble;
  const counted = role === "share" ? countedSharePattern(language).exec(words)?.groups : undefined;
  const [part, whole] = [counted?.part, counted?.whole].map(
    (one) => one && readNumber(one, language),
  );
  return part && whole ? wordCountedShare(part, whole) : words;
}

/** The names of items and foods that begin with a token. */
function namesAt(
  instruction: string,
  first: number,
  tokens: readonly Token[],
  context: EditContext,
): Candidate[] {
  const { language } = context;
  const from = tokens[first];
  if (!from || language.stopWords.fillers.has(from.stem) || endsName(from, context)) return [];
  if (startsCue(instruction, from.start, language)) return [];
  // "kept slapping chapatis": the verb is not a part of the name.
  const isVerb = language.edits.subjects.gerund.test(from.text);
  if (isVerb && !context.search.index.words.has(from.stem)) return [];
  const last = tokens.findIndex(
    (token, at) =>
      at > first &&
      (endsName(token, context) ||
        isOfAmount(token, language) ||
        startsCue(instruction, token.start, language)),
  );
  const end = Math.min(last < 0 ? tokens.length : last, first + maxWordsOfName);
  return tokens.slice(first, end).flatMap((token): Candidate[] => {
    const words = instruction.slice(from.start, token.end);
    const { rolesOfNames } = context;
    if (!rolesOfNames.has(words))
      rolesOfNames.set(words, roleOfName(words, token, token === from, context));
    const role = rolesOfNames.get(words);
    return role ? [{ role, end: token.end }] : [];
  });
}

/** A number behind a name is its amount: "egg two". */
const isOfAmount = ({ text }: Token, { amounts }: Language): boolean =>
  amounts.numberWords.has(text);

/** True for what no name of a food contains: a comma, "before" of "salad before". */
const endsName = ({ kind, stem, text }: Token, { language, search }: EditContext): boolean =>
  kind !== "word" ||
  language.edits.roles.conjunction.test(text) ||
  (commonStems(language).has(stem) && !search.index.words.has(stem));

/** The role of words that end with a token, as a name or a word of names. */
function roleOfName(
  words: string,
  last: Token,
  isOneWord: boolean,
  context: EditContext,
): "item" | "food" | "kind" | undefined {
  const { language } = context;
  if (last.kind !== "word" || isPronoun(words, language) || isWholeMeal(words, language))
    return undefined;
  const place = findItem(words, context);
  const item = place === undefined ? undefined : context.items[place];
  const isFood = findOneFood(words, context) !== undefined;
  // "brown rice" is not a white rice; "cheese" may be a parmesan.
  const isOther = !isOneWord && last.stem === item?.head && isFood;
  if (item && !(isOther && !isCalledBy(words, item, context))) return "item";
  if (isFood) return "food";
  return isOneWord && isKind(last, context) ? "kind" : undefined;
}

/** A word of the table's names that is not a name itself: "white" of white wine. */
const isKind = ({ stem, text }: Token, { language, search }: EditContext) =>
  isFoodWord(text, stem, search.index.words, language);

const trailing = forLanguage(
  (language) => new RegExp(`(?: ${language.edits.roles.afterAmount})+$`, "i"),
);

const startsCue = (instruction: string, at: number, language: Language): boolean =>
  wordPatterns(language).some(({ role, pattern }) => {
    pattern.lastIndex = at;
    return role !== "whole" && pattern.test(instruction);
  });
