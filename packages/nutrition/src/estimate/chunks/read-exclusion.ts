import { articles } from "../vocabulary/amounts.ts";
import { findDenial } from "../vocabulary/diet-qualifiers.ts";
import { eatingVerbs, fillers, negatedAuxiliaries, negations } from "../vocabulary/stop-words.ts";
import type { Token } from "../words/tokens.ts";
import type { Chunk } from "./chunk.ts";
import { isBoundary } from "./read-words.ts";

/** The word of denial that begins here: "without", "instead of", "didn't have". */
export function findExclusionStart(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 1]?.text ?? "";
  if (replacers.has(`${word} ${next}`)) return at + 1;
  if (word === "not" && notIncluding.has(next)) return at + 1;
  return negations.has(word) || (negatedAuxiliaries.has(word) && eatingVerbs.has(next))
    ? at
    : undefined;
}

const notIncluding = new Set(["including", "counting", "containing"]);

/** What follows is not eaten, but what stands before. */
const replacers = new Set(["instead of", "rather than", "free of", "free from", "devoid of"]);

/** Small additions that a denial goes on to: "without milk and sugar". */
const additions = new Set(
  "milk sugar salt butter oil cream dressing sauce mayonnaise cheese honey syrup ice pepper ketchup".split(
    " ",
  ),
);

/** "or", and the "and" of "without milk and sugar". */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text;
  return word === "or" || (word === "and" && additions.has(tokens[at + 1]?.stem ?? ""));
}

/** Adds what is denied here; gives the place behind. */
export function readExclusion(tokens: readonly Token[], at: number, chunks: Chunk[]): number {
  const stems: string[] = [];
  let end = at + 1;
  const isList = deniesList(tokens, at);
  for (; end < tokens.length; end += 1) {
    if (isPassed(tokens, end, stems) || (isList && goesOn(tokens, end))) continue;
    const token = tokens[end] as Token;
    if (token.kind !== "word" || isBoundary(token)) break;
    if (isDeniedAlone(tokens, at, stems) && !isJoint(tokens, end - 1)) break;
    if (!isEmpty(token)) stems.push(token.stem);
  }
  const first = tokens[at] as Token;
  const last = tokens[end - 1] as Token;
  chunks.push({ kind: "without", stems, start: first.start, end: last.end });
  return end;
}

/** "excluding" is followed by all that is left out. */
const exclusions = new Set(["excluding", "omitting", "except"]);

/** "without carrots, broccoli or potatoes": what ends in "or" is denied as a whole. */
function deniesList(tokens: readonly Token[], at: number): boolean {
  if (exclusions.has(tokens[at]?.text ?? "")) return true;
  for (let place = at + 1; place < tokens.length; place += 1) {
    const token = tokens[place] as Token;
    if (token.text === "or") return tokens[place - 1]?.text === ",";
    if (token.text !== "," && (token.kind !== "word" || isBoundary(token))) return false;
  }
  return false;
}

/** The comma or "and" of such a list, and no new food behind it: "excluding nuts, and a tea". */
function goesOn(tokens: readonly Token[], at: number): boolean {
  if (!listJoints.has(tokens[at]?.text ?? "")) return false;
  const next = listJoints.has(tokens[at + 1]?.text ?? "") ? tokens[at + 2] : tokens[at + 1];
  return next?.kind === "word" && !articles.has(next.text) && !isBoundary(next) && !isEmpty(next);
}

const listJoints = new Set([",", "and", "or"]);

/**
 * "no salt grilled chicken": what tables have a word for is denied by itself. So is what hangs by a
 * hyphen: "a no-nut brownie" has no nuts and is a brownie.
 */
function isDeniedAlone(tokens: readonly Token[], at: number, stems: readonly string[]): boolean {
  const isPrefix = stems.length > 0 && tokens[at + 1]?.isHyphened === true;
  return isPrefix || findDenial(stems.at(-1) ?? "") !== undefined;
}

const isPassed = (tokens: readonly Token[], at: number, stems: readonly string[]) =>
  isJoint(tokens, at) || (stems.length === 0 && isLead(tokens[at]));

/** "without any added salt" */
const isLead = (token: Token | undefined) => token?.text === "any" || token?.text === "added";

const isEmpty = ({ text }: Token) => fillers.has(text) || text === "a" || text === "an";
