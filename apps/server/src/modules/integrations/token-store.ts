import { randomBytes, randomUUIDv7 } from "node:crypto";
import {
  type AccessToken,
  maxTokens,
  type NewAccessToken,
  type TokenRequest,
} from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { findKeyOwner, hashKey, setKeyOwner } from "../../database/key-owners.ts";
import { lockUser } from "../../database/revisions.ts";
import { ExpectedError } from "../../http/errors.ts";
import type { FindTokenOwner } from "../../http/session-guard.ts";

/** The resolution of the time at which a token was last used. */
const lastUsedResolutionMs = 15 * 60_000;

/** A recognisable prefix lets secret scanners detect leaked tokens. */
const prefix = "morsel_";
const tokenShape = /^morsel_[\w-]{43}$/;

/** Creates a token of 256 random bits; only this call returns it. Throws `too_many_tokens`. */
export async function createToken(
  queries: Queries,
  userId: string,
  { name, scope }: TokenRequest,
): Promise<NewAccessToken> {
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if ((await listTokens(trx, userId)).length >= maxTokens) {
      throw new ExpectedError("too_many_tokens");
    }
    const token = `${prefix}${randomBytes(32).toString("base64url")}`;
    const row = {
      id: randomUUIDv7(),
      user_id: userId,
      name,
      scope,
      token_hash: hashKey(token),
      created_at: Date.now(),
      last_used_at: null,
    };
    await trx.insertInto("access_tokens").values(row).execute();
    await setKeyOwner(trx, { kind: "token", keyHash: row.token_hash, userId });
    return { ...toAccessToken(row), token };
  });
}

/** A user's tokens, newest first. */
export async function listTokens(queries: Queries, userId: string): Promise<AccessToken[]> {
  const rows = await queries
    .selectFrom("access_tokens")
    .select(["id", "name", "scope", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(toAccessToken);
}

/** Looks up the token for each call, so that a removed one is refused immediately. */
export function createFindTokenOwner(queries: Queries): FindTokenOwner {
  return async (token) => {
    if (!tokenShape.test(token)) return undefined;
    const hash = hashKey(token);
    const userId = await findKeyOwner(queries, "token", hash);
    if (userId === undefined) return undefined;
    const row = await queries
      .selectFrom("access_tokens as token")
      .innerJoin("users", "users.id", "token.user_id")
      .leftJoin("account_states as state", "state.user_id", "users.id")
      .select([
        "token.id",
        "token.scope",
        "token.created_at",
        "token.last_used_at",
        "users.email",
        "users.created_at as user_created_at",
      ])
      .where("token.user_id", "=", userId)
      .where("token.token_hash", "=", hash)
      .where("state.disabled_at", "is", null)
      .executeTakeFirst();
    if (!row) return undefined;
    const nowMs = Date.now();
    if (nowMs - (row.last_used_at ?? 0) > lastUsedResolutionMs) {
      await queries
        .updateTable("access_tokens")
        .set({ last_used_at: nowMs })
        .where("user_id", "=", userId)
        .where("id", "=", row.id)
        .execute();
    }
    const session = {
      id: row.id,
      userId,
      email: row.email,
      userCreatedAt: new Date(row.user_created_at).toISOString(),
      startedAt: row.created_at,
      seenAt: nowMs,
      isAdmin: false,
      isStale: false,
    };
    return { session, scope: row.scope };
  };
}

interface ShownRow extends Pick<AccessToken, "id" | "name" | "scope"> {
  readonly created_at: number;
  readonly last_used_at: number | null;
}

function toAccessToken({ id, name, scope, created_at, last_used_at }: ShownRow): AccessToken {
  return {
    id,
    name,
    scope,
    created_at: new Date(created_at).toISOString(),
    last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  };
}
