import { describe, expect, it } from "vitest";
import { type ActiveJob, findNextStep, toQueueEntry } from "./queue-entry.ts";

const nowMs = 1_000_000;

function job(id: string, columns: Partial<ActiveJob> = {}): ActiveJob {
  const waiting = { status: "queued", attempt: 0, tries: 0, run_after: 0, lease_until: null };
  return { id, ...(waiting as Omit<ActiveJob, "id" | "created_at">), created_at: 1, ...columns };
}

const running = (id: string, leftMs: number, tries = 1) =>
  job(id, { status: "processing", attempt: tries, tries, lease_until: nowMs + leftMs });

const idsOf = (jobs: readonly ActiveJob[], now = nowMs) => {
  const { expired, claimable } = findNextStep(jobs, now);
  return { expired: expired.map(({ id }) => id), claimable: claimable?.id };
};

describe("The next step for a user's jobs", () => {
  it("claims the oldest job that may run", () => {
    const later = job("later", { run_after: nowMs + 1 });
    expect(idsOf([later, job("a"), job("b")])).toEqual({ expired: [], claimable: "a" });
    expect(idsOf([later], nowMs + 1).claimable).toBe("later");
  });

  it("claims nothing while two jobs are running", () => {
    expect(idsOf([running("a", 1), running("b", 0), job("c")]).claimable).toBeUndefined();
    expect(idsOf([running("a", 1), running("b", -1), job("c")]).claimable).toBe("b");
  });

  it("repeats a job whose lease has expired, three times in all, and then fails it", () => {
    expect(idsOf([running("a", -1, 2)])).toEqual({ expired: [], claimable: "a" });
    expect(idsOf([running("a", -1, 3), job("b")])).toEqual({ expired: ["a"], claimable: "b" });
    expect(idsOf([running("a", 0, 3)])).toEqual({ expired: [], claimable: undefined });
  });
});

describe("The entry of a user", () => {
  it("is absent without active jobs", () => {
    expect(toQueueEntry([], nowMs)).toBeUndefined();
  });

  it("is ready when the first job may run", () => {
    const jobs = [job("a", { run_after: nowMs + 9 }), job("b", { run_after: nowMs + 5 })];
    expect(toQueueEntry(jobs, nowMs)).toMatchObject({ ready_at: nowMs + 5, running: 0 });
  });

  it("is ready when a lease expires, and not before if as many jobs run as may", () => {
    const jobs = [running("a", 30), running("b", 20), job("c", { created_at: 7 })];
    expect(toQueueEntry(jobs, nowMs)).toEqual({
      ready_at: nowMs + 20,
      running: 2,
      waiting_since: 7,
    });
    expect(toQueueEntry(jobs.slice(1), nowMs)?.ready_at).toBe(0);
  });
});
