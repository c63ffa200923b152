import type { ModelFailure } from "./model-error.ts";

/** Receives each call to a model when it has ended, for the metrics. */
export interface ModelObserver {
  /** One call to the service; 'left': the caller no longer waited for the answer. */
  called(outcome: "answered" | "left" | ModelFailure, seconds: number): void;
  /** Undefined if the service does not report them. */
  usedTokens(input: number | undefined, output: number | undefined): void;
}

export const noopModelObserver: ModelObserver = {
  called: () => undefined,
  usedTokens: () => undefined,
};
