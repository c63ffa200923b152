import { baseLanguage, type LanguageId, matchLanguage } from "@morsel/contracts/facts";
import { type ComponentsJSON, createI18n, type I18n } from "@nanostores/i18n";
import { atom } from "nanostores";
import { storedLanguage } from "./stored-language.ts";

/** Loads a language's texts; English comes with the code. */
const catalogues: Readonly<Record<Exclude<LanguageId, "en">, () => Promise<unknown>>> = {
  de: () => import("../languages/de.json"),
  es: () => import("../languages/es.json"),
  fr: () => import("../languages/fr.json"),
  it: () => import("../languages/it.json"),
  "pt-BR": () => import("../languages/pt-BR.json"),
};

/** The language of the screens. */
export const language = atom<LanguageId>("en");

/** Defines the English texts of a part of the app; platform/messages.ts uses it. */
export const i18n: I18n<LanguageId> = createI18n(language, {
  // `setLanguage` loads a whole catalogue before it changes the language.
  get: async (id) => i18n.cache[id] as unknown as ComponentsJSON,
});

/** Adds the texts of a language. The library waits for parts that a catalogue lacks: they are empty, so English. */
export function addCatalogue(id: Exclude<LanguageId, "en">, catalogue: object): void {
  const parts = Object.fromEntries(Object.keys(i18n.cache.en).map((name) => [name, {}]));
  i18n.cache[id] = { ...parts, ...catalogue } as (typeof i18n.cache)[typeof id];
}

/**
 * Shows the screens in a language. Its texts are loaded first; without a connection the language stays as it is.
 * @returns whether the language was loaded.
 */
export async function setLanguage(id: LanguageId): Promise<boolean> {
  try {
    if (id !== "en") addCatalogue(id, i18n.cache[id] ?? readModule(await catalogues[id]()));
  } catch {
    return false;
  }
  language.set(id);
  document.documentElement.lang = id;
  document.documentElement.dir = directionOf(id);
  return true;
}

/** Shows the language that was chosen on this device, or else the first of the browser's that Morsel has. */
export async function startLanguage(): Promise<void> {
  const id = storedLanguage() ?? matchLanguage(navigator.languages);
  if (id !== language.get()) await setLanguage(id);
}

/**
 * The locale of numbers and dates: the browser's variant of the language, such as 'de-CH', or the language itself.
 * The specification's English is that of the United States.
 */
export function locale(): string {
  const id = language.get();
  if (id === "en") return "en-US";
  // A page that is rendered at build time is for all variants of its language.
  const wanted = typeof window === "undefined" ? [] : navigator.languages;
  return wanted.find((tag) => baseLanguage(tag) === baseLanguage(id)) ?? id;
}

/** The direction in which a language is written. */
export function directionOf(id: string): "ltr" | "rtl" {
  return /^(ar|dv|fa|he|ps|ur|yi)\b/.test(id) ? "rtl" : "ltr";
}

/** A JSON module has its content as its default export. */
function readModule(module: unknown): object {
  return (module as { readonly default: object }).default;
}
