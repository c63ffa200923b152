import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";
import { linksAndTags, sourceCode } from "../../languages/source-code.ts";

const kinds = forLanguage(({ uneatenSentences: { sentenceKinds } }) => ({
  question: createPatternTable(sentenceKinds.questions),
  eatingWords: createPatternTable(sentenceKinds.eatingWords),
  logRequest: createPatternTable(sentenceKinds.logRequests),
  nothingEaten: createPatternTable(sentenceKinds.nothingEaten),
  uneatenMessage: createPatternTable(sentenceKinds.uneatenMessages),
  uneaten: createPatternTable(sentenceKinds.uneaten),
  doubtful: createPatternTable(sentenceKinds.doubtful),
  mealWords: createPatternTable(sentenceKinds.mealWords),
}));

/**
 * True if a sentence mentions food that was not eaten. In doubt it was eaten: "I will have",
 * because people log before they eat, and a question followed by "that's what I had".
 */
export function isUneatenSentence(
  sentence: string,
  language: Language,
  message = sentence,
): boolean {
  const { question, eatingWords, logRequest, uneatenMessage, uneaten, doubtful, mealWords } =
    kinds(language);
  if (logRequest.test(sentence)) return false;
  if (question.test(sentence)) return !eatingWords.test(message);
  if (eatingWords.test(sentence)) return false;
  if (uneatenMessage.test(message) || uneaten.test(sentence)) return true;
  return doubtful.test(sentence) && !mealWords.test(sentence);
}

const links = createPatternTable(linksAndTags);
const code = createPatternTable(sourceCode, { flags: "gm" });

/** True for "ordered wings to share but I didn't have any". */
export const isNothingEaten = (message: string, language: Language): boolean =>
  kinds(language).nothingEaten.test(message.replaceAll("’", "'"));

/** Blanks everything that is not natural language; keeps all offsets. */
export function maskNonLanguage(message: string): string {
  const toSpaces = ([match]: RegExpExecArray) => " ".repeat(match.length);
  const words = replaceMatches(message, code.matchAll(message), toSpaces);
  return replaceMatches(words, links.matchAll(words), toSpaces);
}

/** An end mark followed by a space: not the point of "1.5 l". */
const sentenceEnd = /[!?;\n]|\.(?=\s|$)/g;

/** Splits a message into sentences, each with its end mark. */
export function splitSentences(message: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of message.matchAll(sentenceEnd)) {
    sentences.push(message.slice(start, index + 1));
    start = index + 1;
  }
  return [...sentences, message.slice(start)];
}
