/** The languages of the screens. English is the one of the code; the others have a catalogue. */
export const languageIds = ["en", "de", "es", "fr", "it", "pt-BR"] as const;
export type LanguageId = (typeof languageIds)[number];

/** The language with this id; undefined if Morsel does not have it. */
export const findLanguage = (wanted: string | null): LanguageId | undefined =>
  languageIds.find((id) => id === wanted);

/** The first of the wanted languages ('de-AT') that Morsel has, by its first part; otherwise English. */
export function matchLanguage(wanted: readonly string[]): LanguageId {
  for (const tag of wanted) {
    const found = languageIds.find((id) => baseLanguage(id) === baseLanguage(tag));
    if (found) return found;
  }
  return "en";
}

/** 'de' of 'de-AT' and of 'de;q=0.8'. */
export function baseLanguage(tag: string): string {
  return /^\s*([a-z]+)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
}
