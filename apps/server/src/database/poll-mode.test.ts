import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@morsel/contracts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Application, startApplication } from "../application.ts";
import { createLog } from "../http/log.ts";
import { databases } from "../testing/databases.ts";
import { getSharedFoods } from "../testing/shared-foods.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

describe.skipIf(!databases.includes("postgres"))(
  "Processes on one PostgreSQL without LISTEN/NOTIFY and without a folder (skipped without PostgreSQL)",
  () => {
    const noFolder = join(tmpdir(), `morsel-no-folder-${process.pid}`);
    let test: TestApp;
    const others: Application[] = [];

    beforeAll(async () => {
      test = await startTestApp({
        database: "postgres",
        environment: { DATABASE_SIGNALS: "poll", ROLE: "serve", DATA_DIR: noFolder },
      });
      const start = (role: "serve" | "work") =>
        startApplication({ ...test.config, role }, createLog("silent"), {
          getFoods: getSharedFoods,
          timing: { pollIntervalMs: 40, firstPollMs: 10 },
        });
      others.push(await start("work"), await start("serve"));
    });
    afterAll(async () => {
      for (const other of others) await other.close();
      await test.close();
    });

    it("read messages that another process queued", async () => {
      const ann = await test.signUp();
      for (const message of ["an egg", "a banana"]) await ann.send(message);
      await expect.poll(async () => (await ann.get(routes.meals)).json().items).toHaveLength(2);
    });

    it("refuse a session that was ended at another process immediately [V10]", async () => {
      const ben = await test.signUp();
      const elsewhere = () =>
        others[1]?.app.inject({ url: routes.meals, headers: { cookie: ben.cookie } });
      expect((await elsewhere())?.statusCode).toBe(200);
      await ben.post(routes.signOut);
      expect((await elsewhere())?.statusCode).toBe(401);
    });

    it("report their metrics, and create no file", async () => {
      const { statusCode, body } = await test.app.inject("/metrics");
      expect([statusCode, body]).toEqual([
        200,
        expect.stringContaining("morsel_data_free_bytes Nan"),
      ]);
      expect(existsSync(noFolder)).toBe(false);
    });

    it("have no connection that listens", async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`.execute(test.queries);
      expect(rows).toEqual([]);
    });
  },
);
