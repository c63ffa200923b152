import { z } from "zod";

/** False for NUL, which PostgreSQL refuses, and for lone surrogates, which are silently altered. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** A string that both databases store and return unchanged. */
export const storableText = z
  .string()
  .refine(isStorableText, "contains characters that cannot be stored");
