import { type ErrorBody, type ErrorId, errors } from "@morsel/contracts";

interface ErrorOptions {
  /** Replaces the catalogue's message by a more specific one. */
  readonly message?: string;
  readonly detail?: string;
  readonly retryAfterSeconds?: number;
}

/** A failure listed in contracts/errors.ts: it is shown to the user and does not alert the operator. */
export class ExpectedError extends Error {
  readonly id: ErrorId;
  readonly detail: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(id: ErrorId, options: ErrorOptions = {}) {
    super(options.message ?? errors[id].message);
    this.id = id;
    this.detail = options.detail;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get statusCode(): number {
    return errors[this.id].status;
  }

  toBody(): ErrorBody {
    const detail = this.detail === undefined ? {} : { detail: this.detail };
    return { error: this.id, message: this.message, ...detail };
  }
}
