import type { CurrentUser, OwnFoodRequest, RecipeDraft } from "@morsel/contracts";
import { queueHeaders, routes } from "@morsel/contracts/facts";
import type { QueryClient } from "@tanstack/react-query";
import {
  deleteFromOutbox,
  findInOutbox,
  type OutboxEntry,
  type OutboxTask,
  withOutboxLock,
  writeToOutbox,
} from "../platform/outbox-store.ts";
import { callApi, deleteResource, findApiError, getJson, postJson } from "./client.ts";
import { ownerOf } from "./current-user.ts";

// Apart from the outbox, which each visit loads.

/**
 * Sends something, or keeps it if there is no connection.
 *
 * @returns the answer; undefined if it was kept.
 */
export async function sendOrKeep<Answer>(
  send: () => Promise<Answer>,
  keep: () => Promise<unknown>,
): Promise<Answer | undefined> {
  try {
    if (navigator.onLine) return await send();
  } catch (error) {
    if (findApiError(error) || navigator.onLine) throw error;
  }
  await keep();
  return undefined;
}

/**
 * Stores a task until it can be sent. The deletion of a food replaces a change of it that waits.
 *
 * @returns a function that undoes this, unless the task was sent in the meantime.
 */
export function enqueueTask(
  { id, name, task }: Pick<OutboxTask, "id" | "name" | "task">,
  by: CurrentUser,
): Promise<() => Promise<void>> {
  const entry = { id, name, task, owner: ownerOf(by), by, writtenAtMs: Date.now() };
  return withOutboxLock(async () => {
    const replaced = await findInOutbox(id);
    await writeToOutbox(entry, "kept");
    return () => withdrawTask(id, replaced);
  });
}

function withdrawTask(id: string, replaced: OutboxEntry | undefined): Promise<void> {
  return withOutboxLock(async () => {
    if (!(await findInOutbox(id))) return;
    await deleteFromOutbox([id]);
    if (replaced) await writeToOutbox(replaced, "kept");
  });
}

/** Sends a task, and removes it from the outbox. */
export async function sendTask(
  client: QueryClient,
  entry: OutboxTask,
  signal: AbortSignal,
): Promise<void> {
  const { task, id, by } = entry;
  if (task.kind === "save-meal") {
    await saveMealAsRecipe(task.mealId, { key: id, by, signal });
  } else {
    await requireAuthorSession(by, signal);
    const isWords = task.of === "words";
    await deleteResource(isWords ? routes.dictionaryEntry(id) : routes.ownFood(id), signal);
  }
  await deleteFromOutbox([id]);
  for (const path of [routes.ownFoods, routes.dictionary])
    void client.invalidateQueries({ queryKey: [path] });
}

interface SaveOptions {
  readonly key?: string;
  /** Of a task that waited: refused unless the session is this user's. */
  readonly by?: CurrentUser;
  readonly signal?: AbortSignal;
}

/** Saves a meal as a recipe with the name and yield that the server proposes. */
export async function saveMealAsRecipe(
  mealId: string,
  { key, by, signal }: SaveOptions = {},
): Promise<Response> {
  const draft = await getJson<RecipeDraft>(routes.recipeDraft(mealId), signal);
  const { is_recipe: _, ...parts } = draft;
  const recipe: OwnFoodRequest = {
    ...{ kind: "recipe", other_names: [], ...parts },
    based_on: { kind: "meal", id: mealId },
    ...(by && { written_by: by }),
  };
  const headers = key === undefined ? {} : { [queueHeaders.idempotencyKey]: key };
  return postJson(routes.ownFoods, recipe, headers, signal);
}

/** Throws unless the session is the author's: in another one, what is to be deleted would count as deleted. */
async function requireAuthorSession(by: CurrentUser, signal: AbortSignal): Promise<void> {
  const answer = await callApi(routes.currentUser, { signal });
  const user = (await answer.json()) as CurrentUser | null;
  if (!user || ownerOf(user) !== ownerOf(by)) throw new Error("The session is not the author's");
}
