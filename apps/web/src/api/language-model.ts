import type { ModelStatus } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { sendJson } from "./client.ts";

const modelKey = [routes.modelStatus] as const;

/** Whether the server uses a language model, and whether the user consents to it; undefined until known. */
export function useModelStatus(): ModelStatus | undefined {
  return useQuery<ModelStatus>({ queryKey: modelKey }).data;
}

/** Whether a language model reads the user's photos; undefined until known. */
export function useCanModelReadPhotos(): boolean | undefined {
  const data = useModelStatus();
  if (!data) return undefined;
  return data.reads_photos && data.consent === true;
}

/**
 * Saves the consent; requests run one after the other.
 *
 * @param beforeUpdate called when the consent is saved, before the screen changes.
 */
export function useSaveModelConsent(beforeUpdate?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [routes.modelConsent],
    scope: { id: routes.modelConsent },
    mutationFn: putConsent,
    onSuccess: (status) => {
      beforeUpdate?.();
      client.setQueryData(modelKey, status);
    },
  });
}

async function putConsent(consent: boolean): Promise<ModelStatus> {
  const response = await sendJson("PUT", routes.modelConsent, { consent });
  return (await response.json()) as ModelStatus;
}
