import type { GuessedMeal } from "@morsel/contracts";
import { getNutrient } from "@morsel/nutrition";
import { Chip } from "../../ui/chip.tsx";
import { macroMarks } from "../../ui/nutrient-marks.ts";
import { energyMacros } from "./energy-shares.ts";
import { formatKcal, formatServing, formatWithGrams } from "./format.ts";

interface Props {
  readonly meals: readonly GuessedMeal[];
  readonly isEnergyShown: boolean;
}

/** What the estimate found, dish by dish. */
export function GuessedPlate({ meals, isEnergyShown }: Props) {
  return (
    <div className="paper">
      <section className="receipt" aria-label="Item breakdown">
        <div className="rh">
          <h2>What is on the plate</h2>
          <span className="text-small text-muted">
            {meals.length}&nbsp;{meals.length === 1 ? "item" : "items"}
          </span>
        </div>
        <ol>
          {meals.map((meal, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and titles may repeat.
            <Dish key={index} meal={meal} isEnergyShown={isEnergyShown} />
          ))}
        </ol>
      </section>
    </div>
  );
}

interface DishProps {
  readonly meal: GuessedMeal;
  readonly isEnergyShown: boolean;
}

function Dish({ meal, isEnergyShown }: DishProps) {
  return (
    <li className="dish">
      <div className="a">
        <h3>{meal.title}</h3>
        {isEnergyShown ? (
          <span className="kcal">
            {formatKcal(meal.macros.calories_kcal)} <small>kcal</small>
          </span>
        ) : null}
      </div>
      {meal.description ? <p className="text-muted">{meal.description}</p> : null}
      <div className="chips">
        {energyMacros.map((id) => (
          <Chip
            key={id}
            mark={macroMarks[id]}
            label={getNutrient(id).label}
            value={formatWithGrams(meal.macros[id])}
          />
        ))}
        <Chip label="Serving" value={formatServing(meal.serving)} />
      </div>
    </li>
  );
}
