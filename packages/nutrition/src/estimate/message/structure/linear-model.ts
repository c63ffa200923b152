/** The weights of a logistic regression by the names of its features, as integers. */
export interface LinearModel {
  readonly scale: number;
  readonly weights: Readonly<Record<string, number | undefined>>;
}

/** The probability by the sum of the weights of distinct features. */
export function probabilityOf(model: LinearModel, features: readonly string[]): number {
  let sum = 0;
  for (const feature of new Set(features)) sum += model.weights[feature] ?? 0;
  return 1 / (1 + Math.exp(-sum / model.scale));
}

/** How near the least certain of some probabilities is to even odds: 0 to 0.5. */
export const uncertaintyOf = (probabilities: readonly number[]): number =>
  Math.max(0, ...probabilities.map((one) => Math.min(one, 1 - one)));
