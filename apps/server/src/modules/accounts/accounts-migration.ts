import { getMigrations } from "better-auth/db/migration";
import type { Database } from "../../database/connection.ts";
import type { Migration } from "../../database/migrate.ts";
import { authOptions, authPlugins } from "./auth-options.ts";

// The tables and columns do not depend on these settings.
const settings = {
  baseUrl: "http://localhost",
  allowedOrigins: [],
  secret: "only-needed-to-make-the-options-valid",
  signInsPer15Minutes: 1,
  signUpsPer15Minutes: 1,
  provider: undefined,
};

const silentLog = { warn: () => undefined, error: () => undefined };

/** Creates better-auth's tables for the current options. */
export function accountsMigration(engine: Database["engine"]): Migration {
  return {
    name: "0001-accounts",
    async run(queries) {
      const options = authOptions(engine, queries, settings, silentLog);
      const { runMigrations } = await getMigrations(options);
      await runMigrations();
    },
  };
}

/** Creates the table of better-auth's passkey plugin. */
export function passkeysMigration(engine: Database["engine"]): Migration {
  return {
    name: "0010-passkeys",
    async run(queries) {
      const options = authOptions(engine, queries, settings, silentLog);
      const plugins = authPlugins(settings);
      const { runMigrations } = await getMigrations({ ...options, plugins });
      await runMigrations();
    },
  };
}
