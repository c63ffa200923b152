/** The id of a food of another app's export: foods of the same name are the same. */
export function importedFoodId(name: string): string {
  return `imported:${name.trim().toLowerCase()}`;
}

/** The id by which foods are counted. Imports of earlier releases stored one id for all foods. */
export function countedFoodId({ id, name }: { readonly id: string; readonly name: string }) {
  return id === "imported" ? importedFoodId(name) : id;
}
