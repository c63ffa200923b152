import type { Language } from "../../../languages/language.ts";
import { short } from "../write-figures.ts";
import type { QuantityPart } from "./quantity-part.ts";
import type { Eaten } from "./resolve-facts.ts";

/**
 * What is written before a name for its pieces or its eaten part: "3 ", "1 cups of ", "3 of 8 slices of ", "0.75 ". Empty without
 * them; undefined if other nouns of the message may be what they are of.
 */
export function writeCount(
  eaten: Eaten,
  parts: readonly QuantityPart[],
  name: readonly QuantityPart[],
  language: Language,
): string | undefined {
  const { pieces, isOfNoun, piecesOfAll, part } = eaten;
  const amount = part ?? pieces;
  if (amount === undefined) return "";
  if (eaten.isOfWhole) return `${short(amount)} `;
  const isOfPart = isOfNoun === true || part !== undefined;
  if (!isOfPart && piecesOfAll === undefined) return `${short(amount)} `;
  // "burger and chips, left half the chips"
  if (name.some(({ role }) => role === "and") || parts.some(({ isSized }) => isSized))
    return undefined;
  const { partitive } = language.functionWords;
  const noun = isOfPart
    ? nounBefore(parts, name[0])
    : parts.findLast(({ role }, at) => role === "noun" && parts[at - 1]?.role === "count");
  const isOther = parts.some(
    ({ role, stem }, at) =>
      role === "noun" && stem !== noun?.stem && (isOfPart || parts[at - 1]?.role === "count"),
  );
  if (isOther || (!noun && part === undefined)) return undefined;
  // "1 bowl of soup", but "3 of 8 slices of pizza"
  const ofAll =
    piecesOfAll === undefined || noun?.isMeasure ? "" : `${partitive} ${short(piecesOfAll)} `;
  return `${short(amount)} ${ofAll}${noun ? `${noun.text} ${partitive} ` : ""}`;
}

/** "cups" of "2 cups of cooked rice" */
function nounBefore(
  parts: readonly QuantityPart[],
  first: QuantityPart | undefined,
): QuantityPart | undefined {
  const before = parts.slice(0, first ? parts.indexOf(first) : 0);
  const last = before.findLast(({ role }) => role !== "state" && role !== "of");
  return last?.role === "noun" ? last : undefined;
}
