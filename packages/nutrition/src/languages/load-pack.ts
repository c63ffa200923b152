import type { LanguagePack, PackTag } from "./language-pack.ts";

export { type LanguagePack, type PackTag, packTags } from "./language-pack.ts";

/** Loads the pack of a language, on demand. */
export const packLoaders: Readonly<Partial<Record<PackTag, () => Promise<LanguagePack>>>> = {
  de: async () => (await import("./de/index.ts")).german,
  es: async () => (await import("./es/index.ts")).spanish,
  fr: async () => (await import("./fr/index.ts")).french,
  pt: async () => (await import("./pt/index.ts")).portuguese,
};
