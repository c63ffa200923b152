import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { ConfigError } from "../../config.ts";
import { createFileAtomic, mkdirDurable, readFileIfExists } from "../../database/atomic-files.ts";

const fileName = "auth-secret";
const secretBytes = 48;

/**
 * The secret that signs session cookies: the one kept in the data folder, created if there is none.
 * Throws a ConfigError if only a part of it is left.
 */
export async function loadAuthSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, fileName);
  await mkdirDurable(dataDir);
  let kept = await readFileIfExists(path);
  if (!kept) {
    await createFileAtomic(path, `${randomBytes(secretBytes).toString("base64url")}\n`);
    // Another process may have been the first.
    kept = await readFileIfExists(path);
  }
  return requireWhole(`${kept ?? ""}`.trim(), path);
}

/** Half a secret would still sign, and be guessed the sooner. */
function requireWhole(secret: string, path: string): string {
  if (Buffer.from(secret, "base64url").length >= secretBytes) return secret;
  throw new ConfigError(
    `${path} is damaged. Put it back from a backup, or delete it: a new one is made, and everybody signs in again.`,
  );
}
