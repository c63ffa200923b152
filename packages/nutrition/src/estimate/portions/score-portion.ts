import type { Amount } from "../chunks/amount.ts";
import { isSizeOnly, mlOfPortion, type PortionLabel } from "../match/portion-labels.ts";
import { equivalentUnits, gramsOfUnit, mlOfUnit, sizeSynonyms } from "../vocabulary/amounts.ts";
import { slicedFoods } from "../vocabulary/food-classes.ts";
import type { PortionQuery } from "./portion-query.ts";
import {
  isCounted,
  isSingular,
  isUnlikelyCountUnit,
  penalizeUnlikelyCountUnit,
  scoreKey,
  scoreOfContainer,
  scorePiece,
  servingVessels,
} from "./score-piece-portion.ts";

/** The portion that agrees best with what was said; the first of equals. */
export function choosePortion(
  portions: readonly PortionLabel[],
  asked: PortionQuery,
): PortionLabel | undefined {
  const usual = portions.find((portion) => portion.isUnspecified)?.grams;
  const head = headAmong(portions, asked);
  const words = wordsLeft(asked);
  const hasDefault = portions.some(({ isDefault, isUnspecified }) => isDefault && !isUnspecified);
  const said = sizesSaid({ ...asked, words });
  const wanted = { ...asked, words, head, hasDefault };
  const units = unitsKnown(portions, wanted.amount?.units ?? []);
  const sizes = units.length > 0 ? said : nearestSizes(portions, said);
  let best: PortionLabel | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const portion of portions) {
    const score = scorePortion(portion, wanted, units, sizes, usual);
    if (score > bestScore) [best, bestScore] = [portion, score];
  }
  return best;
}

/** "half a can of pears" counts cans by the half: the word says no half of a pear beside it. */
function wordsLeft({ words, amount }: PortionQuery): ReadonlySet<string> {
  const isHalved = amount !== undefined && amount.count % 1 === 0.5;
  return isHalved && words.has("half") ? words.difference(new Set(["half"])) : words;
}

/** "a cracker that is low in salt" is a cracker, where the food is called so and no portion is a salt. */
function headAmong(portions: readonly PortionLabel[], asked: PortionQuery): string | undefined {
  const { head, nameHead, words, isPluralFood } = asked;
  if (!isPluralFood || nameHead === undefined || !words.has(nameHead)) return head;
  return portions.some(({ mainWords }) => mainWords.includes(head ?? "")) ? head : nameHead;
}

/** A unit that none of the portions knows is left out, unless it is one of volume. */
export function unitsKnown(
  portions: readonly PortionLabel[],
  units: readonly string[],
): readonly string[] {
  return units.filter(
    (unit) =>
      mlOfUnit.has(unit) ||
      portions.some(
        (portion) =>
          portion.words.has(unit) || isEquivalent(portion, unit) || isPieceOfBar(portion, unit),
      ),
  );
}

/** "a piece of chocolate", where the smallest that has a weight is a miniature bar. */
const isPieceOfBar = ({ mainWords, sizes }: PortionLabel, unit: string) =>
  unit === "piece" && mainWords[0] === "bar" && sizes.has("miniature");

function isEquivalent(portion: PortionLabel, unit: string): boolean {
  return (equivalentUnits.get(unit) ?? []).some((other) => portion.words.has(other));
}

// The scores' proportions come from trials on the development rows; what matters is their order.
function scorePortion(
  portion: PortionLabel,
  wanted: PortionQuery,
  units: readonly string[],
  sizes: ReadonlySet<string>,
  usual: number | undefined,
): number {
  if (portion.isUnspecified) return scoreUnspecified(wanted, units, sizes);
  return (
    scoreUnits(portion, units, sizes) +
    scoreSizes(portion, sizes) +
    scoreInches(portion, wanted.amount) +
    scoreWords(portion, wanted, units) +
    scoreRest(portion, wanted) +
    scoreMeasureNotAsked(portion, wanted) +
    penalizeUnlikelyCountUnit(portion, wanted, units) +
    scoreOfContainer(portion, wanted) +
    scoreUsual(portion, usual, units, sizes, wanted) +
    scoreSpread(portion, wanted) +
    scoreWhole(portion, wanted) +
    scoreShare(portion, wanted, units) +
    scoreKey(portion, wanted.amount) +
    scoreExactName(portion, wanted, units) +
    scorePiece(portion, wanted, units, sizes)
  );
}

/** From here on, as a share of the usual portion, "miniature" is a small one and no bite. */
const smallestSmall = 0.4;

/**
 * The size to look for where a food has none of that said: the middle one, of which more or less is
 * taken. "A small sandwich" is the miniature one, where that is the only one below the regular.
 */
function nearestSizes(
  portions: readonly PortionLabel[],
  said: ReadonlySet<string>,
): ReadonlySet<string> {
  const isKnown = portions.some(({ sizes }) => !sizes.isDisjointFrom(said));
  if (isKnown || !(said.has("small") || said.has("large"))) return said;
  if (said.has("large")) return new Set(["medium"]);
  const gramsOf = (size: string) => portions.find(({ sizes }) => sizes.has(size))?.grams;
  const [miniature, regular] = [gramsOf("miniature"), gramsOf("regular")];
  const isSmall = miniature !== undefined && miniature >= smallestSmall * (regular ?? Infinity);
  return new Set([isSmall ? "miniature" : "medium"]);
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
  "kid",
]);

