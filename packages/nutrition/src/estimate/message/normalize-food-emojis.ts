import { forLanguage, type Language } from "../../languages/language.ts";

/** One emoji, or the same several times: "🍕🍕". */
const emojiRuns = forLanguage(
  ({ foodEmojis }) =>
    new RegExp(`(${[...foodEmojis.words.keys()].join("|")})\\uFE0F?(?:\\1\\uFE0F?)*`, "gu"),
);

/** A mark without a meaning, as other emojis are. */
const decoration = "✨";

const plainText = /^[\x20-\x7e\n]*$/;

/**
 * Leaves the emojis that name a food, "🍕🍕 and a 🍺", with their count before them, and replaces the ones
 * that decorate with marks: "banana bread 🍌", "🍳 oats". The text keeps its length.
 */
export function normalizeFoodEmojis(message: string, language: Language): string {
  if (plainText.test(message)) return message;
  const named = new Set(
    (message.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => [word, language.stem(word)]),
  );
  const { foodEmojis } = language;
  /** Where the last food ends: an emoji after it follows no word. */
  let foodEnd = 0;
  return message.replace(emojiRuns(language), (run, emoji: string, at: number) => {
    const end = at + run.length;
    const before = message.slice(foodEnd, at).match(lastPart)?.[1];
    const rest = message.slice(end);
    const isPlaced =
      isBoundary(before, foodEmojis.wordsBefore) ||
      (rest.trim() === "" && isBoundary(before, foodEmojis.mealsBefore));
    const isNamed = [...(foodEmojis.sameFood.get(emoji) ?? [])].some((word) => named.has(word));
    if (isNamed || !isPlaced || !isBoundary(rest.match(firstWord)?.[1], foodEmojis.wordsAfter))
      return decoration.repeat(run.length);
    foodEnd = end;
    const count = run.split(emoji).length - 1;
    return (count > 1 ? `${count} `.slice(0, run.length - emoji.length) + emoji : emoji).padEnd(
      run.length,
    );
  });
}

/** The word or emoji at the end of a text. */
const lastPart = /([a-z']+|[^\x20-\x7e\n])[ \t]*$/i;
const firstWord = /^[ \t]*([a-z']+)/i;

/** True if no word or emoji is adjacent, or a word that an emoji may follow or precede. */
const isBoundary = (word: string | undefined, words: ReadonlySet<string>) =>
  word === undefined || words.has(word.toLowerCase());
