/** What is known of a clause, by name; 1 for what it has. */
export type TalkFeatures = Readonly<Record<string, number>>;

/** What is known of a clause of an instruction, and whether it is a change. */
export interface ClauseEvidence {
  readonly words: string;
  readonly isRead: boolean;
  /** True if it is left out whatever the weights are. */
  readonly isTalkByRules: boolean;
  readonly features: TalkFeatures;
}
