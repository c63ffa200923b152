import type { Language } from "../../../languages/language.ts";
import { leastBareGrams } from "../write-figures.ts";
import type { Basis, Eaten, Size } from "./find-figures.ts";

/** How many times the stated figures were eaten, and the eaten grams if known. */
export interface Ratio {
  readonly ratio: number;
  readonly grams?: number;
}

/** What the words of a statement say besides the figures. */
export interface Known {
  readonly sizes: readonly Size[];
  /** True for two nouns that name the same thing. */
  readonly isSame: (one: string | undefined, other: string | undefined) => boolean;
  readonly language: Language;
}

/** What was eaten in units of the basis; undefined if the message does not say how they relate. */
export function resolveEaten(
  basis: Basis | undefined,
  stated: Eaten,
  known: Known,
): Ratio | undefined {
  const eaten = asWeight(stated, known);
  if (basis === undefined || basis.isWhole) return resolveWhole(eaten, known);
  if (basis.count === undefined) return resolveWeighed(basis.grams ?? 0, eaten, known);
  const counted = { ...basis, count: basis.count };
  if (eaten.grams !== undefined) {
    const grams = basis.grams ?? times(gramsOf(basis.noun, known), basis.count);
    return toRatio(grams === undefined ? undefined : eaten.grams / grams, eaten.grams);
  }
  const ratio =
    eaten.share === undefined
      ? ofCount(counted, { ...eaten, count: eaten.count ?? 1 }, known)
      : ofShare(counted, { ...eaten, share: eaten.share }, known);
  const ofNoun =
    basis.noun === undefined ? gramsOf(undefined, known) : namedGrams(basis.noun, known);
  const grams = basis.grams ?? times(ofNoun, basis.count);
  return toRatio(ratio, times(grams, ratio ?? 0));
}

/** "500 ml bottle 330 kcal, drank 400": grams, if the package holds as many; pieces of a package are fewer than its grams. */
function asWeight(eaten: Eaten, { sizes }: Known): Eaten {
  const { count = 0, noun } = eaten;
  const isWeight = noun === undefined && count >= leastBareGrams;
  const hasParts = sizes.some(({ parts }) => parts !== undefined);
  return isWeight && !hasParts && sizes.some(({ grams = 0 }) => grams >= count)
    ? { grams: count }
    : eaten;
}

const toRatio = (ratio: number | undefined, grams?: number): Ratio | undefined =>
  ratio !== undefined && Number.isFinite(ratio) && ratio > 0
    ? { ratio, ...(grams !== undefined && { grams }) }
    : undefined;

const times = (grams: number | undefined, count: number) =>
  grams === undefined ? undefined : grams * count;

/** The grams of a noun, or of the only whole. */
function gramsOf(noun: string | undefined, known: Known): number | undefined {
  const weighed = known.sizes.filter(({ grams }) => grams !== undefined);
  const any = weighed.find((size) => size.noun === undefined || noun === undefined);
  return namedGrams(noun, known) ?? any?.grams;
}

const namedGrams = (noun: string | undefined, { sizes, isSame }: Known) =>
  noun === undefined
    ? undefined
    : sizes.find((size) => size.grams !== undefined && isSame(size.noun, noun))?.grams;

/** The number of parts of a package. */
const partsOf = ({ sizes }: Known) => sizes.find(({ parts }) => parts !== undefined)?.parts;

/** Of figures per 100 g. */
function resolveWeighed(per: number, eaten: Eaten, known: Known): Ratio | undefined {
  // "the bar is 180 g, had 4 squares of 24"
  const all = partsOf(known) ?? 1;
  // "3 of 8, 454 g pack"
  const isOfAll = eaten.noun === undefined && (eaten.count ?? 0) <= all;
  const isOfParts = isOfAll || (isPartNoun(eaten.noun, known) && !namedGrams(eaten.noun, known));
  const parts = isOfParts && eaten.count !== undefined ? all : 1;
  const amount = (eaten.count ?? eaten.share ?? 1) / parts;
  const ofCount = times(gramsOf(eaten.noun, known), amount);
  // "530 kcal per 100 g, weighed out 60"
  const isBareGrams = eaten.noun === undefined && (eaten.count ?? 0) >= leastBareGrams;
  const grams = eaten.grams ?? ofCount ?? (isBareGrams ? eaten.count : undefined);
  return toRatio(grams === undefined ? undefined : grams / per, grams);
}

