import type { Language } from "../../../languages/language.ts";
import type { NutrientId } from "../../../nutrients.ts";
import type { Span } from "../../words/span.ts";
import { tokenize } from "../../words/tokens.ts";
import { applyEdit, type CorrectedMessage } from "../corrected-message.ts";
import { normalizeClockTimes } from "../normalize-clock-times.ts";
import type { LabelAmounts } from "../read-label.ts";
import { applyInOrder } from "../restate-parts-left.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
import { short, writeFigures } from "../write-figures.ts";
import { dropCircumstances } from "./circumstances.ts";
import { replaceGeneralName } from "./names.ts";
import { type Quantity, readQuantity } from "./read-quantities.ts";
import { readQuantityParts } from "./read-quantity-parts.ts";

/** A longer message is about more than one food. */
const longestMessage = 240;

/** "a 540 kcal bagel", which other readers know. */
const energyOfName = rolePattern("^ article? energy food+ $");

/**
 * Writes how much was eaten of the only food of a message next to its name: "a 150 g bag of crisps, my wife ate a fifth, I ate
 * the rest" as "120g crisps". Words are read by their roles, in any order; a message with a word or number without a role stays
 * as it is.
 */
export function restateQuantities(message: CorrectedMessage, language: Language): CorrectedMessage {
  const { corrected } = message;
  if (corrected.length > longestMessage || !/[a-z]/i.test(corrected)) return message;
  const clocked = normalizeClockTimes(corrected, language);
  const { parts, circumstances } = dropCircumstances(
    replaceGeneralName(readQuantityParts(clocked, language), language),
    corrected.length,
    language,
  );
  // The receipt quotes these words as they are.
  if (energyOfName.test(rolesOf(parts))) return message;
  const quantity = readQuantity(parts, language);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!quantity || !first || !last) return message;
  if (quantity.grams === 0 && quantity.kcal === 0)
    return applyEdit(message, { start: 0, end: corrected.length, text: "" });
  const [nameStart, nameEnd] = [quantity.name[0]?.start ?? 0, quantity.name.at(-1)?.end ?? 0];
  const { before, after } = writeQuantity(corrected, quantity, language);
  const without = quantity.excluded.map(
    ({ start, end }) => `${language.functionWords.comma} ${corrected.slice(start, end)}`,
  );
  const times = parts.filter(({ role }) => role === "meal");
  const words = (
    spans: readonly Span[],
    isBefore: boolean,
    [before, mark]: readonly [string, string],
  ) =>
    spans
      .filter(({ start }) => start < nameStart === isBefore)
      .map(({ start, end }) => `${before}${clocked.slice(start, end).trim()}${mark}`);
  const lead = [...words(circumstances, true, ["", ", "]), ...words(times, true, ["", ": "])].join(
    "",
  );
  return applyInOrder(message, [
    { start: 0, end: nameStart, text: fitBefore(`${lead}${before}`, corrected, nameStart) },
    {
      start: nameEnd,
      end: corrected.length,
      text: [
        after + without.join(""),
        ...words(times, false, [" ", ""]),
        ...words(circumstances, false, [", ", ""]),
      ].join(""),
    },
  ]);
}

/** What is before and after the name: "120g ", ", 400 kcal". */
function writeQuantity(
  message: string,
  { container, states, isNet, grams, isVolume, kcal, count, nutrients, ratio }: Quantity,
  language: Language,
): Readonly<Record<"before" | "after", string>> {
  const { amounts: words } = language;
  const unit = isVolume ? words.volumeUnit : words.metricUnit;
  const { quantityWords } = language;
  const isPeeled =
    isNet && tokenize(message, language).some(({ stem }) => quantityWords.peelWords.has(stem));
  const state = `${isPeeled ? `${quantityWords.peeled} ` : ""}${states.map(({ start, end }) => `${message.slice(start, end)} `).join("")}`;
  const amounts: LabelAmounts = { ...(kcal !== undefined && { calories_kcal: kcal }) };
  for (const { nutrient, value } of nutrients)
    if (nutrient && value !== undefined) amounts[nutrient as NutrientId] = value * ratio;
  const size = grams === undefined ? count : `${short(grams)}${unit} `;
  return {
    before: size + (kcal === undefined ? container : "") + state,
    after: kcal === undefined ? "" : `, ${writeFigures(amounts, language)}`,
  };
}

/** The words in place of those before an index, from the start of a word on, so that the receipt quotes whole words. */
function fitBefore(words: string, message: string, end: number): string {
  const from = Math.max(0, end - words.length);
  const [{ length } = ""] = /(?:\d\S*\s+)?\S*$/.exec(message.slice(0, from)) ?? [];
  const start = from - length;
  return `${" ".repeat(start)}${words}`.padEnd(end);
}
