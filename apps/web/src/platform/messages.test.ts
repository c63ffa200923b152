import { matchLanguage } from "@morsel/contracts/facts";
import { afterEach, expect, test } from "vitest";
import { addCatalogue, i18n, language, locale } from "./language.ts";
import { count, select } from "./message-forms.ts";
import { defineMessages, numberFormat, params, textOfCode } from "./messages.ts";

const t = defineMessages("test", {
  plain: "Plain",
  hello: params("Hello {name}"),
  meals: count({ one: "{count} meal", other: "{count} meals" }),
  from: count({ one: "{count} meal from {source}", other: "{count} meals from {source}" }),
  kind: select({ week: "this week", year: "this year" }),
});

afterEach(() => {
  language.set("en");
  // Other test files share the module, and load the whole catalogue only if there is none.
  Reflect.deleteProperty(i18n.cache, "de");
});

/** As if the catalogue of German had been loaded. */
function showGerman(texts: object): void {
  addCatalogue("de", { test: texts });
  language.set("de");
}

test("values are put into a text as they are, also those with signs of a replacement", () => {
  expect(t.hello({ name: "A$&B {name}" })).toBe("Hello A$&B {name}");
});

test("the singular is used only for 1, and numbers have the language's format", () => {
  expect([1, 4, 1.5, 1200].map((number) => t.meals(number))).toEqual([
    "1 meal",
    "4 meals",
    "1.5 meals",
    "1,200 meals",
  ]);
  expect(t.from(2, { source: "Lose It!" })).toBe("2 meals from Lose It!");
  expect(t.kind("year")).toBe("this year");
});

test("a text follows the language, and is English if the language has none", () => {
  showGerman({
    plain: "Schlicht",
    meals: { one: "{count} Mahlzeit", other: "{count} Mahlzeiten" },
  });
  expect(t.plain).toBe("Schlicht");
  expect(t.meals(1200)).toBe("1.200 Mahlzeiten");
  expect(t.hello({ name: "Ada" })).toBe("Hello Ada");
  expect(numberFormat().format(1.5)).toBe("1,5");
  language.set("en");
  expect(t.plain).toBe("Plain");
});

test("a code without a text in the language is in English", () => {
  showGerman({ known: "Bekannt" });
  expect(textOfCode("test", "known", "Known")).toBe("Bekannt");
  expect(textOfCode("test", "unknown", "Unknown")).toBe("Unknown");
});

test.each([
  [["de-AT", "en"], "de"],
  [["nl", "pt-PT"], "pt-BR"],
  [["nl"], "en"],
  [["en-GB", "de"], "en"],
])("a browser that wants %s gets %s", (wanted, id) => {
  expect(matchLanguage(wanted)).toBe(id);
});

test("English figures are those of the United States", () => {
  expect(locale()).toBe("en-US");
});
