import type { EditOperation } from "../edits.ts";
import { forLanguage, type Language } from "../languages/language.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, isRefused } from "./edit-outcome.ts";
import { findItem } from "./find-target.ts";
import { matchPhrases } from "./match-phrases.ts";
import { bareFigureIn } from "./parsers/figures.ts";

/** The one item that words introduce without changing it. */
export function readTopic(words: string, context: EditContext): number | undefined {
  for (const { name = "" } of matchPhrases(context.language.edits.clauses.topics, words)) {
    const place = findItem(name, context);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** The subject of a sentence at its start: "I left half". */
export const subjectAtStart = forLanguage(
  (language) => new RegExp(`^${language.edits.roles.sentenceSubject}\\b`, "i"),
);
/** Words that point to the item of the clause before. */
export const pointingPattern = forLanguage(
  (language) => new RegExp(language.edits.clauses.pointing, "i"),
);
const ofPronounPattern = forLanguage(
  (language) => new RegExp(language.edits.clauses.ofPronoun, "i"),
);

/** Reads words without a name, or with a pronoun, as about one item; undefined if they change others. */
export function readAboutItem(
  place: number,
  words: string,
  readPart: (words: string) => ClauseReading,
  context: EditContext,
): readonly EditOperation[] | undefined {
  const { items, language } = context;
  const own = items[place]?.item.words;
  // Without a pronoun, other words may be the subject: "the two others were for the kids".
  const isOwn =
    own !== undefined && pointingPattern(language).test(words) && findItem(own, context) === place;
  const { clauses, references, roles } = language.edits;
  const names = [references.wordPlace(place), ...(isOwn ? [own] : [])];
  const amount = words.replace(clauses.itWas, "");
  const replaced = amount === words ? [] : [roles.wordReplace(references.wordPlace(place), amount)];
  for (const said of [...names.map((name) => nameItem(name, words, language)), ...replaced]) {
    const read = readPart(said);
    if (read && !isRefused(read) && read.length > 0 && read.every((one) => isOf(one, place)))
      return read;
  }
  return undefined;
}

/** Words with the name of their item: in place of a pronoun, before a verb or a figure, or after other words. */
function nameItem(item: string, words: string, language: Language): string {
  const { amounts, clauses } = language.edits;
  const figures = bareFigureIn(words, language);
  if (figures !== undefined) return amounts.wordAmount(item, figures);
  if (clauses.eachAtEnd.test(words) && /^\d/.test(words)) return amounts.wordAmount(item, words);
  if (clauses.ownPart.test(words)) return words.replace(clauses.ownPart, item);
  const bare = words
    .replace(clauses.contraction, clauses.wordContraction)
    .replace(ofPronounPattern(language), "");
  if (pointingPattern(language).test(bare)) return bare.replace(pointingPattern(language), item);
  return clauses.verbFirst.test(bare)
    ? clauses.wordsOfItem(item, bare)
    : clauses.wordOfItem(bare, item);
}

const isOf = (operation: EditOperation, place: number) =>
  "item" in operation && operation.item === place;
