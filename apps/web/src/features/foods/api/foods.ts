import type { FoodEntry, FoodList } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getJson } from "../../../api/client.ts";

/** The foods that match a query; those of the previous query until they arrive. */
export function useFoodSearch(query: string) {
  const path = `${routes.foods}?${new URLSearchParams({ query })}`;
  return useQuery({
    queryKey: [routes.foods, query],
    queryFn: async ({ signal }) => (await getJson<FoodList>(path, signal)).items,
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
}

/** A food of the table. */
export function useFood(id: string) {
  return useQuery({
    queryKey: [routes.food(id)],
    queryFn: ({ signal }) => getJson<FoodEntry>(routes.food(id), signal),
  });
}
