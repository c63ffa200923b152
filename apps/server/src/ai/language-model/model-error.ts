/**
 * `refused`: it does not take such questions (4xx). `misunderstood`: it says that it cannot make out
 * the question (400, 422), as it may of one part of it. `unauthorized`: the key is wrong. `busy`: too
 * many questions. `down`: it cannot be reached, or its answer broke off or was an error of its own.
 * `silent`: no answer in time. `too-large`: more than an answer can be. `unreadable`: an answer
 * that is none. `resting`: it failed so often that it is not asked for a while.
 */
export type ModelFailure =
  | "refused"
  | "bad-request"
  | "unauthorized"
  | "busy"
  | "down"
  | "timeout"
  | "too-large"
  | "unreadable"
  | "circuit-open";

/** Why a language model gave nothing. The message is for the operator; it holds nothing of what was asked. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  /** When it may be asked again, as it said itself. */
  readonly retryAfterMs: number | undefined;

  constructor(failure: ModelFailure, message: string, retryAfterMs?: number) {
    super(message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}
