import type { ItemChoices } from "@morsel/contracts";
import styles from "./amount-field.module.css";
import { type Amount, convertAmount, gramsUnit } from "./food-amount.ts";
import { formatGrams } from "./format-nutrient.ts";
import { parseCount } from "./parse-count.ts";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

interface Props {
  readonly amount: Amount;
  readonly portions: ItemChoices["portions"];
  readonly onChange: (amount: Amount) => void;
}

/** The amount of a food in grams or in one of its portions; a change of the unit keeps the grams. */
export function AmountField({ amount, portions, onChange }: Props) {
  const labels = portions.map(({ label, grams }) => [label, `${label} (${formatGrams(grams)})`]);
  return (
    <div className={styles.amount}>
      <TextField
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        value={amount.text}
        isInvalid={parseCount(amount.text) === undefined}
        onChange={(text) => onChange({ ...amount, text })}
      />
      <SelectField
        label="Measure"
        value={amount.unit}
        options={{ [gramsUnit]: "grams", ...Object.fromEntries(labels) }}
        onChange={(unit) => onChange(convertAmount(amount, unit, portions))}
      />
    </div>
  );
}
