import type { Language } from "../../languages/language.ts";
import type { Span } from "../words/span.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import { readFigure } from "./remark-figures.ts";

/** A clause about a part of a food: "half the mash went back". */
export interface PartLeft extends Span {
  /** The part that the person ate. */
  readonly eaten: number;
  /** The name of the food, and its offsets. */
  readonly food: Span;
  /** True if the clause can name the food for the first time: "gave my son half of my burger". */
  readonly canIntroduce: boolean;
}

interface Read {
  readonly value: number;
  readonly end: number;
}

type Words = readonly Token[];
type Reader = (tokens: Words, at: number, language: Language, start: number) => Clause | undefined;

/** A clause with the indices of its food and of its end. */
interface Clause {
  readonly eaten: number;
  readonly from: number;
  readonly to: number;
  readonly end: number;
  readonly canIntroduce?: boolean;
}

/**
 * The clauses of a message that say which part of a named food was left, given away or eaten, read by the roles of their
 * words: a verb, a part, a determiner and the food, with other people and words that say nothing between them.
 */
export function findPartsLeft(message: string, language: Language): readonly PartLeft[] {
  const tokens = tokenize(message, language);
  const found: PartLeft[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isClauseStart(tokens, at, language)) continue;
    const clause = readers
      .map((read) => read(tokens, skip(tokens, at, language), language, at))
      .find((read) => read !== undefined);
    const [first, last] = [
      tokens[startWithLead(tokens, at, language)],
      tokens[(clause?.end ?? 0) - 1],
    ];
    const [name, nameEnd] = [tokens[clause?.from ?? -1], tokens[(clause?.to ?? 0) - 1]];
    if (!clause || !first || !last || !name || !nameEnd) continue;
    found.push({
      start: first.start,
      end: last.end,
      eaten: clause.eaten,
      food: { start: name.start, end: nameEnd.end },
      canIntroduce: introduces(tokens, at, clause, language),
    });
    at = clause.end - 1;
  }
  return found;
}

/** With the comma and the word that joins before it. */
function startWithLead(tokens: Words, at: number, { partsLeft, functionWords }: Language): number {
  const from = has(partsLeft.conjunctions, tokens[at - 1]) ? at - 1 : at;
  return tokens[from - 1]?.text === functionWords.comma ? from - 1 : from;
}

/** "gave my son half of my burger", at the start; "steak, left most of the chips" */
const introduces = (tokens: Words, at: number, clause: Clause, language: Language) =>
  isSide(tokens, at, clause, language) ||
  (clause.canIntroduce === true &&
    tokens[clause.from - 1]?.text === language.partsLeft.ownDeterminer &&
    tokens
      .slice(0, at)
      .every(({ kind, text }) => kind === "mark" || language.mealNames.mealNames.has(text)));

/** A food that is served next to others, if no dish is named that has it. */
const isSide = (tokens: Words, at: number, { from, to }: Clause, { partsLeft }: Language) =>
  tokens.slice(from, to).some(({ stem }) => partsLeft.sides.has(stem)) &&
  !tokens.slice(0, at).some(({ stem }) => partsLeft.dishesWithSides.has(stem));

/** After a mark or a word that joins. */
export const isClauseStart = (tokens: Words, at: number, { partsLeft }: Language) => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.kind !== "word" && token?.kind !== "number") return false;
  if (before === undefined || before.kind === "mark") return true;
  return partsLeft.conjunctions.has(before.text) && before.end < token.start;
};

const has = (set: ReadonlySet<string>, token: Token | undefined) => set.has(token?.text ?? "");

/** The index after words that say nothing. */
export function skip(tokens: Words, from: number, { partsLeft }: Language): number {
  let at = from;
  while (has(partsLeft.fillers, tokens[at])) at += 1;
  return at;
}

