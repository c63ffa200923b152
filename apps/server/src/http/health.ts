import { sql } from "kysely";
import type { Database } from "../database/connection.ts";
import type { App } from "./app-type.ts";

/** /healthz: the process answers. /readyz: it reaches its database too. */
export function addHealthRoutes(app: App, database: Database): void {
  app.get("/healthz", { config: { access: "public" }, logLevel: "warn" }, async () => ({
    status: "ok",
  }));
  app.get("/readyz", { config: { access: "public" }, logLevel: "warn" }, async () => {
    await sql`select 1`.execute(database.queries);
    return { status: "ready" };
  });
}
