import type { MealEntry } from "@morsel/contracts";
import { mealsCopiedAtOnce } from "@morsel/contracts/facts";
import { todayAt, useLogAgain } from "../../../api/log-again.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyPlus, Icon } from "../../../ui/icons.tsx";
import styles from "../list/meals-screen.module.css";
import { t } from "../messages.ts";

/** Logs all meals of an earlier day again today, at the same times. */
export function CopyDay({ meals }: { readonly meals: readonly MealEntry[] }) {
  const { isLogging, logAgain } = useLogAgain();
  if (meals.length > mealsCopiedAtOnce) return null;
  const copy = () =>
    logAgain(meals.map(({ id, context }) => ({ id, consumed_at: todayAt(context.consumed_at) })));
  return (
    <div className={styles.centered}>
      <Button tone="outlined" size="small" aria-disabled={isLogging} onClick={copy}>
        <Icon of={CopyPlus} isSmall />
        {isLogging ? t.copying : t.copyThisDayToday}
      </Button>
    </div>
  );
}
