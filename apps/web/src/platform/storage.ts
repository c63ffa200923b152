/** The session storage keys of the product, said once so that signing out can forget them all. */
export const sessionKeys = {
  claim: "session-claim",
  draft: "dashboard-meal-input",
  photo: "dashboard-photo",
  submitKey: "dashboard-submit-key",
  mealsDay: "meals-selected-day",
  scroll: "tab-scroll-positions",
  factsLeft: "fun-facts-left",
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

/** Keeps `value` for this tab's life. A browser that refuses (private mode, quota) just forgets. */
export function writeSession(key: SessionKey, value: string): void {
  try {
    if (value === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Nothing to do: the screen works without its memory.
  }
}

/** Forgets what this tab kept of a person. */
export function forgetSession(): void {
  for (const key of Object.values(sessionKeys)) writeSession(key, "");
}

/**
 * Sets the owner of this tab's session storage. Data without an owner, such as a text typed before
 * signing in, becomes theirs; another user's data is deleted.
 */
export function claimSession(owner: string): void {
  const before = readClaim();
  if (before && before.owner !== owner) forgetSession();
  writeSession(sessionKeys.claim, `${Date.now()} ${owner}`);
}

/** Whether this tab remembers something of a person who was signed in. */
export function isSessionClaimed(): boolean {
  return readClaim() !== undefined;
}

/** Deletes the data that this tab stored before the user signed out in another tab. */
export function forgetSessionBefore(signedOutAtMs: number): void {
  const claim = readClaim();
  if (claim && claim.atMs <= signedOutAtMs) forgetSession();
}

function readClaim(): { readonly atMs: number; readonly owner: string } | undefined {
  const [, atMs, owner] = /^(\d+) (.+)$/.exec(readSession(sessionKeys.claim) ?? "") ?? [];
  return owner === undefined ? undefined : { atMs: Number(atMs), owner };
}

/** The device's, not a person's: it outlives signing out. */
const installDismissedKey = "install-app-dismissed";
/** A browser that keeps nothing remembers it as long as the page is open. */
let isDismissedHere = false;

export function isInstallDismissed(): boolean {
  try {
    return isDismissedHere || localStorage.getItem(installDismissedKey) !== null;
  } catch {
    return isDismissedHere;
  }
}

export function rememberInstallDismissed(): void {
  try {
    localStorage.setItem(installDismissedKey, "true");
  } catch {
    isDismissedHere = true;
  }
}
