import { leastBareGrams, maxItemKcal } from "../write-figures.ts";
import { type Amount, type Facts, findEatenPart, times, wholeGrams, wholeKcal } from "./facts.ts";

/** How much was eaten; pieces, or a part of all, only if neither grams nor energy is known. */
export interface Eaten {
  readonly grams: number | undefined;
  readonly kcal: number | undefined;
  readonly pieces: number | undefined;
  /** The pieces are counted by the noun before the name. */
  readonly isOfNoun?: boolean;
  /** The pieces are of so many. */
  readonly piecesOfAll?: number | undefined;
  readonly part?: number;
  /** The part is of the whole that the name is of, not of the noun before it. */
  readonly isOfWhole?: boolean;
}

const nothing: Eaten = { grams: 0, kcal: 0, pieces: undefined };

/** How much was eaten; undefined if the facts do not say it, or if they say nothing about amounts. */
export function resolve(facts: Facts): Eaten | undefined {
  if (facts.isNone) return facts.own.length > 0 ? undefined : nothing;
  if (facts.isOfServing && facts.isCounted) return undefined;
  const known = withOwnPieces(ofOne(asWeight(facts)));
  const hasShare = hasAmounts(known) || known.people !== undefined;
  if (!hasShare && !hasFigures(known)) return undefined;
  const part = hasShare ? findEatenPart(known) : 1;
  if (part === undefined) return ofOwnWeight(known);
  if (part <= 0 || (known.isUnfinished && part === 1)) return undefined;
  const eaten = eatenPart(known, part);
  return (eaten?.kcal ?? 0) > maxItemKcal ? undefined : eaten;
}

/** "500 ml bottle 330 kcal, drank 400": grams or millilitres, if the package holds as many. */
function asWeight(facts: Facts): Facts {
  const { own, pieces, grams = 0 } = facts;
  const isWeight = ({ kind, value }: Amount) =>
    kind === "pieces" && value >= leastBareGrams && value <= grams;
  if (pieces !== undefined || facts.isCounted || !own.some(isWeight)) return facts;
  return { ...facts, own: own.map((one) => (isWeight(one) ? { ...one, kind: "grams" } : one)) };
}

function eatenPart(known: Facts, part: number): Eaten | undefined {
  const [grams, kcal] = [times(wholeGrams(known), part), times(wholeKcal(known), part)];
  if (grams !== undefined) return { grams, kcal, pieces: undefined };
  if (kcal !== undefined || known.isCounted || known.isTimes)
    return { grams, kcal, ...ofPieces(known, part) };
  const isKnown = hasAmounts(known) ? !known.isPlain : known.pieces !== undefined;
  return isKnown && part < 1 && !hasFiguresOfPiece(known) ? ofPart(known, part) : undefined;
}

const hasFiguresOfPiece = ({ kcalOfPiece, kcalOfGram, gramsOfPiece }: Facts) =>
  (kcalOfPiece ?? kcalOfGram ?? gramsOfPiece) !== undefined;

const hasAmounts = ({ own, left, others }: Facts) => own.length + left.length + others.length > 0;

/** "he had 300 g and I had 150 g" */
function ofOwnWeight(facts: Facts): Eaten | undefined {
  const isOwn = facts.own.length > 0 && facts.own.every(({ kind }) => kind === "grams");
  const isKnown = (wholeGrams(facts) ?? wholeKcal(facts)) !== undefined;
  if (!isOwn || isKnown || facts.others.length === 0) return undefined;
  const grams = facts.own.reduce((sum, { value }) => sum + value, 0);
  return { grams, kcal: undefined, pieces: undefined };
}

/** "3 of the 8 slices", or three quarters of it, without its weight. */
function ofPart(facts: Facts, part: number): Eaten | undefined {
  const eaten = { grams: undefined, kcal: undefined, pieces: times(facts.pieces, part) };
  if (facts.isCountedAfterName) return eaten;
  if (facts.isDivided) return { ...eaten, part, isOfWhole: true };
  // What is shared is larger than what one person has.
  if (facts.pieces === undefined)
    return facts.people === undefined ? { ...eaten, part } : undefined;
  return facts.nounOfPieces === undefined
    ? { ...eaten, piecesOfAll: facts.pieces }
    : { ...eaten, isOfNoun: true };
}

