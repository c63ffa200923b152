import { z } from "zod";
import { type ErrorId, errors } from "./errors.ts";

/** The body of every error answer, for descriptions of the calls; code takes `ErrorBody`. */
export const errorBody = z.strictObject({
  error: z.enum(Object.keys(errors) as [ErrorId, ...ErrorId[]]),
  message: z.string(),
  detail: z.string().optional(),
});
