import type { FoodEntry, FoodList, ProductList } from "@morsel/contracts";
import { productPaths, routes } from "@morsel/contracts/facts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getJson, postJson } from "../../../api/client.ts";

/** The foods that match a query; those of the previous query until they arrive. */
export function useFoodSearch(query: string) {
  return useQuery({
    queryKey: [routes.foodSearch, query],
    queryFn: async ({ signal }) => {
      const answer = await postJson(routes.foodSearch, { query }, {}, signal);
      return ((await answer.json()) as FoodList).items;
    },
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
}

/** The packaged products that match a query; those of the previous query until they arrive. */
export function useProductSearch(query: string) {
  return useQuery({
    queryKey: [productPaths.search, query],
    queryFn: async ({ signal }) => {
      const answer = await postJson(productPaths.search, { query }, {}, signal);
      return ((await answer.json()) as ProductList).items;
    },
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
}

/** A food of the table or a product. */
export function useFood(id: string) {
  return useQuery({
    queryKey: [routes.food(id)],
    queryFn: ({ signal }) => getJson<FoodEntry>(routes.food(id), signal),
  });
}
