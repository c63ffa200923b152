import type { ChatJobMeals, FoodSuggestions, MealEntry } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useQuery } from "@tanstack/react-query";
import { getJson, postJson, withMessage } from "./client.ts";
import { jobsKey } from "./jobs.ts";
import { t } from "./messages-on-demand.ts";

/** The foods of the table nearest to words. */
export function useFoodSuggestions(words: string) {
  return useQuery({
    queryKey: [routes.foodSuggestions, words],
    queryFn: async ({ signal }) => {
      const answer = await postJson(routes.foodSuggestions, { words }, {}, signal);
      return ((await answer.json()) as FoodSuggestions).items;
    },
  });
}

/** The meal of a message that lists words as not counted; null if none does any longer. */
export function useMealWithWords(jobId: string | undefined, words: string) {
  return useQuery({
    queryKey: [...jobsKey, jobId, words],
    queryFn: async ({ signal }): Promise<MealEntry | null> => {
      const { meals } = await getJson<ChatJobMeals>(routes.job(jobId ?? ""), signal).catch(
        withMessage(t.failedFetchMeal),
      );
      return meals.find((meal) => meal.not_counted.includes(words)) ?? null;
    },
    staleTime: 0,
    gcTime: 0,
    enabled: jobId !== undefined,
  });
}
