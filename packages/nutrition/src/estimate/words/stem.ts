import type { Language } from "../../languages/language.ts";

/** The singular of a lower-case word, as far as foods and measures need it. */
export function stem(word: string, language: Language): string {
  // Fast path: most words are singular.
  if (
    word.length < 4 ||
    !language.wordForms.lastPluralLetters.includes(word.charAt(word.length - 1)) ||
    language.wordForms.invariantSingulars.has(word)
  )
    return word;
  const irregularStem = language.wordForms.irregularPlurals.get(word);
  if (irregularStem !== undefined) return irregularStem;
  if (word.length === 4) return hasPluralS(word, language) ? word.slice(0, -1) : word;
  for (const [plural, singular] of language.wordForms.pluralEndings) {
    if (word.endsWith(plural)) return word.slice(0, -plural.length) + singular;
  }
  return hasPluralS(word, language) ? word.slice(0, -1) : word;
}

function hasPluralS(word: string, language: Language): boolean {
  return (
    word.endsWith(language.wordForms.pluralEnding) &&
    !language.wordForms.lettersBeforeSingularS.includes(word.charAt(word.length - 2))
  );
}
