import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

const fileName = "auth-secret";
const secretBytes = 48;

/** The secret that signs session cookies: the one kept in the data folder, made where there is none. */
export async function loadAuthSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, fileName);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept.trim() !== "") return kept.trim();
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
