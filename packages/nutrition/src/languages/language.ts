import type { NutrientId } from "../nutrients.ts";
import type { english } from "./en/index.ts";
import type { Wording } from "./wording.ts";

/** Words are texts, not those of English. */
type Widen<T> = T extends NutrientId
  ? T
  : T extends string
    ? string
    : T extends number
      ? number
      : T extends
            | Wording
            | ((...values: never) => unknown)
            | ReadonlySet<unknown>
            | ReadonlyMap<unknown, unknown>
        ? T
        : { readonly [Key in keyof T]: Widen<T[Key]> };

/** The words, patterns and wording of a language: the tables that English has. */
export type Language = Widen<typeof english>;

/** Creates a value once for each language, such as a compiled pattern. */
export function forLanguage<T>(create: (language: Language) => T): (language: Language) => T {
  const values = new WeakMap<Language, { readonly value: T }>();
  let latest: { readonly language: Language; readonly value: T } | undefined;
  return (language) => {
    if (latest?.language === language) return latest.value;
    const { value } = values.get(language) ?? { value: create(language) };
    values.set(language, { value });
    latest = { language, value };
    return value;
  };
}
