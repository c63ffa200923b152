import * as wordForms from "../../languages/en/word-forms.ts";

/** The singular of a lower-case English word, as far as foods and measures need it. */
export function stem(word: string): string {
  // Fast path: most words are singular.
  if (
    word.length < 4 ||
    !wordForms.lastPluralLetters.includes(word.charAt(word.length - 1)) ||
    wordForms.invariantSingulars.has(word)
  )
    return word;
  const irregularStem = wordForms.irregularPlurals.get(word);
  if (irregularStem !== undefined) return irregularStem;
  if (word.length === 4) return hasPluralS(word) ? word.slice(0, -1) : word;
  for (const [plural, singular] of wordForms.pluralEndings) {
    if (word.endsWith(plural)) return word.slice(0, -plural.length) + singular;
  }
  return hasPluralS(word) ? word.slice(0, -1) : word;
}

function hasPluralS(word: string): boolean {
  return (
    word.endsWith(wordForms.pluralEnding) &&
    !wordForms.lettersBeforeSingularS.includes(word.charAt(word.length - 2))
  );
}
