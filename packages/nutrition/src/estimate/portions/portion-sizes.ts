import type { Language } from "../../languages/language.ts";
import { sizeKeys } from "../../languages/unit-keys.ts";
import { isSizeOnly, type PortionLabel } from "../match/portion-labels.ts";
import type { PortionQuery } from "./portion-request.ts";

/** At this share of the regular portion, "miniature" is a small portion rather than a bite. */
const minSmallShare = 0.4;

/**
 * The size to choose if the food does not have the requested one: the middle size, which is scaled
 * later. "A small sandwich" may be the miniature one.
 */
export function selectSizes(
  portions: readonly PortionLabel[],
  requestedSizes: ReadonlySet<string>,
  language: Language,
): ReadonlySet<string> {
  const hasRequestedSize = portions.some(({ sizes }) => !sizes.isDisjointFrom(requestedSizes));
  const hasSize = (size: string) => requestedSizes.has(size);
  for (const size of requestedSizes)
    for (const similar of language.amounts.similarSizes.get(size) ?? [])
      if (!hasRequestedSize && portions.some(({ sizes }) => sizes.has(similar)))
        return new Set([similar]);
  const isOther = [sizeKeys.small, sizeKeys.regular, sizeKeys.large].every(
    (size) => !hasSize(size),
  );
  if (hasRequestedSize || isOther) return requestedSizes;
  if (!hasSize(sizeKeys.small)) return new Set([sizeKeys.medium]);
  const gramsOfSize = (size: string) => portions.find(({ sizes }) => sizes.has(size))?.grams;
  const [miniature, regular] = [gramsOfSize(sizeKeys.miniature), gramsOfSize(sizeKeys.regular)];
  const isSmall = miniature !== undefined && miniature >= minSmallShare * (regular ?? Infinity);
  return new Set([isSmall ? sizeKeys.miniature : sizeKeys.medium]);
}

/** The sizes that an amount or the words of a mention name. */
export function findRequestedSizes(query: PortionQuery, language: Language): ReadonlySet<string> {
  const plainWords = [...query.words.intersection(language.portionLabels.plainSizes)];
  const sizeNames = plainWords.map((word) => language.amounts.sizeSynonyms.get(word) ?? word);
  return new Set([...(query.amount?.sizes ?? []), ...sizeNames]);
}

/** "large prawns": a size without a number, and a plural. */
export const isPluralOfOne = ({ amount, head, singulars }: PortionQuery) =>
  amount?.count === 1 && head !== undefined && singulars?.has(head) === false;

/** "a small plate of prawns" and "large prawns" are not one prawn. */
export function isSizeOfPiece(
  portion: PortionLabel,
  units: readonly string[],
  query: PortionQuery,
  language: Language,
): boolean {
  const { usualPortionGrams = 0 } = query;
  const isVessel = units.some((unit) => language.portionLabels.dishVessels.has(unit));
  return (
    (isVessel || isPluralOfOne(query)) &&
    isSizeOnly(portion, language) &&
    portion.grams < minSmallShare * usualPortionGrams
  );
}

/** True for sizes that name the middle one. */
export const isMiddleSize = (sizes: ReadonlySet<string>, language: Language) =>
  !sizes.isDisjointFrom(language.portionLabels.middleSizes);
