import type { LanguageId } from "./languages.ts";

/** What the landing page has as figures and voices: the samples with a label, measured figures, or those of the operator. */
export const landingFigures = ["sample", "measured", "confirmed"] as const;
export type LandingFigures = (typeof landingFigures)[number];

/** What the server writes into every page about itself, as JSON in the element `#site`. */
export interface SiteFacts {
  /** Scheme, host and port, without a slash at the end. */
  readonly baseUrl: string;
  /** The operator's mailbox. */
  readonly contactEmail: string;
  /** Absent for samples. */
  readonly landingFigures?: LandingFigures;
  /** Display name of the sign-in provider; absent without one. */
  readonly signInProvider?: string;
  /** True if this installation sends mail: accounts begin with a link, and a link sets a new password. */
  readonly sendsMail?: true;
}

/** The prerendered landing page with these figures in this language; a file of the built web app. */
export function landingPageFile(figures: LandingFigures, language: LanguageId): string {
  const parts = [
    figures === "sample" ? "" : `-${figures}`,
    language === "en" ? "" : `-${language}`,
  ];
  return `landing${parts.join("")}.html`;
}

/** The parameter of the landing page's addresses that have a language of their own: `/?lang=de`. */
export const languageParameter = "lang";

/** Placeholder in prerendered pages; the server replaces it by the operator's mailbox. */
export const contactPlaceholder = "contact@operator.invalid";

/** Placeholder in prerendered pages; the server replaces it by its own address. */
export const originPlaceholder = "https://origin.invalid";
