import type { MealEntry, MealItemEntry } from "@morsel/contracts";
import { Receipt, type ReceiptLine } from "../../../ui/receipt.tsx";
import {
  formatCount,
  formatEnergy,
  formatGrams,
  formatGramsInAll,
  unknownText,
} from "../nutrients/format-amount.ts";
import { totalsOfMeal } from "../nutrients/meal-amounts.ts";

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
  /** Opens an item to change it; undefined while none can be changed. */
  readonly onOpenItem: ((index: number, button: HTMLElement) => void) | undefined;
}

/** Where a meal's calories come from, food by food; without them, its grams. */
export function MealReceipt({ meal, isEnergyShown, onOpenItem }: Props) {
  if (meal.items.length === 0) return null;
  const weighed = meal.items.flatMap(({ grams }) => grams ?? []);
  // Items without a weight are left out of the sum; the total then says 'at least'.
  const more = weighed.length < meal.items.length ? "at least " : "";
  const grams =
    weighed.length === 0
      ? ""
      : `${more}${formatGramsInAll(weighed.reduce((sum, each) => sum + each, 0))}`;
  const { amounts, missing } = totalsOfMeal(meal);
  const energy = amounts.calories_kcal;
  const atLeast = energy !== null && missing.calories_kcal > 0 ? "at least " : "";
  return (
    <Receipt
      title={<h2>Receipt</h2>}
      summary={[formatCount(meal.items.length, "item"), grams].filter(Boolean).join(", ")}
      lines={meal.items.map((item, index) => ({
        ...toLine(item, index, isEnergyShown),
        ...(onOpenItem && {
          open: {
            label: `Change ${item.food}`,
            onOpen: (button: HTMLElement) => onOpenItem(index, button),
          },
        }),
      }))}
      total={isEnergyShown ? `${atLeast}${formatEnergy(energy)}` : grams || unknownText}
      isRoomy
    />
  );
}

function toLine(item: MealItemEntry, index: number, isEnergyShown: boolean): ReceiptLine {
  const grams = item.grams === null ? unknownText : formatGrams(item.grams);
  return {
    id: `${index} ${item.food_id}`,
    name: item.food,
    amount: isEnergyShown ? formatEnergy(item.macros.calories_kcal) : grams,
    tag: tagOf(item.portion),
    working: describeWorking(item),
    source:
      isEnergyShown && item.grams !== null
        ? `${grams} · ${describeSource(item)}`
        : describeSource(item),
  };
}

function tagOf({ rule, is_stated: isStated }: MealItemEntry["portion"]): ReceiptLine["tag"] {
  if (rule === "ai-estimate") return { text: "AI estimate", isSure: false };
  return isStated ? { text: "You said", isSure: true } : { text: "Assumed", isSure: false };
}

function describeSource(item: MealItemEntry): string {
  const record = `${item.source} ${item.source_id}`;
  return item.source_record_of === null ? record : `${record}, of ${item.source_record_of}`;
}

/** The person's words lead to the portion, where the rule does not quote them itself. */
function describeWorking({ text, portion }: MealItemEntry): string {
  const explanation = holdTogether(portion.explanation);
  return explanation.includes("“") ? explanation : `“${text}” → ${explanation}`;
}

/** '= 250 g' breaks nowhere: a lone unit on a line says nothing. */
function holdTogether(explanation: string): string {
  return explanation.replace(/= | (?=(?:g|ml|oz)\b)/g, (gap) => gap.replace(" ", "\u00a0"));
}
