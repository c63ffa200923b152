import { z } from "zod";

/** PostgreSQL refuses NUL in text and a lone surrogate is silently altered: both are refused at the edge. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** A string that both databases store and return unchanged. */
export const storableText = z
  .string()
  .refine(isStorableText, "contains characters that cannot be stored");
