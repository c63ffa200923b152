import type { LanguageId, MealEntry, QuickAddRequest } from "@morsel/contracts";
import type { ProductStore } from "@morsel/food-table/products";
import { type MealEstimate, type NutrientId, ownFoodId, parseBarcode } from "@morsel/nutrition";
import type { ChosenFood } from "@morsel/nutrition/edit";
import { estimateQuickAdd } from "@morsel/nutrition/estimate";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";
import { findSavedFoodOfBarcode, readDictionary } from "../dictionary/index.ts";
import type { UserLanguages } from "../foods/index.ts";
import { insertMeals, listMealsOfJob } from "../meals/index.ts";
import { findProductEntries } from "../products/index.ts";
import type { MealLoggingDeps } from "./deps.ts";
import { type ImmediateLog, logImmediately, parseRecentInstant } from "./log-immediately.ts";
import { insertCompletedJob } from "./message-store.ts";

interface NewQuickAdd extends ImmediateLog {
  readonly add: QuickAddRequest;
  /** The language of the request. */
  readonly language: LanguageId;
}

/**
 * Logs stated figures, or a food, as a meal with `logImmediately`. Also throws `copy_time_far`, `food_not_found`,
 * `barcode_invalid`, `product_not_found`, and `meal_not_found` if the meal of an earlier request with the same key
 * was deleted.
 */
export async function quickAdd(
  deps: Pick<MealLoggingDeps, "database" | "limits" | "editor" | "products" | "findLanguages">,
  { add, language, ...who }: NewQuickAdd,
): Promise<MealEntry> {
  const { userId, timeZone } = who;
  const { database, limits } = deps;
  // Before the transaction, which has the only connection of SQLite.
  const languages = await deps.findLanguages(userId, language);
  const [logged] = await logImmediately(database, limits, who, async (trx, nowMs) => {
    const consumedAtMs = add.consumed_at ? parseRecentInstant(add.consumed_at, nowMs) : nowMs;
    const { amounts = {}, food, title, meal_type: mealType } = add;
    const meal = food
      ? await estimateChosen(
          trx,
          deps,
          userId,
          { ...food, mealType, consumedAtMs },
          timeZone,
          languages,
        )
      : estimateQuickAdd({ amounts: toKnown(amounts), title, mealType, consumedAtMs }, timeZone);
    if (!meal) throw new ExpectedError("food_not_found");
    const message = `Quick add: ${meal.description}`;
    const jobId = await insertCompletedJob(trx, { ...who, sessionId: "quick-add", message });
    await insertMeals(trx, [meal], { userId, jobId, timeZone });
    return listMealsOfJob(trx, userId, jobId);
  });
  if (!logged) throw new ExpectedError("meal_not_found");
  return logged;
}

type Chosen = NonNullable<QuickAddRequest["food"]> & Pick<ChosenFood, "mealType" | "consumedAtMs">;

/** The meal of a food of the table, a product, or an own food. */
async function estimateChosen(
  queries: Queries,
  { editor, products }: Pick<MealLoggingDeps, "editor" | "products">,
  userId: string,
  chosen: Chosen,
  timeZone: string,
  languages: UserLanguages,
): Promise<MealEstimate | undefined> {
  const { amount, portion, mealType, consumedAtMs } = chosen;
  const foodId =
    "id" in chosen ? chosen.id : await findIdOfBarcode(queries, products, userId, chosen.barcode);
  const dictionary = [
    ...findProductEntries(products, [foodId], languages.tag),
    ...(await readDictionary(queries, userId)),
  ];
  return editor.estimateFood(
    { foodId, amount, portion, mealType, consumedAtMs },
    timeZone,
    dictionary,
    languages,
  );
}

/** The user's own food comes before the product. Throws `barcode_invalid` and `product_not_found`. */
async function findIdOfBarcode(
  queries: Queries,
  products: ProductStore,
  userId: string,
  barcode: string,
): Promise<string> {
  const gtins = parseBarcode(barcode);
  if (gtins.length === 0) throw new ExpectedError("barcode_invalid");
  const own = await findSavedFoodOfBarcode(queries, userId, gtins);
  const id = own ? ownFoodId(own.id) : products.findByBarcode(barcode)?.food.id;
  if (id === undefined) throw new ExpectedError("product_not_found");
  return id;
}

/** Converts the API's amounts to the engine's, which omit unknown ones. */
export function toKnown(
  amounts: NonNullable<QuickAddRequest["amounts"]>,
): Readonly<Partial<Record<NutrientId, number>>> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([id, amount]) => (amount === undefined ? [] : [[id, amount]])),
  );
}
