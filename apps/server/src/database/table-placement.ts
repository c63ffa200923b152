import type { Tables } from "./tables.ts";

/**
 * Tables that are not divided by user, each with the reason. All other tables have a `user_id`, with which every
 * key of theirs begins, so that a database can be divided by it: `npm run distribute -- --print`, docs/scaling.md.
 */
export const sharedTables = {
  users: "A sign-in finds the user by the e-mail address.",
  sessions: "A request finds the user by the session's token.",
  accounts: "A sign-in by a provider finds the user by the provider's id.",
  passkeys: "A sign-in by a passkey finds the user by the credential's id.",
  verifications: "The state of a sign-in, before the user is known.",
  account_states:
    "A session, a token and a shared link are refused with the state of their account.",
  key_owners: "Says whose a shared link, an access token and a push subscription are.",
  rate_limits: "Attempts are counted by address, and by user before a sign-in.",
  model_readings: "The readings of all users together have a limit.",
  server_keys: "Keys of the installation.",
  server_settings: "What operators set for the installation.",
  invitations: "A link of an operator, for a person who has no account yet.",
  schema_migrations: "The steps of the schema.",
  migration_lock: "The lock of the process that migrates.",
} as const satisfies Partial<Record<keyof Tables, string>>;

/** Of these, tables that no other table refers to and that are written often: they stay on one node. */
export const oneNodeTables: readonly string[] = [
  "migration_lock",
  "rate_limits",
  "schema_migrations",
];

/** The schema of the parts of a table that PostgreSQL itself divides. */
export const partitionSchema = "partitions";

/** True for a table whose rows are divided by their `user_id`. */
export function isPersonal(table: string): boolean {
  return !(table in sharedTables);
}
