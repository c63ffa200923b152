import type {
  DirectEdit,
  DirectEditRequest,
  EditedMeal,
  EditRequest,
  EditStart,
  EditStatus,
  ItemChoices,
  MealEntry,
  MealRevisions,
  ProcessingMeals,
  UndoEditRequest,
} from "@morsel/contracts";
import { queueHeaders, routes } from "@morsel/contracts/facts";
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { callApi, findRefusal, getJson, inWords, postJson } from "./client.ts";
import { mealsKey } from "./meals.ts";
import { pollWhileOnline } from "./query-client.ts";

const pollEveryMs = 2000;

/** All that a hint about edits makes old. */
export const editsKey = [`${routes.meals}/edit-nl`] as const;
const processingKey = [...editsKey, "processing"] as const;

/** The ids of the meals that are being edited. A meal that leaves them has changed. */
export function useProcessingMeals(isWanted: boolean) {
  return useQuery({
    queryKey: processingKey,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<readonly string[]>(processingKey) ?? [];
      const ids = await fetchProcessing(signal);
      if (before.some((id) => !ids.includes(id))) refreshMeals(client);
      return ids;
    },
    refetchInterval: pollWhileOnline(pollEveryMs),
    refetchOnMount: "always",
    enabled: isWanted,
  });
}

/** Whether a meal is in the processing list. */
export function useIsProcessing(id: string, isWanted: boolean): boolean {
  return useProcessingMeals(isWanted).data?.includes(id) ?? false;
}

/**
 * Sends instructions for a meal; it counts as being edited at once.
 *
 * @param onTaken told of the edit, also when the screen that sent it is gone.
 */
export function useStartEdit(id: string, onTaken: (instructions: string, jobId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (instructions: string) => startEdit(id, instructions),
    onSuccess: ({ job_id: jobId }, instructions) => {
      client.setQueryData<readonly string[]>(processingKey, (ids = []) => [
        ...new Set([...ids, id]),
      ]);
      onTaken(instructions, jobId);
    },
  });
}

/** What to tell a person whose instructions were not taken (spec section 8). */
export function editStartErrorText(error: unknown): string {
  return findRefusal(error)?.body.message || "Failed to edit meal";
}

/**
 * How an edit is getting on: asked at once, then polled until it has ended or cannot be asked.
 *
 * @param jobId undefined while no edit is watched.
 */
export function useEditStatus(id: string, jobId: string | undefined) {
  return useQuery({
    queryKey: [...editsKey, "status", id, jobId],
    queryFn: ({ signal }) =>
      getJson<EditStatus>(routes.editStatus(id), signal).catch(
        inWords("Failed to check edit progress"),
      ),
    refetchInterval: ({ state }) =>
      state.error || hasEnded(state.data) ? false : pollWhileOnline(pollEveryMs)(),
    staleTime: 0,
    gcTime: 0,
    enabled: jobId !== undefined,
  });
}

/** A failed status, or any error, ends an edit as much as success does. */
export function hasEnded(edit: EditStatus | undefined): boolean {
  if (!edit) return false;
  return edit.error !== undefined || !(edit.status === "queued" || edit.status === "processing");
}

/** For the screen that an edit of `id` ended on: meals and locks are fetched anew. */
export function useRefreshAfterEdit(id: string): () => void {
  const client = useQueryClient();
  return () => {
    client.setQueryData<readonly string[]>(processingKey, (ids) =>
      ids?.filter((other) => other !== id),
    );
    refreshMeals(client);
  };
}

/** For whoever comes back to the meals: they are loaded anew, which ends the lock of a tap. */
export function useReloadMeals(): () => void {
  const client = useQueryClient();
  return () => refreshMeals(client);
}

/** What was done to a meal, newest first. A meal of the first version has no history to ask for. */
export function useRevisions({ id, version }: MealEntry) {
  return useQuery({
    queryKey: [...mealsKey, id, "revisions", version],
    queryFn: async ({ signal }) => {
      const path = routes.mealRevisions(id);
      const { items } = await getJson<MealRevisions>(path, signal).catch(
        inWords("Failed to fetch the history"),
      );
      return items;
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    enabled: version > 1,
  });
}

/** What an item of a meal may be instead. */
export function useItemChoices({ id, version }: MealEntry, place: number) {
  return useQuery({
    queryKey: [...mealsKey, id, "choices", version, place],
    queryFn: ({ signal }) =>
      getJson<ItemChoices>(routes.itemChoices(id, place), signal).catch(
        inWords("Failed to fetch other foods"),
      ),
    gcTime: 0,
  });
}

/** Changes a meal by hand; refused where it has changed since `meal` was read. */
export function useDirectEdit(meal: MealEntry) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (operations: readonly DirectEdit[]) => patchMeal(meal, operations),
    onSuccess: ({ meal: edited }) => placeMeal(client, edited),
    onError: (error) => reloadAfter(client, error),
  });
}

/** Takes the latest edit of a meal back. */
export function useUndoEdit(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (version: number) => {
      const request: UndoEditRequest = { version };
      return (await (await postJson(routes.undoEdit(id), request)).json()) as EditedMeal;
    },
    onSuccess: ({ meal }) => placeMeal(client, meal),
    onError: (error) => reloadAfter(client, error),
  });
}

/** Whether an edit was refused because the meal is not what the screen showed. */
export function isConflict(error: unknown): boolean {
  return findRefusal(error)?.status === 409;
}

/** What to tell a person whose direct edit or undo failed. */
export function directEditErrorText(error: unknown): string {
  const refusal = findRefusal(error);
  return refusal?.body.detail || refusal?.body.message || "Failed to edit meal";
}

async function fetchProcessing(signal: AbortSignal): Promise<readonly string[]> {
  const { entry_ids } = await getJson<ProcessingMeals>(routes.processingMeals, signal).catch(
    inWords("Failed to fetch processing meals"),
  );
  return entry_ids;
}

async function startEdit(id: string, instructions: string): Promise<EditStart> {
  const request: EditRequest = { instructions };
  return (await postJson(routes.editMeal(id), request, timeZone())).json() as Promise<EditStart>;
}

async function patchMeal(
  { id, version }: MealEntry,
  operations: readonly DirectEdit[],
): Promise<EditedMeal> {
  const request: DirectEditRequest = { version, operations: [...operations] };
  const response = await callApi(routes.meal(id), {
    method: "PATCH",
    headers: { "Content-Type": "application/json", ...timeZone() },
    body: JSON.stringify(request),
  });
  return (await response.json()) as EditedMeal;
}

/** Places "yesterday", and the day that a meal falls on. */
function timeZone(): Readonly<Record<string, string>> {
  return { [queueHeaders.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

function placeMeal(client: QueryClient, meal: MealEntry): void {
  client.setQueryData<MealEntry>([...mealsKey, meal.id], meal);
  client.setQueryData<readonly MealEntry[]>(mealsKey, (meals) =>
    meals?.map((other) => (other.id === meal.id ? meal : other)),
  );
  // Its place in the list may be another.
  void client.invalidateQueries({ queryKey: mealsKey, exact: true });
}

/** Whoever was refused for having seen an old meal sees the new one. */
function reloadAfter(client: QueryClient, error: unknown): void {
  if (findRefusal(error)) refreshMeals(client);
}

function refreshMeals(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: mealsKey });
}
