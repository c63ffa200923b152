import type { ModelFailure } from "./model-error.ts";

/** Hears of calls to a model as they end, for whoever counts them. */
export interface ModelObserver {
  /** One question to the service; 'left': nobody wanted the answer any more. */
  called(outcome: "answered" | "left" | ModelFailure, seconds: number): void;
  /** As the service tells them; undefined where it does not. */
  usedTokens(input: number | undefined, output: number | undefined): void;
}

export const noopModelObserver: ModelObserver = {
  called: () => undefined,
  usedTokens: () => undefined,
};
