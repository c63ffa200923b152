import type { MealEntry, MealItemEntry } from "@morsel/contracts";
import { type DisplayUnits, isProductId, isSameName } from "@morsel/nutrition";
import { useUnits } from "../../../api/units.ts";
import { dateFormat } from "../../../platform/messages.ts";
import { formatEnergy } from "../../../ui/format-energy.ts";
import { formatGrams, formatTotalGrams, unknownText } from "../../../ui/format-nutrient.ts";
import { NotCounted } from "../../../ui/not-counted.tsx";
import { OpenFoodFactsNotice } from "../../../ui/open-food-facts-notice.tsx";
import { Receipt, type ReceiptLine } from "../../../ui/receipt.tsx";
import { t } from "../messages.ts";
import { describeRange, rangeOfMeals } from "../nutrients/energy-range.ts";
import { totalsOfMeal } from "../nutrients/meal-amounts.ts";
import styles from "./meal-detail.module.css";

interface Props {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
  /** Opens an item to change it; undefined while the meal is locked. */
  readonly onOpenItem: ((index: number, button: HTMLElement) => void) | undefined;
}

/** The items of a meal with their calories, or with their grams if energy is hidden. */
export function MealReceipt({ meal, isEnergyShown, onOpenItem }: Props) {
  const units = useUnits();
  if (meal.items.length === 0) return null;
  const weighed = meal.items.flatMap(({ grams }) => grams ?? []);
  // Items without a weight are left out of the sum; the total then says 'at least'.
  const gramsPrefix = weighed.length < meal.items.length ? t.atLeast2 : "";
  const grams =
    weighed.length === 0
      ? ""
      : `${gramsPrefix}${formatTotalGrams(weighed.reduce((sum, each) => sum + each, 0))}`;
  const { amounts, missing } = totalsOfMeal(meal);
  const energy = amounts.calories_kcal;
  const energyPrefix = energy !== null && missing.calories_kcal > 0 ? t.atLeast2 : "";
  return (
    <Receipt
      title={<h2>{t.receipt}</h2>}
      summary={[t.itemsCount(meal.items.length), grams].filter(Boolean).join(", ")}
      lines={meal.items.map((item, index) => ({
        ...toLine(item, index, isEnergyShown, units),
        ...(onOpenItem && {
          open: {
            label: t.changeItem({ item: nameOf(item) }),
            hint: isProductId(item.food_id) ? t.chooseAnotherProduct : undefined,
            onOpen: (button: HTMLElement) => onOpenItem(index, button),
          },
        }),
      }))}
      total={isEnergyShown ? `${energyPrefix}${formatEnergy(energy, units)}` : grams || unknownText}
      range={isEnergyShown ? describeRange(rangeOfMeals([meal]), units) : undefined}
      isRoomy
    >
      <NotCounted
        phrases={meal.not_counted}
        of={meal}
        isEnergyShown={isEnergyShown}
        isLocked={onOpenItem === undefined}
        className={styles.notCounted}
      />
      <OpenFoodFactsNotice sources={meal.items.map(({ source }) => source)} />
    </Receipt>
  );
}

function toLine(
  item: MealItemEntry,
  index: number,
  isEnergyShown: boolean,
  units: DisplayUnits,
): ReceiptLine {
  const grams = item.grams === null ? unknownText : formatGrams(item.grams);
  return {
    id: `${index} ${item.food_id}`,
    name: nameOf(item),
    amount: isEnergyShown ? formatEnergy(item.macros.calories_kcal, units) : grams,
    tag: tagOf(item.portion),
    working: describeWorking(item),
    source: [
      ...(isEnergyShown && item.grams !== null && !saysGrams(item.portion.explanation, item.grams)
        ? [grams]
        : []),
      describeSource(item),
    ].join(" · "),
  };
}

/** The user's own words. A meal that an earlier release stored on the device has none. */
function nameOf({ name, food }: Pick<MealItemEntry, "food"> & { name?: string }): string {
  return name ?? food;
}

/** Whether the explanation contains the grams, also with more decimals. */
function saysGrams(explanation: string, grams: number): boolean {
  const said = explanation.matchAll(/(\d[\d.,]*)\sg\b/g);
  return [...said].some(([, figure = ""]) => formatGrams(Number(figure)) === formatGrams(grams));
}

function tagOf({ rule, is_stated: isStated }: MealItemEntry["portion"]): ReceiptLine["tag"] {
  if (rule === "ai-estimate") return { text: t.aiEstimate, isSure: false };
  return isStated ? { text: t.youSaid, isSure: true } : { text: t.assumed, isSure: false };
}

/** The id of a record; of an import, its day: 'Jan 5, 2026'. */
function nameRecord(id: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(id)) return id;
  return dateFormat({ dateStyle: "medium" }).format(new Date(`${id}T12:00:00`));
}

/** Names the food of the table if the user has other words for it. */
function describeSource(item: MealItemEntry): string {
  const record = `${item.source} ${nameRecord(item.source_id)}`;
  const source =
    item.source_record_of === null
      ? record
      : t.recordSourceRecord({ record, source_record_of: item.source_record_of });
  return isSameName(item.food, nameOf(item)) ? source : `${item.food} · ${source}`;
}

/** Starts with the user's words, unless the explanation quotes them. */
function describeWorking({ text, portion }: MealItemEntry): string {
  const explanation = keepUnitsTogether(stateGramsOnce(portion.explanation));
  return /[“„«]/.test(explanation) ? explanation : `“${text}” → ${explanation}`;
}

/** '1 × burrito (330 g) = 330 g' → '1 × burrito = 330 g'. */
function stateGramsOnce(explanation: string): string {
  return explanation.replace(/ \((\d[\d.]* g)\)( = \1)$/, "$2");
}

/** Keeps '= 250 g' on one line. */
function keepUnitsTogether(explanation: string): string {
  return explanation.replace(/= | (?=(?:g|ml|oz)\b)/g, (gap) => gap.replace(" ", "\u00a0"));
}
