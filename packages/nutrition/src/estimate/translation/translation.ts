/** A part of a translation: its words, and the span of the message that they are of. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True for numbers and marks, which are not translated. */
  readonly isKept?: boolean;
  /** True for the translation of words, and not of a pattern. */
  readonly isWord?: boolean;
  /** How sure the translation of a word is, if it is not one of the lexicon. */
  readonly guess?: Guess | undefined;
}

/**
 * A word that was divided or corrected, one that neither the language nor the engine knows, and one of a food that takes
 * the figures of another.
 */
export type Guess = "guessed" | "unknown" | "neighbour";

/** A text in the engine's language. */
export interface Translation {
  readonly original: string;
  readonly text: string;
  /** The person's words for a part of the translation; undefined if it is none. */
  readonly restore: (part: string) => string | undefined;
  /** The words of a part of the translation whose meaning is not sure, as the translation has them. */
  readonly guessesIn: (part: string) => Guesses;
}

/** The words whose translation is not sure, by kind. */
export type Guesses = Readonly<Record<Guess, readonly string[]>>;

export function createTranslation(
  original: string,
  pieces: readonly Piece[],
  isInstruction: boolean,
): Translation {
  let text = "";
  const placed = pieces.map((piece) => {
    const at = text.length;
    // The space before a word that was left out is enough.
    const isDoubled = piece.text.startsWith(" ") && /(?:^|\s)$/.test(text);
    const start = piece.isKept ? piece.start + 1 : piece.start;
    const kept = isDoubled ? { ...piece, text: piece.text.slice(1), start } : piece;
    text += kept.text;
    return { ...kept, at, until: text.length };
  });
  const lower = text.toLowerCase();
  /** Where a part begins, and the pieces that it is of. */
  const find = (part: string) => {
    const words = part.trim().replace(/\s+/g, " ").toLowerCase();
    const at = words === "" ? -1 : findWords(lower, words, placed);
    const isOf = (one: PlacedPiece) => one.at < at + words.length && at < one.until;
    return { at, said: at < 0 ? [] : placed.filter((one) => isOf(one) && one.text.trim() !== "") };
  };
  const restore = (part: string) => {
    const { at, said } = find(part);
    if (said.length === 0) return undefined;
    const starts = said.map((one) => one.start + (one.at < at ? offsetIn(one, at) : 0));
    const start = Math.min(...starts);
    const end = Math.max(...said.map((one) => one.end));
    // The person did not say "40 g Gouda" with "Gouda statt Brie, 40 g".
    const isBetween = (one: PlacedPiece) =>
      one.isWord && one.start >= start && one.end <= end && !said.includes(one);
    if (isInstruction && placed.some(isBetween)) return undefined;
    return original.slice(start, end).trim() || undefined;
  };
  const guessesIn = (part: string): Guesses => {
    const { said } = find(part);
    const of = (guess: Guess) => said.filter((one) => one.guess === guess).map((one) => one.text);
    return { guessed: of("guessed"), unknown: of("unknown"), neighbour: of("neighbour") };
  };
  return { original, text, restore, guessesIn };
}

/** Where words of a translation are: rather as whole parts ("cream") than as a part of one ("ice cream"). */
function findWords(text: string, words: string, placed: readonly PlacedPiece[]): number {
  const starts = new Set(placed.map(({ at }) => at));
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (starts.has(at)) return at;
  return text.lastIndexOf(words);
}

interface PlacedPiece extends Piece {
  readonly at: number;
  readonly until: number;
}

/** The offset in a part that was not translated, such as ", 2". */
const offsetIn = ({ at, isKept }: PlacedPiece, place: number) => (isKept ? place - at : 0);
