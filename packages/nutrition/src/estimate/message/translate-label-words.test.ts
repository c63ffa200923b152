import { expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { removePadding } from "./corrected-message.ts";
import { translateLabelWords } from "./translate-label-words.ts";

const translate = (message: string) =>
  removePadding(translateLabelWords({ original: message, corrected: message }, english).corrected)
    .replace(/\s+/g, " ")
    .trim();

it.each([
  [
    "Nährwerte je 100 g: Energie 250 kcal, Fett 11 g, Eiweiß 9 g. pizza, ate half",
    "per 100 g: energy 250 kcal, fat 11 g, protein 9 g. pizza, ate half",
  ],
  [
    "valori per 100g: 480 kcal, mangiati 3 biscotti da 12 g l'uno",
    "per 100g: 480 kcal, ate 3 biscotti of 12 g each",
  ],
  [
    "per 100 g sgocciolato: Energia 890 kJ / 213 kcal, tuna",
    "per 100 g drained : energy 890 kJ / 213 kcal, tuna",
  ],
  ["Gouda, je 100 g 371 kcal, davon die Hälfte gegessen", "Gouda, per 100 g 371 kcal, ate half"],
  ["yogurt, Brennwert 82 kcal pro 100 g", "yogurt, energy 82 kcal per 100 g"],
])("translates the words of a label: %s", (message, expected) => {
  expect(translate(message)).toBe(expected);
});

it.each(["2 eggs, 140 kcal, salt", "glass of vet approved milk", "proteine bar"])(
  "leaves a text without such a label: %s",
  (message) => {
    expect(translate(message)).toBe(message);
  },
);
