import type { MealEntry, MealList } from "@morsel/contracts";
import { mealsListed, pages, routes } from "@morsel/contracts/facts";
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { apiErrorText, callApi, findApiError, getJson, withMessage } from "./client.ts";
import { t } from "./messages.ts";

export const mealsKey = [routes.meals] as const;
const mealsOfDayKey = [...mealsKey, "day"] as const;
/** The prefix of the queries that a hint about edits invalidates. */
export const editsKey = [`${routes.meals}/edit-nl`] as const;

/** The path of the meals of a day, 'YYYY-MM-DD'. */
export const mealsOfDayPath = (day: string) => `${pages.meals}?day=${day}`;

/** The user's latest meals. */
export function useMeals(isWanted: boolean) {
  return useQuery({ ...mealsOptions(), enabled: isWanted });
}

/** The meals of a day that the list does not reach back to; undefined if none is wanted. */
export function useMealsOfDay(day: string | undefined) {
  return useQuery({
    queryKey: [...mealsOfDayKey, day],
    queryFn: async ({ signal }): Promise<readonly MealEntry[]> => {
      const { items } = await getJson<MealList>(`${routes.meals}?day=${day}`, signal).catch(
        withMessage(t.failedFetch2),
      );
      return items;
    },
    enabled: day !== undefined,
  });
}

/**
 * One meal: fetched each time the screen opens and not persisted. The meal from the list is shown
 * until the response arrives, and while offline.
 *
 * @param failure the error message, which the spec (section 8) words differently for each screen.
 */
export function useMeal(
  id: string,
  isWanted: boolean,
  failure: "Failed to fetch meal details" | "Failed to fetch meal",
) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...mealsKey, id],
    queryFn: ({ signal }) => fetchMeal(client, id, signal).catch(withMessage(failure)),
    staleTime: 0,
    gcTime: 0,
    placeholderData: () => findCachedMeal(client, id),
    enabled: isWanted,
  });
}

/** Loads all visible meals and their list again. */
export function refreshMeals(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: mealsKey });
}

/** Deletes a meal and fetches the list again. */
export function useDeleteMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteMeal,
    onSuccess: (_, id) => {
      const withoutIt = (meals: readonly MealEntry[] | undefined) =>
        meals?.filter((meal) => meal.id !== id);
      client.setQueryData<readonly MealEntry[]>(mealsKey, withoutIt);
      client.setQueriesData<readonly MealEntry[]>({ queryKey: mealsOfDayKey }, withoutIt);
    },
    // Also after a failure: the meal may already be deleted.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: mealsKey, exact: true });
      void client.invalidateQueries({ queryKey: mealsOfDayKey });
    },
  });
}

/** Restores a deleted meal and fetches the list again. */
export function useRestoreMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(routes.restoreMeal(id), { method: "POST" }),
    onSettled: () => void client.invalidateQueries({ queryKey: mealsKey }),
  });
}

/** The message when a meal could not be restored. */
export function restoreErrorText(error: unknown): string {
  return findApiError(error)?.status === 404 ? t.thisMealCan : t.failed;
}

/** The message when a delete failed on the list (spec section 8). */
export function listDeleteErrorText(error: unknown): string {
  if (error instanceof InvalidMealId) return error.message;
  return findApiError(error)?.status === 404 ? t.mealNotFound : t.failedDelete;
}

/** The message when a delete failed on the meal's page (spec section 8). */
export function detailDeleteErrorText(error: unknown): string {
  if (error instanceof InvalidMealId) return error.message;
  return apiErrorText(error, t.failedDelete);
}

class InvalidMealId extends Error {
  constructor() {
    super(t.invalidMeal);
  }
}

function mealsOptions() {
  return queryOptions({
    queryKey: mealsKey,
    meta: { isPersisted: true },
    queryFn: async ({ signal }): Promise<readonly MealEntry[]> => {
      const path = `${routes.meals}?limit=${mealsListed}`;
      const { items } = await getJson<MealList>(path, signal).catch(withMessage(t.failedFetch2));
      return items;
    },
  });
}

async function fetchMeal(client: QueryClient, id: string, signal: AbortSignal): Promise<MealEntry> {
  try {
    return await getJson<MealEntry>(routes.meal(id), signal);
  } catch (error) {
    const cached = findApiError(error) ? undefined : findCachedMeal(client, id);
    if (cached && !signal.aborted) return cached;
    throw error;
  }
}

function findCachedMeal(client: QueryClient, id: string): MealEntry | undefined {
  return client.getQueryData<readonly MealEntry[]>(mealsKey)?.find((meal) => meal.id === id);
}

async function deleteMeal(id: string): Promise<void> {
  if (id === "" || id === "undefined") throw new InvalidMealId();
  await callApi(routes.meal(id), { method: "DELETE" });
}
