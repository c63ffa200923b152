import type {
  DirectEdit,
  DirectEditRequest,
  EditedMeal,
  MealEntry,
  UndoEditRequest,
} from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { apiErrorText, findApiError, postJson, sendJson, timeZoneHeader } from "./client.ts";
import { jobsKey } from "./jobs.ts";
import { mealsKey, refreshMeals } from "./meals.ts";
import { t } from "./messages.ts";

/** The message when an edit was rejected (spec section 8). */
export function editErrorText(error: unknown): string {
  return apiErrorText(error, t.failedEdit);
}

type MealVersion = Pick<MealEntry, "id" | "version">;

/** Applies direct edits; rejected if the meal has changed since `meal` was fetched. */
export function useDirectEdit(meal: MealVersion) {
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
  { id, version }: MealVersion,
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
  // The log history lists the words that are not counted.
  void client.invalidateQueries({ queryKey: jobsKey, exact: true });
}

/** After a version conflict the screen shows the current meal. */
function refetchAfterError(client: QueryClient, error: unknown): void {
  if (findApiError(error)) refreshMeals(client);
}
