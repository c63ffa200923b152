import type { SeparatorClass } from "../../languages/separator-class.ts";
import type { StatedNutrients } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import type { Amount } from "./amount.ts";

/** A parsed unit of a message, the input of segmentation. */
export type Chunk = Span &
  (
    | {
        readonly kind: "amount";
        readonly amount: Amount;
        /** Offset of the measure; `end` if the amount has no measure. */
        readonly measureStart: number;
        /** The size of the whole package, said after the food: "half a bag of crisps (300 g bag)". */
        readonly wholeSize?: Span;
        /** Ends with "of": the amount belongs to the next food only. */
        readonly appliesToNext?: boolean;
        /** "x2", or introduced by "weighing" or "measuring": the amount belongs to the previous food. */
        readonly appliesToPrevious?: boolean;
        /** The offset after "each" in "30 g each": of each piece of the previous food. */
        readonly eachEnd?: number;
        /** The state of the previous food, said after the amount: "chicken 180 g grilled". */
        readonly state?: Span;
      }
    /** Words that may name a food, in normalized spelling. */
    | {
        readonly kind: "words";
        readonly stems: readonly string[];
        readonly fillerCount: number;
        readonly isAdjacentWord: boolean;
        /** The last word is a plural: it does not describe a noun after it, as "egg" in "egg sandwich". */
        readonly isPlural: boolean;
        /** Names the container of the next food: "juice" in "a juice box of milk". */
        readonly namesContainer?: boolean;
      }
    /** Separates foods; a name may contain it at a cost. */
    | { readonly kind: "separator"; readonly separatorClass: SeparatorClass; readonly text: string }
    | { readonly kind: "connector"; readonly text: string }
    /** An exclusion for the previous food: "without butter". */
    | { readonly kind: "without"; readonly stems: readonly string[] }
    /** Nutrients that the person states for the previous food: "210 kcal, 20 g protein". */
    | {
        readonly kind: "figures";
        readonly figures: StatedNutrients;
        /** They belong to the next food: "a 350 kcal sandwich". */
        readonly appliesToNext?: boolean;
        /** "650 kcal total": of all foods before it. */
        readonly isTotal?: boolean;
        /** Grams of the serving that they refer to. */
        readonly gramsEach?: number;
      }
    /** How much of the previous food was eaten: "had 2 servings". */
    | { readonly kind: "eaten"; readonly amount: Amount; readonly measureStart: number }
    /** The eaten share of the previous food: "ate half". */
    | {
        readonly kind: "share";
        readonly share: number;
        readonly isAmongSeveral: boolean;
        /** "half of it": of no other food. */
        readonly hasPronoun?: boolean;
        /** It is of the next food: "my wife and I shared a pizza". */
        readonly appliesToNext?: boolean;
      }
    /** The whole that the previous piece was cut from: "one-eighth of a 9-inch pie". */
    | { readonly kind: "cut" }
    | { readonly kind: "stop" }
  );
