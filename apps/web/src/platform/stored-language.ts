import { findLanguage, type LanguageId } from "@morsel/contracts/facts";

const storageKey = "language";

/** Stores the language on this device, so that the next start needs no answer of the server. */
export function storeLanguage(id: LanguageId): void {
  try {
    localStorage.setItem(storageKey, id);
  } catch {
    // The account's setting is read at the next start.
  }
}

export function storedLanguage(): LanguageId | undefined {
  try {
    return findLanguage(localStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}
