import { type Database, openDatabase } from "../database/connection.ts";
import type { TestDatabase } from "./databases.ts";

/** Opens the database of a test's place without bringing it up to date. */
export function openTestDatabase({ environment }: TestDatabase): Database {
  return openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR ?? "",
    onError: () => undefined,
  });
}
