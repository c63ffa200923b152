import type { Language } from "../../../languages/language.ts";
import { partPattern } from "../stated-figures/part-pattern.ts";
import { ownRules, shareRules } from "./clause-rules.ts";
import { codesOf, splitClauses } from "./clauses.ts";
import type { Facts } from "./facts.ts";
import { figureRules } from "./figure-rules.ts";
import { areSame, findNames, joinName } from "./names.ts";
import type { QuantityPart } from "./quantity-part.ts";
import { readWithoutPart, type WithoutPart } from "./read-without-part.ts";
import { resolve } from "./resolve-facts.ts";
import { applyRules, newReading, type Reading } from "./rules.ts";
import { wholeRules } from "./whole-rules.ts";

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
  /** Pieces, if neither its weight nor its energy is known. */
  readonly pieces: number | undefined;
  readonly nutrients: readonly QuantityPart[];
  /** How often the stated figures were eaten. */
  readonly ratio: number;
}

/** How much was eaten of the only food of these parts; undefined if one of them is not understood. */
export function readQuantity(
  parts: readonly QuantityPart[],
  language: Language,
): Quantity | undefined {
  if (unreadable.test(codesOf(parts))) return undefined;
  const names = findNames(parts, language);
  const [name] = names;
  if (!name) return undefined;
  const without = readWithoutPart(parts, name, language);
  if (without) return toQuantity(name, without);
  const read = readFactsOfOne(parts, language);
  if (!read) return undefined;
  const { facts } = read;
  const states = parts.filter(
    (part, at) => !name.includes(part) && (part.code === "t" || isStateAlone(parts, at)),
  );
  const stated = statedEnergy(parts);
  const eaten = resolve(facts);
  return (
    eaten && {
      name,
      container: containerOf(parts, name, language),
      states,
      nutrients: facts.nutrients,
      isVolume: facts.isVolume === true,
      isNet: facts.isNet === true,
      ratio: stated && eaten.kcal ? eaten.kcal / stated : 1,
      ...eaten,
    }
  );
}

/** A package before the name, which says that the food is as it was sold. */
function containerOf(
  parts: readonly QuantityPart[],
  [first]: readonly QuantityPart[],
  { functionWords, statedFigures }: Language,
): string {
  const at = first ? parts.indexOf(first) : -1;
  const noun = parts[at - 1]?.code === "O" ? parts[at - 2] : undefined;
  return noun?.code === "n" && statedFigures.packages.has(noun.stem)
    ? `${noun.text} ${functionWords.partitive} `
    : "";
}

/** What the parts say about the only food that they name; without a name, about what was named before. */
export function readFactsOfOne(
  parts: readonly QuantityPart[],
  language: Language,
): { readonly facts: Facts; readonly name: readonly QuantityPart[] } | undefined {
  const names = findNames(parts, language);
  if (unreadable.test(codesOf(parts)) || !areSame(names)) return undefined;
  const [name = []] = names;
  const reading = newReading(joinName(parts, name));
  applyRules(reading, figureRules);
  const { facts } = reading;
  facts.isBare = parts.some(({ isBare }) => isBare);
  const left = splitClauses(reading.parts).flatMap((clause) => readClause([...clause], facts));
  const allowed = facts.isNone ? neutralIfNone : neutral;
  return left.every(({ code }) => allowed.test(code)) ? { facts, name } : undefined;
}

/** "milk (whole)" */
const isStateAlone = (parts: readonly QuantityPart[], at: number) =>
  parts[at]?.code === "T" && parts[at - 1]?.code === "." && parts[at + 1]?.code === ".";

const statedEnergy = (parts: readonly QuantityPart[]) =>
  parts.find(({ code }) => code === "E")?.value;

/** "between 40 and 50 g", "2 bowls = 1 serving", "with 20 g butter", several times */
const unreadable = partPattern(
  String.raw`\? | b C & [CW] | C n = [CF] | w =? [CFW] n? O? o | k .* k .* k`,
);

/** What may be left of a clause. */
const neutral = /^[ontAIeG&wTOsqh=vaumxkgDZ.]$/;
const neutralIfNone = /^[ontAIeG&wTOsqh=vaumxkgDZElPrC.]$/;

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
  pieces: undefined,
});

/** The parts of a clause that are not understood. */
function readClause(clause: readonly QuantityPart[], facts: Facts): readonly QuantityPart[] {
  if (clause.some(({ code }) => /[sqbGH]/.test(code))) facts.isShared = true;
  const reading: Reading = { parts: clause.filter(({ code }) => code !== "="), facts };
  applyRules(reading, shareRules);
  applyRules(reading, wholeRules);
  applyRules(reading, ownRules, /[eI]/);
  applyRules(reading, wholeRules);
  return reading.parts;
}
