import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadAuthSecret } from "./auth-secret.ts";

it("twenty concurrent first starts share one secret", async () => {
  const folder = await mkdtemp(join(tmpdir(), "morsel-secret-"));
  try {
    const loaded = await Promise.all(Array.from({ length: 20 }, () => loadAuthSecret(folder)));
    expect(new Set(loaded).size).toBe(1);
    expect(Buffer.from(loaded[0] ?? "", "base64url")).toHaveLength(48);
    expect(await loadAuthSecret(folder)).toBe(loaded[0]);
    expect(await readdir(folder)).toEqual(["auth-secret"]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
