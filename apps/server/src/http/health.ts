import { sql } from "kysely";
import type { Queries } from "../database/connection.ts";
import type { App } from "./app-type.ts";

/** GET /healthz: the process responds. GET /readyz: its database responds as well. */
export async function healthRoutes(
  app: App,
  { queries }: { readonly queries: Queries },
): Promise<void> {
  app.get("/healthz", { config: { access: "public" }, logLevel: "warn" }, async () => ({
    status: "ok",
  }));
  app.get("/readyz", { config: { access: "public" }, logLevel: "warn" }, async () => {
    await sql`select 1`.execute(queries);
    return { status: "ready" };
  });
}
