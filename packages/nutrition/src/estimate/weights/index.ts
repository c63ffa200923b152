import confidence from "./confidence.json" with { type: "json" };
import doubts from "./doubts.json" with { type: "json" };
import match from "./match.json" with { type: "json" };
import portion from "./portion.json" with { type: "json" };
import range from "./range.json" with { type: "json" };
import segment from "./segment.json" with { type: "json" };

/**
 * The weights of the engine's named features. The files have integers, which `scale` divides, so
 * that the same words give the same numbers on every machine. `npm run fit` writes them.
 */
type Weights<Name extends string> = Readonly<Record<Name, number>>;

/** Weights of a food's match with words of a message. */
export const matchWeights = divideByScale(match);

/** Weights of a division of a message into foods. */
export const segmentWeights = divideByScale(segment);

/** Weights of a portion of a food, for the amount and words of a mention. */
export const portionWeights = divideByScale(portion);
export type PortionFeature = keyof typeof portionWeights;

/** Weights of the confidence, in log odds, and a few fixed confidences. */
export const confidenceWeights = divideByScale(confidence);
export type ConfidenceFeature = keyof typeof confidenceWeights;

/** Weights of words and foods of a message in the confidence, in log odds, by `doubtNames`. */
export const doubtWeights: Readonly<Record<string, number>> = divideByScale(doubts);

/** Relative widths of the energy range, by portion rule. */
export const rangeWeights = divideByScale(range);

function divideByScale<Name extends string>(file: {
  readonly scale: number;
  readonly weights: Readonly<Record<Name, number>>;
}): Weights<Name> {
  const entries = Object.entries<number>(file.weights);
  return Object.fromEntries(
    entries.map(([name, weight]) => [name, weight / file.scale]),
  ) as Weights<Name>;
}

const weightFiles = {
  match: matchWeights,
  segment: segmentWeights,
  portion: portionWeights,
  confidence: confidenceWeights,
  doubts: doubtWeights,
  range: rangeWeights,
};
export type WeightFile = keyof typeof weightFiles;

/**
 * Replaces weights while `npm run fit` or `npm run eval -- --without` tries others; returns those
 * before. Foods that were indexed before must be indexed again.
 */
export function replaceWeights(
  file: WeightFile,
  changes: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const weights = weightFiles[file] as Record<string, number>;
  const before = { ...weights };
  Object.assign(weights, changes);
  return before;
}
