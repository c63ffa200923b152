import type { FoodMention } from "../food-mention.ts";
import type { ResolvedMention } from "./resolved-mention.ts";

/** A mention with its item; undefined if no food matches. */
export interface MentionResult {
  readonly mention: FoodMention;
  readonly found: ResolvedMention | undefined;
}

/** What resolves a mention again, in other words. */
export type Resolve = (mention: FoodMention) => ResolvedMention | undefined;
