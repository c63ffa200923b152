import type { Language } from "../languages/language.ts";
import type { EditContext } from "./edit-context.ts";
import { readStatedAmount } from "./read-stated-amount.ts";
import { labelWords } from "./roles/label-words.ts";
import type { LabelledWords, ValueRole } from "./roles/roles.ts";

/** Longer instructions have no more corrections than this. */
const maxCorrections = 4;
const maxWords = 80;
/** A value and its correction have at most so many words between them. */
const maxWordsBetween = 8;

/** The values that may be corrected; those of one sort correct each other. */
const sorts: Partial<Record<LabelledWords["role"], string>> = {
  share: "quantity",
  amount: "quantity",
  multiple: "quantity",
  figure: "figure",
  time: "time",
} satisfies Partial<Record<ValueRole, string>>;

/** True for two values and words that may correct the first. */
const mayHaveCorrection = (text: string, { edits: { corrections } }: Language): boolean =>
  corrections.correctingWords.test(text) && (text.match(corrections.valueWords)?.length ?? 0) > 1;

/** The instruction with corrected values in place of those before: "half of it no let's say two thirds" is "two thirds of it". */
export function withoutCorrectedValues(text: string, context: EditContext): string {
  let current = text;
  for (let count = 0; count < maxCorrections; count += 1) {
    if (!mayHaveCorrection(current, context.language)) return current;
    const next = correctFirst(current, context);
    if (next === undefined) return current;
    current = next;
  }
  return current;
}

function correctFirst(text: string, context: EditContext): string | undefined {
  const words = labelWords(text, context, maxWords);
  for (const [at, was] of words.entries()) {
    const sort = sorts[was.role];
    if (sort === undefined) continue;
    for (let to = at + 1; to < words.length && to - at <= maxWordsBetween; to += 1) {
      const meant = words[to];
      if (!meant || sorts[meant.role] === undefined) continue;
      if (sorts[meant.role] === sort && isCorrection(words, at, to, text, context))
        return replaceValue(words, at, to, text, context);
      break;
    }
  }
  return undefined;
}

/** True if only a name and words that correct are between two values, and the second is not of another food. */
function isCorrection(
  words: readonly LabelledWords[],
  at: number,
  to: number,
  text: string,
  { language }: EditContext,
): boolean {
  const named = nameAfter(words, at, to);
  const from = endOf(words, named ?? at, text);
  const other = nameAfter(words, to, words.length);
  const isOther =
    other !== undefined &&
    named !== undefined &&
    words[other]?.words.toLowerCase() !== words[named]?.words.toLowerCase();
  return (
    !isOther && language.edits.corrections.betweenValues.test(text.slice(from, words[to]?.start))
  );
}

/** The place of the name right behind a value. */
function nameAfter(words: readonly LabelledWords[], at: number, end: number): number | undefined {
  const next = words.findIndex(({ role }, place) => place > at && role !== "filler");
  const role = words[next]?.role;
  return next < end && (role === "item" || role === "food") ? next : undefined;
}

const endOf = (words: readonly LabelledWords[], at: number, text: string): number => {
  const { start, words: said } = words[at] as LabelledWords;
  const end = start + said.length;
  return text.slice(start, end) === said ? end : (words[at + 1]?.start ?? text.length);
};

function replaceValue(
  words: readonly LabelledWords[],
  at: number,
  to: number,
  text: string,
  context: EditContext,
): string {
  const [was, meant] = [words[at], words[to]] as [LabelledWords, LabelledWords];
  const between = text.slice(
    endOf(words, at, text),
    endOf(words, nameAfter(words, at, to) ?? at, text),
  );
  const rest = text.slice(endOf(words, to, text));
  const { ofBefore } = context.language.edits.corrections;
  return `${text.slice(0, was.start)}${withUnit(was, meant, context)}${between}${rest.replace(between === "" ? "" : ofBefore, "")}`;
}

/** "a hundred grams, no, 120": in the same unit */
function withUnit(was: LabelledWords, meant: LabelledWords, context: EditContext): string {
  if (!was.isWeight || meant.isWeight) return meant.words;
  const [unit, own] = [was, meant].map(({ words }) => readStatedAmount(words, context)?.unit);
  return unit === undefined || own !== undefined ? meant.words : `${meant.words} ${unit}`;
}