/** Of figures of the whole. */
function resolveWhole({ grams, share, count }: Eaten, known: Known): Ratio | undefined {
  if (grams !== undefined) {
    const whole = gramsOf(undefined, known);
    return whole !== undefined && grams <= whole ? toRatio(grams / whole, grams) : undefined;
  }
  const parts = partsOf(known);
  const part = parts === undefined || count === undefined ? undefined : count / parts;
  return toRatio(share ?? part);
}

type Counted = Basis & { readonly count: number };

/** "had 2" after "serving size 15 crackers" is of servings; a larger number counts pieces. */
const leastPieces = 3;

/** "380 kcal per half pack, ate 2 packs" */
function ofCount(
  basis: Counted,
  { count, noun }: Eaten & { readonly count: number },
  known: Known,
): number | undefined {
  const { servingUnit } = known.language.amountPhrases;
  const isServing = noun === servingUnit || (noun === undefined && count < leastPieces);
  if (basis.isServing && isServing) return count;
  if (isHelping(basis, noun, known)) return count / basis.count;
  const parts = partsOf(known);
  const isOfBasis = basis.noun === undefined || known.isSame(noun, basis.noun);
  if (parts !== undefined && countsPieces(basis, noun, isOfBasis, known))
    return count / parts / basis.count;
  const isPart = isPartNoun(noun, known);
  if (isOfBasis || noun === undefined || (isPart && isPartNoun(basis.noun, known)))
    return count / basis.count;
  return isPart || parts === undefined ? undefined : (count * parts) / countOfPart(basis, known);
}

/** "serves 6", "cut into 8" */
const isDividedDish = ({ sizes }: Known) => sizes.some(({ isDivided }) => isDivided);

/** "serves 3, 510 kcal per serving, had a bowl" */
function isHelping({ noun: ofNoun = "" }: Counted, noun: string | undefined, known: Known) {
  const { amountPhrases, statedFigures } = known.language;
  const isPerServing =
    ofNoun === amountPhrases.servingUnit || statedFigures.helpingNouns.has(ofNoun);
  return isDividedDish(known) && isPerServing && statedFigures.helpingNouns.has(noun ?? "");
}

/** "6 in a box, the box is 480 kcal, had 2": not of boxes; "the pot is 2000 kcal, makes 5, had a bowl" */
function countsPieces(
  basis: Counted,
  noun: string | undefined,
  isOfBasis: boolean,
  known: Known,
): boolean {
  const { packages, multipacks } = known.language.statedFigures;
  const whole = basis.noun ?? "";
  const isDivided =
    basis.noun !== undefined &&
    isDividedDish(known) &&
    !basis.isServing &&
    !isPartNoun(whole, known);
  const isWhole = isDivided || packages.has(whole) || multipacks.has(whole);
  return isWhole && !(isOfBasis && noun !== undefined);
}

const isPartNoun = (noun: string | undefined, { language }: Known) =>
  language.statedFigures.partNouns.has(noun ?? "");

/** "380 kcal per half pack, ate the whole pack" */
function ofShare(
  basis: Counted,
  eaten: Eaten & { readonly share: number },
  known: Known,
): number | undefined {
  const { share, noun } = eaten;
  const isOfBasis = noun !== undefined && known.isSame(noun, basis.noun);
  if (isOfBasis) return share / basis.count;
  const isEach = basis.noun === undefined && basis.count === 1;
  const isServing = basis.isServing || isEach || isPartNoun(basis.noun, known);
  const ofPackage = isServing ? ofServings(basis, eaten, known) : undefined;
  // All of it, at so much per serving or each: how many there were is not said.
  const isOfUnknown = basis.count >= 1 && (basis.noun === undefined || (isServing && share === 1));
  return ofPackage ?? (isOfUnknown ? undefined : share / basis.count);
}

/** The count of the basis that one part of a package has: of "2/3 cup = 230 kcal, 3 servings per pint" all of it. */
const countOfPart = ({ isServing, count }: Counted, { sizes, language }: Known) =>
  isServing || sizes.some(({ partNoun }) => partNoun === language.amountPhrases.servingUnit)
    ? 1
    : count;

/** The servings in a share of a package, if its size is known. */
function ofServings(
  basis: Counted,
  { share, noun }: Eaten & { readonly share: number },
  known: Known,
): number | undefined {
  const [parts, whole] = [partsOf(known), gramsOf(noun, known)];
  if (parts !== undefined) return (share * parts) / countOfPart(basis, known);
  return whole === undefined || basis.grams === undefined
    ? undefined
    : (share * whole) / basis.grams;
}
