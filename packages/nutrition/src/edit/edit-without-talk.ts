import type { EditOperation } from "../edits.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { MessageContext } from "../estimate/message/read-time.ts";
import type { MealEstimate } from "../meal.ts";
import { createEditContext, type EditContext, type ReadingMode } from "./edit-context.ts";
import type { EditOutcome } from "./edit-outcome.ts";
import { isReduction } from "./join-operations.ts";
import { labelWords } from "./roles/label-words.ts";
import type { LabelledWords } from "./roles/roles.ts";
import { canSetAside } from "./roles/set-aside.ts";
import { isTranslatedTalk } from "./roles/translated-talk.ts";
import { translateEdit } from "./translate-edit.ts";

/** Each way to leave sentences out is a reading of its own. */
const maxSentences = 5;
/** Of fewer words a denial may take the change back: "no, wait". */
const minWordsOfDenial = 4;

const mode: ReadingMode = {
  isTranslated: true,
  readsRoles: true,
  splitsRunOns: false,
  setsAside: true,
};

/**
 * Applies a translated instruction without its first or last sentences, if they are talk in words that the reader does not know;
 * the outcome has them as `not-used`. Undefined if there is no such change.
 */
export function editWithoutTalk(
  meal: MealEstimate,
  instruction: string,
  foods: FoodIndex,
  written: MessageContext,
  edit: (kept: string) => EditOutcome | undefined,
): EditOutcome | undefined {
  const sentences = instruction.trim().split(/(?<=[,;.!…])\s+/);
  if (sentences.length < 2 || sentences.length > maxSentences) return undefined;
  const talk = sentences.map((said) => readTalk(said, meal, foods, written));
  for (const { from, to } of partsOf(sentences.length)) {
    const others = [...talk.slice(0, from), ...talk.slice(to)];
    // "it was at zorblat, not for lunch"
    const saysWhatItWas = talk.slice(0, from).some((one) => one?.hasBe);
    if (others.includes(undefined) || saysWhatItWas) continue;
    const kept = sentences.slice(from, to).join(" ").replace(/[,;]$/, "");
    const outcome = edit(kept);
    if (outcome?.kind !== "changed") continue;
    if (!others.every((one) => one?.isTalk(outcome.operations))) continue;
    const unused = others.map((one) => ({ kind: "not-used" as const, words: one?.said ?? "" }));
    return { ...outcome, changes: [...outcome.changes, ...unused] };
  }
  return undefined;
}

/** The parts of a list without its first or last entries, longest first. */
const partsOf = (length: number) =>
  Array.from({ length: length - 1 }, (_, less) => length - 1 - less).flatMap((size) =>
    Array.from({ length: length - size + 1 }, (_, from) => ({ from, to: from + size })),
  );

/** What tells whether a sentence is talk; undefined if it is none, whatever the other ones change. */
function readTalk(said: string, meal: MealEstimate, foods: FoodIndex, written: MessageContext) {
  const translated = translateEdit(meal, said, foods, written, true);
  if (!translated?.isTranslated || /\d/.test(said)) return undefined;
  const text = translated.instruction.replace(/[\s,;.!…]+$/, "");
  const context = createEditContext(translated.meal, translated.foods, translated.written, mode);
  const words = labelWords(text, context).filter(({ role }) => role !== "filler");
  if (words.some((word) => mayBeFood(word, text, context)) || isDenial(words)) return undefined;
  const isTalk = (operations: readonly EditOperation[]) =>
    isTranslatedTalk(text, operations, context) &&
    (operations.every(isReduction) || !words.some(({ role }) => rolesOfLess.has(role))) &&
    canSetAside(text, operations, context);
  const hasBe = words.some(({ role }) => role === "be");
  return { said: said.replace(/[\s,;.!…]+$/, ""), isTalk, hasBe };
}

const isDenial = (words: readonly LabelledWords[]): boolean =>
  words.length < minWordsOfDenial && words.some(({ role }) => role === "old" || role === "remove");

const mayBeFood = (
  { role, words }: LabelledWords,
  text: string,
  { language }: EditContext,
): boolean =>
  role === "unknown" &&
  (language.edits.roles.mayBeEaten(words).test(text) ||
    language.edits.roles.mayBeWhatItWas(words).test(text));

/** Words of others and of what was left, which may be the change. */
const rolesOfLess: ReadonlySet<string> = new Set(
  Object.keys({ left: true, other: true, unfinished: true } satisfies Partial<
    Record<LabelledWords["role"], true>
  >),
);
