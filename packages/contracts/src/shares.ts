import { z } from "zod";
import { defaultShareDays, shareDays } from "./photo-limits.ts";

/** POST /api/calorie-guesses (beyond the spec): makes a public page of a meal as it is now. */
export const shareRequest = z.strictObject({
  meal_id: z.string(),
  /** False also where the meal has no photo. */
  with_photo: z.boolean(),
  days: z.literal(shareDays).default(defaultShareDays),
});
export type ShareRequest = z.input<typeof shareRequest>;

/** A shared estimate as its owner sees it. The link itself is not kept, so it is not in here. */
export const share = z.strictObject({
  id: z.string(),
  /** null where the meal has been deleted since. */
  meal_id: z.string().nullable(),
  title: z.string(),
  has_photo: z.boolean(),
  /** ISO 8601 instants. */
  created_at: z.string(),
  expires_at: z.string(),
});
export type Share = z.infer<typeof share>;

/** The answer to the creation of a share: the only time that the link is returned. */
export const newShare = share.extend({
  /** Path of the public page, behind the address of this Morsel. */
  path: z.string(),
});
export type NewShare = z.infer<typeof newShare>;

/** GET /api/calorie-guesses: those that can still be opened, newest first. */
export const shareList = z.strictObject({ items: z.array(share) });
export type ShareList = z.infer<typeof shareList>;
