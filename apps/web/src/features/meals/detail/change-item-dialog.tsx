import type { DirectEdit, ItemChoices, MealEntry } from "@morsel/contracts";
import { pagePath, pages } from "@morsel/contracts/facts";
import type { DisplayUnits } from "@morsel/nutrition";
import { useState } from "react";
import { Link } from "wouter";
import { findOwnFoodOfItem, isOwnFoodId, ownFoodPath } from "../../../api/own-food-links.ts";
import { useOwnFoods } from "../../../api/own-foods.ts";
import { useUnits } from "../../../api/units.ts";
import { AmountField } from "../../../ui/amount-field.tsx";
import { type Amount, convertAmount, findGrams, gramsUnit } from "../../../ui/food-amount.ts";
import { formatEnergy } from "../../../ui/format-energy.ts";
import { formatGrams } from "../../../ui/format-nutrient.ts";
import { parseCount } from "../../../ui/parse-count.ts";
import textStyles from "../../../ui/text.module.css";
import { useItemChoices } from "../api/direct-edits.ts";
import { t } from "../messages.ts";
import styles from "./change-form.module.css";
import { type ChangeDialogProps, ChangeForm } from "./change-form.tsx";
import { FoodChoice } from "./food-choice.tsx";

interface Props extends ChangeDialogProps {
  /** The index of the item in the meal. */
  readonly index: number;
  readonly isEnergyShown: boolean;
}

const noChoices: ItemChoices = { foods: [], portions: [] };

/** Changes the amount or the food of an item, or removes it. */
export function ChangeItemDialog({ meal, index, isEnergyShown, ...props }: Props) {
  const units = useUnits();
  const [original] = useState(meal);
  const item = original.items[index];
  const choices = useItemChoices(original, index);
  const [foodId, setFoodId] = useState(item?.food_id ?? "");
  const [amount, setAmount] = useState<Amount>({
    text: String(Math.round(10 * (item?.grams ?? 0)) / 10),
    unit: gramsUnit,
  });
  if (!item) return null;

  const { foods, portions } = choices.data ?? noChoices;
  const isOtherFood = foodId !== item.food_id;
  // The portions belong to the original food.
  const measures = isOtherFood ? [] : portions;
  const grams = findGrams(amount, measures);
  const operations = grams === undefined ? [] : listChanges(original, index, foodId, amount, grams);
  const chooseFood = (id: string) => {
    setFoodId(id);
    setAmount(convertAmount(amount, gramsUnit, measures));
  };

  return (
    <ChangeForm
      {...props}
      original={original}
      title={item.name}
      operations={operations}
      removableIndex={index}
    >
      <AmountField amount={amount} portions={measures} onChange={setAmount} />
      <p className={styles.outcome} aria-live="polite">
        {describeOutcome(
          grams,
          energyOf(item, foods, foodId, grams),
          amount,
          isEnergyShown ? units : undefined,
        )}
      </p>
      <FoodChoice
        choices={choices}
        chosen={foodId}
        isEnergyShown={isEnergyShown}
        onChoose={chooseFood}
      />
      <FoodLink foodId={foodId} isListed={foods.some(({ id }) => id === foodId)} />
    </ChangeForm>
  );
}

/** Links to a food of the table, or to the page that changes an own food. */
function FoodLink({ foodId, isListed }: { readonly foodId: string; readonly isListed: boolean }) {
  const own = findOwnFoodOfItem(useOwnFoods().data ?? [], foodId);
  if (own) {
    return (
      <Link className={textStyles.link} href={ownFoodPath(own)}>
        {t.yoursChangeFigures}
      </Link>
    );
  }
  return isListed && !isOwnFoodId(foodId) ? (
    <Link className={textStyles.link} href={pagePath(pages.food, foodId)}>
      {t.figuresAndSourceThisFood}
    </Link>
  ) : null;
}

function listChanges(
  { items }: MealEntry,
  index: number,
  foodId: string,
  amount: Amount,
  grams: number,
): readonly DirectEdit[] {
  const item = items[index];
  if (!item) return [];
  const food: DirectEdit[] =
    foodId === item.food_id ? [] : [{ kind: "choose-food", item: index, food_id: foodId }];
  // The field shows tenths of a gram: a smaller difference is not a change.
  if (item.grams !== null && Math.abs(grams - item.grams) < 0.05) return food;
  const count = parseCount(amount.text) ?? 0;
  const amountChange: DirectEdit =
    amount.unit === gramsUnit
      ? { kind: "set-grams", item: index, grams }
      : { kind: "set-portion", item: index, label: amount.unit, count };
  return [...food, amountChange];
}

function energyOf(
  item: MealEntry["items"][number],
  foods: ItemChoices["foods"],
  foodId: string,
  grams = 0,
): number | null {
  const other = foodId === item.food_id ? undefined : foods.find(({ id }) => id === foodId);
  const known = other ? other.macros.calories_kcal : item.macros.calories_kcal;
  const of = other ? 100 : item.grams;
  return known === null || of === null ? null : (known * grams) / of;
}

/** '= 64 g, 170 kcal'. */
function describeOutcome(
  grams: number | undefined,
  energy: number | null,
  { unit }: Amount,
  units: DisplayUnits | undefined,
): string {
  if (grams === undefined) return t.enterAmountAbove0;
  const parts = [
    ...(unit === gramsUnit ? [] : [formatGrams(grams)]),
    ...(units ? [formatEnergy(energy, units)] : []),
  ];
  return parts.length > 0 ? `= ${parts.join(", ")}` : "";
}
