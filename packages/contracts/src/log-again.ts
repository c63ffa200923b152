import { z } from "zod";
import { mealsCopiedAtOnce } from "./limits.ts";
import { mealList } from "./meals.ts";

/** POST /api/external/meals/log-again (beyond the spec): meals that were eaten again, as they are. */
export const logAgainRequest = z.strictObject({
  meals: z
    .array(
      z.strictObject({
        id: z.string(),
        /** ISO 8601 instant at which it was eaten this time. */
        consumed_at: z.iso.datetime({ offset: true }),
      }),
    )
    .min(1)
    .max(mealsCopiedAtOnce),
});
export type LogAgainRequest = z.infer<typeof logAgainRequest>;

/** Its answer, 201: the new meals, in the order of the request. */
export const loggedAgain = mealList;
export type LoggedAgain = z.infer<typeof loggedAgain>;
