import type { StatedNutrients } from "../mentions.ts";
import type { Amount } from "./amount.ts";

interface Span {
  /** Offsets in the message. */
  readonly start: number;
  readonly end: number;
}

/** What a message is made of, as the search for foods sees it. */
export type Chunk = Span &
  (
    | {
        readonly kind: "amount";
        readonly amount: Amount;
        /** Where the measure begins, as an offset; `end` where there is none. */
        readonly measureStart: number;
        /** Ends in "of": it measures what follows, and nothing before it. */
        readonly appliesToNext?: boolean;
        /** Led to by "weighing", "measuring": it measures the food told before it. */
        readonly appliesToPrevious?: boolean;
      }
    /** Words that may name a food, in unified spelling. */
    | {
        readonly kind: "words";
        readonly stems: readonly string[];
        readonly fillerCount: number;
        readonly isInRun: boolean;
        /** Names what the food after it came in: "juice" of "a juice box of milk". */
        readonly isOfContainer?: boolean;
      }
    /** Parts foods, or not: a name may run on across it at a cost. */
    | { readonly kind: "separator"; readonly cost: number; readonly text: string }
    | { readonly kind: "connector"; readonly text: string }
    /** What is not in the food before: "without butter". */
    | { readonly kind: "without"; readonly stems: readonly string[] }
    /** What the person states of the food before: "210 kcal, 20 g protein". */
    | { readonly kind: "figures"; readonly figures: StatedNutrients }
    /** How much of the food before was eaten: "ate half". */
    | { readonly kind: "share"; readonly share: number; readonly isAmongSeveral: boolean }
    /** What the piece before was cut from: "one-eighth of a 9-inch pie". */
    | { readonly kind: "cut" }
    | { readonly kind: "stop" }
  );

/** "a cheeseburger, the famous one of the harbour": what follows tells of the same food. */
export const appositionComma = ", the";
