import type { EditOperation } from "../../edits.ts";
import { talkWeights } from "../../estimate/weights/index.ts";
import type { EditContext } from "../edit-context.ts";
import { isNumberOf } from "../find-unused-words.ts";
import { labelWords } from "./label-words.ts";
import { isValue } from "./roles.ts";

/** A clause of an instruction that has other clauses. */
export interface TalkClause {
  readonly words: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly startsSentence: boolean;
  /** True if the rules of `set-aside.ts` take it for talk. */
  readonly isTalkByRules: boolean;
}

export type TalkFeatures = Readonly<Record<string, number>>;

/** Clauses from this probability are left out; below it, the instruction is refused. */
export const talkThreshold = 0.4;

/** True for a clause with a number that no operation has, or about what somebody gave the speaker. */
export const mayBeEaten = ({ otherNumber, given }: TalkFeatures): boolean =>
  otherNumber !== undefined || given !== undefined;

/** The probability, 0 to 1, that a clause asks for nothing; `npm run fit` fits its weights. 0 if it may be about what was eaten. */
export function talkProbability(features: TalkFeatures): number {
  if (mayBeEaten(features)) return 0;
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += value * (talkWeights[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * What is known of a clause: its words that name no food, amount or time, the roles of all of them one by one and in pairs, its place,
 * and its numbers, which the operations of the other clauses may have.
 */
export function talkFeatures(
  { words, isFirst, isLast, startsSentence, isTalkByRules }: TalkClause,
  operations: readonly EditOperation[],
  context: EditContext,
): TalkFeatures {
  const labelled = labelWords(words, context);
  const roles = labelled.flatMap(({ role }) => (role === "filler" ? [] : [role]));
  const said = labelled.filter((one) => !isValue(one)).flatMap(({ words: one }) => wordsIn(one));
  const {
    roles: { numberOfNoFood },
    subjects: { givenToSpeaker },
  } = context.language.edits;
  const numbers = numbersIn(words.replace(numberOfNoFood, " "));
  const isKnown = numbers.every((number) => isNumberOf(number, operations, context));
  const names = [
    "bias",
    ...said.map((word) => `word:${word}`),
    ...labelled.map(({ role }) => `role:${role}`),
    ...roles.slice(1).map((role, at) => `roles:${roles[at]},${role}`),
    ...(isFirst ? ["first"] : []),
    ...(isLast ? ["last"] : []),
    ...(startsSentence ? ["sentence"] : []),
    ...(isTalkByRules ? ["rules"] : []),
    ...(numbers.length === 0 ? [] : [isKnown ? "knownNumber" : "otherNumber"]),
    ...(givenToSpeaker.test(words) ? ["given"] : []),
  ];
  const length = Math.min(wordsIn(words).length, longWords) / longWords;
  return { ...Object.fromEntries(names.map((name) => [name, 1])), length };
}

/** A clause of more words is as long as one of so many. */
const longWords = 20;

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

const numbersIn = (text: string): readonly number[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(",", ".")));
