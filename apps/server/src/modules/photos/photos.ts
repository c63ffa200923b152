import { randomBytes } from "node:crypto";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";
import type { PhotoStore } from "./photo-store.ts";
import type { ProcessedPhoto } from "./process-photo.ts";

/** A photo that no meal uses is deleted this long after it was sent. */
const unusedPhotoMs = 24 * 60 * 60_000;
/** Photos deleted per purge. */
const purgeBatchSize = 200;

/** All photos: their files, and the rows with their owners. */
export class Photos {
  readonly #queries: Queries;
  readonly #store: PhotoStore;

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
   * within a day.
   */
  async purge(): Promise<void> {
    const rows = await selectUnused(this.#queries, Date.now() - unusedPhotoMs).execute();
    for (const { id, user_id } of rows) {
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

function selectUnused(queries: Queries, unusedBeforeMs: number) {
  const nowMs = Date.now();
  return queries
    .selectFrom("photos as photo")
    .select(["photo.id", "photo.user_id"])
    .where(({ eb, or, and, not, exists, selectFrom }) => {
      const eaten = exists(
        selectFrom("meals as meal")
          .select("meal.id")
          .whereRef("meal.user_id", "=", "photo.user_id")
          .whereRef("meal.photo_id", "=", "photo.id"),
      );
      const deletedLately = exists(
        selectFrom("deleted_meals as meal")
          .select("meal.id")
          .whereRef("meal.user_id", "=", "photo.user_id")
          .whereRef("meal.photo_id", "=", "photo.id"),
      );
      const shared = exists(
        selectFrom("calorie_guesses as guess")
          .select("guess.id")
          .whereRef("guess.user_id", "=", "photo.user_id")
          .whereRef("guess.photo_id", "=", "photo.id")
          .where("guess.expires_at", ">", nowMs),
      );
      const sent = (statuses: readonly ("queued" | "processing" | "completed")[]) =>
        exists(
          selectFrom("chat_jobs as job")
            .select("job.id")
            .whereRef("job.user_id", "=", "photo.user_id")
            .whereRef("job.photo_id", "=", "photo.id")
            .where("job.status", "in", statuses),
        );
      const owner = exists(
        selectFrom("users").select("users.id").whereRef("users.id", "=", "photo.user_id"),
      );
      return or([
        not(owner),
        and([
          or([eb("photo.created_at", "<", unusedBeforeMs), sent(["completed"])]),
          not(eaten),
          not(deletedLately),
          not(shared),
          not(sent(["queued", "processing"])),
        ]),
      ]);
    })
    .limit(purgeBatchSize);
}

/** True if the text has the form of a photo's id. */
export function isPhotoId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
