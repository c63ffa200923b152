import { type Amount, type Facts, findEatenPart, times, wholeGrams, wholeKcal } from "./facts.ts";

interface Eaten {
  readonly grams: number | undefined;
  readonly kcal: number | undefined;
  readonly pieces: number | undefined;
}

const nothing: Eaten = { grams: 0, kcal: 0, pieces: undefined };

/** How much was eaten; undefined if the facts do not say it, or if they say nothing about amounts. */
export function resolve(facts: Facts): Eaten | undefined {
  if (facts.isNone) return facts.own.length > 0 ? undefined : nothing;
  if (facts.isOfServing && facts.isCounted) return undefined;
  const known = withOwnPieces(ofOne(facts));
  const hasShare =
    known.own.length + known.left.length + known.others.length > 0 || known.people !== undefined;
  if (!hasShare && !hasFigures(known)) return undefined;
  const part = hasShare ? findEatenPart(known) : 1;
  if (part === undefined || part <= 0) return undefined;
  const [grams, kcal] = [times(wholeGrams(known), part), times(wholeKcal(known), part)];
  if (grams === undefined && kcal === undefined && !known.isCounted && !known.isTimes)
    return undefined;
  return grams === undefined
    ? { grams, kcal, ...ofPieces(known, part) }
    : { grams, kcal, pieces: undefined };
}

/** A number of pieces of a food that was counted. */
const ofPieces = ({ isCounted, isTimes, pieces }: Facts, part: number) => ({
  pieces: isCounted || isTimes ? times(pieces, part) : undefined,
});

/** Figures of a piece or of a gram, or words that other readers do not know: of all of the food. */
const hasFigures = (facts: Facts) =>
  facts.isTimes ||
  facts.isNet ||
  facts.isBare ||
  facts.kcal !== undefined ||
  facts.gramsOfVessel !== undefined ||
  facts.kcalOfGram !== undefined ||
  (facts.pieces !== undefined &&
    (facts.kcalOfPiece !== undefined || (facts.gramsOfPiece !== undefined && !facts.isUsualForm)));

/** "crisps 25 g 130 kcal, 2 bags": of each of them; "a slice is 110 kcal, ate half of it": of all. */
function ofOne(facts: Facts): Facts {
  const { own, left, others, kcal, grams, pieces } = facts;
  if (!facts.isOfOne) return facts;
  if (facts.kcalOfPiece !== undefined) {
    const isPart = own.length > 0 && own.every(({ kind }) => kind === "part");
    return pieces === undefined && (isPart || facts.isAll) ? { ...facts, pieces: 1 } : facts;
  }
  const isCount =
    own.length > 0 ? own.every(({ kind }) => kind === "pieces") : pieces !== undefined;
  if (!isCount || kcal === undefined || left.length + others.length > 0) return facts;
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
  return own.kind === "grams" && facts.grams === undefined ? ofOwnGrams(facts, total) : facts;
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
