import { createHash, randomBytes, randomUUIDv7 } from "node:crypto";
import {
  type Invitation,
  type InvitationRequest,
  invitationsListed,
  pages,
} from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { rowLimit } from "../../database/row-limit.ts";

const dayMs = 86_400_000;

/** Creates an invitation; only this call returns its link. */
export async function createInvitation(
  queries: Queries,
  baseUrl: string,
  { note, days }: InvitationRequest,
): Promise<Invitation & { readonly url: string }> {
  const token = randomBytes(24).toString("base64url");
  const nowMs = Date.now();
  const row = {
    id: randomUUIDv7(),
    token_hash: hash(token),
    note,
    created_at: nowMs,
    expires_at: nowMs + days * dayMs,
    used_at: null,
  };
  await queries.insertInto("invitations").values(row).execute();
  // After '#', so that it is in no log.
  return { ...toInvitation(row), url: `${baseUrl}${pages.signIn}?mode=create#${token}` };
}

/** The newest invitations that are open or were used; expired ones are deleted. */
export async function listInvitations(queries: Queries): Promise<Invitation[]> {
  await queries
    .deleteFrom("invitations")
    .where("expires_at", "<", Date.now())
    .where("used_at", "is", null)
    .execute();
  const rows = await queries
    .selectFrom("invitations")
    .select(["id", "note", "created_at", "expires_at", "used_at"])
    .orderBy("id", "desc")
    .limit(rowLimit(invitationsListed))
    .execute();
  return rows.map(toInvitation);
}

/** False if there is none with this id. */
export async function deleteInvitation(queries: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("invitations")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** True if the invitation can be used. */
export async function isInvited(queries: Queries, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const row = await queries
    .selectFrom("invitations")
    .select("id")
    .where("token_hash", "=", hash(token))
    .where("expires_at", ">", Date.now())
    .where("used_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses an invitation up; false if another sign-up was faster, or it cannot be used. */
export async function consumeInvitation(queries: Queries, token: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("invitations")
    .set({ used_at: Date.now() })
    .where("token_hash", "=", hash(token))
    .where("expires_at", ">", Date.now())
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** No salt is needed, since a token has 192 random bits. */
function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function toInvitation(row: {
  readonly id: string;
  readonly note: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly used_at: number | null;
}): Invitation {
  return {
    id: row.id,
    note: row.note,
    created_at: new Date(row.created_at).toISOString(),
    expires_at: new Date(row.expires_at).toISOString(),
    used_at: row.used_at === null ? null : new Date(row.used_at).toISOString(),
  };
}
