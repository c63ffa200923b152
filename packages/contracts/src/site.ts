/** What the server writes into every page about itself, as JSON in the element `#site`. */
export interface SiteFacts {
  /** Scheme, host and port that people type, without a slash at the end. */
  readonly baseUrl: string;
  /** The operator's mailbox. */
  readonly contactEmail: string;
  /** What people know the provider by that they may sign in by; absent where there is none. */
  readonly signInProvider?: string;
}

/** Stands in a page that was made at build time; the server puts the operator's mailbox there. */
export const contactPlaceholder = "contact@operator.invalid";
