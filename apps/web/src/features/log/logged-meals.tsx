import type { LoggedMeal } from "@morsel/contracts";
import { pagePath, pages } from "@morsel/contracts/facts";
import { type DisplayUnits, withoutEnergy } from "@morsel/nutrition";
import { Link } from "wouter";
import { useUnits } from "../../api/units.ts";
import { formatEnergy } from "../../ui/format-energy.ts";
import { ChevronRight, Icon } from "../../ui/icons.tsx";
import styles from "./logged-meals.module.css";
import { t } from "./messages.ts";

interface Props {
  readonly meals: readonly LoggedMeal[];
  readonly isEnergyShown: boolean;
}

/** The meals that a message became, one per line; each links to its page. */
export function LoggedMeals({ meals, isEnergyShown }: Props) {
  const units = useUnits();
  const chevron = <Icon of={ChevronRight} isSmall />;
  return (
    <ul className={styles.meals} aria-label={t.loggedMeals}>
      {meals.map((meal) => (
        <li key={meal.id}>
          <Link href={pagePath(pages.meal, meal.id)} className={styles.meal}>
            <bdi className={styles.title}>{displayTitle(meal, isEnergyShown)}</bdi>
            {isEnergyShown && meal.calories_kcal !== null ? (
              <>
                {/* A line may end after the dot, never begin with it. */}
                <span className={styles.energy}>{"\u00a0·"}</span>{" "}
                <span className={styles.energy}>
                  {formatEnergy(meal.calories_kcal, units)}
                  {chevron}
                </span>
              </>
            ) : (
              chevron
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Takes the space of one line until it is known what a message became. */
export function LoggedMealsPlaceholder() {
  return <div className={styles.placeholder} />;
}

/** 'Eggs and Toast, 441 kcal'. */
export function describeLoggedMeal(
  meal: LoggedMeal,
  isEnergyShown: boolean,
  units: DisplayUnits,
): string {
  const title = displayTitle(meal, isEnergyShown);
  const kcal = meal.calories_kcal;
  return isEnergyShown && kcal !== null ? `${title}, ${formatEnergy(kcal, units)}` : title;
}

export function displayTitle({ title }: LoggedMeal, isEnergyShown: boolean): string {
  return isEnergyShown ? title : withoutEnergy(title);
}
