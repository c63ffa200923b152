import { deleteAccountRequest, routes } from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../database/connection.ts";
import type { Signals } from "../../database/signals.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { requireSession } from "../../http/session-guard.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import type { UserDataSource } from "./user-data-source.ts";

interface DataExportDeps {
  readonly database: Database;
  readonly signals: Signals;
  /** The modules that store personal data outside of the database. */
  readonly dataSources: readonly UserDataSource[];
  readonly reauthentication: {
    /** Throws `password_wrong`, `sign_in_again`, or `rate_limited` after too many attempts. */
    requireOwner(
      request: FastifyRequest,
      proof: { readonly password: string | undefined },
    ): Promise<void>;
  };
  /** Ends the session and clears the browser's cache. */
  endSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** The routes that export a user's data and delete the account. */
export async function dataExport(app: App, deps: DataExportDeps): Promise<void> {
  const { database, signals, dataSources } = deps;
  const exporting = new Set<string>();

  app.get(routes.accountExport, { config: { access: "session" } }, async (request, reply) => {
    const { userId } = requireSession(request);
    if (exporting.has(userId)) throw new ExpectedError("export_underway");
    exporting.add(userId);
    reply.raw.once("close", () => exporting.delete(userId));
    request.log.info({ event: "account-exported", userId }, "an account is exported");
    const day = new Date().toISOString().slice(0, 10);
    reply.header("content-disposition", `attachment; filename="morsel-${day}.zip"`);
    return reply
      .type("application/zip")
      .send(await exportAccount(database.queries, dataSources, userId));
  });

  app.delete(
    routes.account,
    { config: { access: "session" }, schema: { body: deleteAccountRequest.nullish() } },
    async (request, reply) => {
      const session = requireSession(request);
      await deps.reauthentication.requireOwner(request, { password: request.body?.password });
      await deleteAccount(database, signals, dataSources, session.userId);
      await deps.endSession(request, reply);
      request.log.info({ event: "account-deleted", userId: session.userId }, "an account is gone");
      return reply.code(204).send();
    },
  );
}
