import { useLogAgain } from "../../api/log-again.ts";
import { useMeals } from "../../api/meals.ts";
import { Button } from "../../ui/button.tsx";
import { ArrowUpLeft, Icon } from "../../ui/icons.tsx";
import { QuickAddButton } from "../../ui/quick-add-button.tsx";
import { findLikelyFoods, readAnyFoods } from "./likely-foods.ts";
import styles from "./log-again.module.css";
import { LogAgainButton } from "./log-again-button.tsx";
import { t } from "./messages-on-demand.ts";
import { OfferedRow } from "./offered-row.tsx";

const maxRecent = 3;

interface Props {
  /** The message that became no meal. */
  readonly message: string;
  /** Puts a food into the text box. */
  readonly onPick: (food: string) => void;
}

/** What to do about a message that became no meal: likely foods, recent meals to log again, and quick add. */
export function Alternatives({ message, onPick }: Props) {
  const { data: meals = [], isLoading } = useMeals(true);
  const again = useLogAgain();
  const recent = meals
    .filter(({ title }, place) => meals.findIndex((other) => other.title === title) === place)
    .slice(0, maxRecent);
  const likely = findLikelyFoods(message);
  const foods = likely.length > 0 || recent.length > 0 || isLoading ? likely : readAnyFoods();
  return (
    <div className={styles.row}>
      <OfferedRow title={t.try} name={t.likelyFoods}>
        {foods.map((food) => (
          <Button key={food} tone="outlined" size="small" onClick={() => onPick(food)}>
            <Icon of={ArrowUpLeft} isSmall />
            {food}
          </Button>
        ))}
      </OfferedRow>
      <OfferedRow title={t.logAgain} name={t.recentMeals}>
        {recent.map((meal) => (
          <LogAgainButton key={meal.id} meal={meal} {...again} />
        ))}
      </OfferedRow>
      <QuickAddButton size="small" />
    </div>
  );
}
