/** What the server writes into every page about itself, as JSON in the element `#site`. */
export interface SiteFacts {
  /** Scheme, host and port, without a slash at the end. */
  readonly baseUrl: string;
  /** The operator's mailbox. */
  readonly contactEmail: string;
  /** Display name of the sign-in provider; absent without one. */
  readonly signInProvider?: string;
}

/** Placeholder in prerendered pages; the server replaces it by the operator's mailbox. */
export const contactPlaceholder = "contact@operator.invalid";
