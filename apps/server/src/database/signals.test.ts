import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestDatabase, databases, type TestDatabase } from "../testing/databases.ts";
import { soon } from "../testing/soon.ts";
import { type Database, openDatabase } from "./connection.ts";
import { openSignals, type Signal, type Signals } from "./signals.ts";

describe.skipIf(!databases.includes("postgres"))(
  "Signals between processes (skipped without PostgreSQL)",
  () => {
    let place: TestDatabase;
    let database: Database;
    const opened: Signals[] = [];
    const warnings: object[] = [];

    beforeAll(async () => {
      place = await createTestDatabase("postgres");
      const databaseUrl = place.environment.DATABASE_URL;
      database = openDatabase({
        databaseUrl,
        dataDir: "",
        onError: (error) => warnings.push(error),
      });
      const log = { warn: (details: object) => void warnings.push(details) };
      const settings = { databaseUrl, signals: "listen" } as const;
      for (let process = 0; process < 2; process += 1) {
        opened.push(await openSignals(database, settings, log));
      }
    });
    afterAll(async () => {
      for (const signals of opened) await signals.close();
      expect(warnings).toEqual([]);
      await database.close();
      await place.remove();
    });

    it("arrive in order, those of one moment in one statement, and those that come while it runs in the next", async () => {
      const [sender, other] = opened;
      const heard: string[] = [];
      other?.subscribe((signal) => void heard.push("jobId" in signal ? signal.jobId : signal.kind));
      const execute = vi.spyOn(database.queries.getExecutor(), "executeQuery");
      const publish = (jobId: string) =>
        sender?.publish({ kind: "job-cancelled", jobId } as Signal);
      for (const jobId of ["1", "2", "3"]) publish(jobId);
      await Promise.resolve();
      for (const jobId of ["4", "5"]) publish(jobId);
      await vi.waitFor(() => expect(heard).toHaveLength(5), soon);
      expect(heard).toEqual(["1", "2", "3", "4", "5"]);
      expect(execute).toHaveBeenCalledTimes(2);
      publish("6");
      await vi.waitFor(() => expect(heard).toHaveLength(6), soon);
    });
  },
);
