import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, isRefused } from "./edit-outcome.ts";
import { findItem } from "./find-target.ts";

const far = "(?: a (?:bit|little)| far| way| much| really| actually)?";

/** Words that only introduce a food for the next clause: "I weighed the rice", "the rice is too much". */
const topics = [
  "(?:(?:i|we) )?(?:just )?(?:(?:re-?)?weighed|measured|checked|looked at|couldn'?t (?:finish|eat|manage)|could not finish|didn'?t finish|can'?t finish)(?: all(?: of)?)? (?<name>.+)",
  "(?:(?:i|we) )?(?:only |just )*(?:had|tried|tasted|took) (?:a|one|the odd) (?:bite|sip|taste|nibble|mouthful) of (?<name>.+)",
  `(?<name>.+?) (?:is|was|are|were|looks?|seems?|isn'?t|wasn'?t)${far} (?:not )?(?:wrong|off|right|correct|incorrect|too (?:much|many|high|low|little|big|small|large))`,
  "(?:for|as for|as to|regarding|about|concerning|re) (?<name>.+)",
  "(?<name>(?:the|my) .+)",
].map((pattern) => new RegExp(`^${pattern}$`, "i"));

/** The one item that words introduce without changing it. */
export function readTopic(words: string, context: EditContext): number | undefined {
  for (const pattern of topics) {
    const name = pattern.exec(words)?.groups?.name;
    const place = name === undefined ? undefined : findItem(name, context);
    if (place !== undefined) return place;
  }
  return undefined;
}

const pointing = /\b(?:it|that|this|they|them|these|those)\b/i;

/** Reads words without a name, or with a pronoun, as about one item; undefined if they change others. */
export function readAboutItem(
  place: number,
  words: string,
  readPart: (words: string) => ClauseReading,
): readonly EditOperation[] | undefined {
  const item = `item ${place + 1}`;
  const bare = words.trim().replace(/ of (?:it|them|that)$/i, "");
  const way = pointing.test(bare) ? bare.replace(pointing, item) : `${bare} of ${item}`;
  const read = readPart(way);
  const isAbout =
    read && !isRefused(read) && read.length > 0 && read.every((one) => isOf(one, place));
  return isAbout ? read : undefined;
}

const isOf = (operation: EditOperation, place: number) =>
  "item" in operation && operation.item === place;
