import type { Language } from "../../../languages/language.ts";
import type { Token } from "../../words/tokens.ts";
import { readAmount } from "../roles/read-amount.ts";
import { hasRole, type Role } from "../roles/role.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
import type { QuantityPart } from "./quantity-part.ts";

/**
 * Without clauses about other people, and without occasions: "my friend who forgot his lunch", "for Linda's birthday". A clause with
 * an amount or a verb of eating stays. `dropCircumstances` leaves out the time, the place and the reason of a meal.
 */
export function dropRemarks(tokens: readonly Token[], language: Language): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = endOfRelativeClause(tokens, at, language) ?? endOfOccasion(tokens, at, language);
    if (end === undefined) kept.push(tokens[at] as Token);
    at = end ?? at + 1;
  }
  return kept;
}

const wordsOfOccasion = 3;

function endOfOccasion(
  tokens: readonly Token[],
  at: number,
  { quantityWords }: Language,
): number | undefined {
  if (!quantityWords.wordsBeforeOccasion.has(tokens[at]?.text ?? "")) return undefined;
  const words = tokens.slice(at + 1, at + 1 + wordsOfOccasion);
  const found = words.findIndex(({ text }) => quantityWords.occasions.has(text));
  const next = tokens[at + found + 2];
  const isEnd =
    next === undefined || next.kind === "mark" || quantityWords.quantityRoles.has(next.text);
  return found >= 0 && isEnd ? at + found + 2 : undefined;
}

/** Said about amounts, with or without a number. */
const rolesOfAmounts: ReadonlySet<Role> = new Set([
  "eat",
  "leave",
  "except",
  "rest",
  "none",
  "nothing",
  "share",
  "half",
]);

function endOfRelativeClause(
  tokens: readonly Token[],
  from: number,
  language: Language,
): number | undefined {
  const { quantityWords, partsLeft } = language;
  if (from === 0 || !quantityWords.relativePronouns.has(tokens[from]?.text ?? "")) return undefined;
  let end = from + 1;
  for (; end < tokens.length; end += 1) {
    const { kind, text } = tokens[end] as Token;
    if (kind === "mark" || partsLeft.conjunctions.has(text)) break;
    const amount = readAmount(tokens, end, language);
    const role = quantityWords.quantityRoles.get(text);
    const isAmount = amount !== undefined && amount.role !== "article";
    if (isAmount || (role !== undefined && rolesOfAmounts.has(role))) return undefined;
  }
  return end > from + 1 ? end : undefined;
}

/** "80 g dry pasta, 190 g cooked": the weight of all of it after cooking. */
export function findCookedWeights(
  parts: readonly QuantityPart[],
  { quantityWords }: Language,
): readonly QuantityPart[] {
  const isRaw = parts.some(
    ({ role, text }) => role === "state" && quantityWords.rawStates.has(text),
  );
  const weights = parts.filter(({ role }) => role === "weight").length;
  if (!isRaw || weights < 2) return parts;
  const roles = rolesOf(parts);
  const found = [...roles.matchAll(weightAndState)].map(({ index }) => index + 1);
  return parts.map((part, at) =>
    found.includes(at) && quantityWords.cookedStates.has(part.text)
      ? { ...part, role: "cooked" }
      : part,
  );
}
const weightAndState = rolePattern("(?<=[mark and is]) weight state (?= [mark and] | $)", "g");

/** "has" of "a bar has 210 kcal" as "is". */
export const findFigureVerbs = (
  parts: readonly QuantityPart[],
  { quantityWords }: Language,
): readonly QuantityPart[] =>
  parts.map((part, at) =>
    quantityWords.verbsOfContent.has(part.text) &&
    hasRole(parts[at + 1], "energy", "weight", "nutrient")
      ? { ...part, role: "is" }
      : part,
  );

/** "no butter" as one part; a message with an energy may say that of what is left out. */
export function findExclusions(parts: readonly QuantityPart[]): readonly QuantityPart[] {
  const found = parts.some(({ role }) => role === "energy")
    ? []
    : [...rolesOf(parts).matchAll(exclusion)];
  const ends = new Map(found.map(({ index, 0: { length } }) => [index, index + length]));
  const joined: QuantityPart[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] as QuantityPart;
    const end = ends.get(at) ?? at + 1;
    const role = ends.has(at) ? "excluded" : part.role;
    joined.push({
      ...part,
      role: role === "no" ? "food" : role,
      end: parts[end - 1]?.end ?? part.end,
    });
    at = end;
  }
  return joined;
}
const exclusion = rolePattern(
  "(?<= . .) no [food state]? [food state]? food (?= [mark meal and] | $ )",
  "g",
);

/** "the whole cake was 900 g", "95 g of meat" after another name: words for all of it, or for what is eaten of it. */
export function findGeneralNames(
  parts: readonly QuantityPart[],
  { quantityWords }: Language,
): readonly QuantityPart[] {
  const roles = rolesOf(parts);
  const isWithBones = parts.some((part) => hasRole(part, "gross", "net", "waste", "person"));
  const found = new Map<number, Role>();
  for (const { index, 0: run } of roles.matchAll(alone)) {
    const at = index + run.length - 1;
    const { text = "" } = parts[at] ?? {};
    const isEdible = isWithBones && quantityWords.edibleNames.has(text);
    if (isEdible && hasRole(parts[at - 1], "of")) found.set(at - 1, "filler");
    if (isEdible) found.set(at, hasRole(parts[index - 1], "eat") ? "noun" : "net");
    else if (quantityWords.generalNames.has(text)) found.set(at, "noun");
  }
  return parts
    .map((part, at) => ({ ...part, role: found.get(at) ?? part.role }))
    .filter(({ role }) => role !== "filler");
}
const alone = rolePattern(
  `(?<=food .* [mark and own eat] ) (?: whole food (?= is weight) | weight of food (?! food) | weight food (?= is? makes))`,
  "g",
);
