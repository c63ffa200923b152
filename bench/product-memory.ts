import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { productPaths } from "@morsel/contracts";
import { Account } from "../e2e/account.ts";
import { Morsel } from "../e2e/start-morsel.ts";
import { residentMegabytes } from "./background-load.ts";
import { unlimited } from "./no-rate-limits.ts";
import { SteadyClient } from "./steady-client.ts";
import { makeQueries, seeded } from "./synthetic-products.ts";

const queryCount = 2000;

/**
 * The memory in MB that products add to a server: the difference to a server without products after the same
 * searches and look-ups of barcodes.
 */
export async function measureProductMemory(dataDir: string, products: number): Promise<number> {
  const empty = mkdtempSync(join(tmpdir(), "morsel-bench-no-products-"));
  try {
    const without = await memoryAfterQueries(empty, products);
    return (await memoryAfterQueries(dataDir, products)) - without;
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

async function memoryAfterQueries(dataDir: string, products: number): Promise<number> {
  const morsel = await Morsel.start({ ...unlimited, DATA_DIR: dataDir });
  const client = new SteadyClient(morsel.url, 1);
  try {
    const { cookie } = await Account.create(morsel.url);
    const headers = { cookie, origin: new URL(morsel.url).origin };
    for (const { query, barcode } of makeQueries(seeded(11), products, queryCount)) {
      await client.post(productPaths.search, { query, limit: 10 }, headers);
      await client.post(productPaths.lookup, { barcode }, headers);
    }
    return residentMegabytes(morsel.pid);
  } finally {
    client.close();
    await morsel.stop();
  }
}
