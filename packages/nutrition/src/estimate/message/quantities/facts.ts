import type { QuantityPart } from "./quantity-part.ts";

/** So many pieces, grams or kilocalories, or a part of all. */
export interface Amount {
  readonly kind: "pieces" | "part" | "grams" | "kcal";
  readonly value: number;
}

/** What a message says about one food and about how much of it was eaten. */
export interface Facts {
  /** Number of pieces that all of it has, or that it is divided into. */
  pieces?: number;
  grams?: number | undefined;
  kcal?: number | undefined;
  kcalOfPiece?: number | undefined;
  gramsOfPiece?: number | undefined;
  /** Kilocalories per gram or millilitre. */
  kcalOfGram?: number;
  gramsOfVessel?: number;
  /** The weight of all of it after cooking, to which eaten grams refer. */
  gramsCooked?: number;
  /** A weight with what is not eaten was said as well. */
  isNet?: boolean;
  /** A weight without what is not eaten was said. */
  hasNet?: boolean;
  /** The number of pieces describes the whole: "12 slice pizza". */
  isDivided?: boolean;
  /** "from a pack of 6" */
  isOutOfPackage?: boolean;
  /** The pieces are measures: "2 handfuls". */
  isMeasured?: boolean;
  /** The weight is that of what was eaten. */
  isWeighed?: boolean;
  /** The part or the pieces are before the name, as other readers know it: "half a tub of ice cream". */
  isPlain?: boolean;
  /** "nuggets x 10" */
  isCountedAfterName?: boolean;
  /** Not all of it was eaten. */
  isUnfinished?: boolean;
  /** The stem of the noun between the number of pieces and the name. */
  nounOfPieces?: string | undefined;
  /** The weight of each is said as other readers know it: "2 x 330 ml". */
  isUsualForm?: boolean;
  /** The energy had no unit. */
  isBare?: boolean;
  /** Nothing of it was eaten. */
  isNone?: boolean;
  isVolume?: boolean;
  /** "x 2" after the food. */
  isTimes?: boolean;
  /** The pieces are those of the food: "10 nuggets". */
  isCounted?: boolean;
  /** The figures are of a serving, which is not a piece. */
  isOfServing?: boolean;
  /** The figures are of one, which may be all of it: "a slice is 110 kcal", "crisps 25 g 130 kcal, 2 bags". */
  isOfOne?: boolean;
  /** How many pieces have the stated figures: "4 sticks 20 g 82 kcal". */
  piecesOfLabel?: number;
  /** "ate the whole can" */
  isAll?: boolean;
  /** "a portion of" */
  isOnePortion?: boolean;
  /** How many people shared it, with the speaker. */
  people?: number | undefined;
  isShared?: boolean;
  /** The person had all that others did not have and that was not left. */
  isRest?: boolean;
  readonly own: Amount[];
  readonly left: Amount[];
  readonly others: Amount[];
  /** Nutrients next to the energy. */
  readonly nutrients: QuantityPart[];
}

export const createFacts = (): Facts => ({ own: [], left: [], others: [], nutrients: [] });

/** The part of all that the person ate; undefined if the facts do not say it or contradict each other. */
export function findEatenPart(facts: Facts): number | undefined {
  const [own, left, others] = [facts.own, facts.left, facts.others].map((amounts) =>
    sumOf(amounts, facts),
  ) as [number | undefined, number | undefined, number | undefined];
  if (own === undefined || left === undefined || others === undefined) return undefined;
  // "took one square, left half of it"
  const isOfOwn =
    facts.own.length > 0 &&
    facts.left.length > 0 &&
    facts.own.every(({ kind }) => kind !== "part") &&
    facts.left.every(({ kind }) => kind === "part");
  if (isOfOwn) return own * (1 - left);
  const taken = left + others;
  if (own + taken > 1 + roundingError) return undefined;
  // "took two, gave one to my sister": one of the two, or of the others
  if (
    facts.own.length > 0 &&
    facts.left.length > 0 &&
    Math.abs(own + left + others - 1) > roundingError
  )
    return undefined;
  if (facts.own.length > 0) return own;
  if (facts.left.length + facts.others.length > 0) {
    // "between four, left a third": of the person's own share or of all
    const isOfAll = facts.people === undefined || facts.isRest || facts.others.length > 0;
    return isOfAll && taken < 1 ? 1 - taken : undefined;
  }
  return facts.isShared && facts.people !== undefined && facts.people > 1
    ? 1 / facts.people
    : undefined;
}

const roundingError = 0.02;

/** The sum of amounts as a part of all; undefined if one of them cannot be compared with all. */
function sumOf(amounts: readonly Amount[], facts: Facts): number | undefined {
  let sum = 0;
  for (const amount of amounts) {
    const part = toPart(amount, facts);
    if (part === undefined) return undefined;
    sum += part;
  }
  return sum;
}

function toPart({ kind, value }: Amount, facts: Facts): number | undefined {
  if (kind === "part") return value;
  const grams = facts.gramsCooked ?? wholeGrams(facts);
  // "four adults and equal plates, one was mine"
  const pieces = facts.pieces ?? (facts.isShared ? facts.people : undefined);
  const whole = { pieces, grams, kcal: wholeKcal(facts) }[kind];
  return whole === undefined || whole === 0 ? undefined : value / whole;
}

export const wholeGrams = ({ grams, gramsOfVessel = 0, gramsOfPiece, pieces }: Facts) =>
  grams === undefined ? times(gramsOfPiece, pieces) : grams - gramsOfVessel;

export const wholeKcal = (facts: Facts) =>
  facts.kcal ??
  times(facts.kcalOfPiece, facts.pieces) ??
  times(facts.kcalOfGram, wholeGrams(facts));

export const times = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one * other;
