import { sentenceKinds } from "../../languages/en/uneaten-sentences.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";
import { linksAndTags, sourceCode } from "../../languages/source-code.ts";

const question = createPatternTable(sentenceKinds.questions);
const eatingWords = createPatternTable(sentenceKinds.eatingWords);
const logRequest = createPatternTable(sentenceKinds.logRequests);
const shoppingHeading = createPatternTable(sentenceKinds.shoppingHeadings);
const uneaten = createPatternTable(sentenceKinds.uneaten);
const doubtful = createPatternTable(sentenceKinds.doubtful);
const mealWords = createPatternTable(sentenceKinds.mealWords);

/**
 * True if a sentence mentions food that was not eaten. In doubt it was eaten: "I will have",
 * because people log before they eat, and a question followed by "that's what I had".
 */
export function isUneatenSentence(sentence: string, message = sentence): boolean {
  if (logRequest.test(sentence)) return false;
  if (question.test(sentence)) return !eatingWords.test(message);
  if (eatingWords.test(sentence)) return false;
  if (shoppingHeading.test(message) || uneaten.test(sentence)) return true;
  return doubtful.test(sentence) && !mealWords.test(sentence);
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
