import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Signal, Signals } from "../../apps/server/src/database/signals.ts";
import { ExpectedError } from "../../apps/server/src/http/errors.ts";
import { editQueue, messageQueue } from "../../apps/server/src/jobs/job-queues.ts";
import { Leases } from "../../apps/server/src/jobs/leases.ts";
import { Worker, type WorkerTiming } from "../../apps/server/src/jobs/worker.ts";
import { deleteSharesOfMeal } from "../../apps/server/src/modules/calorie-guesses/index.ts";
import {
  applyDirectEdit,
  undoEdit,
} from "../../apps/server/src/modules/meal-logging/direct-edits.ts";
import { queueEdit } from "../../apps/server/src/modules/meal-logging/edit-store.ts";
import {
  performEditJob,
  performMealJob,
} from "../../apps/server/src/modules/meal-logging/index.ts";
import {
  cancelJob,
  queueMessage,
} from "../../apps/server/src/modules/meal-logging/message-store.ts";
import {
  deleteMeal,
  purgeDeletedMeals,
  restoreMeal,
} from "../../apps/server/src/modules/meals/meal-store.ts";
import { ProductStore } from "../../packages/food-table/src/products/index.ts";
import { buildFoodIndex } from "../../packages/nutrition/src/estimate/index.ts";
import { Random } from "../../scripts/random.ts";
import { findBroken } from "../invariants.ts";
import { Ledger } from "../ledger.ts";
import { FakeClock, quiet } from "./fake-clock.ts";
import { seedRandomness } from "./seeded-random.ts";
import { simulatedEditor, simulatedReader } from "./simulated-ai.ts";
import { Connections, LostConnectionError, TransactionQueue } from "./simulated-database.ts";

/** Messages are English. */
const findLanguages = async () => ({ tag: "en" });

/** A store of a folder that does not exist. */
const noProducts = new ProductStore(`${import.meta.dirname}/none`);

const startDate = Date.UTC(2026, 5, 1, 12);
const hourMs = 3_600_000;
const steps = 40;
const people = 2;
const maxProcesses = 2;
const faults = { crashOneOf: 400, loseOneOf: 250 };
const limits = { submitsPer10Minutes: 1e6, submitsPerDay: 1e6, submitsConcurrent: 1e6 };
/** Less frequent than in production, so that a seed is cheap; work without a signal is still found. */
const timing: Partial<WorkerTiming> = { pollIntervalMs: 10_000, cleanupIntervalMs: 120_000 };
const settleStepMs = 10_000;
const settleSteps = 60;

interface Process {
  readonly connections: Connections;
  readonly workers: readonly Pick<Worker, "start" | "stop">[];
  readonly listeners: Set<(signal: Signal) => void>;
}

/** Two users, up to two processes and one database, with the faults of a seed. */
export class Simulation {
  /** The steps, for a developer who replays a seed. */
  readonly story: string[] = [];
  readonly #file: DatabaseSync;
  readonly #statements: Map<string, StatementSync>;
  readonly #random: Random;
  readonly #turns: TransactionQueue;
  readonly #clock = new FakeClock(startDate);
  readonly #ledger = new Ledger();
  readonly #userIds: readonly string[];
  readonly #broken: string[] = [];
  #processes: Process[] = [];

  constructor(file: DatabaseSync, statements: Map<string, StatementSync>, seed: number) {
    this.#file = file;
    this.#statements = statements;
    this.#random = new Random(seed);
    this.#turns = new TransactionQueue(this.#random);
    this.#userIds = Array.from({ length: people }, (_, at) => `person-${at}-of-${seed}`);
  }

