import type { EditOperation } from "../edits.ts";
import { ofPronoun, pointing, topics, wordOfItem } from "../languages/en/edits/clauses.ts";
import { wordPlace } from "../languages/en/edits/references.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, isRefused } from "./edit-outcome.ts";
import { findItem } from "./find-target.ts";
import { matchPhrases } from "./parsers/edit-parser.ts";

/** The one item that words introduce without changing it. */
export function readTopic(words: string, context: EditContext): number | undefined {
  for (const { name = "" } of matchPhrases(topics, words)) {
    const place = findItem(name, context);
    if (place !== undefined) return place;
  }
  return undefined;
}

const pointingPattern = new RegExp(pointing, "i");
const ofPronounPattern = new RegExp(ofPronoun, "i");

/** Reads words without a name, or with a pronoun, as about one item; undefined if they change others. */
export function readAboutItem(
  place: number,
  words: string,
  readPart: (words: string) => ClauseReading,
): readonly EditOperation[] | undefined {
  const item = wordPlace(place);
  const bare = words.replace(ofPronounPattern, "");
  const way = pointingPattern.test(bare)
    ? bare.replace(pointingPattern, item)
    : wordOfItem(bare, item);
  const read = readPart(way);
  const isAbout =
    read && !isRefused(read) && read.length > 0 && read.every((one) => isOf(one, place));
  return isAbout ? read : undefined;
}

const isOf = (operation: EditOperation, place: number) =>
  "item" in operation && operation.item === place;
