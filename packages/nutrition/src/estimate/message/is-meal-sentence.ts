import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";
import { linksAndTags, sourceCode } from "../../languages/source-code.ts";

const question = forLanguage((language) =>
  createPatternTable(language.uneatenSentences.sentenceKinds.questions),
);
const eatingWords = forLanguage((language) =>
  createPatternTable(language.uneatenSentences.sentenceKinds.eatingWords),
);
const logRequest = forLanguage((language) =>
  createPatternTable(language.uneatenSentences.sentenceKinds.logRequests),
);
const uneatenMessage = forLanguage((language) =>
  createPatternTable(language.uneatenSentences.sentenceKinds.uneatenMessages),
);
const uneaten = forLanguage((language) =>
  createPatternTable(language.uneatenSentences.sentenceKinds.uneaten),
);
const doubtful = forLanguage((language) =>
  createPatternTable(language.uneatenSentences.sentenceKinds.doubtful),
);
const mealWords = forLanguage((language) =>
  createPatternTable(language.uneatenSentences.sentenceKinds.mealWords),
);

/**
 * True if a sentence mentions food that was not eaten. In doubt it was eaten: "I will have",
 * because people log before they eat, and a question followed by "that's what I had".
 */
export function isUneatenSentence(
  sentence: string,
  language: Language,
  message = sentence,
): boolean {
  if (logRequest(language).test(sentence)) return false;
  if (question(language).test(sentence)) return !eatingWords(language).test(message);
  if (eatingWords(language).test(sentence)) return false;
  if (uneatenMessage(language).test(message) || uneaten(language).test(sentence)) return true;
  return doubtful(language).test(sentence) && !mealWords(language).test(sentence);
}

const links = createPatternTable(linksAndTags);
const code = createPatternTable(sourceCode, { flags: "gm" });

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
