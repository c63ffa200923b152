import { useLogAgain } from "../../api/log-again.ts";
import { useMeals } from "../../api/meals.ts";
import { Button } from "../../ui/button.tsx";
import { ArrowUpLeft, Icon } from "../../ui/icons.tsx";
import textStyles from "../../ui/text.module.css";
import styles from "./alternatives.module.css";
import { anyFoods, findLikelyFoods } from "./likely-foods.ts";
import { LogAgainButton } from "./log-again-button.tsx";

const maxRecent = 3;

interface Props {
  /** The message that became no meal. */
  readonly message: string;
  /** Puts a food into the text box. */
  readonly onPick: (food: string) => void;
}

/** What to do about a message that became no meal: likely foods, and recent meals to log again. */
export function Alternatives({ message, onPick }: Props) {
  const { data: meals = [], isLoading } = useMeals(true);
  const again = useLogAgain();
  const recent = meals
    .filter(({ title }, place) => meals.findIndex((other) => other.title === title) === place)
    .slice(0, maxRecent);
  const likely = findLikelyFoods(message);
  const foods = likely.length > 0 || recent.length > 0 || isLoading ? likely : anyFoods;
  return (
    <>
      {foods.length > 0 ? (
        <section className={styles.choices} aria-label="Likely foods">
          <span className={textStyles.eyebrow}>
            {foods === anyFoods ? "Try one of these" : "Was it one of these?"}
          </span>
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
          <span className={textStyles.eyebrow}>
            {foods.length > 0 ? "Or log again" : "Log again"}
          </span>
          {recent.map((meal) => (
            <LogAgainButton key={meal.id} meal={meal} {...again} />
          ))}
        </section>
      ) : null}
    </>
  );
}
