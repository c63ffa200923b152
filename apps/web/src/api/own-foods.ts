import type {
  CurrentUser,
  OutdatedMeals,
  RecipeDraft,
  RecipePreview,
  RecipePreviewRequest,
  SavedOwnFood,
} from "@morsel/contracts";
import { queueHeaders, routes } from "@morsel/contracts/facts";
import { nutrientAmounts, type OwnFood } from "@morsel/nutrition";
import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import type { OutboxFood } from "../platform/outbox-store.ts";
import { deleteResource, getJson, postJson, sendJson } from "./client.ts";
import { itemsOptions, useChange } from "./items.ts";

/** The query of the user's own foods and recipes, which is stored for use without a connection. */
const ownFoodsOptions = {
  ...itemsOptions<SavedOwnFood>(routes.ownFoods),
  meta: { isPersisted: true },
} as const;

/** The user's own foods and recipes, sorted by name. */
export function useOwnFoods() {
  return useQuery({ ...ownFoodsOptions, refetchOnMount: "always" });
}

const noFoods: readonly OwnFood[] = [];

/** The own foods for reading a text; empty until they are loaded, or if `isWanted` is false. */
export function useReadableOwnFoods(isWanted: boolean): readonly OwnFood[] {
  return (
    useQuery({ ...ownFoodsOptions, enabled: isWanted, select: toReadableFoods }).data ?? noFoods
  );
}

const toReadableFoods = (items: readonly SavedOwnFood[]): readonly OwnFood[] =>
  items.map(({ id, kind, name, other_names, figures, per, serving_g, version }) => ({
    ...{ id, kind, name, per, version },
    otherNames: other_names,
    amounts: nutrientAmounts(figures),
    servingGrams: serving_g,
  }));

type UnsentFood = Pick<OutboxFood, "id" | "food" | "isNew">;

/** Adds a food or recipe, or changes one. A repeat adds nothing. */
export function useSaveOwnFood() {
  return useChange([routes.ownFoods], (unsent: UnsentFood) => saveOwnFood(unsent));
}

function saveOwnFood({ id, food, isNew }: UnsentFood, signal?: AbortSignal): Promise<SavedOwnFood> {
  const key = { [queueHeaders.idempotencyKey]: id };
  return readAnswer<SavedOwnFood>(
    isNew
      ? postJson(routes.ownFoods, food, key, signal)
      : sendJson("PUT", routes.ownFood(id), food, {}, signal),
  );
}

/** Sends a food that waited in the outbox. @returns the number of logged meals with its earlier figures. */
export async function sendOwnFood(
  client: QueryClient,
  { id, food, isNew, by }: OutboxFood,
  signal: AbortSignal,
): Promise<number> {
  await saveOwnFood({ id, isNew, food: { ...food, written_by: by } }, signal);
  void client.invalidateQueries({ queryKey: [routes.ownFoods] });
  return isNew ? 0 : countOutdatedMeals(id);
}

/** The recipe that was saved from a meal; undefined if there is none. */
export function useRecipeOfMeal(mealId: string): SavedOwnFood | undefined {
  return useOwnFoods().data?.find(({ meal_id }) => meal_id === mealId);
}

/** Saves a meal as a recipe. @returns the recipe; undefined if the wish waits in the outbox. */
export function useSaveMealAsRecipe(mealId: string, name: string, by: CurrentUser | null) {
  const save = async () => {
    const { enqueueTask, saveMealAsRecipe, sendOrKeep } = await import("./outbox-tasks.ts");
    const key = crypto.randomUUID();
    const wish = { id: key, name, task: { kind: "save-meal", mealId } } as const;
    const keep = async () => by && enqueueTask(wish, by);
    const answer = await sendOrKeep(() => saveMealAsRecipe(mealId, { key }), keep);
    return answer && ((await answer.json()) as SavedOwnFood);
  };
  return useChange([routes.ownFoods], save, "always");
}

/** Deletes a food or recipe. */
export function useDeleteOwnFood() {
  return useChange([routes.ownFoods], (id: string) => deleteResource(routes.ownFood(id)));
}

/** Restores a deleted food or recipe. */
export function useRestoreOwnFood() {
  return useChange([routes.ownFoods], (id: string) => postJson(routes.restoreOwnFood(id), {}));
}

/**
 * The number of logged meals with an earlier version of a food; 0 if it cannot be found out: the food is saved
 * already, and without an answer the meals stay as they are.
 */
export function countOutdatedMeals(id: string): Promise<number> {
  return getJson<OutdatedMeals>(routes.outdatedMeals(id)).then(
    ({ meals }) => meals,
    () => 0,
  );
}

/** Changes the logged meals with an earlier version of a food. */
export function useUpdateOutdatedMeals(id: string) {
  return useChange([routes.meals, routes.trends], () =>
    readAnswer<OutdatedMeals>(postJson(routes.outdatedMeals(id), {})),
  );
}

/** The recipe that a meal would be; nothing is fetched without an id. */
export function useRecipeDraft(mealId: string | null) {
  return useQuery({
    queryKey: [routes.recipeDraft(mealId ?? "")],
    queryFn: ({ signal }) => getJson<RecipeDraft>(routes.recipeDraft(mealId ?? ""), signal),
    enabled: mealId !== null,
    gcTime: 0,
  });
}

/** What the lines of a recipe are read as; the previous answer until the new one arrives. */
export function useRecipePreview(request: RecipePreviewRequest | undefined) {
  return useQuery({
    queryKey: [routes.recipePreview, request],
    queryFn: () => readAnswer<RecipePreview>(postJson(routes.recipePreview, request ?? {})),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

async function readAnswer<Answer>(sent: Promise<Response>): Promise<Answer> {
  return (await (await sent).json()) as Answer;
}