function sizesSaid(wanted: PortionQuery): ReadonlySet<string> {
  const inWords = [...wanted.words.intersection(plainSizes)];
  const named = inWords.map((word) => sizeSynonyms.get(word) ?? word);
  return new Set([...(wanted.amount?.sizes ?? []), ...named]);
}

/** USDA's "Quantity not specified" is a weak default: any portion that was named wins. */
function scoreUnspecified(
  wanted: PortionQuery,
  units: readonly string[],
  sizes: ReadonlySet<string>,
): number {
  // "a portion of lasagna" is the usual one.
  const isServing = wanted.amount?.units.some((unit) => unit === "serving") === true;
  if (isServing && sizes.size === 0) return 1.5;
  if (units.length > 0 || sizes.size > 0 || (isCounted(wanted) && wanted.isPluralFood)) return -0.6;
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
  for (const unit of units) score += scoreUnit(portion, unit, sizes.size > 0);
  return score;
}

function scoreUnit(portion: PortionLabel, unit: string, isSized: boolean): number {
  const full = isSized && vagueUnits.has(unit) ? 1.2 : 3;
  // "a cup" is no "small ice cream cup".
  if (portion.mainWords.length === 1 && portion.mainWords[0] === unit) return full + exactUnit;
  // "cup, pieces" is no piece.
  if (portion.mainWords[0] !== unit && servingVessels.has(portion.mainWords[0] ?? "")) {
    return isEquivalent(portion, unit) ? 1.6 : -0.8;
  }
  if (portion.mainWords.includes(unit)) return full;
  return scoreUnitElsewhere(portion, unit, isSized);
}

function scoreUnitElsewhere(portion: PortionLabel, unit: string, isSized: boolean): number {
  if (isPieceOfBar(portion, unit)) return 2;
  if (portion.words.has(unit) && unit !== "serving") return 2.2;
  if (isEquivalent(portion, unit)) return 1.6;
  return isSized && isSizeOnly(portion) && sizedMeasures.has(unit) ? 1.4 : -0.8;
}

/** "a large order", "a king-size bar", "a small cup": what is sold by size. */
const sizedMeasures = new Set(["serving", "order", "drink", "piece", "bar", "cup"]);

function scoreSizes(portion: PortionLabel, sizes: ReadonlySet<string>): number {
  const isAny = portion.words.has("any") || portion.words.has("nfs");
  const any = isAny ? 0.6 : 0;
  if (portion.sizes.size === 0) return any;
  if (sizes.size > 0) return any + scoreSizesSaid(portion.sizes, sizes);
  if (portion.sizes.has("medium") || portion.sizes.has("regular")) return any + 0.15;
  return isAny ? any + 0.2 : unaskedSize(portion);
}

/** "a bag" is the usual bag, be it small. */
const unaskedSize = (portion: PortionLabel) => (portion.isDefault ? 0 : -0.7);

/** The middle size is called medium or regular: one word stands for the other, a little worse than for itself. */
function scoreSizesSaid(own: ReadonlySet<string>, said: ReadonlySet<string>): number {
  const agreed = own.intersection(said).size;
  if (agreed > 0) return 2.5 + 0.2 * agreed - 0.25 * own.difference(said).size;
  return isMiddleSize(own) && isMiddleSize(said) ? 1.7 : -1.2;
}

export const isMiddleSize = (sizes: ReadonlySet<string>) =>
  sizes.has("medium") || sizes.has("regular");

/** Diameters of pizzas by their size, as USDA gives them. */
const pizzaInches: ReadonlyMap<string, { readonly from: number; readonly to: number }> = new Map([
  ["personal pizza", { from: 5, to: 7 }],
  ["small pizza", { from: 8, to: 10 }],
  ["medium pizza", { from: 11, to: 12 }],
  ["large pizza", { from: 13, to: 15 }],
  ["extra large pizza", { from: 16, to: 18 }],
]);

function inchesOfPizza(portion: PortionLabel) {
  const inches = pizzaInches.get(portion.mainWords.join(" "));
  return inches === undefined ? [] : [inches];
}

