import type { Language } from "../../../languages/language.ts";
import { hasRole, type Role } from "../roles/role.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
import { ownRules, shareRules } from "./clause-rules.ts";
import { splitClauses } from "./clauses.ts";
import type { Facts } from "./facts.ts";
import { figureRules } from "./figure-rules.ts";
import { areSame, findNames, joinName } from "./names.ts";
import type { QuantityPart } from "./quantity-part.ts";
import { readWithoutPart, type WithoutPart } from "./read-without-part.ts";
import { resolve } from "./resolve-facts.ts";
import { applyRules, newReading, type Reading } from "./rules.ts";
import { wholeRules } from "./whole-rules.ts";
import { writeCount } from "./write-count.ts";

/** How much of a food was eaten. */
export interface Quantity {
  /** The parts of its name, in order. */
  readonly name: readonly QuantityPart[];
  /** "pack of ", before the name. */
  readonly container: string;
  readonly states: readonly QuantityPart[];
  readonly grams: number | undefined;
  readonly isVolume: boolean;
  /** A weight with what is not eaten was said as well. */
  readonly isNet: boolean;
  readonly kcal: number | undefined;
  /** "3 slices of ", if its weight is not known. */
  readonly count: string;
  /** "no butter" */
  readonly excluded: readonly QuantityPart[];
  readonly nutrients: readonly QuantityPart[];
  /** How often the stated figures were eaten. */
  readonly ratio: number;
}

/** How much was eaten of the only food of these parts; undefined if one of them is not understood. */
export function readQuantity(
  parts: readonly QuantityPart[],
  language: Language,
): Quantity | undefined {
  if (unreadable.test(rolesOf(parts))) return undefined;
  const names = findNames(parts, language);
  const [name] = names;
  if (!name) return undefined;
  const without = readWithoutPart(parts, name, language);
  if (without) return toQuantity(name, without);
  const read = readFactsOfOne(parts, language);
  if (!read) return undefined;
  const { facts } = read;
  // "a ham sandwich and crisps, x2": of both.
  if (facts.isTimes && facts.kcal === undefined && name.some(({ role }) => role === "and"))
    return undefined;
  const stated = statedEnergy(parts);
  const eaten = resolve(facts);
  const count = eaten && writeCount(eaten, parts, name, language);
  // "chicken kabsa, quarter chicken": the second may be another food.
  if (!eaten || count === undefined || (count !== "" && names.length > 1)) return undefined;
  return {
    name,
    container: count === "" ? containerOf(parts, name, language) : "",
    states: statesOf(parts, name, language),
    nutrients: facts.nutrients,
    isVolume: facts.isVolume === true,
    isNet: facts.isNet === true,
    ratio: stated && eaten.kcal ? eaten.kcal / stated : 1,
    grams: eaten.grams,
    kcal: eaten.kcal,
    count,
    excluded: parts.filter(({ role }) => role === "excluded"),
  };
}

/** States next to the name; of "320 g raw, 270 g boiled" only those of the last weight. */
function statesOf(
  parts: readonly QuantityPart[],
  name: readonly QuantityPart[],
  { quantityWords }: Language,
): readonly QuantityPart[] {
  const states = parts.filter(
    (part, at) => !name.includes(part) && (part.role === "state" || isStateAlone(parts, at)),
  );
  const isCooked = states.some(({ text }) => quantityWords.cookedStates.has(text));
  const hasWeights = parts.filter(({ role }) => role === "weight").length > 1;
  return isCooked && hasWeights
    ? states.filter(({ text }) => !quantityWords.rawStates.has(text))
    : states;
}

/** A package before the name, which says that the food is as it was sold. */
function containerOf(
  parts: readonly QuantityPart[],
  [first]: readonly QuantityPart[],
  { functionWords, statedFigures }: Language,
): string {
  const at = first ? parts.indexOf(first) : -1;
  const noun = parts[at - 1]?.role === "of" ? parts[at - 2] : undefined;
  return noun?.role === "noun" && statedFigures.packages.has(noun.stem)
    ? `${noun.text} ${functionWords.partitive} `
    : "";
}

