import { randomUUIDv7 } from "node:crypto";
import {
  type DictionaryEntryRequest,
  maxDictionaryEntries,
  type SavedDictionaryEntry,
} from "@morsel/contracts";
import {
  type DictionaryEntry,
  type FoodIndex,
  isReadableDefinition,
  isUsablePhrase,
  ownFoodEntries,
  phraseKey,
  questionIdsOf,
} from "@morsel/nutrition/estimate";
import type { Queries } from "../../database/connection.ts";
import { bumpRevision, lockUser } from "../../database/revisions.ts";
import { ExpectedError } from "../../http/errors.ts";
import { readOwnFoods } from "./own-food-rows.ts";
import { findEntryId, findFoodOfName } from "./own-names.ts";

/** A user's words, foods and recipes, for the readers of messages. */
export async function readDictionary(queries: Queries, userId: string): Promise<DictionaryEntry[]> {
  const words = await queries
    .selectFrom("own_words")
    .select(["phrase", "meaning"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  const foods = await readOwnFoods(queries, userId);
  return [...words, ...foods.flatMap(ownFoodEntries)];
}

/** The number of a user's own words. */
export async function countDictionaryEntries(queries: Queries, userId: string): Promise<number> {
  const { count } = await queries
    .selectFrom("own_words")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A user's entries, sorted by phrase. */
export async function listDictionaryEntries(
  queries: Queries,
  userId: string,
): Promise<SavedDictionaryEntry[]> {
  const rows = await queries
    .selectFrom("own_words")
    .select(["id", "phrase", "meaning"])
    .where("user_id", "=", userId)
    .orderBy("phrase_key")
    .execute();
  return rows;
}

/**
 * Adds an entry. Throws `own_word_unusable`, `own_meaning_unread`, `own_word_taken`, `own_name_taken` and
 * `too_many_own_words`.
 */
export async function addDictionaryEntry(
  queries: Queries,
  foods: FoodIndex,
  userId: string,
  wish: DictionaryEntryRequest,
): Promise<SavedDictionaryEntry> {
  validateEntry(wish, foods);
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await requireUnusedPhrase(trx, userId, wish.phrase);
    if ((await countDictionaryEntries(trx, userId)) >= maxDictionaryEntries) {
      throw new ExpectedError("too_many_own_words");
    }
    const entry = { id: randomUUIDv7(), ...wish };
    const phrase_key = phraseKey(wish.phrase);
    const row = { ...entry, user_id: userId, phrase_key, created_at: Date.now() };
    await trx.insertInto("own_words").values(row).execute();
    return entry;
  });
}

/** Changes an entry. Throws as `addDictionaryEntry` does, and `own_word_not_found`. */
export async function updateDictionaryEntry(
  queries: Queries,
  foods: FoodIndex,
  userId: string,
  id: string,
  wish: DictionaryEntryRequest,
): Promise<SavedDictionaryEntry> {
  validateEntry(wish, foods);
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await requireUnusedPhrase(trx, userId, wish.phrase, id);
    const { numUpdatedRows } = await trx
      .updateTable("own_words")
      .set({ ...wish, phrase_key: phraseKey(wish.phrase) })
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ExpectedError("own_word_not_found");
    return { id, ...wish };
  });
}

/** Deletes an entry; questions about its words are asked again. Throws `own_word_not_found`. */
export async function deleteDictionaryEntry(
  queries: Queries,
  userId: string,
  id: string,
): Promise<void> {
  await queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const row = await trx
      .deleteFrom("own_words")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .returning("phrase")
      .executeTakeFirst();
    if (!row) throw new ExpectedError("own_word_not_found");
    await reopenQuestions(trx, userId, row.phrase);
  });
}

/** Records that the user declined an entry for the phrase, so that it is not suggested again. */
export async function declinePhrase(
  queries: Queries,
  userId: string,
  phrase: string,
): Promise<void> {
  await queries
    .insertInto("own_word_refusals")
    .values({ user_id: userId, phrase_key: phraseKey(phrase) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** True if the phrase has an entry, or names a food or recipe of the user. */
export async function isPhraseDefined(
  queries: Queries,
  userId: string,
  phrase: string,
): Promise<boolean> {
  const entry = await findEntryId(queries, userId, phrase);
  return (entry ?? (await findFoodOfName(queries, userId, phrase))) !== undefined;
}

/** True if the phrase has a meaning, or the user declined an entry for it. */
export async function isPhraseSettled(
  queries: Queries,
  userId: string,
  phrase: string,
): Promise<boolean> {
  if (await isPhraseDefined(queries, userId, phrase)) return true;
  const refused = await queries
    .selectFrom("own_word_refusals")
    .select("phrase_key")
    .where("user_id", "=", userId)
    .where("phrase_key", "=", phraseKey(phrase))
    .executeTakeFirst();
  return refused !== undefined;
}

function validateEntry({ phrase, meaning }: DictionaryEntryRequest, foods: FoodIndex): void {
  if (!isUsablePhrase(phrase)) throw new ExpectedError("own_word_unusable");
  if (!isReadableDefinition(meaning, foods)) throw new ExpectedError("own_meaning_unread");
}

async function requireUnusedPhrase(
  queries: Queries,
  userId: string,
  phrase: string,
  exceptId?: string,
): Promise<void> {
  const owner = await findEntryId(queries, userId, phrase);
  if (owner !== undefined && owner !== exceptId) throw new ExpectedError("own_word_taken");
  if ((await findFoodOfName(queries, userId, phrase)) !== undefined)
    throw new ExpectedError("own_name_taken");
}

/** Asks the questions about the words of a deleted entry again. */
async function reopenQuestions(queries: Queries, userId: string, phrase: string): Promise<void> {
  const { numDeletedRows } = await queries
    .deleteFrom("settled_questions")
    .where("user_id", "=", userId)
    .where("question", "in", questionIdsOf(phrase))
    .executeTakeFirst();
  if (numDeletedRows > 0n) await bumpRevision(queries, userId, "meals");
}
