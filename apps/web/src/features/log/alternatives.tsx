import { withoutEnergy } from "@morsel/nutrition";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useLogAgain } from "../../api/log-again.ts";
import { useMeals } from "../../api/meals.ts";
import { Button } from "../../ui/button.tsx";
import { ArrowUpLeft, Icon, Plus } from "../../ui/icons.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./alternatives.module.css";
import { findLikelyFoods } from "./likely-foods.ts";

const maxRecent = 3;

interface Props {
  /** The message that became no meal. */
  readonly message: string;
  /** Puts a food into the text box. */
  readonly onPick: (food: string) => void;
}

/** What to do about a message that became no meal: likely foods, and recent meals to log again. */
export function Alternatives({ message, onPick }: Props) {
  const foods = findLikelyFoods(message);
  const meals = useMeals(true).data ?? [];
  const { isLogging, logAgain } = useLogAgain();
  const isEnergyHidden = useIsEnergyHidden(true);
  const recent = meals
    .filter(({ title }, place) => meals.findIndex((other) => other.title === title) === place)
    .slice(0, maxRecent);
  return (
    <>
      {foods.length > 0 ? (
        <section className={styles.choices} aria-label="Likely foods">
          <div className={textStyles.eyebrow}>Was it one of these?</div>
          {foods.map((food) => (
            <Button key={food} tone="outlined" size="small" onClick={() => onPick(food)}>
              <Icon of={ArrowUpLeft} isSmall />
              {food}
            </Button>
          ))}
        </section>
      ) : null}
      {recent.length > 0 ? (
        <section className={styles.choices} aria-label="Recent meals">
          <div className={textStyles.eyebrow}>Or log a recent meal again</div>
          {recent.map(({ id, title }) => {
            const name = isEnergyHidden ? withoutEnergy(title) : title;
            return (
              <Button
                key={id}
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
            );
          })}
        </section>
      ) : null}
    </>
  );
}
