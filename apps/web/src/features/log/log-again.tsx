import { useLogAgain } from "../../api/log-again.ts";
import { useMeals } from "../../api/meals.ts";
import { useNow } from "../../platform/page.ts";
import { QuickAddButton } from "../../ui/quick-add-button.tsx";
import styles from "./log-again.module.css";
import { LogAgainButton } from "./log-again-button.tsx";
import { t } from "./log-again-messages.ts";
import { OfferedRow } from "./offered-row.tsx";
import { usualMeals } from "./usual-meals.ts";

/** How often the offered meals are updated. */
const clockEveryMs = 10 * 60_000;

/** One scrolling row: the meals that the user usually eats at this hour, if any, and quick add. */
export function LogAgain() {
  const now = useNow(clockEveryMs);
  const usual = usualMeals(useMeals(true).data ?? [], new Date(now));
  const again = useLogAgain();
  return (
    <div className={styles.row}>
      <OfferedRow title={t.logAgain}>
        {usual.map((meal) => (
          <LogAgainButton key={meal.id} meal={meal} {...again} />
        ))}
      </OfferedRow>
      <QuickAddButton size="small" />
    </div>
  );
}
