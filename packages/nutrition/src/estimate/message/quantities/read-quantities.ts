import type { Language } from "../../../languages/language.ts";
import { partPattern } from "../stated-figures/part-pattern.ts";
import { type Amount, type Facts, findEatenPart, times, wholeGrams, wholeKcal } from "./facts.ts";
import type { QuantityPart } from "./quantity-part.ts";
import { readWithoutPart, type WithoutPart } from "./read-without-part.ts";
import { applyRules, figureRules, newReading, ownRules, type Reading, shareRules, wholeRules } from "./read-facts.ts";

/** How much of a food was eaten. */
export interface Quantity {
  /** The parts of its name, in order. */
  readonly name: readonly QuantityPart[];
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
      states,
      nutrients: facts.nutrients,
      isVolume: facts.isVolume === true,
      isNet: facts.isNet === true,
      ratio: stated && eaten.kcal ? eaten.kcal / stated : 1,
      ...eaten,
    }
  );
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
const unreadable = /\?|bC&[CW]|Cn=Cn|w=?[CFW]n?O?o|k.*k.*k/;

/** What may be left of a clause. */
const neutral = /^[ontAIeG&wTOsqh=vaumxkgDZ.]$/;
const neutralIfNone = /^[ontAIeG&wTOsqh=vaumxkgDZElPrC.]$/;

/** The names of foods, in order. */
const findNames = (
  parts: readonly QuantityPart[],
  language: Language,
): readonly (readonly QuantityPart[])[] =>
  [...codesOf(parts).matchAll(nameRun)].map(({ index, 0: run }) => {
    const end = index + run.length;
    return parts.slice(index, endsName(parts[end], language) ? end + 1 : end);
  });

const codesOf = (parts: readonly QuantityPart[]) => parts.map(({ code }) => code).join("");

/** One name, which may be said again. */
function areSame([first = [], ...others]: readonly (readonly QuantityPart[])[]): boolean {
  const stems = new Set(first.map(({ stem }) => stem));
  return others.every((run) => run.every(({ stem, code }) => code !== "o" || stems.has(stem)));
}

const toQuantity = (
  name: readonly QuantityPart[],
  { kcal, stated }: WithoutPart,
): Quantity => ({
  name,
  states: [],
  nutrients: [],
  isVolume: false,
  isNet: false,
  ratio: kcal / stated,
  kcal,
  grams: undefined,
  pieces: undefined,
});

const nameRun = partPattern("o (?: [otn]* o | & o (?![CW]) )* ", "g");

const endsName = (part: QuantityPart | undefined, { quantityWords }: Language) =>
  part?.code === "n" && quantityWords.nounsOfNames.has(part.text);

/** The parts with the name as one, without it where it is said again and without states. */
function joinName(
  parts: readonly QuantityPart[],
  name: readonly QuantityPart[],
): readonly QuantityPart[] {
  const [first] = name;
  return parts
    .filter((part) => part === first || (!name.includes(part) && part.code !== "t"))
    .map((part) =>
      part === first ? { ...part, isPlural: name.at(-1)?.isPlural === true } : part,
    )
    .map((part) => (part.code === "o" && part.start !== first?.start ? { ...part, code: "=" } : part));
}

function splitClauses(parts: readonly QuantityPart[]): readonly (readonly QuantityPart[])[] {
  const clauses: QuantityPart[][] = [[]];
  parts.forEach((part, at) => {
    const isJoin = part.code === "&" && !isBetweenPeople(parts, at);
    if (part.code !== "." && !isJoin) {
      clauses.at(-1)?.push(part);
      return;
    }
    // "had one and then half of another"
    const verb = clauses.at(-1)?.find(({ code }) => code === "e");
    const isOfOther = clauses.at(-1)?.some(({ code }) => /[Plo]/.test(code));
    const next = codesOf(parts.slice(at + 1)).split(/[.&]/)[0] ?? "";
    const isMore = isJoin && part.isAddition && verb && !isOfOther && onlyAmount.test(next);
    clauses.push(isMore ? [verb] : []);
  });
  return clauses.filter((clause) => clause.length > 0);
}
const onlyAmount = /^[=Ix]*[CFA][COFna=]*$/;

const isBetweenPeople = (parts: readonly QuantityPart[], at: number) =>
  /^[IP]$/.test(parts[at - 1]?.code ?? "") &&
  /^[IP]$/.test(parts[at + 1]?.code ?? "") &&
  !/^[eCFW]$/.test(parts[at + 2]?.code ?? "");

/** The parts of a clause that are not understood. */
function readClause(clause: readonly QuantityPart[], facts: Facts): readonly QuantityPart[] {
  if (clause.some(({ code }) => /[sqbGH]/.test(code))) facts.isShared = true;
  const reading: Reading = { parts: clause.filter(({ code }) => code !== "="), facts };
  for (const rules of [shareRules, wholeRules, ownRules, wholeRules]) applyRules(reading, rules);
  return reading.parts;
}

interface Eaten {
  readonly grams: number | undefined;
  readonly kcal: number | undefined;
  readonly pieces: number | undefined;
}

const nothing: Eaten = { grams: 0, kcal: 0, pieces: undefined };

function resolve(facts: Facts): Eaten | undefined {
  if (facts.isNone) return facts.own.length > 0 ? undefined : nothing;
  if (facts.isOfServing && facts.isCounted) return undefined;
  const known = withOwnPieces(facts);
  const hasShare =
    known.own.length + known.left.length + known.others.length > 0 || known.people !== undefined;
  const ofPieces = known.kcalOfPiece ?? known.gramsOfPiece;
  const ofWhole = ofPieces ?? known.kcalOfGram ?? known.gramsOfVessel ?? known.kcal;
  if (!hasShare && ofWhole === undefined && !known.isTimes && !known.isNet) return undefined;
  const part = hasShare ? findEatenPart(known) : 1;
  if (part === undefined || part <= 0) return undefined;
  const [grams, kcal] = [times(wholeGrams(known), part), times(wholeKcal(known), part)];
  const pieces =
    grams === undefined && kcal === undefined && (known.isCounted || known.isTimes)
      ? times(known.pieces, part)
      : undefined;
  return grams ?? kcal ?? pieces ? { grams, kcal, pieces } : undefined;
}

/** "450 kcal a slice, had two": as if there were two; likewise grams of figures per 100 g. */
function withOwnPieces(facts: Facts): Facts {
  const [own, ...others] = facts.own;
  const isOne = !own && facts.isOnePortion && facts.pieces !== undefined;
  if (isOne) return { ...facts, own: [{ kind: "count", value: 1 }] };
  if (!own || facts.left.length + facts.others.length > 0) return facts;
  const sum = (kind: Amount["kind"]) =>
    facts.own.every((amount) => amount.kind === kind)
      ? facts.own.reduce((total, { value }) => total + value, 0)
      : undefined;
  const ofPiece = facts.kcalOfPiece ?? facts.gramsOfPiece;
  const count = sum("count");
  if (count !== undefined && facts.pieces === undefined && ofPiece !== undefined)
    return { ...facts, own: [], pieces: count, people: undefined };
  const grams = others.length === 0 ? sum("grams") : undefined;
  if (grams === undefined || facts.grams !== undefined) return facts;
  const kcalOfGram =
    facts.kcalOfGram ??
    (facts.gramsOfPiece ? times(facts.kcalOfPiece, 1 / facts.gramsOfPiece) : undefined);
  return kcalOfGram === undefined
    ? facts
    : { ...facts, own: [{ kind: "part", value: 1 }], grams, kcalOfGram, kcalOfPiece: undefined, gramsOfPiece: undefined };
}
