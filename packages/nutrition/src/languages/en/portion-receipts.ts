/**
 * The wording of receipts: how the grams of an item were found. Figures are formatted numbers;
 * `label` is the name of a portion.
 */

/** The name of a portion whose table states only its weight. */
export const usualPortion = "usual portion";

/** "2 × slice (30 g)". */
export const wordPortionCount = (count: string, label: string, grams: string) =>
  `${count} × ${label} (${grams} g)`;

/** Words of a scaling that the message does not contain. */
export const scaledWhole = "whole";
export const scaledPiece = "piece";
export const wordLength = (inches: number) => `${inches} inch`;

/** Follows the count: " × 1.3 for “large”". */
export const wordScaling = (factor: number, word: string) => ` × ${factor} for “${word}”`;

export const wordScalingNote = (word: string, label: string, factor: number) =>
  `no ${word} one is known, so ${label} was taken ${factor} times`;

export const wordUnknownPieceNote = (label: string, count: string) =>
  `the weight of one is not known, so one ${label} was taken for ${count} of them`;

/** "50 g dry × 2.3". */
export const wordCookingFactor = (grams: string, word: string, factor: number) =>
  `${grams} g ${word} × ${factor}`;

/** "2 × 30 g". */
export const wordWeightCount = (count: string, grams: string) => `${count} × ${grams} g`;

export const wordVolume = (ml: string, gramsPerMl: number, isAssumed: boolean) =>
  `${ml} ml × ${gramsPerMl} g/ml${isAssumed ? " (assumed)" : ""}`;

export const wordReferenceServing = (count: string, grams: number) =>
  `${count} × ${grams} g, a usual serving of such a food`;

export const wordAssumedGrams = (count: string, grams: number) =>
  `${count} × ${grams} g assumed, for want of a portion`;

export const modelEstimate = "AI estimate";

export const wordShare = (share: string) => `${share} of it eaten`;

/** The person's words; `isStated` is false if they contain no amount. */
export const wordQuotedAmount = (text: string, isStated: boolean) =>
  isStated ? `“${text}”` : `“${text}”, amount not said`;

export const wordStatedEnergy = (text: string, kcal: string, grams: string) =>
  `“${text}” → ${kcal} kcal as you said = ${grams} g`;

/** "“2 slices” → 2 × slice (30 g) = 60 g"; the calculation may be empty. */
export const wordReceipt = (quotedText: string, calculation: string, grams: string) =>
  `${quotedText}${calculation === "" ? "" : ` → ${calculation}`} = ${grams} g`;