/** What the parts say about the only food that they name; without a name, about what was named before. */
export function readFactsOfOne(
  parts: readonly QuantityPart[],
  language: Language,
): { readonly facts: Facts; readonly name: readonly QuantityPart[] } | undefined {
  const names = findNames(parts, language);
  if (unreadable.test(rolesOf(parts)) || !areSame(names)) return undefined;
  const [name = []] = names;
  const reading = newReading(joinName(parts, name));
  applyRules(reading, figureRules);
  const { facts } = reading;
  facts.isOfOne ||= countsPackages(parts, name, language);
  facts.isAll = eatsAll.test(rolesOf(parts));
  facts.isBare = parts.some(({ isBare }) => isBare);
  facts.hasNet = parts.some(({ role }) => role === "net");
  const left = splitClauses(reading.parts).flatMap((clause) => readClause([...clause], facts));
  const allowed = facts.isNone ? neutralIfNone : neutral;
  return left.every(({ role }) => allowed.has(role)) ? { facts, name } : undefined;
}

/** "crisps 25 g 131 kcal, 2 bags", "protein bar 220 kcal, had 2": the figures are of each. */
function countsPackages(
  parts: readonly QuantityPart[],
  name: readonly QuantityPart[],
  { quantityWords, statedFigures }: Language,
): boolean {
  const [at, ...others] = parts.flatMap(({ role }, index) => (role === "count" ? [index] : []));
  const last = name.at(-1);
  if (at === undefined || others.length > 0 || !last || at < parts.indexOf(last)) return false;
  const before = parts.slice(0, at);
  const noun = parts[at + 1];
  if (!before.some(({ role }) => role === "energy")) return false;
  // "crisps 132 kcal x2"
  if (noun === undefined && parts[at - 1]?.role === "times") return true;
  return noun?.role === "noun"
    ? statedFigures.packages.has(noun.stem) ||
        quantityWords.smallPackages.has(noun.stem) ||
        last.stem === noun.stem
    : !last.isPlural || quantityWords.singularVerbs.has(parts[parts.indexOf(last) + 1]?.text ?? "");
}

/** "ate the whole can" */
const eatsAll = rolePattern("eat own* whole noun? (?! [except count fraction weight of] )");

/** "milk (whole)" */
const isStateAlone = (parts: readonly QuantityPart[], at: number) =>
  parts[at]?.role === "whole" && parts[at - 1]?.role === "mark" && parts[at + 1]?.role === "mark";

const statedEnergy = (parts: readonly QuantityPart[]) =>
  parts.find(({ role }) => role === "energy")?.value;

/** "between 40 and 50 g", "2 bowls = 1 serving" but not "24 pieces for 3 people", "with 20 g butter", several times */
const unreadable = rolePattern(
  `unknown | own count is count | between count and [count weight] | count noun is [count fraction] (?! between | noun [mark is]* energy ) |
   with is? [count fraction weight] noun? of? food | meal .* meal .* meal`,
);

/** What may be left of a clause. */
const neutral: ReadonlySet<Role> = new Set<Role>([
  "food",
  "noun",
  "state",
  "article",
  "own",
  "eat",
  "group",
  "and",
  "with",
  "whole",
  "of",
  "share",
  "equal",
  "each",
  "is",
  "before",
  "after",
  "empty",
  "makes",
  "times",
  "meal",
  "gross",
  "net",
  "nothing",
  "excluded",
  "mark",
]);
const neutralIfNone: ReadonlySet<Role> = new Set<Role>([
  ...neutral,
  "energy",
  "leave",
  "person",
  "rest",
  "count",
]);

const toQuantity = (name: readonly QuantityPart[], { kcal, stated }: WithoutPart): Quantity => ({
  name,
  container: "",
  states: [],
  nutrients: [],
  isVolume: false,
  isNet: false,
  ratio: kcal / stated,
  kcal,
  grams: undefined,
  count: "",
  excluded: [],
});

/** The parts of a clause that are not understood. */
function readClause(clause: readonly QuantityPart[], facts: Facts): readonly QuantityPart[] {
  if (clause.some((part) => hasRole(part, "share", "equal", "between", "group", "half")))
    facts.isShared = true;
  const reading: Reading = {
    parts: clause.filter((part) => !hasRole(part, "is", "excluded")),
    facts,
  };
  applyRules(reading, shareRules);
  applyRules(reading, wholeRules);
  applyRules(reading, ownRules, ["eat", "own"]);
  applyRules(reading, wholeRules);
  return reading.parts;
}
