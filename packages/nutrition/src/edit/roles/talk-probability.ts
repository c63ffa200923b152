import type { EditOperation } from "../../edits.ts";
import { talkWeights } from "../../estimate/weights/index.ts";
import type { TalkFeatures } from "../clause-evidence.ts";
import type { EditContext } from "../edit-context.ts";
import { labelWords } from "./label-words.ts";
import { isValue } from "./roles.ts";
import { mayAskForChange } from "./set-aside.ts";

/** A clause of an instruction that has other clauses. */
export interface TalkClause {
  readonly words: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly startsSentence: boolean;
  /** True if the rules of `set-aside.ts` take it for talk. */
  readonly isTalkByRules: boolean;
}

/** Clauses from this probability are left out; below it, the instruction is refused. */
export const talkThreshold = 0.4;

/** The probability, 0 to 1, that a clause asks for nothing; `npm run fit` fits its weights. 0 for one that may ask for a change. */
export function talkProbability(features: TalkFeatures): number {
  if (features.mayAsk !== undefined) return 0;
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += value * (talkWeights[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * What is known of a clause: its words that name no food, amount or time, the roles of all of them one by one and in pairs, its place,
 * and whether it may ask for a change that the operations of the other clauses do not have.
 */
export function talkFeatures(
  { words, isFirst, isLast, startsSentence, isTalkByRules }: TalkClause,
  operations: readonly EditOperation[],
  context: EditContext,
): TalkFeatures {
  const labelled = labelWords(words, context);
  const roles = labelled.flatMap(({ role }) => (role === "filler" ? [] : [role]));
  const said = labelled.filter((one) => !isValue(one)).flatMap(({ words: one }) => wordsIn(one));
  const names = [
    "bias",
    ...said.map((word) => `word:${word}`),
    ...labelled.map(({ role }) => `role:${role}`),
    ...roles.slice(1).map((role, at) => `roles:${roles[at]},${role}`),
    ...(isFirst ? ["first"] : []),
    ...(isLast ? ["last"] : []),
    ...(startsSentence ? ["sentence"] : []),
    ...(isTalkByRules ? ["rules"] : []),
    ...(mayAskForChange(words, operations, context) ? ["mayAsk"] : []),
  ];
  const length = Math.min(wordsIn(words).length, longWords) / longWords;
  return { ...Object.fromEntries(names.map((name) => [name, 1])), length };
}

/** A clause of more words is as long as one of so many. */
const longWords = 20;

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
