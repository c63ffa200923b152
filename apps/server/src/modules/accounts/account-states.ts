import type { Queries } from "../../database/connection.ts";
import { rowLimit } from "../../database/row-limit.ts";

/** True if an operator has disabled the account. */
export async function isDisabled(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom("account_states")
    .select("disabled_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return (row?.disabled_at ?? null) !== null;
}

/** More than sign up before the first of them is promoted. */
const fewAccounts = 100;

/** Makes the first account of an installation its operator's; does nothing for others. */
export async function promoteFirstAccount(queries: Queries, userId: string): Promise<void> {
  const some = await queries
    .selectFrom(
      queries
        .selectFrom("users")
        .select(["id", "created_at"])
        .limit(rowLimit(fewAccounts))
        .as("some"),
    )
    .select("id")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  if (some.length < fewAccounts && some[0]?.id === userId) await setAdmin(queries, userId);
}

export async function setAdmin(queries: Queries, userId: string): Promise<void> {
  await queries
    .insertInto("account_states")
    .values({ user_id: userId, is_admin: 1, disabled_at: null })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ is_admin: 1 }))
    .execute();
}

/** Refuses new sessions and ends the open ones, or allows them again. Publish `sessions-ended` afterwards. */
export async function setDisabled(queries: Queries, userId: string, isOff: boolean): Promise<void> {
  const disabledAt = isOff ? Date.now() : null;
  await queries.transaction().execute(async (trx) => {
    await trx
      .insertInto("account_states")
      .values({ user_id: userId, is_admin: 0, disabled_at: disabledAt })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ disabled_at: disabledAt }))
      .execute();
    if (isOff) await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
  });
}

export async function isSignUpOpen(queries: Queries): Promise<boolean> {
  const row = await queries
    .selectFrom("server_settings")
    .select("value")
    .where("name", "=", "sign-up")
    .executeTakeFirst();
  return row?.value !== "closed";
}

export async function setSignUpOpen(queries: Queries, isOpen: boolean): Promise<void> {
  const value = isOpen ? "open" : "closed";
  await queries
    .insertInto("server_settings")
    .values({ name: "sign-up", value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
