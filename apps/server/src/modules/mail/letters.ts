import { accountPages, pages } from "@morsel/contracts";
import type { Letter } from "./letter.ts";

/** The installation that a mail comes from. */
export interface Sender {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly contactEmail: string;
}

/** How long a link works. */
export const resetLinkHours = 1;
export const confirmLinkHours = 24;

const ignoreIt = "If it was not you, ignore this mail: nothing changes.";

export function signUpLetter({ baseUrl }: Sender, token: string): Letter {
  return {
    subject: "Confirm your address for Morsel",
    title: "Confirm your address",
    paragraphs: ["Open this link to choose a password and begin your log."],
    action: { label: "Confirm address", url: `${baseUrl}${accountPages.confirmSignUp}#${token}` },
    reason: `Someone entered this address to create an account. The link works once, for ${confirmLinkHours} hours. ${ignoreIt}`,
  };
}

export function knownAddressLetter({ baseUrl }: Sender): Letter {
  return {
    subject: "You already have a Morsel account",
    title: "You already have an account",
    paragraphs: [
      "Sign in with this address and your password. If you have forgotten the password, ask for a link on the same page.",
    ],
    action: { label: "Sign in", url: `${baseUrl}${pages.signIn}` },
    reason: `Someone entered this address to create an account or to move one to it. ${ignoreIt}`,
  };
}

export function resetLetter({ baseUrl }: Sender, token: string): Letter {
  return {
    subject: "Choose a new Morsel password",
    title: "Choose a new password",
    paragraphs: [
      "This link sets a new password. All devices are then signed out, and the tokens of your own tools are removed.",
    ],
    action: { label: "Choose a password", url: `${baseUrl}${accountPages.resetPassword}#${token}` },
    reason: `Someone asked for it with this address. The link works once, for ${resetLinkHours} hour. ${ignoreIt}`,
  };
}

export function confirmAddressLetter({ baseUrl }: Sender, token: string): Letter {
  return {
    subject: "Confirm your address for Morsel",
    title: "Confirm your address",
    paragraphs: [
      "With a confirmed address, a link in a mail can set a new password for your account.",
    ],
    action: { label: "Confirm address", url: `${baseUrl}${accountPages.confirmEmail}#${token}` },
    reason: `It was asked for in a profile. The link works once, for ${confirmLinkHours} hours. ${ignoreIt}`,
  };
}

export function newAddressLetter({ baseUrl }: Sender, token: string): Letter {
  return {
    subject: "Confirm your new address for Morsel",
    title: "Confirm your new address",
    paragraphs: ["When you have confirmed it, you sign in with this address."],
    action: { label: "Confirm address", url: `${baseUrl}${accountPages.confirmEmail}#${token}` },
    reason: `Someone moved an account to this address. The link works once, for ${confirmLinkHours} hours. ${ignoreIt}`,
  };
}

/** What happened, for the notices that need no answer. */
interface Event {
  readonly device: string;
  readonly at: Date;
}

function factsOf({ device, at }: Event): NonNullable<Letter["facts"]> {
  const time = at.toLocaleString("en-GB", {
    ...{ day: "numeric", month: "long", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", timeZone: "UTC", timeZoneName: "short" },
  });
  return [
    ["When", time],
    ["Device", device],
  ];
}

export function newDeviceLetter({ baseUrl }: Sender, event: Event): Letter {
  return {
    subject: "New sign-in to Morsel",
    title: "New sign-in",
    paragraphs: ["Your account was opened on a device that it had not been opened on before."],
    action: { label: "See your devices", url: `${baseUrl}${pages.profile}` },
    facts: factsOf(event),
    reason: "If it was you, there is nothing to do. If not, change your password now.",
  };
}

export function passwordChangedLetter({ baseUrl, contactEmail }: Sender, event: Event): Letter {
  return {
    subject: "Your Morsel password was changed",
    title: "Your password was changed",
    paragraphs: ["Other devices were signed out."],
    action: { label: "Sign in", url: `${baseUrl}${pages.signIn}` },
    facts: factsOf(event),
    reason: `If it was you, there is nothing to do. If not, set a new password with 'Forgot your password?' on the sign-in page, and write to ${contactEmail}.`,
  };
}

export function addressChangedLetter({ contactEmail }: Sender, event: Event): Letter {
  return {
    subject: "The address of your Morsel account was changed",
    title: "Your address was changed",
    paragraphs: ["Your account now has another address, and this one no longer signs in to it."],
    facts: factsOf(event),
    reason: `If it was you, there is nothing to do. If not, write to ${contactEmail} at once.`,
  };
}

export function testLetter({ baseUrl }: Sender): Letter {
  return {
    subject: "A test from Morsel",
    title: "Mail works",
    paragraphs: ["The operator's page sent this mail to see whether it arrives."],
    action: { label: "Back to the page", url: `${baseUrl}${pages.admin}` },
    reason: "You pressed 'Send a test' there.",
  };
}
