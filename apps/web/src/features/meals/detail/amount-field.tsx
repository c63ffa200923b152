import type { ItemChoices } from "@morsel/contracts";
import { useId } from "react";
import fieldStyles from "../../../ui/field.module.css";
import { parseCount } from "../../../ui/parse-count.ts";
import { formatGrams } from "../nutrients/format-amount.ts";
import { type Amount, convertAmount, gramsUnit } from "./amount.ts";
import styles from "./change-form.module.css";

interface Props {
  readonly amount: Amount;
  readonly portions: ItemChoices["portions"];
  readonly onChange: (amount: Amount) => void;
}

/** How much of a food, in grams or in one of its portions; a change of measure keeps the grams. */
export function AmountField({ amount, portions, onChange }: Props) {
  const id = useId();
  const isWrong = parseCount(amount.text) === undefined;
  return (
    <div className={styles.amount}>
      <div className={fieldStyles.field}>
        <label htmlFor={id}>Amount</label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={amount.text}
          aria-invalid={isWrong}
          onChange={(event) => onChange({ ...amount, text: event.target.value })}
        />
      </div>
      <div className={fieldStyles.field}>
        <label htmlFor={`${id}-unit`}>Measure</label>
        <select
          id={`${id}-unit`}
          value={amount.unit}
          onChange={(event) => onChange(convertAmount(amount, event.target.value, portions))}
        >
          <option value={gramsUnit}>grams</option>
          {portions.map(({ label, grams }) => (
            <option key={label} value={label}>
              {`${label} (${formatGrams(grams)})`}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
