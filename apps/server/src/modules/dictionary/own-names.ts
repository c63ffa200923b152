import { phraseKey } from "@morsel/nutrition/estimate";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";

/** The id of the user's own food or recipe that has this name; undefined if none has it. */
export async function findFoodOfName(
  queries: Queries,
  userId: string,
  name: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("own_food_names")
    .select("food_id")
    .where("user_id", "=", userId)
    .where("name_key", "=", phraseKey(name))
    .executeTakeFirst();
  return row?.food_id;
}

/** The id of the dictionary entry for this phrase. */
export async function findEntryId(
  queries: Queries,
  userId: string,
  phrase: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("own_words")
    .select("id")
    .where("user_id", "=", userId)
    .where("phrase_key", "=", phraseKey(phrase))
    .executeTakeFirst();
  return row?.id;
}

/** Throws `own_name_taken` if a dictionary entry, or a food except this one, has one of the names. */
export async function requireUnusedNames(
  queries: Queries,
  userId: string,
  names: readonly string[],
  exceptId?: string,
): Promise<void> {
  for (const name of names) {
    const food = await findFoodOfName(queries, userId, name);
    const isOther = food !== undefined && food !== exceptId;
    if (isOther || (await findEntryId(queries, userId, name)) !== undefined) {
      const message = `You already use “${name}” for your own words, a food or a recipe. Choose another name.`;
      throw new ExpectedError("own_name_taken", { message });
    }
  }
}
