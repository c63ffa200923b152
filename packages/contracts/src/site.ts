/** What the server writes into every page about itself, as JSON in the element `#site`. */
export interface SiteFacts {
  /** Scheme, host and port that people type, without a slash at the end. */
  readonly baseUrl: string;
  /** The operator's mailbox. */
  readonly contactEmail: string;
  /** Display name of the sign-in provider; absent without one. */
  readonly signInProvider?: string;
}

/** Placeholder in pages made at build time; the server replaces it by the operator's mailbox. */
export const contactPlaceholder = "contact@operator.invalid";
