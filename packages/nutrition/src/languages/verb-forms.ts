/** How a language forms its regular verbs. Words are folded. */
interface VerbForms {
  /** The endings of each class of verbs, by the ending of the infinitive. */
  readonly endings: Readonly<Record<string, ReadonlySet<string>>>;
  /** Pronouns that are written at the end of a form. */
  readonly pronouns?: RegExp;
  /** The end of a stem in some forms, and that of the infinitive. */
  readonly spellings: readonly (readonly [end: RegExp, ofInfinitive: string])[];
}

const minStemLength = 2;

/** Creates a function that returns the infinitives that a word may be a form of, and the word without pronouns. */
export function findInfinitives({
  endings,
  pronouns,
  spellings,
}: VerbForms): (word: string) => readonly string[] {
  const ofForm = (word: string): readonly string[] =>
    Object.entries(endings).flatMap(([infinitive, all]) =>
      [...all]
        .filter((ending) => word.endsWith(ending) && word.length - ending.length >= minStemLength)
        .flatMap((ending) => {
          const stem = word.slice(0, -ending.length);
          const others = ending.startsWith("e")
            ? spellings.map(([end, of]) => stem.replace(end, of))
            : [];
          return [...new Set([stem, ...others])].map((one) => one + infinitive);
        }),
    );
  return (word) => {
    const bare = pronouns && word.replace(pronouns, "");
    const ofBare = bare === undefined || bare === word ? [] : [bare, ...ofForm(bare)];
    return [...ofForm(word), ...ofBare];
  };
}
