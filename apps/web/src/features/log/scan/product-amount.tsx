import { maxChosenAmount } from "@morsel/contracts/facts";
import { type MacroId, macroIds } from "@morsel/nutrition";
import { type FormEvent, useState } from "react";
import { useIsEnergyHidden } from "../../../api/energy-visibility.ts";
import { logErrorText } from "../../../api/log-again.ts";
import { useUnits } from "../../../api/units.ts";
import { AmountField } from "../../../ui/amount-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import dialogStyles from "../../../ui/dialog.module.css";
import { displayNutrient } from "../../../ui/display-nutrient.ts";
import { type Amount, findGrams, gramsUnit } from "../../../ui/food-amount.ts";
import { formatEnergy } from "../../../ui/format-energy.ts";
import { formatWithUnit } from "../../../ui/format-nutrient.ts";
import { macroMarks } from "../../../ui/nutrient-marks.ts";
import { parseCount } from "../../../ui/parse-count.ts";
import textStyles from "../../../ui/text.module.css";
import { t } from "./messages.ts";
import styles from "./scan.module.css";
import { type ScannedFood, shortcutsOf, usualAmount } from "./scanned-food.ts";
import { useLogProduct } from "./use-log-product.ts";

interface Props {
  readonly food: ScannedFood;
  readonly onLogged: () => void;
  readonly onScanAgain: () => void;
}

/** How much of a product was eaten, with its figures, and the button that logs it. */
export function ProductAmount({ food, onLogged, onScanAgain }: Props) {
  const [amount, setAmount] = useState(() => usualAmount(food));
  const log = useLogProduct(onLogged);
  const count = parseCount(amount.text);
  const isReady = count !== undefined && count <= maxChosenAmount && !log.isLogging;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) log.log(food, count, amount.unit === gramsUnit ? undefined : amount.unit);
  };
  return (
    <form className={styles.product} onSubmit={submit}>
      <p className={styles.name}>
        <bdi>{food.name}</bdi>
        {food.isOwn ? <span className={textStyles.muted}> {t.yours}</span> : null}
      </p>
      <Shortcuts food={food} onChoose={setAmount} />
      <AmountField
        amount={amount}
        portions={food.portions}
        isVolume={food.isPerVolume}
        hasWeight={food.hasWeight}
        onChange={setAmount}
      />
      <Figures food={food} grams={findGrams(amount, food.portions)} />
      {food.attributions.map((line) => (
        <p key={line} className={textStyles.note}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <div role="alert">
        {log.error ? <p className={textStyles.danger}>{logErrorText(log.error)}</p> : null}
      </div>
      <div className={dialogStyles.actions}>
        <Button onClick={onScanAgain}>{t.scanAgain}</Button>
        <Button tone="primary" type="submit" disabled={!isReady}>
          {log.isLogging ? t.oneMoment : t.log}
        </Button>
      </div>
    </form>
  );
}

interface ShortcutsProps {
  readonly food: ScannedFood;
  readonly onChoose: (amount: Amount) => void;
}

function Shortcuts({ food, onChoose }: ShortcutsProps) {
  const shortcuts = shortcutsOf(food);
  if (shortcuts.length < 2) return null;
  return (
    <div className={styles.shortcuts}>
      {shortcuts.map(({ words, amount }) => (
        <Button key={words} tone="outlined" size="small" onClick={() => onChoose(amount)}>
          {words}
        </Button>
      ))}
    </div>
  );
}

interface FiguresProps {
  readonly food: ScannedFood;
  readonly grams: number | undefined;
}

/** Energy and macronutrients of the amount. */
function Figures({ food, grams }: FiguresProps) {
  const units = useUnits();
  const isEnergyShown = !useIsEnergyHidden(true);
  const amountOf = (id: MacroId) => {
    const amount = food.per100[id];
    return amount === null || grams === undefined ? null : (amount * grams) / 100;
  };
  const shown = macroIds.filter(
    (id) => id in macroMarks && (isEnergyShown || id !== "calories_kcal"),
  );
  return (
    <div className={styles.figures} role="status">
      {shown.map((id) => (
        <Chip
          key={id}
          label={displayNutrient(id, units).label}
          value={
            id === "calories_kcal"
              ? formatEnergy(amountOf(id), units)
              : formatWithUnit(amountOf(id), id, units)
          }
          mark={macroMarks[id as keyof typeof macroMarks]}
        />
      ))}
    </div>
  );
}
