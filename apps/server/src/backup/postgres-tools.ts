import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { BackupError } from "./backup-error.ts";

/** Runs one of PostgreSQL's own programs on a database. Throws a BackupError if it is missing or fails. */
export async function runPostgresTool(
  tool: "pg_dump" | "pg_restore",
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const { url, password } = withoutPassword(databaseUrl);
  // biome-ignore lint/style/noProcessEnv: pg_dump and pg_restore are found through PATH.
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) };
  const child = spawn(tool, [`--dbname=${url}`, ...args], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const missing = once(child, "error").then(() => {
    throw new BackupError(
      `${tool} was not found. Install PostgreSQL's client programs of the server's version, or back up the database by its own tools.`,
    );
  });
  const ended = Promise.all([once(child, "close"), text(child.stderr)]);
  const [[code], words] = await Promise.race([ended, missing]);
  if (code !== 0) throw new BackupError(`${tool} has failed: ${words.trim()}`);
}

/** Other users of the machine can read a command line. */
function withoutPassword(databaseUrl: string): { url: string; password: string } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return { url: url.href, password };
}