function scoreInches(portion: PortionLabel, amount: Amount | undefined): number {
  const inches = amount?.inches;
  if (inches === undefined) return 0;
  const lengths = portion.inches.length > 0 ? portion.inches : inchesOfPizza(portion);
  const isLong = lengths.some(({ from, to }) => inches > from - 0.3 && inches < to + 0.3);
  return isLong ? 2 : 0;
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
function scoreWords(portion: PortionLabel, wanted: PortionQuery, units: readonly string[]): number {
  let inMain = 0;
  let inRest = 0;
  let unsaid = 0;
  for (const word of portion.words) {
    if (portion.sizes.has(word) || units.includes(word)) continue;
    if (!wanted.words.has(word)) unsaid += silentWords.has(word) ? 0 : 1;
    else if (units.length > 0 && word === wanted.head) continue;
    else if (portion.mainWords.includes(word)) inMain += 1;
    else inRest += 1;
  }
  return Math.min(2, 0.9 * inMain) + 0.3 * inRest - 0.12 * unsaid;
}

/** "slice, crust not eaten" is meant where the crust was left, and only there. */
function scoreRest({ words }: PortionLabel, wanted: PortionQuery): number {
  if (!words.has("nocrust")) return 0;
  return wanted.words.has("nocrust") ? 2 : -2;
}

/** A cup or an ounce is not how people count what they did not measure. */
function scoreMeasureNotAsked(portion: PortionLabel, wanted: PortionQuery): number {
  const first = portion.mainWords[0] ?? "";
  if (first === "footlong" && !portion.isDefault && wanted.amount?.inches === undefined)
    return -0.7;
  const isMeasure =
    mlOfUnit.has(first) ||
    gramsOfUnit.has(first) ||
    ["yield", "surfaceinch", "cubicinch"].some((word) => portion.words.has(word));
  if (
    !isMeasure ||
    portion.isDefault ||
    wanted.words.has(first) ||
    wanted.amount?.units.includes(first)
  )
    return 0;
  return portion.words.has("cubicinch") ? -2.2 : -1.2;
}

/** The table's own default is liked; else portions far from USDA's usual quantity are not. */
function scoreUsual(
  portion: PortionLabel,
  usual: number | undefined,
  units: readonly string[],
  sizes: ReadonlySet<string>,
  wanted: PortionQuery,
): number {
  if (portion.isDefault) {
    const isOpen = units.length === 0 && sizes.size === 0 && wanted.amount?.inches === undefined;
    return isOpen && !isUnlikelyCountUnit(portion, wanted) ? 2 : 0.3;
  }
  if (usual === undefined || sizes.size > 0) return 0;
  return -Math.min(0.8, 0.35 * Math.abs(Math.log(portion.grams / usual)));
}

const wholeWords = ["whole", "entire"];

/** "a whole halibut", "an entire pie". */
function scoreWhole(portion: PortionLabel, { words, nameWords }: PortionQuery): number {
  const isOfAll = portion.words.has("whole") && mlOfPortion(portion) === undefined;
  const isSaid = wholeWords.some((word) => words.has(word)) && !nameWords?.has("whole");
  return isOfAll && isSaid ? 3 : 0;
}

/** "half a pizza" is half of all of it, and no half of a serving. */
function scoreShare(portion: PortionLabel, wanted: PortionQuery, units: readonly string[]): number {
  if (!isShareOfWhole(wanted, units)) return 0;
  const last = portion.mainWords.at(-1) ?? "";
  if (portion.words.has("individual")) return 0;
  if (slicedFoods.has(last) || portion.words.has("whole")) return 4;
  return last === "slice" || piecesOfWhole(portion) !== undefined ? 3 : 0;
}

/** How many of a portion the whole is cut into: six of "piece (1/6 of 8" pie)". */
export function piecesOfWhole({ label }: PortionLabel): number | undefined {
  const [, count] = /\b1\/(\d{1,2}) of\b/i.exec(label) ?? [];
  return count === undefined ? undefined : Number(count);
}

/** "a quarter of a pie": less than one of what is cut up to be eaten. */
export function isShareOfWhole({ amount, head }: PortionQuery, units: readonly string[]): boolean {
  const count = amount?.count ?? 1;
  return count < 1 && units.length === 0 && slicedFoods.has(head ?? "");
}

/** A measure by its own name, which nothing of the food's name says: "an artichoke heart", "silver dollar pancake". */
function scoreExactName(
  portion: PortionLabel,
  wanted: PortionQuery,
  units: readonly string[],
): number {
  // "new potatoes" without a number are not one of them.
  const isOne = isSingular(wanted) || isCounted(wanted);
  if (units.length > 0 || !isOne) return 0;
  // "a soft pretzel stick" of a food that is called soft pretzel.
  const isOfName =
    portion.mainWords.at(-1) === wanted.head && !wanted.nameWords?.has(wanted.head ?? "");
  if (isOfName && portion.mainWords.every((word) => wanted.words.has(word))) return 1.5;
  const own = portion.mainWords.filter(
    (word) => word !== wanted.head && !portion.sizes.has(word) && !silentWords.has(word),
  );
  const isSaid = own.every((word) => wanted.words.has(word) && !wanted.nameWords?.has(word));
  return own.length > 0 && isSaid && !own.includes("half") ? 1.5 : 0;
}

const spoons = new Set(["tablespoon", "teaspoon", "packet", "floz"]);

/** What is spread or stirred in is taken by the pat or the spoon, where the food has one. */
function scoreSpread(portion: PortionLabel, wanted: PortionQuery): number {
  if (!wanted.isSpread) return 0;
  if (portion.mainWords.includes("pat")) return 6;
  return portion.mainWords.length === 1 && spoons.has(portion.mainWords[0] ?? "") ? 3.5 : 0;
}
