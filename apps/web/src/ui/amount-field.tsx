import type { ItemChoices } from "@morsel/contracts";
import styles from "./amount-field.module.css";
import { type Amount, convertAmount, gramsUnit } from "./food-amount.ts";
import { formatGrams, formatMillilitres } from "./format-nutrient.ts";
import { t } from "./messages-on-demand.ts";
import { parseCount } from "./parse-count.ts";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

interface Props {
  readonly amount: Amount;
  readonly portions: Readonly<ItemChoices["portions"]>;
  /** Amounts are in millilitres. One counts as a gram. */
  readonly isVolume?: boolean;
  /** False if the weight of its portions is unknown. */
  readonly hasWeight?: boolean;
  readonly onChange: (amount: Amount) => void;
}

/** The amount of a food in grams or in one of its portions; a change of the unit keeps the grams. */
export function AmountField(props: Props) {
  const { amount, portions, isVolume = false, hasWeight = true, onChange } = props;
  const sizeOf = (grams: number) => (isVolume ? formatMillilitres(grams) : formatGrams(grams));
  const labels = portions.map(({ label, grams, name = label }) => [
    label,
    hasWeight ? `${name} (${sizeOf(grams)})` : name,
  ]);
  const weight = hasWeight ? { [gramsUnit]: isVolume ? t.millilitres : t.grams } : {};
  return (
    <div className={styles.amount}>
      <TextField
        label={t.amount}
        inputMode="decimal"
        autoComplete="off"
        value={amount.text}
        isInvalid={parseCount(amount.text) === undefined}
        onChange={(text) => onChange({ ...amount, text })}
      />
      <SelectField
        label={t.measure}
        value={amount.unit}
        options={{ ...weight, ...Object.fromEntries(labels) }}
        onChange={(unit) => onChange(convertAmount(amount, unit, portions))}
      />
    </div>
  );
}
