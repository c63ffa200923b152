import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../../config.ts";
import { makeFolder, writeWholeOnce } from "../../database/durable-files.ts";

const fileName = "auth-secret";
const secretBytes = 48;

/**
 * The secret that signs session cookies: the one kept in the data folder, made where there is none.
 * Throws a ConfigError where only a part of it is left.
 */
export async function loadAuthSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, fileName);
  await makeFolder(dataDir);
  const kept = await readIfThere(path);
  if (kept !== undefined) return requireWhole(kept, path);
  await writeWholeOnce(path, `${randomBytes(secretBytes).toString("base64url")}\n`);
  // Another process may have been the first.
  return requireWhole(await readFile(path, "utf8"), path);
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Half a secret would still sign, and be guessed the sooner. */
function requireWhole(kept: string, path: string): string {
  const secret = kept.trim();
  if (Buffer.from(secret, "base64url").length >= secretBytes) return secret;
  throw new ConfigError(
    `${path} is damaged. Put it back from a backup, or delete it: a new one is made, and everybody signs in again.`,
  );
}
