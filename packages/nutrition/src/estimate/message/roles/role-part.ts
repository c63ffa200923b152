import type { NutrientId } from "../../../nutrients.ts";
import type { Span } from "../../words/span.ts";
import type { Role } from "./role.ts";

/** A word, phrase, number or mark of a message, with its role. */
export interface RolePart extends Span {
  readonly role: Role;
  readonly value?: number;
  /** Of a weight or volume: it is a volume. */
  readonly isVolume?: boolean;
  /** Of an energy: it is in kilojoules. */
  readonly isJoule?: boolean;
  readonly nutrient?: NutrientId;
  readonly stem?: string;
  readonly text?: string;
  readonly isPlural?: boolean;
}

/** A part at an index of tokens, and how many of them it has. */
export type FoundPart = Omit<RolePart, "start" | "end"> & { readonly length: number };
