import type { Language } from "../../languages/language.ts";
import type { Span } from "../words/span.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import { applyEdit, type CorrectedMessage } from "./corrected-message.ts";
import { isClauseStart, isEnd, skip, skipPerson } from "./find-parts-left.ts";
import { readFigure } from "./remark-figures.ts";
import { applyInOrder } from "./restate-parts-left.ts";

type Words = readonly Token[];

/** How many of the counted pieces others had, and the words that say so and what the person had. */
interface SharedCount extends Span {
  readonly others: number;
  readonly all: Span;
  readonly count: number;
}

/**
 * Writes the person's own number of counted pieces in the place of the number of all: "six samosas, colleagues took four
 * and I had the rest" as "2 samosas". Likewise of the pieces of another person: "my kid left 2 of her 4 samosas so I ate those".
 */
export function restateSharedCounts(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const found = findSharedCount(message.corrected, language);
  if (!found) return restateOthersPieces(message, language);
  const { start, end, all, count, others } = found;
  const blanked = applyEdit(message, { start, end, text: "" });
  return applyEdit(blanked, { ...all, text: `${count - others}` });
}

/**
 * "my kid left 2 of her 4 fish fingers so I ate those": what the person had of another one's pieces. The words before the
 * name are the person's number of them.
 */
function restateOthersPieces(message: CorrectedMessage, language: Language): CorrectedMessage {
  const tokens = tokenize(message.corrected, language);
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isClauseStart(tokens, at, language)) continue;
    const pieces = readPiecesOfOther(tokens, at, language);
    const end = pieces && endOfOwnClause(tokens, pieces.nameEnd, language);
    const [first, beforeName] = [tokens[at], tokens[(pieces?.nameFrom ?? 0) - 1]];
    const [lastName, last] = [tokens[(pieces?.nameEnd ?? 0) - 1], tokens[(end ?? 0) - 1]];
    if (!pieces || !first || !beforeName || !lastName || !last) continue;
    return applyInOrder(message, [
      { start: first.start, end: beforeName.end, text: `${pieces.own}` },
      { start: lastName.end, end: last.end, text: "" },
    ]);
  }
  return message;
}

/** "my daughter only ate 2 of her 6 fish fingers": what was left of them, and their name. Indices of tokens. */
function readPiecesOfOther(tokens: Words, from: number, language: Language) {
  const { determiners, eatingVerbs, leavingVerbs } = language.partsLeft;
  const person = skipPerson(tokens, skip(tokens, from, language), language);
  if (person === undefined) return undefined;
  const verb = skip(tokens, person, language);
  const text = tokens[verb]?.text ?? "";
  const part = wholeNumberAt(tokens, skip(tokens, verb + 1, language), language);
  const isLeft = leavingVerbs.has(text);
  if (!part || !(isLeft || eatingVerbs.has(text))) return undefined;
  const isOf = tokens[part.end]?.text === language.functionWords.partitive;
  if (!isOf || !determiners.has(tokens[part.end + 1]?.text ?? "")) return undefined;
  const whole = wholeNumberAt(tokens, part.end + 2, language);
  const nameFrom = whole?.end ?? part.end + 2;
  let nameEnd = nameFrom;
  while (!isEnd(tokens, nameEnd, language)) nameEnd += 1;
  const own = isLeft ? part.value : (whole?.value ?? 0) - part.value;
  return own > 0 && nameEnd > nameFrom ? { own, nameFrom, nameEnd } : undefined;
}

/** The end of "so I ate those" or ", I finished the rest". */
function endOfOwnClause(tokens: Words, from: number, language: Language): number | undefined {
  const { partsLeft, functionWords } = language;
  let at = from;
  while (tokens[at]?.kind === "mark" && tokens[at]?.text !== "\n") at += 1;
  const verb = skip(tokens, at, language);
  if (!partsLeft.eatingVerbs.has(tokens[verb]?.text ?? "")) return undefined;
  const noun = skip(tokens, verb + 1, language);
  const isRest =
    functionWords.referringPronouns.has(tokens[noun]?.text ?? "") ||
    partsLeft.restWords.has(tokens[noun]?.text ?? "") ||
    partsLeft.restWords.has(tokens[noun + 1]?.text ?? "");
  if (!isRest) return undefined;
  let end = noun;
  while (!isEnd(tokens, end, language)) end += 1;
  return end;
}

