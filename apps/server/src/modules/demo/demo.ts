import { randomBytes, randomUUID, randomUUIDv7 } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { CurrentUser } from "@morsel/contracts";
import type { MealReader } from "../../ai/meal-reader.ts";
import type { Database } from "../../database/connection.ts";
import { bumpRevision, lockUser } from "../../database/revisions.ts";
import type { Signals } from "../../database/signals.ts";
import { newJob } from "../../jobs/new-job.ts";
import { createShare } from "../calorie-guesses/index.ts";
import { deleteAccount, type UserDataSource } from "../data-export/index.ts";
import { findMealRow, insertMealsOfJobs } from "../meals/index.ts";
import { readSampleMessages, type SampleMessage } from "./sample-meals.ts";

const hourMs = 3_600_000;
/** More visitors than that at the same time replace the oldest accounts. */
const maxAccounts = 100;
/** Rows of messages in one statement: SQLite takes 32,766 values. */
const rowsAtOnce = 200;
const shareDays = 7;
const sharedMeals = 2;

interface DemoOptions {
  readonly database: Database;
  readonly signals: Signals;
  readonly reader: MealReader;
  readonly dataSources: readonly UserDataSource[];
  readonly log: { error(details: object, message: string): void };
}

/** A demo: each visitor gets a filled account of their own, and all accounts are deleted at every full hour. */
export class Demo {
  readonly #options: DemoOptions;
  #samples:
    | { readonly hour: number; readonly messages: Promise<readonly SampleMessage[]> }
    | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DemoOptions) {
    this.#options = options;
  }

  /** Deletes what an earlier process left, and prepares the meals. */
  async start(): Promise<void> {
    await this.reset();
    await this.#readSamples();
    this.#resetLater();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** The account of a new visitor. */
  newCredentials(): { readonly email: string; readonly password: string } {
    const id = randomBytes(6).toString("hex");
    return { email: `visitor-${id}@demo.example`, password: randomUUID() };
  }

  /** Fills a visitor's account with six weeks of meals, and shares the latest two. */
  async fill({ email }: CurrentUser): Promise<void> {
    const { queries } = this.#options.database;
    const { id: userId } = await queries
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const messages = await this.#readSamples();
    const jobs = messages.map(({ message, writtenAtMs, meals }) => ({
      meals,
      row: {
        ...{ id: randomUUIDv7(), user_id: userId, session_id: "demo", message },
        ...{
          time_zone: "UTC",
          language: "en" as const,
          ...newJob(writtenAtMs),
          status: "completed" as const,
        },
        ...{ written_at: null, photo_id: null, idempotency_key: null },
      },
    }));
    const latest = await queries.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      for (let at = 0; at < jobs.length; at += rowsAtOnce) {
        const rows = jobs.slice(at, at + rowsAtOnce).map(({ row }) => row);
        await trx.insertInto("chat_jobs").values(rows).execute();
      }
      const ids = await insertMealsOfJobs(
        trx,
        userId,
        jobs.map(({ meals, row }) => ({
          meals,
          source: { userId, jobId: row.id, timeZone: "UTC" },
        })),
      );
      await bumpRevision(trx, userId, "jobs");
      return ids.slice(-sharedMeals);
    });
    for (const id of latest) {
      const meal = await findMealRow(queries, userId, id);
      if (!meal) continue;
      const validForMs = shareDays * 24 * hourMs;
      const options = { withPhoto: false, hidesEnergy: false, outlivesMeal: false };
      await createShare(queries, { meal, validForMs, ...options });
    }
    await this.#removeOldest();
  }

  /** Deletes all accounts with everything in them. */
  async reset(): Promise<void> {
    await this.#delete(Number.MAX_SAFE_INTEGER);
  }

  async #removeOldest(): Promise<void> {
    const { total } = await this.#options.database.queries
      .selectFrom("users")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    await this.#delete(Math.max(0, Number(total) - maxAccounts));
  }

  /** Deletes so many of the oldest accounts, one after the other. */
  async #delete(count: number): Promise<void> {
    const { database, signals, dataSources } = this.#options;
    if (count === 0) return;
    const users = await database.queries
      .selectFrom("users")
      .select("id")
      .orderBy("id")
      .limit(count)
      .execute();
    for (const { id } of users) {
      await deleteAccount(database, signals, dataSources, id);
      // Other requests run between two accounts.
      await nextTurn();
    }
  }

  /** Read once an hour, so that the meals reach to the present. */
  #readSamples(): Promise<readonly SampleMessage[]> {
    const nowMs = Date.now();
    const hour = Math.floor(nowMs / hourMs);
    if (this.#samples?.hour !== hour) {
      this.#samples = { hour, messages: readSampleMessages(this.#options.reader, nowMs) };
    }
    return this.#samples.messages;
  }

  #resetLater(): void {
    const untilFullHourMs = hourMs - (Date.now() % hourMs);
    this.#timer = setTimeout(async () => {
      await this.reset().catch((err: unknown) =>
        this.#options.log.error({ err }, "the demo was not reset"),
      );
      this.#resetLater();
    }, untilFullHourMs);
    this.#timer.unref();
  }
}
