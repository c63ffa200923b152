/** The session storage keys of the product, said once so that signing out can forget them all. */
export const sessionKeys = {
  draft: "dashboard-meal-input",
  mealsDay: "meals-selected-day",
  scroll: "tab-scroll-positions",
  factsLeft: "fun-facts-left",
} as const;
export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];

/** What is kept under `key`; undefined where nothing is or the browser refuses. */
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