function findSharedCount(message: string, language: Language): SharedCount | undefined {
  const tokens = tokenize(message, language);
  for (let at = 1; at < tokens.length; at += 1) {
    // "the six samosas we bought my colleagues took four"
    const isPerson = language.partsLeft.determiners.has(tokens[at]?.text ?? "");
    if (!isPerson && !isClauseStart(tokens, at, language)) continue;
    const clause = readOthers(tokens, at, language);
    const all = clause && countBefore(tokens, at, language);
    const [first, last] = [tokens[at], tokens[(clause?.end ?? 0) - 1]];
    const others = all && clause?.own ? all.count - clause.own : clause?.count;
    if (others && all && first && last && others > 0 && others < all.count)
      return { ...all, start: first.start, end: last.end, others };
  }
  return undefined;
}

const wholeNumberAt = (tokens: Words, at: number, language: Language) => {
  const figure = readFigure(tokens, at, language);
  const isWhole = figure?.value.kind === "wholeNumber" && Number.isInteger(figure.value.value);
  return isWhole ? { value: figure.value.value, end: figure.end } : undefined;
};

/** "my kids ate four of them", with "I had the rest" after it */
function readOthers(tokens: Words, from: number, language: Language) {
  const { partsLeft } = language;
  const verb = skipPerson(tokens, skip(tokens, from, language), language);
  if (verb === undefined || !partsLeft.eatingVerbs.has(tokens[verb]?.text ?? "")) return undefined;
  const number = wholeNumberAt(tokens, skip(tokens, verb + 1, language), language);
  if (!number) return undefined;
  const end = skipOfThem(tokens, number.end, language);
  if (!isEnd(tokens, end, language)) return undefined;
  const own = readOwn(tokens, end, language);
  return {
    count: number.value,
    own: own?.value,
    end: own?.end ?? endOfRest(tokens, end, language),
  };
}

/** ", I had 2" after what others ate. */
function readOwn(tokens: Words, from: number, language: Language) {
  let at = from;
  while (tokens[at]?.kind === "mark" && tokens[at]?.text !== "\n") at += 1;
  const verb = skip(tokens, at, language);
  const isOwn = tokens.slice(at, verb).some(({ text }) => language.sharing.speakers.has(text));
  if (!isOwn || !language.partsLeft.eatingVerbs.has(tokens[verb]?.text ?? "")) return undefined;
  const number = wholeNumberAt(tokens, skip(tokens, verb + 1, language), language);
  const end = number && skipOfThem(tokens, number.end, language);
  return number && end !== undefined && isEnd(tokens, end, language)
    ? { value: number.value, end }
    : undefined;
}

/** "of them" */
function skipOfThem(tokens: Words, at: number, { functionWords }: Language): number {
  const isOf = tokens[at]?.text === functionWords.partitive;
  return isOf && functionWords.referringPronouns.has(tokens[at + 1]?.text ?? "") ? at + 2 : at;
}

/** The end of ", so I had the other two" or "and I finished the rest". */
function endOfRest(tokens: Words, from: number, language: Language): number {
  const { partsLeft } = language;
  let at = from;
  while (tokens[at]?.kind === "mark" && tokens[at]?.text !== "\n") at += 1;
  at = skip(tokens, at, language);
  if (!partsLeft.eatingVerbs.has(tokens[at]?.text ?? "")) return from;
  at = skip(tokens, at + 1, language);
  if (partsLeft.determiners.has(tokens[at]?.text ?? "")) at += 1;
  if (!partsLeft.restWords.has(tokens[at]?.text ?? "")) return from;
  const number = wholeNumberAt(tokens, at + 1, language);
  const end = skipOfThem(tokens, number?.end ?? at + 1, language);
  return isEnd(tokens, end, language) ? end : from;
}

/** The only count of pieces before the clause: "six samosas", "six pack of donuts". */
function countBefore(tokens: Words, before: number, language: Language) {
  const { amounts, functionWords, partsLeft } = language;
  const counts = tokens.slice(0, before).flatMap((first, at) => {
    const number = wholeNumberAt(tokens, at, language);
    const unit = tokens[number?.end ?? at];
    if (!number || number.value < 2 || unit?.kind !== "word") return [];
    if (amounts.gramsByUnit.has(unit.stem) || amounts.mlByUnit.has(unit.stem)) return [];
    const isPack =
      partsLeft.packs.has(unit.stem) && tokens[number.end + 1]?.text === functionWords.partitive;
    const last = isPack ? tokens[number.end + 1] : tokens[number.end - 1];
    return last ? [{ all: { start: first.start, end: last.end }, count: number.value }] : [];
  });
  return counts.length === 1 ? counts[0] : undefined;
}
