import { type CalorieGuess, calorieGuess, routes } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { findKeyOwner } from "../../database/key-owners.ts";
import { findLinkHash } from "./link.ts";
import { hasMealOrOutlivesIt } from "./share-store.ts";

/** A shared estimate, as everyone with its link sees it. */
export interface OpenedGuess {
  /** Everything that is public. */
  readonly guess: CalorieGuess;
  /** The meal's title, for the preview of the link. */
  readonly title: string;
  /** null if it is shared without a photo. */
  readonly photo: { readonly id: string; readonly ownerId: string } | null;
}

/**
 * The estimate of a link; undefined if the link is unknown or has expired, or if its meal was deleted and it
 * does not outlive it, or its owner's account is disabled. Revoked estimates, and those of deleted users, no longer exist.
 */
export async function findGuess(
  queries: Queries,
  linkId: string,
): Promise<OpenedGuess | undefined> {
  const hash = findLinkHash(linkId);
  const userId = hash && (await findKeyOwner(queries, "share", hash));
  if (!hash || !userId) return undefined;
  const row = await queries
    .selectFrom("calorie_guesses as guess")
    .leftJoin("user_preferences as shown", (join) => join.on("shown.user_id", "=", userId))
    .leftJoin("account_states as state", (join) => join.on("state.user_id", "=", userId))
    .select([
      "photo_id",
      "title",
      "total_calories_kcal",
      "notes",
      "meals_json",
      "energy_hidden",
      "shown.energy_unit",
    ])
    .where("guess.user_id", "=", userId)
    .where("link_hash", "=", hash)
    .where("expires_at", ">", Date.now())
    .where("state.disabled_at", "is", null)
    .where(hasMealOrOutlivesIt(userId))
    .executeTakeFirst();
  if (!row) return undefined;
  const guess = calorieGuess.parse({
    image_url: row.photo_id === null ? null : routes.calorieGuessPhoto(linkId),
    total_calories_kcal: row.total_calories_kcal,
    notes: row.notes,
    meals: JSON.parse(row.meals_json),
    ...(row.energy_hidden === 1 && { is_energy_hidden: true }),
    ...(row.energy_hidden !== 1 && row.energy_unit === "kJ" && { energy_unit: row.energy_unit }),
  });
  const photo = row.photo_id === null ? null : { id: row.photo_id, ownerId: userId };
  return { guess, title: row.title, photo };
}
