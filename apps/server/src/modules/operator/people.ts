import type { OperatorPeople } from "@morsel/contracts";
import { peopleListed } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { countAtMost, countLimit, countRows } from "./count-rows.ts";
import { estimateStorage } from "./storage.ts";

/** A page of accounts, oldest first, after the account with the id `after`: counts, and nothing that people wrote. */
export async function listPeople(
  queries: Queries,
  selfId: string,
  after: string | undefined,
): Promise<OperatorPeople> {
  let query = queries
    .selectFrom("users")
    .leftJoin("account_states as state", "state.user_id", "users.id")
    .select(["users.id", "users.email", "users.created_at", "state.is_admin", "state.disabled_at"])
    // Ids begin with the time of their creation.
    .orderBy("users.id")
    .limit(peopleListed + 1);
  if (after !== undefined) query = query.where("users.id", ">", after);
  const found = await query.execute();
  const rows = found.slice(0, peopleListed);
  const ids = rows.map(({ id }) => id);
  const [seen, meals, photos, bytes] = [
    await lastSeen(queries, ids),
    await countRows(queries, "meals", ids),
    await countRows(queries, "photos", ids),
    await estimateStorage(queries, ids),
  ];
  return {
    items: rows.map((row) => ({
      id: row.id,
      email: row.email,
      created_at: new Date(row.created_at).toISOString(),
      seen_at: seen.get(row.id) ?? null,
      meals: meals.get(row.id) ?? 0,
      photos: photos.get(row.id) ?? 0,
      storage_bytes: bytes.get(row.id) ?? 0,
      is_admin: row.is_admin === 1,
      is_disabled: row.disabled_at !== null,
      is_self: row.id === selfId,
    })),
    next: found.length > peopleListed ? (ids.at(-1) ?? null) : null,
  };
}

/** The account with this address or id; undefined if there is none. */
export async function findPerson(
  queries: Queries,
  by: { readonly email: string } | { readonly id: string },
) {
  const query = queries
    .selectFrom("users")
    .leftJoin("account_states as state", "state.user_id", "users.id")
    .select(["users.id", "users.email", "state.is_admin", "state.disabled_at"]);
  return "id" in by
    ? query.where("users.id", "=", by.id).executeTakeFirst()
    : query.where("users.email", "=", by.email.toLowerCase()).executeTakeFirst();
}

export async function countPeople(queries: Queries, seenSince: Date) {
  const { seen } = await queries
    .selectFrom((eb) =>
      eb.selectFrom("sessions").select(["user_id", "updated_at"]).limit(countLimit).as("session"),
    )
    .select((eb) => eb.fn.count<number>("user_id").distinct().as("seen"))
    .where("updated_at", ">", seenSince.toISOString())
    .executeTakeFirstOrThrow();
  return {
    total: await countAtMost(queries, queries.selectFrom("users").select("id")),
    seen_in_a_week: Number(seen),
    disabled: await countAtMost(
      queries,
      queries.selectFrom("account_states").select("user_id").where("disabled_at", "is not", null),
    ),
  };
}

async function lastSeen(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom("sessions")
    .select((eb) => ["user_id", eb.fn.max("updated_at").as("seen_at")])
    .where("user_id", "in", ids)
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, seen_at }) => [user_id, new Date(seen_at).toISOString()]));
}
