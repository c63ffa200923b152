import { numberWords } from "../vocabulary/amounts.ts";
import type { Token } from "../words/tokens.ts";
import type { ParseResult } from "./amount.ts";

const verbsOfSharing = new Set("shared share sharing split halved".split(" "));
const owners = new Set("my a the our his her another one some".split(" "));
const others = new Set(
  `husband wife partner boyfriend girlfriend friend mate mum mom dad mother father brother sister son daughter
  kid child colleague coworker roommate flatmate cousin boss him her them someone neighbour neighbor`.split(
    /\s+/,
  ),
);

/**
 * A person's own part of what was shared, behind the food or the verb: "shared with my wife" is
 * half, "between three" and "three ways" a third, "with two friends" a third. Who shares with a
 * family or "friends" leaves the number open, and nothing is read.
 */
export function readSharing(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const isVerb = verbsOfSharing.has(tokens[at]?.text ?? "");
  const read = isVerb ? readBehindVerb(tokens, at) : readWho(tokens, at);
  if (read === undefined || (!isVerb && !isShared(tokens, at))) return undefined;
  return isOwnPartSaid(tokens, read.end) ? undefined : read;
}

/** "shared a pizza with my wife, had 3 slices". */
function isOwnPartSaid(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while ([",", "and", "but", "i", ".", "only", "just"].includes(tokens[at]?.text ?? "")) at += 1;
  if (!["had", "ate", "eating", "having"].includes(tokens[at]?.text ?? "")) return false;
  return countOf(tokens[at + 1]) !== undefined;
}

function readBehindVerb(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const isOfIt = ["it", "them", "this", "that"].includes(tokens[at + 1]?.text ?? "");
  return readWho(tokens, isOfIt ? at + 2 : at + 1);
}

/** "with my wife", "with two friends", "between the two of us", "three ways". */
function readWho(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const lead = tokens[at]?.text ?? "";
  if (lead === "with") return readWith(tokens, at + 1);
  if (lead === "between" || lead === "among") return readBetween(tokens, at + 1);
  const ways = countOf(tokens[at]);
  return ways !== undefined && tokens[at + 1]?.text === "ways"
    ? { value: 1 / ways, end: at + 2 }
    : undefined;
}

function readWith(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  const count = countOf(tokens[at]);
  const isOwned = count !== undefined || owners.has(tokens[at]?.text ?? "");
  let place = isOwned ? at + 1 : at;
  // "my best friend", "two other people".
  if (!isPerson(tokens[place]) && isPerson(tokens[place + 1])) place += 1;
  const person = tokens[place];
  if (person === undefined || !isPerson(person)) return undefined;
  if (count !== undefined) return { value: 1 / (count + 1), end: place + 1 };
  // "with friends" does not say how many.
  const isOne = person.text === person.stem || person.text === "boss";
  return isOne ? { value: 1 / 2, end: place + 1 } : undefined;
}

const isPerson = (token: Token | undefined) =>
  token !== undefined &&
  (others.has(token.stem) ||
    others.has(token.text) ||
    token.stem === "person" ||
    token.text === "people");

function readBetween(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  let place = ["the", "us"].includes(tokens[at]?.text ?? "") ? at + 1 : at;
  const count = countOf(tokens[place]);
  if (count === undefined) return undefined;
  place += 1;
  if (tokens[place]?.text === "of") place += 1;
  if (["us", "people"].includes(tokens[place]?.text ?? "")) place += 1;
  return { value: 1 / count, end: place };
}

/** Two to ten people: more do not share a plate. */
function countOf(token: Token | undefined): number | undefined {
  if (token === undefined) return undefined;
  const count = numberWords.get(token.text) ?? (token.kind === "number" ? Number(token.text) : 0);
  return count >= 1 && count <= 10 ? count : undefined;
}

/** Whether the sentence up to here says that something was shared: "shared a pizza with my wife". */
function isShared(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place >= 0; place -= 1) {
    const text = tokens[place]?.text ?? "";
    if (verbsOfSharing.has(text)) return true;
    if (text === "." || text === "\n" || text === ";" || text === "and") return false;
  }
  return false;
}
