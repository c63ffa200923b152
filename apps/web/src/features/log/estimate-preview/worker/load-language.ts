import { parseFoodNames } from "@morsel/food-table/names";
import {
  createReaderLanguage,
  type FoodIndex,
  type ReaderLanguage,
} from "@morsel/nutrition/estimate";
import { type PackTag, packLoaders, packTags } from "@morsel/nutrition/languages";

/** The names of foods by language, which are loaded with its pack. */
const names: Readonly<Record<PackTag, () => Promise<{ readonly namesText: string }>>> = {
  de: () => import("virtual:food-names/de"),
  es: () => import("virtual:food-names/es"),
  fr: () => import("virtual:food-names/fr"),
  pt: () => import("virtual:food-names/pt"),
};

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
  const tag = packTags.find((one) => one === base);
  const loadPack = tag && packLoaders[tag];
  if (!loadPack) return undefined;
  const [pack, { namesText }] = await Promise.all([loadPack(), names[tag]()]);
  return createReaderLanguage(pack, parseFoodNames(namesText), foods);
}
