import type { Queries } from "../../database/connection.ts";

/** A user's consent to `sentTo`, the model's host; undefined if the user was not asked. */
export async function findConsent(
  queries: Queries,
  userId: string,
  sentTo: string,
): Promise<boolean | undefined> {
  const row = await queries
    .selectFrom("model_consents")
    .select("is_allowed")
    .where("user_id", "=", userId)
    .where("sent_to", "=", sentTo)
    .executeTakeFirst();
  return row && row.is_allowed === 1;
}

/** True if the user's words and photos may be sent to `sentTo`. Check it right before each request. */
export async function hasConsented(
  queries: Queries,
  userId: string,
  sentTo: string,
): Promise<boolean> {
  return (await findConsent(queries, userId, sentTo)) === true;
}

/** Saves a user's answer in place of the previous one. */
export async function saveConsent(
  queries: Queries,
  userId: string,
  answer: { readonly sentTo: string; readonly isAllowed: boolean },
): Promise<void> {
  const said = {
    is_allowed: answer.isAllowed ? 1 : 0,
    sent_to: answer.sentTo,
    answered_at: Date.now(),
  };
  await queries
    .insertInto("model_consents")
    .values({ user_id: userId, ...said })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(said))
    .execute();
}
