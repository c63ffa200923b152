import type { Amount } from "./amount.ts";
import type { PortionLabel } from "./portion-labels.ts";
import { equivalentUnits, gramsOfUnit, mlOfUnit } from "./vocabulary-amounts.ts";

/** What a portion is chosen by. */
export interface Wanted {
  readonly amount?: Amount | undefined;
  /** All words of the mention as the person wrote them, by stem and as units are called. */
  readonly words: ReadonlySet<string>;
  /** The food's noun: beside a unit it tells no portion from another. */
  readonly head?: string | undefined;
  /** The food's noun, where it was said in the singular: one piece of it is meant. */
  readonly singularHead?: string | undefined;
  /** Spread on something or stirred in, in an amount that was not said. */
  readonly isSpread?: boolean;
}

/** The portion that agrees best with what was said; the first of equals. */
export function choosePortion(
  portions: readonly PortionLabel[],
  wanted: Wanted,
): PortionLabel | undefined {
  const usual = portions.find((portion) => portion.isUnspecified)?.grams;
  const units = unitsToFind(portions, wanted.amount);
  let best: PortionLabel | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const portion of portions) {
    const score = scorePortion(portion, wanted, units, usual);
    if (score > bestScore) [best, bestScore] = [portion, score];
  }
  return best;
}

/** A unit that none of the portions knows is left out, unless it is one of volume. */
function unitsToFind(
  portions: readonly PortionLabel[],
  amount: Amount | undefined,
): readonly string[] {
  return (amount?.units ?? []).filter(
    (unit) =>
      mlOfUnit.has(unit) ||
      portions.some((portion) => portion.words.has(unit) || isEquivalent(portion, unit)),
  );
}

function isEquivalent(portion: PortionLabel, unit: string): boolean {
  return (equivalentUnits.get(unit) ?? []).some((other) => portion.words.has(other));
}

// The scores' proportions come from trials on the development rows; what matters is their order.
function scorePortion(
  portion: PortionLabel,
  wanted: Wanted,
  units: readonly string[],
  usual: number | undefined,
): number {
  const sizes = sizesSaid(wanted);
  if (portion.isUnspecified) return scoreUnspecified(wanted, units, sizes);
  return (
    scoreUnits(portion, units, sizes) +
    scoreSizes(portion, sizes) +
    scoreInches(portion, wanted.amount) +
    scoreWords(portion, wanted, units) +
    scoreMeasureNotAsked(portion, wanted) +
    scoreOddCount(portion, wanted, units) +
    scoreUsual(portion, usual, units, sizes, isOddlyCounted(portion, wanted)) +
    scoreSpread(portion, wanted) +
    scorePiece(portion, wanted, units, sizes)
  );
}

const plainSizes = new Set([
  "small",
  "medium",
  "large",
  "extra",
  "miniature",
  "jumbo",
  "king",
  "fun",
  "bite",
  "personal",
]);

function sizesSaid(wanted: Wanted): ReadonlySet<string> {
  return new Set([...(wanted.amount?.sizes ?? []), ...wanted.words.intersection(plainSizes)]);
}

/** USDA's "Quantity not specified" is a weak default: any portion that was named wins. */
function scoreUnspecified(
  wanted: Wanted,
  units: readonly string[],
  sizes: ReadonlySet<string>,
): number {
  if (units.length > 0 || sizes.size > 0) return -0.6;
  return wanted.amount?.isArticle ? 0.9 : 0.4;
}

/** Units that a size says more than: "a large order of fries" is large. */
const vagueUnits = new Set(["serving", "order", "drink", "piece"]);

/** A measure that is the unit said and nothing else. */
const exactUnit = 0.6;

function scoreUnits(
  portion: PortionLabel,
  units: readonly string[],
  sizes: ReadonlySet<string>,
): number {
  let score = 0;
  const isVague = sizes.size > 0;
  for (const unit of units) {
    if (portion.main.includes(unit)) score += isVague && vagueUnits.has(unit) ? 1.2 : 3;
    else if (portion.words.has(unit) && unit !== "serving") score += 2.2;
    else if (isEquivalent(portion, unit)) score += 1.6;
    else score -= 0.8;
    // "a cup" is no "small ice cream cup".
    if (portion.main.length === 1 && portion.main[0] === unit) score += exactUnit;
  }
  return score;
}

