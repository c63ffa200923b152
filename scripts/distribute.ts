// `npm run distribute -- --print`: the statements that distribute the present schema over the nodes of Citus.
// `npm run distribute -- --print --partitions 8`: those that divide it into parts of one PostgreSQL. They are
// derived from the migrations; no database is read or changed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../apps/server/src/database/connection.ts";
import {
  citusStatements,
  partitionStatements,
  readSchema,
} from "../apps/server/src/database/distribute.ts";
import { migrate } from "../apps/server/src/database/migrate.ts";
import { collectMigrations } from "../apps/server/src/open-and-migrate.ts";

const { values } = parseArgs({
  options: { print: { type: "boolean" }, partitions: { type: "string" } },
});
const parts = Number(values.partitions ?? 1);
if (!values.print || !Number.isInteger(parts) || parts < 1) {
  console.error("Usage: npm run distribute -- --print [--partitions N]");
  process.exit(2);
}

const dataDir = mkdtempSync(join(tmpdir(), "morsel-distribute-"));
try {
  const database = openDatabase({ databaseUrl: undefined, dataDir, onError: () => undefined });
  await migrate(database, collectMigrations(database.engine));
  const schema = await readSchema(database);
  await database.close();
  const statements =
    values.partitions === undefined ? citusStatements(schema) : partitionStatements(schema, parts);
  console.log(statements.join("\n"));
} finally {
  rmSync(dataDir, { recursive: true });
}