  /** Runs the seed's steps; returns the broken invariants. */
  async live(): Promise<readonly string[]> {
    const restoreRandomness = seedRandomness(this.#random);
    this.#clock.install();
    try {
      for (const id of this.#userIds) this.#addPerson(id);
      this.#startProcess(faults);
      for (let step = 0; step < steps; step += 1) await this.#step();
      await this.#settle();
      const reader = this.#connect();
      return [
        ...this.#broken,
        ...(await findBroken(reader.database.queries, this.#ledger, this.#userIds)),
      ];
    } finally {
      this.#clock.remove();
      restoreRandomness();
      for (const id of this.#userIds) this.#run("delete from users where id = ?", id);
    }
  }

  async #step(): Promise<void> {
    const kinds: readonly [number, string, () => unknown][] = [
      [7, "submit", () => this.#submit()],
      [3, "cancel", () => this.#cancel()],
      [5, "edit", () => this.#edit()],
      [2, "tap", () => this.#tap()],
      [1, "undo", () => this.#undo()],
      [2, "delete", () => this.#delete()],
      [2, "restore", () => this.#restore()],
      [6, "a moment", () => this.#clock.advance(this.#random.below(300))],
      [5, "a while", () => this.#clock.advance(this.#random.below(8000))],
      [1, "a long while", () => this.#clock.advance(40_000 + this.#random.below(60_000))],
      [1, "crash", () => this.#random.pick(this.#processes)?.connections.die()],
      [1, "freeze", () => this.#random.pick(this.#processes)?.connections.freeze()],
      [2, "thaw", () => this.#thawAll()],
      [
        1,
        "clock",
        () =>
          this.#clock.jump((this.#random.below(3) - 1) * hourMs + this.#random.below(2001) - 1000),
      ],
      [2, "start", () => this.#startProcess(faults)],
    ];
    let chance = this.#random.below(kinds.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, name, act] of kinds) {
      chance -= weight;
      if (chance >= 0) continue;
      this.story.push(name);
      await act();
      // Otherwise the next step runs concurrently with this one.
      if (this.#random.isOneOf(2)) await quiet();
      return;
    }
  }

  #submit(): void {
    const meals = 1 + this.#random.below(2);
    this.#as(async (database, userId) => {
      const message = {
        userId,
        sessionId: "s",
        message: String(meals),
        photoId: null,
        writtenAt: null,
        timeZone: "UTC",
        language: "en" as const,
      };
      const idempotencyKey = this.#random.isOneOf(2) ? `key-${this.#random.below(5)}` : null;
      const job = await queueMessage(database, limits, { ...message, idempotencyKey });
      this.#ledger.submits.set(job.id, { userId, meals: Number(job.message) });
      this.#publish({ kind: "job-queued", list: "jobs" });
    });
  }

  #cancel(): void {
    const job = this.#pick<{ id: string }>(
      "select id from chat_jobs where user_id = ? and status in ('queued', 'processing') order by id",
    );
    if (!job) return;
    this.#as(async (database, userId) => {
      if ((await cancelJob(database, userId, job.id)) !== "cancelled") return;
      this.#ledger.cancelled.add(job.id);
      this.#publish({ kind: "job-cancelled", jobId: job.id });
    }, job.userId);
  }

  #edit(): void {
    const meal = this.#pickMeal();
    if (!meal) return;
    this.#as(async (database, userId) => {
      const words = { instructions: "double it", timeZone: "UTC", language: "en" as const };
      const edit = { userId, mealId: meal.id, ...words };
      const started = await queueEdit(
        database,
        { limits, debounceMs: 200 },
        { ...edit, idempotencyKey: null, arrivedAtMs: performance.now() },
      );
      this.#ledger.edits.add(started.job_id);
      this.#publish({ kind: "job-queued", list: "edits", afterMs: 200 });
    }, meal.userId);
  }

  #tap(): void {
    const meal = this.#pickMeal();
    if (!meal) return;
    this.#as(async (database, userId) => {
      const seen = { userId, mealId: meal.id, version: meal.version };
      const operations = [{ kind: "set-meal-type", meal_type: "snack" }] as const;
      const parts = {
        database,
        editor: simulatedEditor(this.#random),
        products: noProducts,
        findLanguages,
      };
      await applyDirectEdit(parts, seen, operations, "UTC", "en");
    }, meal.userId);
  }

  #undo(): void {
    const meal = this.#pickMeal();
    if (!meal) return;
    this.#as(async (database, userId) => {
      await undoEdit(database, { userId, mealId: meal.id, version: meal.version });
    }, meal.userId);
  }

  #delete(): void {
    const meal = this.#pickMeal();
    if (!meal) return;
    this.#ledger.deleteTried.set(meal.id, meal.job_id);
    this.#as(async (database, userId) => {
      const cancelled = await deleteMeal(database.queries, userId, meal.id);
      if (!cancelled) return;
      this.#ledger.deleted.add(meal.id);
      for (const jobId of cancelled) this.#publish({ kind: "job-cancelled", jobId });
    }, meal.userId);
  }

