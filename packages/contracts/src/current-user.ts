import { z } from "zod";

/** GET /api/auth/user */
export const currentUser = z.strictObject({
  email: z.string(),
  /** ISO 8601 instant of account creation. */
  createdAt: z.string(),
});
export type CurrentUser = z.infer<typeof currentUser>;