/** A number of pieces of a food that was counted. */
const ofPieces = ({ isCounted, isTimes, pieces }: Facts, part: number) => ({
  pieces: isCounted || isTimes ? times(pieces, part) : undefined,
});

/** Figures of a piece or of a gram, or words that other readers do not know: of all of the food. */
const hasFigures = (facts: Facts) =>
  facts.isTimes ||
  facts.isNet ||
  (facts.grams !== undefined && (facts.isWeighed || facts.gramsCooked !== undefined)) ||
  facts.isBare ||
  facts.kcal !== undefined ||
  facts.gramsOfVessel !== undefined ||
  facts.kcalOfGram !== undefined ||
  (facts.pieces !== undefined &&
    (facts.kcalOfPiece !== undefined || (facts.gramsOfPiece !== undefined && !facts.isUsualForm)));

/** "crisps 25 g bag, 521 kcal per 100 g": the energy of the bag is known as well. */
const isEnergyKnown = ({ kcal, grams, kcalOfGram }: Facts) =>
  kcal !== undefined || (grams !== undefined && kcalOfGram !== undefined);

/** "crisps 25 g 130 kcal, 2 bags": of each of them; "a slice is 110 kcal, ate half of it": of all. */
function ofOne(facts: Facts): Facts {
  const { own, left, others, kcal, grams, pieces, piecesOfLabel } = facts;
  const isOfPieces = own.length > 0 && own.every(({ kind }) => kind === "pieces");
  if (piecesOfLabel !== undefined && pieces === undefined && !isOfPieces)
    return { ...facts, pieces: piecesOfLabel };
  if (!facts.isOfOne) return facts;
  if (facts.kcalOfPiece !== undefined) {
    const isPart = own.length > 0 && own.every(({ kind }) => kind === "part");
    return pieces === undefined && (isPart || facts.isAll) ? { ...facts, pieces: 1 } : facts;
  }
  const isCount = isOfPieces || (own.length === 0 && pieces !== undefined);
  if (!isCount || !isEnergyKnown(facts) || left.length + others.length > 0) return facts;
  const ofPiece = { kcalOfPiece: kcal, gramsOfPiece: grams };
  return { ...facts, kcal: undefined, grams: undefined, ...ofPiece };
}

/** "450 kcal a slice, had two": as if there were two; likewise grams of figures per 100 g. */
function withOwnPieces(facts: Facts): Facts {
  const [own, ...others] = facts.own;
  const isOne = !own && facts.isOnePortion && facts.pieces !== undefined;
  if (isOne) return { ...facts, own: [{ kind: "pieces", value: 1 }] };
  if (!own || facts.left.length + facts.others.length > 0) return facts;
  const isOfOneKind = others.every(({ kind }) => kind === own.kind);
  const total = facts.own.reduce((sum, { value }) => sum + value, 0);
  const ofPiece = facts.kcalOfPiece ?? facts.gramsOfPiece;
  if (!isOfOneKind) return facts;
  if (own.kind === "pieces" && facts.pieces === undefined && ofPiece !== undefined)
    return { ...facts, own: [], pieces: total, people: undefined };
  if (own.kind !== "grams") return facts;
  return facts.grams === undefined ? ofOwnGrams(facts, total) : ofMoreGrams(facts, total);
}

/** "almonds 28 g 170 kcal, had 42 g": the figures are of a serving of the label. */
function ofMoreGrams(facts: Facts, total: number): Facts {
  const { grams, kcal, pieces } = facts;
  if (grams === undefined || kcal === undefined || pieces !== undefined || total <= grams)
    return facts;
  const label = { ...facts, grams: undefined, kcal: undefined, kcalOfGram: kcal / grams };
  return ofOwnGrams(label, total);
}

/** As if all of it had the weight of the eaten part, if the energy of a gram is known. */
function ofOwnGrams(facts: Facts, grams: number): Facts {
  const ofPiece = times(facts.kcalOfPiece, 1 / (facts.gramsOfPiece ?? Number.NaN));
  const kcalOfGram = facts.kcalOfGram ?? ofPiece;
  if (kcalOfGram === undefined || Number.isNaN(kcalOfGram)) return facts;
  const own: readonly Amount[] = [{ kind: "part", value: 1 }];
  return {
    ...facts,
    own: [...own],
    grams,
    kcalOfGram,
    kcalOfPiece: undefined,
    gramsOfPiece: undefined,
  };
}
