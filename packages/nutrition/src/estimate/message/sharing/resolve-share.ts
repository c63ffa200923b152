import type { SharedList } from "../find-shared-lists.ts";
import { hasRole } from "../roles/role.ts";
import type { SharingFacts } from "./facts.ts";
import type { SharingPart } from "./sharing-part.ts";
import type { SharedAmount } from "./statement.ts";

type Share = Pick<
  SharedList,
  "share" | "isAmongSeveral" | "isOfPlate" | "isCounted" | "ownPart" | "amount"
>;

/** The part of the foods that this person had; undefined if the words do not say it. */
export function resolveShare(
  facts: SharingFacts,
  people: number | undefined,
  foods: readonly SharingPart[],
  isOfLargePlate: boolean,
  isShared: boolean,
): Share | undefined {
  const isAmongSeveral = !facts.isOfPortion && (isShared || facts.isAmongPeople);
  const number = numberOfPeople(facts, people);
  const kind = { isAmongSeveral, isOfLargePlate, people: number, nounOfPieces: facts.nounOfPieces };
  const stated = facts.own.length > 0 ? facts.own : facts.each;
  const pieces =
    facts.pieces ??
    countPieces(foods, stated[0] ?? facts.others[0]) ??
    facts.servings ??
    sumOfPieces([...stated, ...facts.others]);
  const ofShare = ofOwnShare(facts, stated, number);
  if (ofShare !== undefined) return ofPart(ofShare, kind);
  if (stated.length > 0) return ofStated(stated, pieces, foods, kind);
  const others = sum(facts.others, pieces);
  if (facts.others.length > 0)
    return others !== undefined && others > 0 && others < 1 ? ofPart(1 - others, kind) : undefined;
  return facts.isDivided && number !== undefined
    ? { share: 1 / number, isAmongSeveral: !facts.isOfPortion }
    : undefined;
}

/** "we shared a popcorn three ways": what "we" says is a guess. */
const numberOfPeople = (facts: SharingFacts, people: number | undefined) =>
  facts.isForGuests ? (people ?? facts.people) : (facts.people ?? people);

/** "between 4, a quarter each": the usual portion, if the amount of all was not said. */
const isEqualShare = (share: number, people: number | undefined) =>
  people !== undefined && Math.abs(share - 1 / people) < roundingError;

const roundingError = 0.02;

/** About the foods: how large they may be. */
interface Size {
  readonly isAmongSeveral: boolean;
  readonly isOfLargePlate: boolean;
  readonly people: number | undefined;
  readonly nounOfPieces: string | undefined;
}

/** "between four, left a third of mine": a part of the person's share. */
function ofOwnShare(
  { isDivided, others }: SharingFacts,
  stated: readonly SharedAmount[],
  people: number | undefined,
): number | undefined {
  const [one] = stated.length > 0 ? stated : others;
  if (!isDivided || people === undefined || !one?.isOfOwn || one.kind !== "part") return undefined;
  return (stated.length > 0 ? one.value : 1 - one.value) / people;
}

/** "they had 5 and I had the other 3": all, if both are said. */
function sumOfPieces(amounts: readonly SharedAmount[]): number | undefined {
  const isOfBoth = amounts.length > 1 && amounts.every(({ kind }) => kind === "pieces");
  return isOfBoth ? amounts.reduce((sum, { value }) => sum + value, 0) : undefined;
}

const ofPart = (share: number, { isAmongSeveral, isOfLargePlate, people }: Size): Share => ({
  share,
  isAmongSeveral,
  isOfPlate: share >= leastShareOfPlate || !(isOfLargePlate || isEqualShare(share, people)),
  ownPart: "ofAll",
});

/** A plate that was for several people is larger than the usual portion: a smaller part of it is about that. */
const leastShareOfPlate = 0.5;

function ofStated(
  stated: readonly SharedAmount[],
  pieces: number | undefined,
  foods: readonly SharingPart[],
  size: Size,
): Share | undefined {
  const share = sum(stated, pieces);
  const [one] = stated;
  const isCounted =
    one?.noun !== undefined || foods.findLast(({ role }) => role === "food")?.isPlural;
  // "box of 10"
  const isOfVessel = foods.some(({ role }, at) => role === "count" && hasRole(foods[at - 1], "of"));
  const isSure = isCounted === true || size.nounOfPieces !== undefined || isOfVessel;
  const isCount = one?.kind === "pieces" && stated.length === 1 && one.value <= mostPieces;
  // "a cake for the office, I had one slice"
  const amount =
    isCount && (isCounted || share !== undefined)
      ? { amount: { amount: one.value, unit: one.noun ?? size.nounOfPieces, isSure } }
      : undefined;
  if (share !== undefined)
    return share > 0 && share < 1
      ? {
          ...ofPart(share, size),
          ...amount,
          isCounted: stated.some(({ kind }) => kind === "pieces"),
        }
      : undefined;
  return amount && { ...ofPart(1, size), ...amount };
}

/** More are hardly pieces of one food. */
const mostPieces = 40;

/** Amounts as a part of all; undefined if the number of all pieces is not known. */
function sum(amounts: readonly SharedAmount[], pieces: number | undefined): number | undefined {
  const parts = amounts.map(({ kind, value }) =>
    kind === "part" ? value : value / (pieces ?? Number.NaN),
  );
  const all = parts.reduce((total, part) => total + part, 0);
  return Number.isNaN(all) ? undefined : all;
}

/** The number of the shared food, "20 wings", if it is larger than what the person had of it. */
function countPieces(
  foods: readonly SharingPart[],
  own: SharedAmount | undefined,
): number | undefined {
  if (own?.kind !== "pieces") return undefined;
  const counts = foods.flatMap((part, at) => {
    // "6 peronis", "20 pcs", "box of 10", but not "14 inch" or "10:30"
    const isCount =
      hasRole(foods[at + 1], "food", "noun", "state", "of") || hasRole(foods[at - 1], "of");
    return part.role === "count" && isCount && (part.value ?? 0) > own.value
      ? [part.value ?? 0]
      : [];
  });
  return counts.length === 1 ? counts[0] : undefined;
}
