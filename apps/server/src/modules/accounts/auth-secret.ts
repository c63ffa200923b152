import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../../config.ts";

const fileName = "auth-secret";
const secretBytes = 48;

/**
 * The secret that signs session cookies: the one kept in the data folder, made where there is none.
 * Throws a ConfigError where only a part of it is left.
 */
export async function loadAuthSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, fileName);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept.trim() !== "") return requireWhole(kept.trim(), path);
  const secret = randomBytes(secretBytes).toString("base64url");
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(`${secret}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return secret;
}

/** Half a secret would still sign, and be guessed the sooner. */
function requireWhole(secret: string, path: string): string {
  if (Buffer.from(secret, "base64url").length >= secretBytes) return secret;
  throw new ConfigError(
    `${path} is damaged. Put it back from a backup, or delete it: a new one is made, and everybody signs in again.`,
  );
}
