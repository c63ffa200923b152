/**
 * `refused`: it does not accept such calls (4xx). `bad-request`: it cannot parse the call (400, 422),
 * or one part of it. `unauthorized`: the key is wrong. `busy`: too many calls (429). `down`: it cannot
 * be reached, or its answer broke off or was a server error. `timeout`: no answer in time.
 * `too-large`: the answer is over the size limit. `unreadable`: the answer is not valid.
 * `circuit-open`: it failed so often that it is not called for a while.
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

/** Why a call to the model failed. The message is for the operator and quotes nothing of the question. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  /** From the service's Retry-After header. */
  readonly retryAfterMs: number | undefined;

  constructor(failure: ModelFailure, message: string, retryAfterMs?: number) {
    super(message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}
