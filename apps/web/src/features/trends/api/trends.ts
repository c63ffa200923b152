import type { InsightList, Trends } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, getJson, withMessage } from "../../../api/client.ts";
import { mealsKey } from "../../../api/meals.ts";
import { t } from "../messages.ts";

/** Below the key of the meals, so that an invalidation of the meals includes these. */
const trendsKey = [...mealsKey, "trends"] as const;
const insightsKey = (week: string) => [...trendsKey, "insights", week] as const;

/** The daily sums from one day to another, both included. */
export function useTrends(from: string, to: string) {
  return useQuery({
    queryKey: [...trendsKey, from, to],
    meta: { isPersisted: true },
    queryFn: ({ signal }) =>
      getJson<Trends>(`${routes.trends}?from=${from}&to=${to}`, signal).catch(
        withMessage(t.failedFetchTrends),
      ),
    // Cheap: an unchanged response is a 304.
    refetchOnMount: "always",
  });
}

/** The insights of the week that begins on this Monday. */
export function useInsights(week: string, isWanted = true) {
  return useQuery({
    enabled: isWanted,
    queryKey: insightsKey(week),
    meta: { isPersisted: true },
    queryFn: ({ signal }) =>
      getJson<InsightList>(`${routes.insights}?week=${week}`, signal).catch(
        withMessage(t.failedFetchInsights),
      ),
    refetchOnMount: "always",
  });
}

/** Dismisses an insight of a week, or restores it. */
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
