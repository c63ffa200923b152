/** How a person came by a target of their own. */
export const targetMakers = ["hand", "calculator"] as const;
export type TargetMaker = (typeof targetMakers)[number];
