import type { Language } from "../../languages/language.ts";
import type { Token } from "../words/tokens.ts";
import type { ParseResult } from "./amount.ts";

/**
 * The person's share of a shared food, after the food or the verb: "shared with my wife" is a half,
 * "between three", "three ways" and "with two friends" a third. "Shared with friends" gives no
 * number and is not parsed.
 */
export function readSharedPortion(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const isVerb = language.sharing.sharingVerbs.has(tokens[at]?.text ?? "");
  const read = isVerb ? readAfterVerb(tokens, at, language) : readSharers(tokens, at, language);
  if (read === undefined) return undefined;
  const isSharing =
    isVerb ||
    namesSharers(tokens, at, read.end, language) ||
    followsSharingVerb(tokens, at, language);
  if (!isSharing) return undefined;
  return statesOwnCount(tokens, read.end, language) ? undefined : read;
}

/** "20 wings between 4 people", "among us" */
const namesSharers = (tokens: readonly Token[], at: number, end: number, language: Language) =>
  language.sharing.sharingPrepositions.has(tokens[at]?.text ?? "") &&
  isSharer(tokens[end - 1], language);

/** "people", "us", "girls" */
const isSharer = (token: Token | undefined, language: Language) =>
  language.sharing.sharerNouns.has(token?.text ?? "") || isPerson(token, language);

/** The verb of "my wife and I shared a pizza", if a food follows. */
export function isSharedByTwo(tokens: readonly Token[], at: number, language: Language): boolean {
  if (!language.sharing.sharingVerbs.has(tokens[at]?.text ?? "")) return false;
  const [person, and, speaker] = tokens.slice(Math.max(0, at - 3), at);
  const areTwo =
    isPerson(person, language) &&
    and?.text === language.functionWords.conjunction &&
    language.sharing.speakers.has(speaker?.text ?? "");
  return areTwo && readAfterVerb(tokens, at, language) === undefined;
}

/** "shared a pizza with my wife, had 3 slices". */
function statesOwnCount(tokens: readonly Token[], from: number, language: Language): boolean {
  let at = from;
  while (language.sharing.wordsBeforeOwnCount.has(tokens[at]?.text ?? "")) at += 1;
  if (!language.sharing.ownCountVerbs.has(tokens[at]?.text ?? "")) return false;
  return countSharers(tokens[at + 1], language) !== undefined;
}

function readAfterVerb(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const hasPronoun = language.functionWords.foodPronouns.has(tokens[at + 1]?.text ?? "");
  return readSharers(tokens, hasPronoun ? at + 2 : at + 1, language);
}

/** "with my wife", "with two friends", "between the two of us", "three ways". */
function readSharers(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const preposition = tokens[at]?.text ?? "";
  if (language.sharing.sharerPrepositions.has(preposition))
    return readWith(tokens, at + 1, language);
  if (language.sharing.sharingPrepositions.has(preposition))
    return readBetween(tokens, at + 1, language);
  const ways = countSharers(tokens[at], language);
  return ways !== undefined && tokens[at + 1]?.text === language.sharing.waysNoun
    ? { value: 1 / ways, end: at + 2 }
    : undefined;
}

function readWith(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  const count = countSharers(tokens[at], language);
  const hasDeterminer =
    count !== undefined || language.sharing.personDeterminers.has(tokens[at]?.text ?? "");
  let index = hasDeterminer ? at + 1 : at;
  // "my best friend", "two other people".
  if (!isPerson(tokens[index], language) && isPerson(tokens[index + 1], language)) index += 1;
  const person = tokens[index];
  if (person === undefined || !isPerson(person, language)) return undefined;
  if (count !== undefined) return { value: 1 / (count + 1), end: index + 1 };
  // "with friends" gives no number.
  const isSingular =
    person.text === person.stem || language.sharing.singularPersons.has(person.text);
  return isSingular ? { value: 1 / 2, end: index + 1 } : undefined;
}

const isPerson = (token: Token | undefined, language: Language) =>
  token !== undefined &&
  (language.sharing.personNouns.has(token.stem) || language.sharing.personNouns.has(token.text));

function readBetween(
  tokens: readonly Token[],
  at: number,
  language: Language,
): ParseResult<number> | undefined {
  let index = language.sharing.wordsBeforeSharers.has(tokens[at]?.text ?? "") ? at + 1 : at;
  const count = countSharers(tokens[index], language);
  if (count === undefined) return undefined;
  index += 1;
  if (tokens[index]?.text === language.functionWords.partitive) index += 1;
  if (isSharer(tokens[index], language)) index += 1;
  return { value: 1 / count, end: index };
}

/** One to ten people: more do not share a dish. */
function countSharers(token: Token | undefined, language: Language): number | undefined {
  if (token === undefined) return undefined;
  const count =
    language.amounts.numberWords.get(token.text) ??
    (token.kind === "number" ? Number(token.text) : 0);
  return count >= 1 && count <= 10 ? count : undefined;
}

/** True if a verb of sharing precedes in the sentence: "shared a pizza with my wife". */
function followsSharingVerb(tokens: readonly Token[], at: number, language: Language): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const text = tokens[index]?.text ?? "";
    if (language.sharing.sharingVerbs.has(text)) return true;
    if (
      text === "." ||
      text === "\n" ||
      text === ";" ||
      text === language.functionWords.conjunction
    )
      return false;
  }
  return false;
}
