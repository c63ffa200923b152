import { getMigrations } from "better-auth/db/migration";
import type { Database } from "../../database/connection.ts";
import type { Migration } from "../../database/migrate.ts";
import { authOptions, authPlugins } from "./auth-options.ts";

// Which tables and columns there are does not depend on these settings.
const settings = {
  baseUrl: "http://localhost",
  allowedOrigins: [],
  secret: "only-needed-to-make-the-options-valid",
  signInsPer15Minutes: 1,
  signUpsPer15Minutes: 1,
  provider: undefined,
};

/** better-auth's tables as the options of this version want them. */
export function accountsMigration(engine: Database["engine"]): Migration {
  return {
    name: "0001-accounts",
    async run(queries) {
      const options = authOptions(engine, queries, settings, { error: () => undefined });
      const { runMigrations } = await getMigrations(options);
      await runMigrations();
    },
  };
}

/** The table of the passkeys: what better-auth's plugin wants beyond the tables that are there. */
export function passkeysMigration(engine: Database["engine"]): Migration {
  return {
    name: "0010-passkeys",
    async run(queries) {
      const options = authOptions(engine, queries, settings, { error: () => undefined });
      const plugins = authPlugins(settings);
      const { runMigrations } = await getMigrations({ ...options, plugins });
      await runMigrations();
    },
  };
}
