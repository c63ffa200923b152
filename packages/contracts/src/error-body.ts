import { z } from "zod";
import { type ErrorId, errors } from "./errors.ts";

/** The schema of `ErrorBody`, for OpenAPI. */
export const errorBody = z.strictObject({
  error: z.enum(Object.keys(errors) as [ErrorId, ...ErrorId[]]),
  message: z.string(),
  detail: z.string().optional(),
});
