import type { Food } from "../../food.ts";
import type { CodedItem } from "../meals/coded-item.ts";
import type { FiguresEvidence, FoodEvidence } from "../meals/confidence.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";

/** A mention with its food, grams and nutrients. */
export interface ResolvedMention {
  readonly item: CodedItem;
  readonly portion: ResolvedPortion;
  /** The food of the table; absent if none matches. */
  readonly food?: Food;
  /** What its confidence is made of; absent if nutrients were stated or estimated. */
  readonly evidence?: FoodEvidence;
  /** What its confidence is made of if nutrients were stated. */
  readonly figuresEvidence?: FiguresEvidence;
}
