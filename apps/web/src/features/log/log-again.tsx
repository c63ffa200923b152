import { useLogAgain } from "../../api/log-again.ts";
import { useMeals } from "../../api/meals.ts";
import { useNow } from "../../platform/page.ts";
import { QuickAddButton } from "../../ui/quick-add-button.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./log-again.module.css";
import { LogAgainButton } from "./log-again-button.tsx";
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
      {usual.length > 0 ? (
        <section className={styles.usual} aria-labelledby="log-again">
          <h2 id="log-again" className={`${textStyles.eyebrow} ${styles.title}`}>
            Log again
          </h2>
          <ul className={styles.usual}>
            {usual.map((meal) => (
              <li key={meal.id}>
                <LogAgainButton meal={meal} {...again} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <QuickAddButton size="small" />
    </div>
  );
}
