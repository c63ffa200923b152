import { randomUUIDv7 } from "node:crypto";
import { maxDictionaryEntries } from "@morsel/contracts";
import type { MealEstimate } from "@morsel/nutrition";
import { type DictionaryEntry, phraseKey } from "@morsel/nutrition/estimate";
import type { Queries } from "../../database/connection.ts";
import { countDictionaryEntries, isPhraseDefined } from "./dictionary-store.ts";

/** The ids of the questions that a user has answered or dismissed. */
export async function readSettledQuestions(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom("settled_questions")
    .select("question")
    .where("user_id", "=", userId)
    .orderBy("question")
    .execute();
  return rows.map(({ question }) => question);
}

/**
 * Remembers an answer or a dismissal that an edit made, and forgets one that an undo takes back: the question is
 * not asked again about the same words, and an answer becomes a dictionary entry, unless the words have one. An
 * answer about one meal only is not remembered. Call it in the transaction of the edit.
 */
export async function settleQuestion(
  queries: Queries,
  userId: string,
  before: MealEstimate,
  after: MealEstimate,
): Promise<void> {
  const [was, is] = [before.question, after.question];
  if (was?.state === "open" && is && is.state !== "open") {
    if (is.isOnce) return;
    await queries
      .insertInto("settled_questions")
      .values({ user_id: userId, question: is.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (is.learned) await addLearnedEntry(queries, userId, is.learned);
  } else if (was && was.state !== "open" && is?.state === "open") {
    await queries
      .deleteFrom("settled_questions")
      .where("user_id", "=", userId)
      .where("question", "=", is.id)
      .execute();
    if (was.learned) await removeLearnedEntry(queries, userId, was.learned);
  }
}

/** An entry that the user wrote stays. */
async function addLearnedEntry(
  queries: Queries,
  userId: string,
  entry: DictionaryEntry,
): Promise<void> {
  if (await isPhraseDefined(queries, userId, entry.phrase)) return;
  if ((await countDictionaryEntries(queries, userId)) >= maxDictionaryEntries) return;
  await queries
    .insertInto("own_words")
    .values({
      ...entry,
      id: randomUUIDv7(),
      user_id: userId,
      phrase_key: phraseKey(entry.phrase),
      created_at: Date.now(),
    })
    .execute();
}

async function removeLearnedEntry(
  queries: Queries,
  userId: string,
  { phrase, meaning }: DictionaryEntry,
): Promise<void> {
  await queries
    .deleteFrom("own_words")
    .where("user_id", "=", userId)
    .where("phrase_key", "=", phraseKey(phrase))
    .where("meaning", "=", meaning)
    .execute();
}
