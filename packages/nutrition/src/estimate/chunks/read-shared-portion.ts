import { numberWords } from "../../languages/en/amounts.ts";
import * as grammar from "../../languages/en/function-words.ts";
import * as sharing from "../../languages/en/sharing.ts";
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
): ParseResult<number> | undefined {
  const isVerb = sharing.sharingVerbs.has(tokens[at]?.text ?? "");
  const read = isVerb ? readAfterVerb(tokens, at) : readSharers(tokens, at);
  if (read === undefined) return undefined;
  const isSharing = isVerb || namesSharers(tokens, at, read.end) || followsSharingVerb(tokens, at);
  if (!isSharing) return undefined;
  return statesOwnCount(tokens, read.end) ? undefined : read;
}

/** "20 wings between 4 people", "among us" */
const namesSharers = (tokens: readonly Token[], at: number, end: number) =>
  sharing.sharingPrepositions.has(tokens[at]?.text ?? "") &&
  sharing.sharerNouns.has(tokens[end - 1]?.text ?? "");

/** The verb of "my wife and I shared a pizza", if a food follows. */
export function isSharedByTwo(tokens: readonly Token[], at: number): boolean {
  if (!sharing.sharingVerbs.has(tokens[at]?.text ?? "")) return false;
  const [person, and, speaker] = tokens.slice(Math.max(0, at - 3), at);
  const areTwo =
    isPerson(person) &&
    and?.text === grammar.conjunction &&
    sharing.speakers.has(speaker?.text ?? "");
  return areTwo && readAfterVerb(tokens, at) === undefined;
}

/** "shared a pizza with my wife, had 3 slices". */
function statesOwnCount(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (sharing.wordsBeforeOwnCount.has(tokens[at]?.text ?? "")) at += 1;
  if (!sharing.ownCountVerbs.has(tokens[at]?.text ?? "")) return false;
  return countSharers(tokens[at + 1]) !== undefined;
}

function readAfterVerb(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const hasPronoun = grammar.foodPronouns.has(tokens[at + 1]?.text ?? "");
  return readSharers(tokens, hasPronoun ? at + 2 : at + 1);
}

/** "with my wife", "with two friends", "between the two of us", "three ways". */
function readSharers(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const preposition = tokens[at]?.text ?? "";
  if (preposition === grammar.accompaniment) return readWith(tokens, at + 1);
  if (sharing.sharingPrepositions.has(preposition)) return readBetween(tokens, at + 1);
  const ways = countSharers(tokens[at]);
  return ways !== undefined && tokens[at + 1]?.text === sharing.waysNoun
    ? { value: 1 / ways, end: at + 2 }
    : undefined;
}

function readWith(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const count = countSharers(tokens[at]);
  const hasDeterminer =
    count !== undefined || sharing.personDeterminers.has(tokens[at]?.text ?? "");
  let index = hasDeterminer ? at + 1 : at;
  // "my best friend", "two other people".
  if (!isPerson(tokens[index]) && isPerson(tokens[index + 1])) index += 1;
  const person = tokens[index];
  if (person === undefined || !isPerson(person)) return undefined;
  if (count !== undefined) return { value: 1 / (count + 1), end: index + 1 };
  // "with friends" gives no number.
  const isSingular = person.text === person.stem || sharing.singularPersons.has(person.text);
  return isSingular ? { value: 1 / 2, end: index + 1 } : undefined;
}

const isPerson = (token: Token | undefined) =>
  token !== undefined &&
  (sharing.personNouns.has(token.stem) || sharing.personNouns.has(token.text));

function readBetween(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  let index = sharing.wordsBeforeSharers.has(tokens[at]?.text ?? "") ? at + 1 : at;
  const count = countSharers(tokens[index]);
  if (count === undefined) return undefined;
  index += 1;
  if (tokens[index]?.text === grammar.partitive) index += 1;
  if (sharing.sharerNouns.has(tokens[index]?.text ?? "")) index += 1;
  return { value: 1 / count, end: index };
}

/** One to ten people: more do not share a dish. */
function countSharers(token: Token | undefined): number | undefined {
  if (token === undefined) return undefined;
  const count = numberWords.get(token.text) ?? (token.kind === "number" ? Number(token.text) : 0);
  return count >= 1 && count <= 10 ? count : undefined;
}

/** True if a verb of sharing precedes in the sentence: "shared a pizza with my wife". */
function followsSharingVerb(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const text = tokens[index]?.text ?? "";
    if (sharing.sharingVerbs.has(text)) return true;
    if (text === "." || text === "\n" || text === ";" || text === grammar.conjunction) return false;
  }
  return false;
}
