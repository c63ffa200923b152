import { accountPages, type LanguageId, pages } from "@morsel/contracts";
import { letterTexts } from "./languages/index.ts";
import type { Letter } from "./letter.ts";
import type { LetterId } from "./letter-texts.ts";

/** The installation that a mail comes from. */
export interface Sender {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly contactEmail: string;
}

/** How long a link works. */
export const resetLinkHours = 1;
export const confirmLinkHours = 24;

/** The page that the link of a mail opens, and for how many hours. A mail that is not here has no link. */
const links: Readonly<Partial<Record<LetterId, readonly [path: string, hours?: number]>>> = {
  signUp: [accountPages.confirmSignUp, confirmLinkHours],
  knownAddress: [pages.signIn],
  reset: [accountPages.resetPassword, resetLinkHours],
  confirmAddress: [accountPages.confirmEmail, confirmLinkHours],
  newAddress: [accountPages.confirmEmail, confirmLinkHours],
  newDevice: [pages.profile],
  passwordChanged: [pages.signIn],
  test: [pages.admin],
};

/** What happened, for the notices that need no answer. */
export interface LetterEvent {
  readonly device: string;
  readonly at: Date;
}

interface Particulars {
  /** Of the link. */
  readonly token?: string;
  readonly event?: LetterEvent;
}

/** The mail of a kind in a language. */
export function writeLetter(
  id: LetterId,
  language: LanguageId,
  { baseUrl, contactEmail }: Sender,
  { token, event }: Particulars = {},
): Letter {
  const { letters, when, device } = letterTexts[language];
  const { subject, title, paragraph, action, reason } = letters[id];
  const [path, hours] = links[id] ?? [];
  const url = `${baseUrl}${path}${token === undefined ? "" : `#${token}`}`;
  return {
    language,
    subject,
    title,
    paragraphs: [paragraph],
    ...(action !== undefined && path !== undefined && { action: { label: action, url } }),
    ...(event && {
      facts: [
        [when, formatInstant(event.at, language)],
        [device, event.device],
      ],
    }),
    reason: reason.replace("{hours}", `${hours}`).replace("{contact}", contactEmail),
  };
}

const formatInstant = (at: Date, language: LanguageId): string =>
  at.toLocaleString(language === "en" ? "en-GB" : language, {
    ...{ day: "numeric", month: "long", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", timeZone: "UTC", timeZoneName: "short" },
  });
