import type { ModelStatus } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "./client.ts";

const modelKey = [routes.modelStatus] as const;

/** Whether a language model helps here, and whether this person's words may go to it; undefined until known. */
export function useModelStatus(): ModelStatus | undefined {
  return useQuery<ModelStatus>({ queryKey: modelKey }).data;
}

/**
 * Saves the consent; requests run one after the other.
 * @param beforeShown called with a saved answer before the screen shows it.
 */
export function useSaveModelConsent(beforeShown?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [routes.modelConsent],
    scope: { id: routes.modelConsent },
    mutationFn: putConsent,
    onSuccess: (status) => {
      beforeShown?.();
      client.setQueryData(modelKey, status);
    },
  });
}

async function putConsent(consent: boolean): Promise<ModelStatus> {
  const response = await callApi(routes.modelConsent, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ consent }),
  });
  return (await response.json()) as ModelStatus;
}
