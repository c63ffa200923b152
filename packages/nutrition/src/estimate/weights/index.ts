import match from "./match.json" with { type: "json" };
import portion from "./portion.json" with { type: "json" };
import segment from "./segment.json" with { type: "json" };

/**
 * The weights of the engine's named features. The files have integers, which `scale` divides, so
 * that the same words give the same numbers on every machine.
 */
export type Weights<Name extends string> = Readonly<Record<Name, number>>;

/** Weights of a food's match with words of a message. */
export const matchWeights = divideByScale(match);

/** Weights of a division of a message into foods. */
export const segmentWeights = divideByScale(segment);

/** Weights of a portion of a food, for the amount and words of a mention. */
export const portionWeights = divideByScale(portion);
export type PortionFeature = keyof typeof portionWeights;

function divideByScale<Name extends string>(file: {
  readonly scale: number;
  readonly weights: Readonly<Record<Name, number>>;
}): Weights<Name> {
  const entries = Object.entries<number>(file.weights);
  return Object.fromEntries(
    entries.map(([name, weight]) => [name, weight / file.scale]),
  ) as Weights<Name>;
}
