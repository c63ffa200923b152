import { withoutEnergy } from "@morsel/nutrition";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useLogAgain } from "../../api/log-again.ts";
import { useMeals } from "../../api/meals.ts";
import { useNow } from "../../platform/page.ts";
import { Button } from "../../ui/button.tsx";
import { Icon, Plus } from "../../ui/icons.tsx";
import { QuickAddButton } from "../../ui/quick-add-button.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./log-again.module.css";
import { usualMeals } from "./usual-meals.ts";

/** How often the offered meals are updated. */
const clockEveryMs = 10 * 60_000;

/** One scrolling row: the meals that the user usually eats at this hour, if any, and quick add. */
export function LogAgain() {
  const now = useNow(clockEveryMs);
  const usual = usualMeals(useMeals(true).data ?? [], new Date(now));
  const { isLogging, logAgain } = useLogAgain();
  const isEnergyHidden = useIsEnergyHidden(true);
  return (
    <div className={styles.row}>
      {usual.length > 0 ? (
        <section className={styles.usual} aria-labelledby="log-again">
          <h2 id="log-again" className={`${textStyles.eyebrow} ${styles.title}`}>
            Log again
          </h2>
          <ul className={styles.usual}>
            {usual.map(({ id, title }) => {
              const name = isEnergyHidden ? withoutEnergy(title) : title;
              return (
                <li key={id}>
                  <Button
                    tone="outlined"
                    size="small"
                    aria-label={`Log ${name} again now`}
                    aria-disabled={isLogging}
                    onClick={() => logAgain([{ id, consumed_at: new Date().toISOString() }])}
                  >
                    <Icon of={Plus} isSmall />
                    <span className={styles.name} dir="auto">
                      {name}
                    </span>
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
      <QuickAddButton size="small" />
    </div>
  );
}
