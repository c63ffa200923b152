/** Limits per user, or per address for signed-out callers. */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly submitsPer10Minutes: number;
  readonly submitsPerDay: number;
  readonly submitsConcurrent: number;
  readonly transcriptsPer10Minutes: number;
  readonly photosPer10Minutes: number;
  readonly sharedPagesPerMinute: number;
  readonly signInsPer15Minutes: number;
  readonly signUpsPer15Minutes: number;
}
