import type { EditChangeEntry, MealPatch } from "@morsel/contracts";
import { type DisplayUnits, withoutEnergy } from "@morsel/nutrition";
import { formatEnergy } from "../../../ui/format-energy.ts";
import { formatGrams, formatNutrient } from "../../../ui/format-nutrient.ts";
import { readMealTypeLabels } from "../../../ui/meal-types.ts";
import { quote } from "../../../ui/quote.ts";
import { describeShortMoment } from "../meal-time.ts";
import { t } from "../messages.ts";

interface PatchLine {
  readonly text: string;
  /** What was assumed, a sentence. */
  readonly note?: string;
  /** True for words of the instruction that changed nothing. */
  readonly isDoubt?: boolean;
}

type ItemChange = Extract<EditChangeEntry, { kind: "item" }>;
type Figures = NonNullable<ItemChange["before"]>;

/**
 * Describes an edit, one line per change, then the meal's total and what was not used:
 * 'Butter 14 g → 28 g, 36 → 72 kcal'. Leaves out calories if the user hides them.
 */
export function patchLines(
  patch: MealPatch,
  isEnergyShown: boolean,
  units: DisplayUnits,
): readonly PatchLine[] {
  const shown = isEnergyShown ? units : undefined;
  const all = patch.changes.map((change) => lineOf(change, shown));
  const lines = isEnergyShown ? all : all.map(lineWithoutEnergy);
  const { before, after } = patch.calories_kcal;
  const total = { text: t.totalBefore({ before: fromTo(before, after, units) }) };
  return [
    ...lines.filter(({ isDoubt }) => !isDoubt),
    ...(isEnergyShown && before !== after ? [total] : []),
    ...lines.filter(({ isDoubt }) => isDoubt),
  ];
}

function lineWithoutEnergy({ text, note, ...line }: PatchLine): PatchLine {
  return {
    ...line,
    text: withoutEnergy(text),
    ...(note !== undefined && { note: withoutEnergy(note) }),
  };
}

/** The units of energy; undefined if the user hides it. */
type ShownEnergy = DisplayUnits | undefined;

function lineOf(change: EditChangeEntry, energy: ShownEnergy): PatchLine {
  switch (change.kind) {
    case "item": {
      const text = describeItem(change, energy);
      return change.assumed === undefined ? { text } : { text, note: change.assumed };
    }
    case "time":
      return {
        text: t.timeBeforeAfter({
          before: describeShortMoment(change.before),
          after: describeShortMoment(change.after),
        }),
      };
    case "meal-type":
      return {
        text: `${readMealTypeLabels()[change.before]} → ${readMealTypeLabels()[change.after]}`,
      };
    case "title":
      return { text: t.titleBeforeAfter({ before: change.before, after: change.after }) };
    case "not-counted":
      return { text: describeNotCounted(change) };
    case "saved-recipe":
      return { text: t.savedMyFoodsName({ name: change.name }) };
    case "not-used":
      return { text: t.notUsedWords({ words: change.words }), isDoubt: true };
    case "question":
      return {
        text: `${questionStateLabels()[change.after]}: ${quote(change.text)}`,
      };
  }
}

const questionStateLabels = () =>
  ({
    open: t.askedAgain,
    answered: t.answered,
    dismissed: t.notAnswered,
  }) as const;

type NotCountedChange = Extract<EditChangeEntry, { kind: "not-counted" }>;

function describeNotCounted({ before, after }: NotCountedChange): string {
  return before === null
    ? t.backNotCountedAfter({ after: after ?? "" })
    : t.removedFromNotCounted({ before });
}

function describeItem({ before, after }: ItemChange, energy: ShownEnergy): string {
  if (before && after) return describeChanged(before, after, energy);
  const item = before ?? after;
  return item ? `${after ? t.added : t.removed} ${describeFigures(item, energy)}` : "";
}

function describeFigures({ name, grams, calories_kcal }: Figures, energy: ShownEnergy): string {
  const parts = [
    name,
    ...gramsParts(grams),
    ...(energy ? [formatEnergy(calories_kcal, energy)] : []),
  ];
  return parts.join(", ");
}

function describeChanged(before: Figures, after: Figures, energy: ShownEnergy): string {
  const [from = ""] = gramsParts(before.grams);
  const [to = from] = gramsParts(after.grams);
  const isSameFood = before.name === after.name;
  const name = isSameFood ? before.name : `${before.name} → ${after.name}`;
  const grams = from === to || from === "" ? to : `${from} → ${to}`;
  const what = [name, grams].filter(Boolean).join(isSameFood ? " " : ", ");
  return energy ? `${what}, ${fromTo(before.calories_kcal, after.calories_kcal, energy)}` : what;
}

/** The grams to show; none for an item without a weight. */
const gramsParts = (grams: number | null) => (grams === null ? [] : [formatGrams(grams)]);

/** '36 → 72 kcal', or '72 kcal' if both have the same text. */
function fromTo(before: number | null, after: number | null, units: DisplayUnits): string {
  const from = formatNutrient(before, "calories_kcal", units);
  const to = formatNutrient(after, "calories_kcal", units);
  const total = formatEnergy(after, units);
  return from === to ? total : `${from} → ${total}`;
}
