import { randomBytes } from "node:crypto";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";
import type { PhotoStore } from "./photo-store.ts";
import type { ProcessedPhoto } from "./process-photo.ts";

/** A photo that no meal holds is forgotten this long after it was sent. */
export const unusedPhotoMs = 24 * 60 * 60_000;
/** At most so many photos are forgotten in one go. */
const purgeBatchSize = 200;

/** The photos of all people: their files and the rows that know whose they are. */
export class Photos {
  readonly #queries: Queries;
  readonly #store: PhotoStore;

  constructor(queries: Queries, store: PhotoStore) {
    this.#queries = queries;
    this.#store = store;
  }

  /** Keeps a photo; returns its id. */
  async add(userId: string, { bytes, width, height }: ProcessedPhoto): Promise<string> {
    const id = randomBytes(16).toString("hex");
    // The row first: a file without one would stay for ever.
    await this.#queries
      .insertInto("photos")
      .values({ id, user_id: userId, width, height, created_at: Date.now() })
      .execute();
    await this.#store.put(id, bytes);
    // The account may have been deleted since, and its photos with it.
    if (!(await this.#has(userId, id))) await this.#store.remove(id);
    return id;
  }

  /** A person's photos, for the export of their data. */
  async filesOf(userId: string) {
    const rows = await this.#rowsOf(userId);
    return rows.map(({ id, created_at }) => ({
      path: `photos/${new Date(created_at).toISOString().slice(0, 10)}-${id}.jpg`,
      read: async () => (await this.#store.find(id)) ?? Buffer.alloc(0),
    }));
  }

  /** Removes a person's photos: the files, then the rows that know of them. */
  async forget(userId: string): Promise<void> {
    for (const { id } of await this.#rowsOf(userId)) await this.#store.remove(id);
    await this.#queries.deleteFrom("photos").where("user_id", "=", userId).execute();
  }

  /** One of a person's photos; undefined if they have none of that id. */
  async findOwn(userId: string, id: string): Promise<Buffer<ArrayBuffer> | undefined> {
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
   * Forgets the photos that nothing holds: of accounts that are gone, of meals that were deleted for
   * good, and those that were never used in a day.
   */
  async purge(): Promise<void> {
    const rows = await unheld(this.#queries, Date.now() - unusedPhotoMs).execute();
    for (const { id } of rows) {
      await this.#store.remove(id);
      await this.#queries
        .updateTable("chat_jobs")
        .set({ photo_id: null })
        .where("photo_id", "=", id)
        .execute();
      await this.#queries.deleteFrom("photos").where("id", "=", id).execute();
    }
  }
}

/**
 * Throws unless a new message may carry this photo: `photo_not_found` if it is not the person's, or
 * about to be forgotten; `photo_used` where another message that came to something has it.
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
    .where("photo_id", "=", id)
    .where("status", "in", ["queued", "processing", "completed"])
    .executeTakeFirst();
  if (job) throw new ExpectedError("photo_used");
}

function unheld(queries: Queries, unusedBeforeMs: number) {
  const nowMs = Date.now();
  return queries
    .selectFrom("photos as photo")
    .select("photo.id")
    .where(({ eb, or, and, not, exists, selectFrom }) => {
      const eaten = exists(
        selectFrom("meals as meal").select("meal.id").whereRef("meal.photo_id", "=", "photo.id"),
      );
      const deletedLately = exists(
        selectFrom("deleted_meals as meal")
          .select("meal.id")
          .whereRef("meal.photo_id", "=", "photo.id"),
      );
      const shared = exists(
        selectFrom("calorie_guesses as guess")
          .select("guess.id")
          .whereRef("guess.photo_id", "=", "photo.id")
          .where("guess.expires_at", ">", nowMs),
      );
      const sent = (statuses: readonly ("queued" | "processing" | "completed")[]) =>
        exists(
          selectFrom("chat_jobs as job")
            .select("job.id")
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

/** Could it be the id of a photo? */
export function isPhotoId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
