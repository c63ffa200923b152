/** Request headers of the queue call, both optional (beyond the spec). */
export const queueHeaders = {
  /** Made once per submit: a resend with the same key answers with the same job. */
  idempotencyKey: "Idempotency-Key",
  /** The person's IANA time zone, used for "yesterday" and the local day. Default: UTC. */
  timeZone: "Time-Zone",
} as const;

/** What an Idempotency-Key may look like: a UUID fits. */
export const idempotencyKeyPattern = /^[A-Za-z0-9._:-]{1,128}$/;
