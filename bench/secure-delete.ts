import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@morsel/contracts";
import { sql } from "kysely";
import { startApplication } from "../apps/server/src/application.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { createLog } from "../apps/server/src/http/log.ts";
import { createAccount } from "../apps/server/src/testing/create-account.ts";
import type { Figure } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { unlimited } from "./no-rate-limits.ts";
import { processorMs } from "./processor-time.ts";

const warmUpCalls = 600;
const callsPerRound = 100;
const rounds = 15;

/**
 * What `secure_delete` of SQLite costs: processor time of writes with it, as a ratio to the same writes
 * without it. Both in one process on one file, switched after each round.
 */
export async function benchSecureDelete(): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "morsel-bench-"));
  const config = readConfig({
    ...unlimited,
    ...{ DATA_DIR: dataDir, TRANSCRIBE_PROVIDER: "none" },
    AUTH_SECRET: randomBytes(32).toString("base64"),
  });
  const application = await startApplication(config, createLog("silent"));
  try {
    const { queries } = application.database;
    const { cookie } = await createAccount({ queries, config }, "bench@example.com");
    const call = async (method: "POST" | "DELETE", url: string, payload?: object) => {
      const request = { method, url, headers: { cookie }, ...(payload ? { payload } : {}) };
      const answer = await application.app.inject(request);
      if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode}`);
      return answer;
    };
    const log = async () => {
      const amounts = { calories_kcal: 350, protein_g: 12 };
      return (await call("POST", routes.quickAdd, { amounts, title: "Birthday cake" })).json().id;
    };
    const logAndDelete = async () => void (await call("DELETE", routes.meal(await log())));
    const costs = new Map<string, number[]>();
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const before = processorMs();
      for (let at = 0; at < callsPerRound; at += 1) await work();
      const cost = (processorMs() - before) / callsPerRound;
      costs.set(name, [...(costs.get(name) ?? []), cost]);
    };
    for (let at = 0; at < warmUpCalls; at += 1) await logAndDelete();
    for (let round = 0; round < rounds; round += 1) {
      for (const isOn of round % 2 === 0 ? [true, false] : [false, true]) {
        await sql`pragma secure_delete = ${sql.lit(isOn ? 1 : 0)}`.execute(queries);
        await measure(`log ${isOn}`, log);
        await measure(`log and delete ${isOn}`, logAndDelete);
      }
    }
    const figures = ["log", "log and delete"].flatMap((name) => {
      const [withIt = 0, without = 1] = [true, false].map((isOn) =>
        percentile(costs.get(`${name} ${isOn}`) ?? [], 0.5),
      );
      return [
        { name: `${name} a meal, secure_delete on`, value: withIt, unit: "ms" as const },
        { name: `${name} a meal, secure_delete off`, value: without, unit: "ms" as const },
        { name: `${name} a meal, on / off`, value: withIt / without, unit: "times" as const },
      ];
    });
    return figures;
  } finally {
    await application.close();
    await rm(dataDir, { recursive: true });
  }
}
