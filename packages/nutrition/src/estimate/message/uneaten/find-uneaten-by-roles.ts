import { forLanguage, type Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import { commonStems } from "../../words/stop-words.ts";
import { labelParts, rolesOf, type UneatenPart } from "./uneaten-part.ts";
import { uneatenRules } from "./uneaten-rules.ts";

/** Words about a food that was not eaten. */
export interface UneatenClause extends Span {
  /** The names of the foods. */
  readonly food: Span;
  readonly isServed: boolean;
  /** True if another food took its place in a dish. */
  readonly isReplaced: boolean;
}

/** The clauses of a text that say that a food was not eaten, by the roles of their words. */
export function findUneatenByRoles(text: string, language: Language): readonly UneatenClause[] {
  const parts = labelParts(text, language);
  const roles = rolesOf(parts);
  const found: UneatenClause[] = [];
  const taken = new Set<UneatenPart>();
  for (const { pattern, isServed, isReplaced = false } of uneatenRules) {
    for (const match of roles.matchAll(pattern)) {
      const [from = 0, to = 0] = match.indices?.groups?.food ?? [];
      const food = parts.slice(from, to);
      const whole = parts.slice(match.index, match.index + match[0].length);
      const isKnown = food.some((part) => mayNameFood(part, language));
      if (!isKnown || whole.some((part) => taken.has(part))) continue;
      for (const part of whole) taken.add(part);
      const first = food.findIndex(({ role }) => role === "word");
      found.push({ ...spanOf(whole), food: spanOf(food.slice(first)), isServed, isReplaced });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

const spanOf = (parts: readonly UneatenPart[]): Span => ({
  start: parts[0]?.start ?? 0,
  end: parts.at(-1)?.end ?? 0,
});

/** Words of talk; those of amounts may name a food as well: "steak". */
const talkStems = forLanguage(
  ({ stopWords, stem }): ReadonlySet<string> =>
    new Set([...stopWords.chatter, ...stopWords.fillers].map(stem)),
);

const mayNameFood = ({ role, stem }: UneatenPart, language: Language): boolean =>
  role === "word" && !talkStems(language).has(stem) && !commonStems(language).has(stem);
