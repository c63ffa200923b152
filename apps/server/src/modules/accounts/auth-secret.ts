import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { ConfigError } from "../../config.ts";
import { createFileAtomic, mkdirDurable, readFileIfExists } from "../../database/atomic-files.ts";

const fileName = "auth-secret";
const secretBytes = 48;

/**
 * Reads the secret that signs session cookies from the data folder; creates it if there is none. Throws a
 * ConfigError if it is incomplete.
 */
export async function loadAuthSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, fileName);
  await mkdirDurable(dataDir);
  let stored = await readFileIfExists(path);
  if (!stored) {
    await createFileAtomic(path, `${randomBytes(secretBytes).toString("base64url")}\n`);
    // Another process may have created it first.
    stored = await readFileIfExists(path);
  }
  return requireComplete(`${stored ?? ""}`.trim(), path);
}

/** An incomplete secret would still sign, but is easier to guess. */
function requireComplete(secret: string, path: string): string {
  if (Buffer.from(secret, "base64url").length >= secretBytes) return secret;
  throw new ConfigError(
    `${path} is damaged. Put it back from a backup, or delete it: a new one is made, and everybody signs in again.`,
  );
}
