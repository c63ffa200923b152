import type { FoodEntry } from "@morsel/contracts";
import { maxChosenAmount } from "@morsel/contracts/facts";
import type { FormEvent } from "react";
import { logErrorText } from "../../api/log-again.ts";
import { useQuickAdd } from "../../api/quick-add.ts";
import { AmountField } from "../../ui/amount-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { type Amount, gramsUnit } from "../../ui/food-amount.ts";
import { parseCount } from "../../ui/parse-count.ts";
import textStyles from "../../ui/text.module.css";
import styles from "./foods.module.css";
import { t } from "./messages.ts";

interface Props {
  readonly food: FoodEntry;
  readonly amount: Amount;
  readonly onChange: (amount: Amount) => void;
}

/** The amount whose figures are shown, and a button that logs it. */
export function LogFood({ food, amount, onChange }: Props) {
  const add = useQuickAdd();
  const count = parseCount(amount.text);
  const isReady = count !== undefined && count <= maxChosenAmount && !add.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const portion = amount.unit === gramsUnit ? {} : { portion: amount.unit };
    add.mutate({ food: { id: food.id, amount: count, ...portion } });
  };
  return (
    <Card>
      <form className={styles.log} onSubmit={submit}>
        <AmountField amount={amount} portions={food.portions} onChange={onChange} />
        <Button type="submit" tone="primary" disabled={!isReady}>
          {add.isPending ? t.oneMoment : t.logThis}
        </Button>
      </form>
      <div role="alert">
        {add.error ? <p className={textStyles.danger}>{logErrorText(add.error)}</p> : null}
      </div>
    </Card>
  );
}
