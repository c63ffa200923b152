import { strings, type Translations, transform } from "@nanostores/i18n";
import { i18n, language, locale } from "./language.ts";

/**
 * Defines the English texts of a part of the app. The result has each text in the language of the screens, so read it
 * when a component renders or a function runs, never at the start of a module. A text that the language's catalogue
 * lacks is English. `name` is the part's name in `languages/*.json`.
 */
export function defineMessages<const Body extends Translations>(name: string, body: Body): Body {
  const store = i18n(name, body as Translations);
  // A store without listeners does not follow the language.
  store.listen(() => undefined);
  return new Proxy(body, { get: (_, key) => store.value?.[key as string] });
}

/** The names in the braces of a text: `{name}`. */
export type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** A text with values: `params("Hello {name}")` is called with `{ name: "Ada" }`. */
export const params = transform((_language: string, text: string, values: object) =>
  fillIn(text, values),
) as <const Text extends string>(
  text: Text,
) => (values: Readonly<Record<Names<Text>, string | number>>) => string;

/** A text whose `{names}` are replaced by values. */
export const fillIn = (text: string, values: object) =>
  strings(text, (template) =>
    template.replace(/\{(\w+)\}/g, (name, key: string) =>
      String((values as Readonly<Record<string, unknown>>)[key] ?? name),
    ),
  );

/**
 * The text that the language has for a code whose English comes from elsewhere, such as an error's; `english` if it
 * has none.
 */
export function textOfCode(name: string, code: string, english: string): string {
  const part = i18n.cache[language.get()]?.[name] as Readonly<Record<string, string>> | undefined;
  return part?.[code] ?? english;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A format of the language; created once, because creating one is slow. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cached(numberFormats, options, () => new Intl.NumberFormat(locale(), options));
}

/** A format of the language; created once, because creating one is slow. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dateFormats, options, () => new Intl.DateTimeFormat(locale(), options));
}

/** Writes 'iron, zinc and vitamin C'. English has no comma before 'and'. */
export function listFormat(type: "conjunction" | "disjunction" = "conjunction"): Intl.ListFormat {
  return new Intl.ListFormat(language.get() === "en" ? "en-GB" : locale(), { type });
}

function cached<Format>(formats: Map<string, Format>, options: object, create: () => Format) {
  const key = locale() + JSON.stringify(options);
  const format = formats.get(key) ?? create();
  formats.set(key, format);
  return format;
}
