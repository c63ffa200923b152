import type { EditRequest, EditStart, EditStatus, ProcessingMeals } from "@morsel/contracts";
import { isActive, queueHeaders, routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getJson, postJson, timeZoneHeader, withMessage } from "../../../api/client.ts";
import { editsKey, refreshMeals } from "../../../api/meals.ts";
import { pollWhileOnline } from "../../../api/query-client.ts";
import { t } from "../messages.ts";

const pollEveryMs = 2000;

const processingKey = [...editsKey, "processing"] as const;

/** The ids of the meals that are being edited. When one leaves the list, the meals are fetched again. */
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

export interface Instructions {
  readonly instructions: string;
  /** Makes a resend of the same instructions harmless. */
  readonly idempotencyKey: string;
}

/**
 * Sends instructions for a meal; it counts as being edited at once.
 *
 * @param onAccepted also called after the screen that sent it was closed.
 */
export function useStartEdit(
  id: string,
  onAccepted: (instructions: string, jobId: string) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: Instructions) => startEdit(id, edit),
    onSuccess: ({ job_id: jobId }, { instructions }) => {
      client.setQueryData<readonly string[]>(processingKey, (ids = []) => [
        ...new Set([...ids, id]),
      ]);
      onAccepted(instructions, jobId);
    },
  });
}

/**
 * The status of an edit: fetched now, then polled until the edit has ended or a request fails.
 *
 * @param jobId undefined while no edit is watched.
 */
export function useEditStatus(id: string, jobId: string | undefined) {
  return useQuery({
    queryKey: [...editsKey, "status", id, jobId],
    queryFn: ({ signal }) =>
      getJson<EditStatus>(routes.editStatus(id), signal).catch(
        withMessage(t.failedCheckEditProgress),
      ),
    refetchInterval: (query) =>
      query.state.error || hasEnded(query.state.data) ? false : pollWhileOnline(pollEveryMs)(query),
    staleTime: 0,
    gcTime: 0,
    enabled: jobId !== undefined,
  });
}

/** An edit has also ended if it failed. */
export function hasEnded(edit: EditStatus | undefined): boolean {
  if (!edit) return false;
  return edit.error !== undefined || !isActive(edit.status);
}

/** For the edit screen of `id` when the edit ends: fetches meals and locks again. */
export function useRefreshAfterEdit(id: string): () => void {
  const client = useQueryClient();
  return () => {
    client.setQueryData<readonly string[]>(processingKey, (ids) =>
      ids?.filter((other) => other !== id),
    );
    refreshMeals(client);
  };
}

/** Loads the meals again when the user returns to them, which ends the lock of a tap. */
export function useReloadMeals(): () => void {
  const client = useQueryClient();
  return () => refreshMeals(client);
}

async function fetchProcessing(signal: AbortSignal): Promise<readonly string[]> {
  const { entry_ids } = await getJson<ProcessingMeals>(routes.processingMeals, signal).catch(
    withMessage(t.failedFetchProcessingMeals),
  );
  return entry_ids;
}

async function startEdit(id: string, edit: Instructions): Promise<EditStart> {
  const request: EditRequest = { instructions: edit.instructions };
  const response = await postJson(routes.editMeal(id), request, {
    ...timeZoneHeader(),
    [queueHeaders.idempotencyKey]: edit.idempotencyKey,
  });
  return (await response.json()) as EditStart;
}
