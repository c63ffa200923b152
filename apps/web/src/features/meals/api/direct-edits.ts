import type {
  DirectEdit,
  DirectEditRequest,
  EditedMeal,
  ItemChoices,
  MealEntry,
  MealRevisions,
  UndoEditRequest,
} from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  findApiError,
  getJson,
  postJson,
  sendJson,
  timeZoneHeader,
  withMessage,
} from "../../../api/client.ts";
import { mealsKey } from "../../../api/meals.ts";
import { refreshMeals } from "./edits.ts";

/** The edits of a meal, newest first. A meal of version 1 has none. */
export function useRevisions({ id, version }: MealEntry) {
  return useQuery({
    queryKey: ["revisions", id, version],
    queryFn: async ({ signal }) => {
      const path = routes.mealRevisions(id);
      const { items } = await getJson<MealRevisions>(path, signal).catch(
        withMessage("Failed to fetch the history"),
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
        withMessage("Failed to fetch other foods"),
      ),
    gcTime: 0,
  });
}

/** Applies direct edits; rejected if the meal has changed since `meal` was fetched. */
export function useDirectEdit(meal: MealEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (operations: readonly DirectEdit[]) => patchMeal(meal, operations),
    onSuccess: ({ meal: edited }) => storeMeal(client, edited),
    onError: (error) => refetchAfterError(client, error),
  });
}

/** Undoes the latest edit of a meal. */
export function useUndoEdit(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (version: number) => {
      const request: UndoEditRequest = { version };
      return (await (await postJson(routes.undoEdit(id), request)).json()) as EditedMeal;
    },
    onSuccess: ({ meal }) => storeMeal(client, meal),
    onError: (error) => refetchAfterError(client, error),
  });
}

/** Whether an edit was rejected because of a newer version of the meal. */
export function isConflict(error: unknown): boolean {
  return findApiError(error)?.status === 409;
}

async function patchMeal(
  { id, version }: MealEntry,
  operations: readonly DirectEdit[],
): Promise<EditedMeal> {
  const request: DirectEditRequest = { version, operations: [...operations] };
  const response = await sendJson("PATCH", routes.meal(id), request, timeZoneHeader());
  return (await response.json()) as EditedMeal;
}

function storeMeal(client: QueryClient, meal: MealEntry): void {
  client.setQueryData<MealEntry>([...mealsKey, meal.id], meal);
  client.setQueryData<readonly MealEntry[]>(mealsKey, (meals) =>
    meals?.map((other) => (other.id === meal.id ? meal : other)),
  );
  // Its position in the list may change.
  void client.invalidateQueries({ queryKey: mealsKey, exact: true });
}

/** After a version conflict the screen shows the current meal. */
function refetchAfterError(client: QueryClient, error: unknown): void {
  if (findApiError(error)) refreshMeals(client);
}
