import type { ErrorId } from "@morsel/contracts";
import { z } from "zod";
import { ExpectedError } from "./errors.ts";

/** A path's `:id`. Accepts any text: an invalid id gets the same response as an unknown one. */
export const idParams = z.strictObject({ id: z.string() });

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True if the text has the form of a row's id. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** Returns the id if it is a valid UUID; otherwise throws the route's not-found error. */
export function requireId(text: string, otherwise: ErrorId): string {
  if (!isId(text)) throw new ExpectedError(otherwise);
  return text;
}
