import { sentenceKinds } from "../../languages/en/uneaten-sentences.ts";
import { anyRow, type PatternRow } from "../../languages/pattern-rows.ts";
import { linksAndTags, sourceCode } from "../../languages/source-code.ts";

const toPattern = (rows: readonly PatternRow[]) => new RegExp(anyRow(rows), "i");
const question = toPattern(sentenceKinds.questions);
const eatingWords = toPattern(sentenceKinds.eatingWords);
const logRequest = toPattern(sentenceKinds.logRequests);
const shoppingHeading = toPattern(sentenceKinds.shoppingHeadings);
const uneaten = toPattern(sentenceKinds.uneaten);
const doubtful = toPattern(sentenceKinds.doubtful);
const mealWords = toPattern(sentenceKinds.mealWords);

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

const linkPattern = new RegExp(anyRow(linksAndTags), "gi");
const sourceCodePattern = new RegExp(anyRow(sourceCode), "gm");

/** Blanks everything that is not natural language; keeps all offsets. */
export function maskNonLanguage(message: string): string {
  const toSpaces = (match: string) => " ".repeat(match.length);
  return message.replace(sourceCodePattern, toSpaces).replace(linkPattern, toSpaces);
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
