import type { InsightList, Trends } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, getJson, withMessage } from "../../../api/client.ts";
import { mealsKey } from "../../../api/meals.ts";

/** Under the key of the meals: whatever makes those old makes these old. */
const trendsKey = [...mealsKey, "trends"] as const;
const insightsKey = (week: string) => [...trendsKey, "insights", week] as const;

/** The days from one to another, both counted, summed up. */
export function useTrends(from: string, to: string) {
  return useQuery({
    queryKey: [...trendsKey, from, to],
    meta: { isKept: true },
    queryFn: ({ signal }) =>
      getJson<Trends>(`${routes.trends}?from=${from}&to=${to}`, signal).catch(
        withMessage("Failed to fetch trends"),
      ),
    // "Unchanged" costs next to nothing, and targets may have changed meanwhile.
    refetchOnMount: "always",
  });
}

/** What the week that begins on this Monday says. */
export function useInsights(week: string) {
  return useQuery({
    queryKey: insightsKey(week),
    meta: { isKept: true },
    queryFn: ({ signal }) =>
      getJson<InsightList>(`${routes.insights}?week=${week}`, signal).catch(
        withMessage("Failed to fetch insights"),
      ),
    refetchOnMount: "always",
  });
}

/** Puts an insight of a week away, or brings it back. */
export function useDismissInsight(week: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isDismissed }: { readonly id: string; readonly isDismissed: boolean }) =>
      callApi(`${routes.insightDismissal(id)}?week=${week}`, {
        method: isDismissed ? "PUT" : "DELETE",
      }),
    onSettled: () => client.invalidateQueries({ queryKey: insightsKey(week) }),
  });
}