  #restore(): void {
    const meal = this.#pick<{ id: string }>(
      "select id from deleted_meals where user_id = ? order by id",
    );
    if (!meal) return;
    this.#ledger.deleted.delete(meal.id);
    this.#as(async (database, userId) => {
      await restoreMeal(database.queries, userId, meal.id);
      // A concurrent deletion may be the later of the two.
      this.#ledger.deleted.delete(meal.id);
    }, meal.userId);
  }

  /** Sends a request to a process without waiting; refusals are expected responses. */
  #as(
    ask: (database: Connections["database"], userId: string) => Promise<void>,
    userId = this.#random.pick(this.#userIds) ?? "",
  ): void {
    const process = this.#random.pick(this.#processes);
    if (!process) return;
    ask(process.connections.database, userId).catch((error: unknown) => {
      if (error instanceof ExpectedError || error instanceof LostConnectionError) return;
      this.#broken.push(`A call has failed: ${error instanceof Error ? error.stack : error}`);
    });
  }

  #pickMeal() {
    return this.#pick<{ id: string; job_id: string; version: number }>(
      "select id, job_id, version from meals where user_id = ? order by id",
    );
  }

  #pick<Row>(query: string): (Row & { userId: string }) | undefined {
    const userId = this.#random.pick(this.#userIds) ?? "";
    const row = this.#random.pick(this.#prepare(query).all(userId) as Row[]);
    return row && { ...row, userId };
  }

  #startProcess(itsFaults?: typeof faults): void {
    this.#processes = this.#processes.filter(({ connections }) => !connections.isDead);
    if (this.#processes.length >= maxProcesses) return;
    const connections = this.#connect(itsFaults);
    const { database } = connections;
    const listeners: Process["listeners"] = new Set();
    const signals: Signals = {
      reachesAll: true,
      publish: (signal) => this.#publish(signal),
      subscribe: (listen) => {
        listeners.add(listen);
        return () => listeners.delete(listen);
      },
      close: async () => undefined,
    };
    const shared = { signals, jobConcurrency: 2, log: this.#log(), timing };
    const workers = [
      new Worker({
        ...shared,
        leases: new Leases(database, messageQueue),
        perform: performMealJob(simulatedReader(this.#random)),
        cleanup: async () => {
          await purgeDeletedMeals(database.queries, deleteSharesOfMeal);
        },
      }),
      new Worker({
        ...shared,
        leases: new Leases(database, editQueue),
        perform: performEditJob(database.queries, {
          editor: simulatedEditor(this.#random),
          getFoods: () => buildFoodIndex([]),
          products: noProducts,
          findLanguages,
        }),
      }),
    ];
    for (const worker of workers) worker.start();
    this.#processes.push({ connections, workers, listeners });
  }

  #connect(itsFaults?: typeof faults): Connections {
    return new Connections(this.#file, this.#statements, this.#turns, this.#random, itsFaults);
  }

  /** A worker may report an error only after a connection was lost. */
  #log() {
    const error = (details: object, message: string) => {
      const { err } = details as { err?: unknown };
      if (err instanceof LostConnectionError) return;
      this.#broken.push(`${message}: ${err instanceof Error ? err.stack : String(err)}`);
    };
    return { info: () => undefined, warn: () => undefined, error };
  }

  /** A signal may be lost, never invented. */
  #publish(signal: Signal): void {
    for (const { listeners, connections } of this.#processes) {
      if (connections.isDead || this.#random.isOneOf(10)) continue;
      for (const listen of listeners) listen(signal);
    }
  }

  #thawAll(): void {
    for (const { connections } of this.#processes) connections.thaw();
  }

  /** The faults end: stopped processes wake up, a new process starts, and all work gets done. */
  async #settle(): Promise<void> {
    this.#thawAll();
    await this.#clock.advance(1000);
    for (const { connections } of this.#processes) connections.die();
    // Later than any earlier setting of the clock.
    this.#clock.jump(steps * hourMs);
    this.#startProcess();
    for (let step = 0; step < settleSteps && this.#hasActiveJobs(); step += 1) {
      await this.#clock.advance(settleStepMs);
    }
    const stopping = this.#processes.flatMap(({ workers }) =>
      workers.map((worker) => worker.stop()),
    );
    let isStopped = false;
    const stopped = Promise.all(stopping).then(() => {
      isStopped = true;
    });
    await this.#clock.advance(1);
    if (isStopped) await stopped;
    else this.#broken.push("A worker does not stop");
  }

  #hasActiveJobs(): boolean {
    return this.#userIds.some((id) =>
      ["chat_jobs", "edit_jobs"].some(
        (table) =>
          this.#prepare(
            `select 1 from ${table} where user_id = ? and status in ('queued', 'processing')`,
          ).get(id) !== undefined,
      ),
    );
  }

  #addPerson(id: string): void {
    this.#run(
      "insert into users (id, name, email, email_verified, created_at, updated_at) values (?1, 'x', ?1, 0, '2026-06-01', '2026-06-01')",
      id,
    );
  }

  #run(text: string, value: string): void {
    this.#prepare(text).run(value);
  }

  #prepare(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.#file.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }
}
