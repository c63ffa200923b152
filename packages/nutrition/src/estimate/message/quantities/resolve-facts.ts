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
  const known = withOwnPieces(facts);
  const hasShare =
    known.own.length + known.left.length + known.others.length > 0 || known.people !== undefined;
  if (!hasShare && !hasFigures(known)) return undefined;
  const part = hasShare ? findEatenPart(known) : 1;
  if (part === undefined || part <= 0) return undefined;
  const [grams, kcal] = [times(wholeGrams(known), part), times(wholeKcal(known), part)];
  if (grams === undefined && kcal === undefined) return ofPieces(known, part);
  return { grams, kcal, pieces: undefined };
}

/** A number of pieces of a food that was counted. */
function ofPieces({ isCounted, isTimes, pieces }: Facts, part: number): Eaten | undefined {
  const eaten = isCounted || isTimes ? times(pieces, part) : undefined;
  return eaten === undefined ? undefined : { grams: undefined, kcal: undefined, pieces: eaten };
}

const hasFigures = ({ isTimes, isNet, ...facts }: Facts) =>
  isTimes ||
  isNet ||
  [facts.kcalOfPiece, facts.gramsOfPiece, facts.kcalOfGram, facts.gramsOfVessel, facts.kcal].some(
    (figure) => figure !== undefined,
  );

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
  return grams === undefined || facts.grams !== undefined ? facts : ofOwnGrams(facts, grams);
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
