import type { ImportPreview, MealImport } from "@morsel/contracts";
import { importField, importRoutes, routes } from "@morsel/contracts/facts";
import { useMutation } from "@tanstack/react-query";
import { callApi, deleteResource, timeZoneHeader } from "../../../api/client.ts";
import { useChange, useItems } from "../../../api/items.ts";

const changedPaths = [importRoutes.imports, routes.meals, routes.jobs];

/** The imports that were not undone, newest first. */
export function useImports() {
  return useItems<MealImport>(importRoutes.imports);
}

/** Shows what an export would become. Nothing is stored. */
export function usePreviewImport() {
  return useMutation({
    mutationFn: async (file: File): Promise<ImportPreview> =>
      (await sendExport(importRoutes.importPreview, file)).json(),
  });
}

/** Imports the meals of an export. */
export function useImportMeals() {
  return useChange(
    changedPaths,
    async (file: File): Promise<MealImport> =>
      (await sendExport(importRoutes.imports, file)).json(),
  );
}

/** Removes all meals of an import. */
export function useUndoImport() {
  return useChange(changedPaths, (id: string) => deleteResource(importRoutes.import(id)));
}

function sendExport(path: string, file: File): Promise<Response> {
  const body = new FormData();
  body.append(importField, file);
  return callApi(path, { method: "POST", body, headers: timeZoneHeader() });
}
