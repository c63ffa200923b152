import type { ErrorId } from "@morsel/contracts";
import { z } from "zod";
import { ExpectedError } from "./errors.ts";

/** A path's `:id`. Any text passes: one that cannot be an id answers as an unknown id does. */
export const idParams = z.strictObject({ id: z.string() });

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Could it be the id of a row of ours? */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** The same text where it could be; throws `otherwise`, which an unknown id gives too. */
export function requireId(text: string, otherwise: ErrorId): string {
  if (!isId(text)) throw new ExpectedError(otherwise);
  return text;
}
