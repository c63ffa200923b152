import { randomBytes } from "node:crypto";
import { type OperationNodeSource, type RawBuilder, sql } from "kysely";
import type { Queries } from "../../database/connection.ts";
import { rowLimit } from "../../database/row-limit.ts";
import { ExpectedError } from "../../http/errors.ts";
import type { PhotoStore } from "./photo-store.ts";
import type { ProcessedPhoto } from "./process-photo.ts";

/** A photo that no meal uses is deleted this long after it was sent. */
const unusedPhotoMs = 24 * 60 * 60_000;
/** Photos of all users checked per statement, and per purge. */
const stepSize = 100;
const stepsPerPurge = 20;

interface PhotoKey {
  readonly user_id: string;
  readonly id: string;
}

const beforeAll: PhotoKey = { user_id: "", id: "" };

/** All photos: their files, and the rows with their owners. */
export class Photos {
  readonly #queries: Queries;
  readonly #store: PhotoStore;
  /** The last photo that was checked. */
  #checked = beforeAll;

  constructor(queries: Queries, store: PhotoStore) {
    this.#queries = queries;
    this.#store = store;
  }

  /** Stores a photo; returns its id. */
  async add(userId: string, { bytes, width, height }: ProcessedPhoto): Promise<string> {
    const id = randomBytes(16).toString("hex");
    // The row first: a file without a row would never be deleted.
    await this.#queries
      .insertInto("photos")
      .values({
        ...{ id, user_id: userId, width, height },
        ...{ bytes: bytes.length, created_at: Date.now() },
      })
      .execute();
    await this.#store.put(id, bytes);
    // The account may have been deleted since, and its photos with it.
    if (!(await this.#has(userId, id))) await this.#store.remove(id);
    return id;
  }

  /** A user's photos, for the data export. */
  async listFiles(userId: string) {
    const rows = await this.#rowsOf(userId);
    return rows.map(({ id, created_at }) => ({
      path: `photos/${new Date(created_at).toISOString().slice(0, 10)}-${id}.jpg`,
      read: async () => (await this.#store.find(id)) ?? Buffer.alloc(0),
    }));
  }

  /** Deletes a user's photos: first the files, then the rows. */
  async deleteFiles(userId: string): Promise<void> {
    for (const { id } of await this.#rowsOf(userId)) await this.#store.remove(id);
    await this.#queries.deleteFrom("photos").where("user_id", "=", userId).execute();
  }

  /** One of a user's photos; undefined if there is none with that id. */
  async findOfUser(userId: string, id: string): Promise<Buffer<ArrayBuffer> | undefined> {
    return (await this.#has(userId, id)) ? this.#store.find(id) : undefined;
  }

  async #has(userId: string, id: string): Promise<boolean> {
    const row = await this.#queries
      .selectFrom("photos")
      .select("id")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .executeTakeFirst();
    return row !== undefined;
  }

  #rowsOf(userId: string) {
    return this.#queries
      .selectFrom("photos")
      .select(["id", "created_at"])
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute();
  }

  /**
   * Deletes unused photos: of deleted accounts, of permanently deleted meals, and those that were not used
   * within a day. Checks all photos of `users`, and then the next ones of everyone, since a statement that
   * checks all of them would read whole tables.
   */
  async purge(users: readonly string[]): Promise<void> {
    for (const user of new Set(users)) await this.#deleteUnused(isOf(user));
    for (let step = 0; step < stepsPerPurge; step += 1) {
      const last = await this.#endOfStep();
      const after = isAfter(this.#checked);
      await this.#deleteUnused(last ? sql`${after} and ${isUntil(last)}` : after);
      this.#checked = last ?? beforeAll;
      if (!last) return;
    }
  }

  /** The last photo of the next step; undefined if no photos follow it. */
  #endOfStep(): Promise<PhotoKey | undefined> {
    return this.#queries
      .selectFrom("photos as photo")
      .select(["photo.user_id", "photo.id"])
      .where(isAfter(this.#checked))
      .orderBy("photo.user_id")
      .orderBy("photo.id")
      .limit(rowLimit(1))
      .offset(rowLimit(stepSize))
      .executeTakeFirst();
  }

  async #deleteUnused(which: Condition): Promise<void> {
    for (const { id, user_id } of await selectUnused(this.#queries, which).execute()) {
      await this.#store.remove(id);
      await this.#queries
        .updateTable("chat_jobs")
        .set({ photo_id: null })
        .where("user_id", "=", user_id)
        .where("photo_id", "=", id)
        .execute();
      await this.#queries
        .deleteFrom("photos")
        .where("user_id", "=", user_id)
        .where("id", "=", id)
        .execute();
    }
  }
}

/**
 * Throws unless a new message may use this photo: `photo_not_found` if it is not the user's or about to be
 * deleted; `photo_used` if another message that has not failed uses it.
 */
export async function requireUsablePhoto(
  queries: Queries,
  userId: string,
  id: string,
): Promise<void> {
  const photo = await queries
    .selectFrom("photos")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("created_at", ">", Date.now() - unusedPhotoMs)
    .executeTakeFirst();
  if (!photo) throw new ExpectedError("photo_not_found");
  const job = await queries
    .selectFrom("chat_jobs")
    .select("id")
    .where("user_id", "=", userId)
    .where("photo_id", "=", id)
    .where("status", "in", ["queued", "processing", "completed"])
    .executeTakeFirst();
  if (job) throw new ExpectedError("photo_used");
}

type Condition = RawBuilder<boolean>;

const isOf = (userId: string): Condition => sql`${sql.ref("photo.user_id")} = ${userId}`;
const isAfter = ({ user_id, id }: PhotoKey): Condition =>
  sql`(${sql.ref("photo.user_id")}, ${sql.ref("photo.id")}) > (${user_id}, ${id})`;
const isUntil = ({ user_id, id }: PhotoKey): Condition =>
  sql`(${sql.ref("photo.user_id")}, ${sql.ref("photo.id")}) <= (${user_id}, ${id})`;

function selectUnused(queries: Queries, which: Condition) {
  const nowMs = Date.now();
  const unusedBeforeMs = nowMs - unusedPhotoMs;
  return queries
    .selectFrom("photos as photo")
    .select(["photo.id", "photo.user_id"])
    .where(which)
    .where(({ eb, or, and, selectFrom }) => {
      // Counts, since PostgreSQL may read a whole table for `exists`, to look each photo up in it.
      const isNone = (counted: OperationNodeSource) => sql<boolean>`${counted} = 0`;
      const count = sql<number>`count(*)`.as("count");
      const ofPhoto = (table: "meals" | "deleted_meals" | "calorie_guesses" | "chat_jobs") =>
        selectFrom(`${table as "meals"} as reference`)
          .select(count)
          .whereRef("reference.user_id", "=", "photo.user_id")
          .whereRef("reference.photo_id", "=", "photo.id");
      const sent = (statuses: readonly string[]) =>
        ofPhoto("chat_jobs").where(sql.ref("reference.status"), "in", statuses);
      return or([
        isNone(selectFrom("users").select(count).whereRef("users.id", "=", "photo.user_id")),
        and([
          or([eb("photo.created_at", "<", unusedBeforeMs), eb.not(isNone(sent(["completed"])))]),
          isNone(ofPhoto("meals")),
          isNone(ofPhoto("deleted_meals")),
          isNone(ofPhoto("calorie_guesses").where(sql.ref("reference.expires_at"), ">", nowMs)),
          isNone(sent(["queued", "processing"])),
        ]),
      ]);
    });
}

/** True if the text has the form of a photo's id. */
export function isPhotoId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
