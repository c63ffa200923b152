import type { ItemChoices, MealEntry, MealRevisions } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getJson, withMessage } from "../../../api/client.ts";
import { t } from "../messages.ts";

/** The edits of a meal, newest first. A meal of version 1 has none. */
export function useRevisions({ id, version }: MealEntry) {
  return useQuery({
    queryKey: ["revisions", id, version],
    queryFn: async ({ signal }) => {
      const path = routes.mealRevisions(id);
      const { items } = await getJson<MealRevisions>(path, signal).catch(
        withMessage(t.failedFetchHistory),
      );
      return items;
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    enabled: version > 1,
  });
}

/** The foods that could replace an item of a meal. The key has the version: indexes differ between versions. */
export function useItemChoices({ id, version }: MealEntry, place: number) {
  return useQuery({
    queryKey: ["choices", id, version, place],
    queryFn: ({ signal }) =>
      getJson<ItemChoices>(routes.itemChoices(id, place), signal).catch(
        withMessage(t.failedFetchOtherFoods),
      ),
    gcTime: 0,
  });
}
