import type { QuestionText } from "../../languages/wording.ts";

/** An answer of a question that may be asked about an item. */
export interface CandidateAnswer {
  /** What the button says, before it is worded. */
  readonly label: string;
  readonly foodId: string;
  /** The label of the portion; absent if the answer is the food. */
  readonly portion?: string;
  /** The amount, if the answer is a weight. */
  readonly grams?: number;
  readonly kcal: number;
}

/** A question that may be asked about an item. */
export interface QuestionCandidate {
  readonly text: QuestionText;
  readonly answers: readonly CandidateAnswer[];
}

/** A question needs at least two answers, and more than four buttons are not read. */
export const minAnswers = 2;
export const maxAnswers = 4;
