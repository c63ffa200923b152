import type { ImportList, ImportPreview, MealImport } from "@morsel/contracts";
import { importField, queueHeaders, routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, deleteResource, getJson } from "../../../api/client.ts";
import { timeZoneHere } from "../../../platform/clock.ts";

const importsKey = [routes.imports] as const;

/** The imports that were not taken back, newest first. */
export function useImports() {
  return useQuery({
    queryKey: importsKey,
    queryFn: async ({ signal }): Promise<readonly MealImport[]> =>
      (await getJson<ImportList>(routes.imports, signal)).items,
    refetchOnMount: "always",
  });
}

/** What an export would become; nothing is kept of it. */
export function usePreviewImport() {
  return useMutation({
    mutationFn: async (file: File): Promise<ImportPreview> =>
      (await sendExport(routes.importPreview, file)).json() as Promise<ImportPreview>,
  });
}

/** Makes meals of an export. */
export function useImportMeals() {
  const onSettled = useLookAgain();
  return useMutation({
    mutationFn: async (file: File): Promise<MealImport> =>
      (await sendExport(routes.imports, file)).json() as Promise<MealImport>,
    onSettled,
  });
}

/** Takes an import back as a whole. One that is gone already is as good. */
export function useUndoImport() {
  const onSettled = useLookAgain();
  return useMutation({
    mutationFn: (id: string) => deleteResource(routes.import(id)),
    onSettled,
  });
}

function useLookAgain() {
  const client = useQueryClient();
  return async () => {
    for (const key of [importsKey, [routes.meals], [routes.jobs]]) {
      await client.invalidateQueries({ queryKey: key });
    }
  };
}

function sendExport(path: string, file: File): Promise<Response> {
  const body = new FormData();
  body.append(importField, file);
  const headers = { [queueHeaders.timeZone]: timeZoneHere() };
  return callApi(path, { method: "POST", body, headers });
}
