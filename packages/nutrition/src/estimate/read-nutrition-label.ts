import { forLanguage, type Language } from "../languages/language.ts";
import { anyRow } from "../languages/pattern-rows.ts";
import type { NutrientId } from "../nutrients.ts";
import type { OwnFigures } from "../own-foods.ts";
import { nutrientAmounts, roundTo } from "../totals.ts";
import { type NutritionLabel, readLabel } from "./message/read-label.ts";

const saltFigures = forLanguage(
  ({ labelLines }) => new RegExp(`\\b(?:${anyRow(labelLines.labelSalt)})`, "gi"),
);

/** A gram of salt has 400 mg of sodium, by the rule of EU 1169/2011. */
const sodiumPerSalt = 400;
const figureDecimals = 3;

/**
 * The figures of a pasted nutrition label, of 100 g if it states them, else of a serving; undefined if there is no
 * label with energy. Kilojoules become kilocalories, salt becomes sodium, and decimal commas are read.
 */
export function readNutritionLabel(text: string, language: Language): OwnFigures | undefined {
  const { writtenNutrients } = language.labelLines;
  const written = text.replace(saltFigures(language), (words, ...groups) => {
    const { figures = "" } = groups.at(-1) as { readonly figures?: string };
    const amounts = [...figures.matchAll(/\d+(?:[.,]\d+)?/g)].map(
      ([salt]) => `${roundTo(Number(salt.replace(",", ".")) * sodiumPerSalt, 0)} mg`,
    );
    return `${writtenNutrients.find(([id]) => id === "sodium_mg")?.[1] ?? words}${amounts.join(" ")}`;
  });
  const label = readLabel(written, language);
  return label && toFigures(label);
}

function toFigures({ columns, amounts, servingGrams }: NutritionLabel): OwnFigures | undefined {
  const hundredAt = columns.findIndex(({ isHundred }) => isHundred);
  const servingAt = columns.findIndex(({ isHundred }) => !isHundred);
  const grams = columns[servingAt]?.grams ?? servingGrams ?? null;
  const at = hundredAt < 0 ? servingAt : hundredAt;
  const known = Object.entries(amounts[at] ?? {}).filter(([, amount]) => !Number.isNaN(amount));
  if (known.length === 0) return undefined;
  const rounded = known.map(([id, amount]): [NutrientId, number] => [
    id as NutrientId,
    roundTo(amount, figureDecimals),
  ]);
  return {
    amounts: nutrientAmounts(Object.fromEntries(rounded)),
    per: hundredAt < 0 ? "serving" : "100-g",
    servingGrams: grams,
  };
}
