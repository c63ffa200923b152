import type { Language } from "../../../languages/language.ts";
import { numberOf } from "../../chunks/read-count.ts";
import type { Span } from "../../words/span.ts";
import { type Token, tokenize } from "../../words/tokens.ts";
import { createRolePatterns } from "../roles/role-pattern.ts";

type WordRole =
  Language["uneatenRoles"]["uneatenRoles"] extends ReadonlyMap<string, infer Role> ? Role : never;

/** What a word or mark says in a clause about food that was not eaten; a "word" has no other role and may be of a food's name. */
export type UneatenRole = WordRole | "number" | "word" | "comma" | "stop";

/** All roles; each has a character in the patterns. */
const roles: Readonly<Record<UneatenRole, true>> = {
  number: true,
  word: true,
  comma: true,
  stop: true,
  speaker: true,
  other: true,
  determiner: true,
  part: true,
  pronoun: true,
  of: true,
  with: true,
  to: true,
  for: true,
  preposition: true,
  without: true,
  and: true,
  or: true,
  instead: true,
  correction: true,
  but: true,
  so: true,
  because: true,
  while: true,
  be: true,
  not: true,
  only: true,
  solely: true,
  eat: true,
  serve: true,
  drop: true,
  leave: true,
  give: true,
  wish: true,
  habit: true,
  otherTime: true,
  sub: true,
  noFood: true,
  swap: true,
  away: true,
  cooking: true,
  later: true,
  admired: true,
  particle: true,
  lack: true,
  use: true,
  choose: true,
  finish: true,
  get: true,
  detach: true,
  which: true,
  forget: true,
};

export const { rolePattern, rolesOf } = createRolePatterns<UneatenRole>(
  Object.keys(roles) as UneatenRole[],
);

/** A word, phrase, number or mark with its role. */
export interface UneatenPart extends Span {
  readonly role: UneatenRole;
  readonly stem: string;
}

const stops = new Set([".", "!", "?", ";", "\n", "|"]);

/** The parts of a text, by the longest phrases that have a role. */
export function labelParts(text: string, language: Language): readonly UneatenPart[] {
  const tokens = tokenize(text, language);
  const parts: UneatenPart[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { role, length } = isFirstName(tokens[at] as Token, text, language)
      ? { role: "other" as const, length: 1 }
      : roleAt(tokens, at, language);
    const [first, last] = [tokens[at] as Token, tokens[at + length - 1] as Token];
    parts.push({ role, stem: last.stem, start: first.start, end: last.end });
    at += length;
  }
  return parts;
}

interface FoundRole {
  readonly role: UneatenRole;
  readonly length: number;
}

function roleAt(tokens: readonly Token[], at: number, language: Language): FoundRole {
  const { uneatenRoles, longestUneatenPhrase } = language.uneatenRoles;
  for (let length = longestUneatenPhrase; length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length);
    const role = uneatenRoles.get(phrase.map(({ text }) => text).join(" "));
    if (role === undefined || phrase.length < length) continue;
    // "peeled the skin off", but not "peeled prawns"
    const isOfName = role === "detach" && !isDeterminer(tokens[at + length], language);
    return isOfName ? { role: "word", length: 1 } : { role, length };
  }
  return { role: roleOfToken(tokens, at, language), length: 1 };
}

const isDeterminer = (token: Token | undefined, { uneatenRoles }: Language) =>
  uneatenRoles.uneatenRoles.get(token?.text ?? "") === "determiner";

/** The role of a word without a phrase of its own, a number or a mark. */
function roleOfToken(tokens: readonly Token[], at: number, language: Language): UneatenRole {
  const [token, next] = [tokens[at] as Token, tokens[at + 1]];
  if (token.kind === "mark") return stops.has(token.text) ? "stop" : "comma";
  const isPart =
    language.amounts.percentPattern.test(token.text) ||
    language.amounts.fractionWords.has(token.text);
  if (isPart) return "part";
  const isUnit =
    language.amounts.gramsByUnit.has(token.stem) || language.amounts.mlByUnit.has(token.stem);
  if (isUnit || numberOf(token, language) !== undefined) return "number";
  // "had a slice", but not "a slice of cake" nor "a slice pizza"
  const isLast = next?.kind !== "word" || language.uneatenRoles.uneatenRoles.has(next.text);
  const isHelping =
    language.recipeRemarks.helpingNouns.has(token.stem) || language.amounts.units.has(token.stem);
  if (isHelping && isLast && next?.text !== language.functionWords.partitive) return "part";
  // "dinner rolls"
  return isLast && language.mealNames.mealNames.has(token.text) ? "noFood" : "word";
}

/** "Karen", with a capital letter */
const isFirstName = ({ stem, start }: Token, text: string, language: Language): boolean =>
  language.peopleAndPlaces.firstNames.has(stem) && /\p{Lu}/u.test(text.charAt(start));
