import type { Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import { type FoodRun, isCue, type StructureToken } from "./structure-tokens.ts";

/** How strongly a mark separates meals. */
const strengths: ReadonlyMap<string, number> = new Map([
  ["\n", 4],
  [".", 3],
  ["!", 3],
  ["?", 3],
  [";", 3],
  ["|", 3],
  [",", 2],
  ["/", 2],
  ["-", 2],
  ["–", 2],
  ["—", 2],
  ["→", 2],
  [">", 2],
  ["+", 1],
]);

/**
 * The offset between two foods at which the second one's meal begins: at the strongest mark before the last time or
 * meal word between them, else after it if a mark follows ("porridge at 5, toast at 9"), else before it.
 */
export function findCut(
  left: FoodRun,
  right: FoodRun,
  tokens: readonly StructureToken[],
  cues: readonly Span[],
  { structure }: Language,
): number {
  const gap = tokens.slice(left.last + 1, right.first);
  const spans = cues.filter(({ start, end }) => start >= left.end && end <= right.start);
  const isOfCue = (token: StructureToken) =>
    isCue(token.shape) || spans.some(({ start, end }) => start <= token.start && token.end <= end);
  const cueAt = gap.findLastIndex(isOfCue);
  if (cueAt < 0) return strongest(gap, isOfCue)?.end ?? gap[0]?.start ?? right.start;
  const firstOfCue = startOfCue(gap, cueAt, isOfCue);
  const before = strongest(gap.slice(0, firstOfCue), isOfCue);
  if (before !== undefined) return before.end;
  // "for lunch and at night": the earlier cue is that of the food before.
  const earlierAt = gap.slice(0, firstOfCue).findLastIndex(isOfCue);
  if (earlierAt >= 0) return gap[earlierAt]?.end ?? right.start;
  const rest = gap.slice(cueAt + 1);
  const isHeading = /^[:\-–—]$/.test(rest[0]?.text ?? "");
  const after = isHeading ? undefined : strongest(rest, isOfCue);
  if (after !== undefined) return after.end;
  const joint = isHeading
    ? undefined
    : rest.find(({ text }) => structure.conjunctionsOfMeals.has(text));
  if (joint !== undefined) return joint.start;
  const hasLeadingCue = tokens.slice(0, left.first).some(isOfCue);
  const hasTrailingCue = tokens.slice(right.last + 1, right.last + 6).some(isOfCue);
  return !hasLeadingCue && hasTrailingCue
    ? (rest[0]?.start ?? right.start)
    : (gap[prepositionAt(gap, firstOfCue)]?.start ?? right.start);
}

/** The first token of the adjacent words of a cue. */
function startOfCue(
  gap: readonly StructureToken[],
  cueAt: number,
  isOfCue: (token: StructureToken) => boolean,
): number {
  let at = cueAt;
  while (at > 0 && isOfCue(gap[at - 1] as StructureToken)) at -= 1;
  return at;
}

const wordsOfCue = 3;

/** "and then at noon": the words directly before a cue belong to it. */
function prepositionAt(gap: readonly StructureToken[], firstOfCue: number): number {
  const from = gap.slice(0, firstOfCue);
  const isWord = ({ kind }: StructureToken) => kind === "word";
  const stopAt = from.findLastIndex((token) => !isWord(token));
  return Math.max(stopAt + 1, firstOfCue - wordsOfCue);
}

/** The last of the strongest marks. */
function strongest(
  gap: readonly StructureToken[],
  isOfCue: (token: StructureToken) => boolean,
): StructureToken | undefined {
  let best: StructureToken | undefined;
  for (const token of gap) {
    const strength = isOfCue(token) ? undefined : strengths.get(token.text);
    if (strength !== undefined && strength >= (strengths.get(best?.text ?? "") ?? 0)) best = token;
  }
  return best;
}
