import { numberWords } from "../../languages/en/amounts.ts";
import { wordSet } from "../../languages/word-lists.ts";
import type { Token } from "../words/tokens.ts";
import type { ParseResult } from "./amount.ts";

const sharingVerbs = wordSet("shared share sharing split halved");
const determiners = wordSet("my a the our his her another one some");
const personNouns =
  wordSet(`husband wife partner boyfriend girlfriend friend mate mum mom dad mother father brother sister son daughter
  kid child colleague coworker roommate flatmate cousin boss him her them someone neighbour neighbor`);

/**
 * The person's share of a shared food, after the food or the verb: "shared with my wife" is a half,
 * "between three", "three ways" and "with two friends" a third. "Shared with friends" gives no
 * number and is not parsed.
 */
export function readSharedPortion(
  tokens: readonly Token[],
  at: number,
): ParseResult<number> | undefined {
  const isVerb = sharingVerbs.has(tokens[at]?.text ?? "");
  const read = isVerb ? readAfterVerb(tokens, at) : readSharers(tokens, at);
  if (read === undefined || (!isVerb && !followsSharingVerb(tokens, at))) return undefined;
  return statesOwnCount(tokens, read.end) ? undefined : read;
}

/** "shared a pizza with my wife, had 3 slices". */
function statesOwnCount(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while ([",", "and", "but", "i", ".", "only", "just"].includes(tokens[at]?.text ?? "")) at += 1;
  if (!["had", "ate", "eating", "having"].includes(tokens[at]?.text ?? "")) return false;
  return countSharers(tokens[at + 1]) !== undefined;
}

function readAfterVerb(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const hasPronoun = ["it", "them", "this", "that"].includes(tokens[at + 1]?.text ?? "");
  return readSharers(tokens, hasPronoun ? at + 2 : at + 1);
}

/** "with my wife", "with two friends", "between the two of us", "three ways". */
function readSharers(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const preposition = tokens[at]?.text ?? "";
  if (preposition === "with") return readWith(tokens, at + 1);
  if (preposition === "between" || preposition === "among") return readBetween(tokens, at + 1);
  const ways = countSharers(tokens[at]);
  return ways !== undefined && tokens[at + 1]?.text === "ways"
    ? { value: 1 / ways, end: at + 2 }
    : undefined;
}

function readWith(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const count = countSharers(tokens[at]);
  const hasDeterminer = count !== undefined || determiners.has(tokens[at]?.text ?? "");
  let index = hasDeterminer ? at + 1 : at;
  // "my best friend", "two other people".
  if (!isPerson(tokens[index]) && isPerson(tokens[index + 1])) index += 1;
  const person = tokens[index];
  if (person === undefined || !isPerson(person)) return undefined;
  if (count !== undefined) return { value: 1 / (count + 1), end: index + 1 };
  // "with friends" gives no number.
  const isSingular = person.text === person.stem || person.text === "boss";
  return isSingular ? { value: 1 / 2, end: index + 1 } : undefined;
}

const isPerson = (token: Token | undefined) =>
  token !== undefined &&
  (personNouns.has(token.stem) ||
    personNouns.has(token.text) ||
    token.stem === "person" ||
    token.text === "people");

function readBetween(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  let index = ["the", "us"].includes(tokens[at]?.text ?? "") ? at + 1 : at;
  const count = countSharers(tokens[index]);
  if (count === undefined) return undefined;
  index += 1;
  if (tokens[index]?.text === "of") index += 1;
  if (["us", "people"].includes(tokens[index]?.text ?? "")) index += 1;
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
    if (sharingVerbs.has(text)) return true;
    if (text === "." || text === "\n" || text === ";" || text === "and") return false;
  }
  return false;
}
