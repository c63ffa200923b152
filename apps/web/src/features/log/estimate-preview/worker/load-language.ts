import { parseFoodNames } from "@morsel/food-table/names";
import {
  createReaderLanguage,
  type FoodIndex,
  type ReaderLanguage,
} from "@morsel/nutrition/estimate";
import { packLoaders } from "@morsel/nutrition/languages";

/** The names of foods by language, which are loaded with its pack. */
const names = import.meta.glob<string>("../../../../../../../packages/food-table/names/*.tsv", {
  query: "?raw",
  import: "default",
});

const loading = new Map<string, Promise<ReaderLanguage | undefined>>();

/**
 * The language of a tag such as "pt-BR", with its pack and names; undefined for the table's own, and without a
 * connection.
 */
export function loadLanguage(tag: string, foods: FoodIndex): Promise<ReaderLanguage | undefined> {
  const base = tag.split("-")[0] ?? tag;
  const loaded = loading.get(base) ?? load(base, foods);
  loading.set(base, loaded);
  // Another request may find a connection.
  return loaded.catch(() => {
    loading.delete(base);
    return undefined;
  });
}

async function load(base: string, foods: FoodIndex): Promise<ReaderLanguage | undefined> {
  const loadPack = Object.entries(packLoaders).find(([tag]) => tag === base)?.[1];
  const loadNames = Object.entries(names).find(([path]) => path.endsWith(`/${base}.tsv`))?.[1];
  if (!loadPack || !loadNames) return undefined;
  const [pack, text] = await Promise.all([loadPack(), loadNames()]);
  return createReaderLanguage(pack, parseFoodNames(text), foods);
}