function scoreSizes(portion: PortionLabel, sizes: ReadonlySet<string>): number {
  const isAny = portion.words.has("any") || portion.words.has("nfs");
  const any = isAny ? 0.6 : 0;
  if (portion.sizes.size === 0) return any;
  if (sizes.size > 0) {
    const agreed = portion.sizes.intersection(sizes).size;
    if (agreed === 0) return any - 1.2;
    return any + 2.5 + 0.2 * agreed - 0.25 * portion.sizes.difference(sizes).size;
  }
  if (portion.sizes.has("medium") || portion.sizes.has("regular")) return any + 0.15;
  return isAny ? any + 0.2 : -0.7;
}

function scoreInches(portion: PortionLabel, amount: Amount | undefined): number {
  const inches = amount?.inches;
  if (inches === undefined) return 0;
  return portion.inches.some((length) => Math.abs(length - inches) < 0.3) ? 1.5 : 0;
}

const silentWords = new Set([
  "nfs",
  "any",
  "size",
  "or",
  "regular",
  "medium",
  "ns",
  "as",
  "to",
  "a",
]);

/** Words shared with the message speak for a portion, words nobody said a little against it. */
function scoreWords(portion: PortionLabel, wanted: Wanted, units: readonly string[]): number {
  let inMain = 0;
  let inRest = 0;
  let unsaid = 0;
  for (const word of portion.words) {
    if (portion.sizes.has(word) || units.includes(word)) continue;
    if (!wanted.words.has(word)) unsaid += silentWords.has(word) ? 0 : 1;
    else if (units.length > 0 && word === wanted.head) continue;
    else if (portion.main.includes(word)) inMain += 1;
    else inRest += 1;
  }
  return Math.min(2, 0.9 * inMain) + 0.3 * inRest - 0.12 * unsaid;
}

/** A cup or an ounce is not how people count what they did not measure. */
function scoreMeasureNotAsked(portion: PortionLabel, wanted: Wanted): number {
  const first = portion.main[0] ?? "";
  const isMeasure =
    mlOfUnit.has(first) ||
    gramsOfUnit.has(first) ||
    ["yield", "surface", "cubic"].some((word) => portion.words.has(word));
  if (
    !isMeasure ||
    portion.isDefault ||
    wanted.words.has(first) ||
    wanted.amount?.units.includes(first)
  )
    return 0;
  return portion.words.has("cubic") ? -2.2 : -1.2;
}

/** The table's own default is liked; else portions far from USDA's usual quantity are not. */
function scoreUsual(
  portion: PortionLabel,
  usual: number | undefined,
  units: readonly string[],
  sizes: ReadonlySet<string>,
  isCounted: boolean,
): number {
  if (portion.isDefault) return units.length === 0 && sizes.size === 0 && !isCounted ? 2 : 0.3;
  if (usual === undefined || sizes.size > 0) return 0;
  return -Math.min(0.8, 0.35 * Math.abs(Math.log(portion.grams / usual)));
}

const servedIn = new Set("serving cup bowl plate order tablespoon teaspoon handful".split(" "));

/** "two scrambled eggs" are not two servings of them. */
function isOddlyCounted(portion: PortionLabel, { amount }: Wanted): boolean {
  return amount !== undefined && amount.count > 1 && servedIn.has(portion.main[0] ?? "");
}

const vaguelyServed = new Set(["serving", "order"]);

/** "6 nuggets" are pieces where the food has a piece: nobody counts servings without saying so. */
function scoreOddCount(portion: PortionLabel, wanted: Wanted, units: readonly string[]): number {
  const isVague = vaguelyServed.has(portion.main[0] ?? "");
  return units.length === 0 && isVague && isOddlyCounted(portion, wanted) ? -1.5 : 0;
}

const spoons = new Set(["tablespoon", "teaspoon", "packet", "floz"]);

/** What is spread or stirred in is taken by the pat or the spoon, where the food has one. */
function scoreSpread(portion: PortionLabel, wanted: Wanted): number {
  if (!wanted.isSpread) return 0;
  if (portion.main.includes("pat")) return 6;
  return portion.main.length === 1 && spoons.has(portion.main[0] ?? "") ? 3.5 : 0;
}

/** "a cookie": one piece of what the noun names, not a cup of it. */
function scorePiece(
  portion: PortionLabel,
  wanted: Wanted,
  units: readonly string[],
  sizes: ReadonlySet<string>,
): number {
  const head = wanted.singularHead;
  if (head === undefined || units.length > 0 || portion.words.has("surface")) return 0;
  const isPiece = portion.main.slice(-2).includes(head) || portion.main[0] === head;
  const sizeAgrees =
    sizes.size > 0 ? portion.sizes.intersection(sizes).size > 0 : portion.sizes.size === 0;
  if (!isPiece || !sizeAgrees) return 0;
  return portion.words.size > portion.main.length ? 0.8 : 1.6;
}
