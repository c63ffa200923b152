import type { Amount } from "../chunks/amount.ts";

/** The properties of a mention that determine its portion. */
export interface PortionQuery {
  readonly amount?: Amount | undefined;
  /** All words of the mention, as stems and as normalized units. */
  readonly words: ReadonlySet<string>;
  /** The food's noun; it does not distinguish portions if a unit is given. */
  readonly head?: string | undefined;
  /** Stems of the words written in the singular: a singular food noun means one piece. */
  readonly singulars?: ReadonlySet<string>;
  /** The noun of the food's own name. */
  readonly nameHead?: string | undefined;
  /** The food's name is plural: chips, almonds, crackers. */
  readonly isPluralFood?: boolean;
  /** The table marks a default portion. */
  readonly hasDefault?: boolean;
  /** The words of the food's own name, which do not distinguish its portions. */
  readonly nameWords?: ReadonlySet<string>;
  /** Spread or stirred in, without an amount. */
  readonly isSpread?: boolean;
}
