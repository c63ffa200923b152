/** All keys of the session storage, so that signing out can clear them. */
export const sessionKeys = {
  claim: "session-claim",
  draft: "dashboard-meal-input",
  photo: "dashboard-photo",
  submitKey: "dashboard-submit-key",
  /** The message that was submitted without a session. */
  unsubmitted: "dashboard-unsubmitted-message",
  mealsDay: "meals-selected-day",
  scroll: "tab-scroll-positions",
  factsLeft: "fun-facts-left",
  /** Set after sign-up: the log screen offers recovery codes. */
  offersCodes: "offers-recovery-codes",
  editInstructions: "meal-edit-instructions",
} as const;
export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

/** The value of `key`; undefined if there is none or the browser denies storage. */
export function readSession(key: SessionKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores `value` until the tab is closed. Does nothing if the browser denies storage. */
export function writeSession(key: SessionKey, value: string): void {
  try {
    if (value === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The screen works without it.
  }
}

/** Deletes the user's data in this tab. */
export function clearSession(): void {
  for (const key of Object.values(sessionKeys)) writeSession(key, "");
  clearBrowserVoiceAllowed();
}

/**
 * Sets the owner of this tab's session storage. Data without an owner, such as a text typed before
 * signing in, becomes theirs; another user's data is deleted.
 */
export function claimSession(owner: string): void {
  const before = readClaim();
  if (before && before.owner !== owner) clearSession();
  writeSession(sessionKeys.claim, `${Date.now()} ${owner}`);
}

/** Whether this tab has stored data of a signed-in user. */
export function isSessionClaimed(): boolean {
  return readClaim() !== undefined;
}

/** Deletes the data that this tab stored before the user signed out in another tab. */
export function clearSessionBefore(signedOutAtMs: number): void {
  const claim = readClaim();
  if (claim && claim.atMs <= signedOutAtMs) clearSession();
}

function readClaim(): { readonly atMs: number; readonly owner: string } | undefined {
  const [, atMs, owner] = /^(\d+) (.+)$/.exec(readSession(sessionKeys.claim) ?? "") ?? [];
  return owner === undefined ? undefined : { atMs: Number(atMs), owner };
}

/** Belongs to the device: it is kept at sign-out. */
const installDismissedKey = "install-app-dismissed";
/** Used while the page is open if the browser denies storage. */
let isDismissedInPage = false;

const hintsDismissedKey = "first-run-hints-dismissed";

/** The names of the hints that were dismissed on this device. */
export function readDismissedHints(): readonly string[] {
  try {
    return (localStorage.getItem(hintsDismissedKey) ?? "").split(" ");
  } catch {
    return [];
  }
}

export function storeDismissedHint(name: string): void {
  try {
    localStorage.setItem(hintsDismissedKey, [...readDismissedHints(), name].join(" ").trim());
  } catch {
    // It is dismissed until the page is loaded again.
  }
}

const browserVoiceKey = "browser-voice-allowed";
let isBrowserVoiceAllowedInPage = false;

/** Whether this device's user has allowed the browser's recogniser to process what they say. */
export function isBrowserVoiceAllowed(): boolean {
  try {
    return isBrowserVoiceAllowedInPage || localStorage.getItem(browserVoiceKey) !== null;
  } catch {
    return isBrowserVoiceAllowedInPage;
  }
}

export function storeBrowserVoiceAllowed(): void {
  try {
    localStorage.setItem(browserVoiceKey, "true");
  } catch {
    isBrowserVoiceAllowedInPage = true;
  }
}

/** Another user of this device is asked again. */
function clearBrowserVoiceAllowed(): void {
  isBrowserVoiceAllowedInPage = false;
  try {
    localStorage.removeItem(browserVoiceKey);
  } catch {
    // Nothing was stored.
  }
}

export function isInstallDismissed(): boolean {
  try {
    return isDismissedInPage || localStorage.getItem(installDismissedKey) !== null;
  } catch {
    return isDismissedInPage;
  }
}

export function storeInstallDismissed(): void {
  try {
    localStorage.setItem(installDismissedKey, "true");
  } catch {
    isDismissedInPage = true;
  }
}