/** "half", "a third", "60%", "most of" */
function readPart(tokens: Words, from: number, language: Language): Read | undefined {
  const at = skip(tokens, from, language);
  const figure = readFigure(tokens, at, language);
  if (figure?.value.kind === "part" && figure.value.value < 1)
    return { value: figure.value.value, end: skip(tokens, figure.end, language) };
  // "all of the fries"; "all" is skipped otherwise.
  const words = tokens.slice(from, at + 1).map(({ text }) => text);
  const word = words.find((text) => language.partsLeft.unnumberedParts.has(text));
  const value = language.partsLeft.unnumberedParts.get(word ?? "");
  if (value === undefined) return undefined;
  const isAt = language.partsLeft.unnumberedParts.has(tokens[at]?.text ?? "");
  return { value, end: skip(tokens, isAt ? at + 1 : at, language) };
}

const maxFoodWords = 3;

/** "the mash" before the end of the clause; without a determiner only if the next word can end the name. */
function readFood(
  tokens: Words,
  from: number,
  language: Language,
): { from: number; to: number } | undefined {
  const { determiners } = language.partsLeft;
  const at = skip(tokens, from, language);
  if (!has(determiners, tokens[at])) return undefined;
  let to = at + 1;
  while (to - at <= maxFoodWords && isFoodWord(tokens[to], language)) to += 1;
  return to > at + 1 ? { from: at + 1, to } : undefined;
}

const isFoodWord = (token: Token | undefined, { partsLeft, functionWords }: Language) =>
  token?.kind === "word" &&
  !has(partsLeft.wordsAfterPart, token) &&
  !has(partsLeft.goneVerbs, token) &&
  !has(partsLeft.goneWords, token) &&
  !functionWords.foodPronouns.has(token.text) &&
  !partsLeft.leavingVerbs.has(token.text);

export const isEnd = (tokens: Words, at: number, { partsLeft }: Language) => {
  const token = tokens[at];
  return (
    token === undefined ||
    token.kind === "mark" ||
    has(partsLeft.wordsAfterPart, token) ||
    has(partsLeft.leavingVerbs, token)
  );
};

/** The index after "my son", "the dog", "she". */
export function skipPerson(tokens: Words, from: number, language: Language): number | undefined {
  const { determiners, otherEaters } = language.partsLeft;
  const at = has(determiners, tokens[from]) ? from + 1 : from;
  const isPerson = [0, 1].find((offset) => {
    const token = tokens[at + offset];
    return has(otherEaters, token) || language.sharing.personNouns.has(token?.stem ?? "");
  });
  return isPerson === undefined ? undefined : at + isPerson + 1;
}

/** The end of a clause, after "to my son", "for the dog", "on the plate". */
function endOfClause(tokens: Words, from: number, language: Language): number | undefined {
  if (!isEnd(tokens, from, language)) return undefined;
  if (!has(language.partsLeft.beforePerson, tokens[from])) return from;
  return skipPerson(tokens, from + 1, language) ?? skipPlace(tokens, from + 1, language) ?? from;
}

function skipPlace(tokens: Words, from: number, { partsLeft }: Language): number | undefined {
  let at = from;
  while (has(partsLeft.goneFillers, tokens[at])) at += 1;
  return has(partsLeft.goneWords, tokens[at]) ? at + 1 : undefined;
}

/** "left half the fries", "binned most of my rice" */
const readLeaving: Reader = (tokens, at, language) => {
  if (!has(language.partsLeft.leavingVerbs, tokens[at])) return undefined;
  const next = has(language.partsLeft.particles, tokens[at + 1]) ? at + 2 : at + 1;
  const part = readPart(tokens, next, language);
  return part && close(tokens, part.end, 1 - part.value, language, true);
};

/** "gave my son half of my burger", "fed a third of it to the dog" */
const readGiving: Reader = (tokens, at, language) => {
  if (!has(language.partsLeft.givingVerbs, tokens[at])) return undefined;
  const next = skipPerson(tokens, at + 1, language) ?? at + 1;
  const part = readPart(tokens, next, language);
  return part && close(tokens, part.end, 1 - part.value, language, true);
};

