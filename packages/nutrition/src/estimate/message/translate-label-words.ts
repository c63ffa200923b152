import { forLanguage, type Language } from "../../languages/language.ts";
import { applyEdit, type CorrectedMessage } from "./corrected-message.ts";

const patterns = forLanguage(({ foreignLabels }) => {
  const words = [...foreignLabels.wordsOfForeignLabels.keys()].toSorted(
    (one, other) => other.length - one.length,
  );
  return new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "giu");
});

/** Writes the words of a nutrition label in another language in the language of the message: "Fett 11 g" as "fat 11 g". */
export function translateLabelWords(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const { energyOfLabels, wordsOfForeignLabels, signsOfForeignLabels, wordsAroundForeignLabels } =
    language.foreignLabels;
  const { corrected } = message;
  if (!energyOfLabels.test(corrected) || !signsOfForeignLabels.test(corrected)) return message;
  const replace = (text: CorrectedMessage, pattern: RegExp, wordFor: (word: string) => string) =>
    [...text.corrected.matchAll(pattern)].reduceRight(
      (result, { 0: word, index }) =>
        applyEdit(result, {
          start: index,
          end: index + word.length,
          text: wordFor(word.toLowerCase()),
        }),
      text,
    );
  const words = replace(
    message,
    patterns(language),
    (word) => wordsOfForeignLabels.get(word) ?? word,
  );
  return wordsAroundForeignLabels.reduce(
    (text, [pattern, word]) => replace(text, pattern, () => word),
    words,
  );
}
