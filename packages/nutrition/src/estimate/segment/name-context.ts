import type { Language } from "../../languages/language.ts";
import type { Chunk } from "../chunks/chunk.ts";
import type { FoodMatcher } from "../match/food-match.ts";

/** What the words of a message are matched with. */
export interface NameContext {
  readonly chunks: readonly Chunk[];
  readonly matcher: FoodMatcher;
  readonly language: Language;
}
