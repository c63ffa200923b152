import { transform } from "@nanostores/i18n";
import { fillIn, type Names, numberFormat } from "./messages.ts";

// Apart from the other messages, because the first load of the dashboard has no such text.

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/**
 * A text for each plural form: `count({ one: "{count} meal", other: "{count} meals" })` is called with a number, and
 * with the other values if the text has more. Without its value `{count}` is the number in the language's format.
 */
export const count = transform((language: string, forms: Forms, number: number, values?: object) =>
  fillIn(forms[new Intl.PluralRules(language).select(number)] ?? forms.other, {
    count: numberFormat({ maximumFractionDigits: 1 }).format(number),
    ...values,
  }),
) as <const Text extends Forms>(
  forms: Text,
) => (
  number: number,
  ...values: Exclude<Names<Text[keyof Text]>, "count"> extends never
    ? []
    : [Readonly<Record<Exclude<Names<Text[keyof Text]>, "count">, string | number>>]
) => string;

/** A text for each of some values: `select({ week: "this week", year: "this year" })` is called with one of them. */
export const select = transform(
  (_language: string, texts: Readonly<Record<string, string>>, choice: string) =>
    texts[choice] ?? "",
) as <const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
) => (choice: keyof Texts) => string;
