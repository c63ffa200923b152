import type { FastifyRequest } from "fastify";
import { deleteOwnRow } from "../../database/delete-own-row.ts";
import type { Accounts } from "./deps.ts";

/** Signs in; ends the session that the browser had before, since its cookie is replaced. */
export async function replaceSession<Result>(
  { findSession, queries, signals }: Accounts,
  request: FastifyRequest,
  signIn: () => Promise<Result>,
  isNew: () => boolean = () => true,
): Promise<Result> {
  const before = await findSession(request.headers.cookie);
  const result = await signIn();
  if (before && isNew()) {
    await deleteOwnRow(queries, "sessions", before.userId, before.id);
    signals.publish({ kind: "session-ended", sessionId: before.id });
  }
  return result;
}
