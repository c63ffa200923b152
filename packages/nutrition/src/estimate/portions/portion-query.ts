import type { Amount } from "../chunks/amount.ts";

/** What a portion is chosen by. */
export interface PortionQuery {
  readonly amount?: Amount | undefined;
  /** All words of the mention as the person wrote them, by stem and as units are called. */
  readonly words: ReadonlySet<string>;
  /** The food's noun: beside a unit it tells no portion from another. */
  readonly head?: string | undefined;
  /** The words said in the singular: one piece is meant where the food's noun is among them. */
  readonly singulars?: ReadonlySet<string>;
  /** The noun of the food's own name. */
  readonly nameHead?: string | undefined;
  /** The food is called in the plural, as what comes in many is: chips, almonds, crackers. */
  readonly isPluralFood?: boolean;
  /** The table says which portion is usual. */
  readonly hasDefault?: boolean;
  /** The words of the food's own name: they tell none of its portions from another. */
  readonly nameWords?: ReadonlySet<string>;
  /** Spread on something or stirred in, in an amount that was not said. */
  readonly isSpread?: boolean;
}
