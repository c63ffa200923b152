import type { Language } from "../../languages/language.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import type { CorrectedMessage } from "./corrected-message.ts";
import type { Edit } from "./correction-target.ts";
import { skipPerson } from "./find-parts-left.ts";
import { readFigure, roleAt } from "./remark-figures.ts";
import { applyInOrder, writePart } from "./restate-parts-left.ts";

type Words = readonly Token[];

/** A part between 0 and 1. Indices of tokens. */
interface Part {
  readonly value: number;
  readonly from: number;
  readonly end: number;
}

/**
 * Adds a part of what was left to the part before it: "ate half, then half of what was left" as "ate 3/4". After what
 * another person ate it is a part of the rest: "my wife had half, I had half of the rest" as "1/4".
 */
export function restatePartsOfRest(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const tokens = tokenize(message.corrected, language);
  const parts = findParts(tokens, language);
  for (const [index, second] of parts.entries()) {
    const first = parts[index - 1];
    const end = first && endOfRest(tokens, second.end, language);
    const isKnown = end && isBetweenKnown(tokens, first, second, language);
    const verb = isKnown ? verbBefore(tokens, first.from, language) : undefined;
    if (first && end && verb !== undefined)
      return applyInOrder(message, writeEaten(tokens, { first, second, end, verb }, language));
  }
  return message;
}

function findParts(tokens: Words, language: Language): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const figure = readFigure(tokens, at, language);
    const isPart = figure?.value.kind === "part" && figure.value.value < 1;
    const isAfterArticle = language.amounts.articles.has(tokens[at - 1]?.text ?? "");
    if (figure && isPart)
      parts.push({
        value: figure.value.value,
        from: isAfterArticle ? at - 1 : at,
        end: figure.end,
      });
    at = figure?.end ?? at + 1;
  }
  return parts;
}

const longestRest = 5;

/** The end of "of what was left", "of the rest". */
function endOfRest(tokens: Words, from: number, language: Language): number | undefined {
  const { restNouns } = language.partsLeft;
  if (tokens[from]?.text !== language.functionWords.partitive) return undefined;
  for (let at = from + 1; at < from + longestRest; at += 1) {
    if (tokens[at]?.kind !== "word") return undefined;
    if (restNouns.has(tokens[at]?.text ?? "")) return at + 1;
  }
  return undefined;
}

/** Nothing but words of eating and of time is between the parts. */
const isBetweenKnown = (tokens: Words, first: Part, second: Part, language: Language) =>
  tokens
    .slice(first.end, second.from)
    .every(
      ({ kind, text }, index) =>
        kind === "mark" ||
        language.partsLeft.conjunctions.has(text) ||
        language.partsLeft.laterWords.has(text) ||
        roleAt(tokens, first.end + index, language) !== undefined,
    );

/** The index of the verb of eating or leaving before a part. */
function verbBefore(tokens: Words, to: number, { partsLeft }: Language): number | undefined {
  const from = Math.max(0, to - longestRest);
  const at = tokens
    .slice(from, to)
    .findLastIndex(
      ({ text }) => partsLeft.eatingVerbs.has(text) || partsLeft.leavingVerbs.has(text),
    );
  return at < 0 ? undefined : from + at;
}

interface Rest {
  readonly first: Part;
  readonly second: Part;
  /** The end of the words for the rest, and the verb of the first part. Indices of tokens. */
  readonly end: number;
  readonly verb: number;
}

function writeEaten(
  tokens: Words,
  { first, second, end, verb }: Rest,
  language: Language,
): readonly Edit[] {
  const span = (from: number, to: number, text: string): Edit => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
    text,
  });
  const { laterWords, leavingVerbs } = language.partsLeft;
  const isLeft = leavingVerbs.has(tokens[verb]?.text ?? "");
  const ate = isLeft ? 1 - first.value : first.value;
  const ofRest = (1 - ate) * second.value;
  // "my wife had half, I had half of the rest"
  const person = [verb - 2, verb - 1].find((at) => skipPerson(tokens, at, language) === verb);
  if (person !== undefined)
    return [span(person, first.end, ""), span(second.from, end, writePart(ofRest))];
  const eaten = ate + ofRest;
  let to = end;
  while (laterWords.has(tokens[to]?.text ?? "")) to += 1;
  return [
    span(first.from, first.end, writePart(isLeft ? 1 - eaten : eaten)),
    span(first.end, to, ""),
  ];
}