/** "didn't finish the mash", "couldn't eat all of the rice so maybe half" */
const readUnfinished: Reader = (tokens, at, language) => {
  const { partsLeft } = language;
  if (!has(partsLeft.denials, tokens[at])) return undefined;
  if (!has(partsLeft.finishingVerbs, tokens[at + 1])) return undefined;
  const part = readPart(tokens, at + 2, language);
  const isFinish = partsLeft.completingVerbs.has(tokens[at + 1]?.text ?? "");
  const isAll = part?.value === 1;
  if (part && !isAll) return close(tokens, part.end, 1 - part.value, language);
  if (!isFinish && !isAll) return undefined;
  const clause = close(tokens, part?.end ?? at + 2, 1 - partsLeft.partOfUnfinished, language);
  return clause && withStatedPart(tokens, clause, language);
};

/** ", maybe half of it" and ", left half" after such a clause */
function withStatedPart(tokens: Words, clause: Clause, language: Language): Clause {
  const { partsLeft, functionWords } = language;
  let at = clause.end;
  while (tokens[at]?.kind === "mark" && tokens[at]?.text !== "\n") at += 1;
  at = skip(tokens, at, language);
  const isLeft = has(partsLeft.leavingVerbs, tokens[at]);
  const isEaten = has(partsLeft.eatingVerbs, tokens[at]);
  const part = readPart(tokens, isLeft || isEaten ? at + 1 : at, language);
  if (!part || part.value === 1) return clause;
  const isPronoun = functionWords.referringPronouns.has(tokens[part.end]?.text ?? "");
  const end = isPronoun ? part.end + 1 : part.end;
  if (!isEnd(tokens, end, language)) return clause;
  return { ...clause, end, eaten: isLeft ? 1 - part.value : part.value };
}

/** "only managed a third of the rice" */
const readLimited: Reader = (tokens, at, language, start) => {
  const { partsLeft } = language;
  const isVerb = has(partsLeft.eatingVerbs, tokens[at]);
  const isLimited = tokens.slice(start, at).some((token) => has(partsLeft.limits, token));
  // "only half the naan"
  if (!isVerb && !isLimited) return undefined;
  const part = readPart(tokens, isVerb ? at + 1 : at, language);
  return part && part.value < 1 ? close(tokens, part.end, part.value, language) : undefined;
};

/** "half the mash went back", "most of the rice is still on the plate" */
const readGone: Reader = (tokens, at, language) => {
  const part = readPart(tokens, at, language);
  const food = part && readFood(tokens, part.end, language);
  if (!food) return undefined;
  const verb = has(language.partsLeft.goneVerbs, tokens[food.to]) ? food.to + 1 : food.to;
  const place = skipPlace(tokens, skip(tokens, verb, language), language);
  const toPerson = has(language.partsLeft.beforePerson, tokens[verb])
    ? skipPerson(tokens, verb + 1, language)
    : undefined;
  const end = place ?? (verb > food.to ? toPerson : undefined);
  return end === undefined
    ? undefined
    : { ...food, end, eaten: 1 - part.value, canIntroduce: true };
};

/** "my wife ate most of the bread" */
const readOther: Reader = (tokens, at, language) => {
  const verb = skipPerson(tokens, at, language);
  if (verb === undefined) return undefined;
  const next = skip(tokens, verb, language);
  if (!has(language.partsLeft.eatingVerbs, tokens[next])) return undefined;
  const part = readPart(tokens, next + 1, language);
  return part && close(tokens, part.end, 1 - part.value, language);
};

const readers: readonly Reader[] = [
  readLeaving,
  readGiving,
  readUnfinished,
  readLimited,
  readOther,
  readGone,
];

/** The food and the end of the clause. */
function close(
  tokens: Words,
  at: number,
  eaten: number,
  language: Language,
  canIntroduce = false,
): Clause | undefined {
  const food = readFood(tokens, at, language);
  const end = food && endOfClause(tokens, food.to, language);
  return food === undefined || end === undefined
    ? undefined
    : { ...food, end, eaten, canIntroduce };
}
