import type { CalorieGuess } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { type DisplayUnits, withoutEnergy } from "@morsel/nutrition";
import { Link } from "wouter";
import { useCurrentUser } from "../../api/current-user.ts";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useUnits } from "../../api/units.ts";
import { listFormat } from "../../platform/messages.ts";
import { usePageTitle } from "../../platform/page.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyPlate } from "../../ui/empty-plate.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { fill } from "../../ui/fill.tsx";
import { formatNutrient } from "../../ui/format-nutrient.ts";
import pageStyles from "../../ui/page.module.css";
import { FullScreenSpinner } from "../../ui/spinner.tsx";
import textStyles from "../../ui/text.module.css";
import { guessErrorText, useCalorieGuess } from "./api/calorie-guess.ts";
import styles from "./calorie-guess.module.css";
import { GuessedDishes } from "./guessed-plate.tsx";
import { GuessedSummary } from "./guessed-summary.tsx";
import { t } from "./messages.ts";

/** A shared estimate: public to everyone with the link. */
export function CalorieGuessScreen({ id }: { readonly id: string }) {
  const { data, error } = useCalorieGuess(id);
  const isEnergyHidden = useIsEnergyHidden(useCurrentUser().user !== null);
  if (error) return <UnableToLoad error={error} />;
  return data ? (
    <Guess guess={isEnergyHidden ? guessWithoutEnergy(data) : data} />
  ) : (
    <FullScreenSpinner label={t.loading} />
  );
}

function Guess({ guess }: { readonly guess: CalorieGuess }) {
  const isEnergyShown = !guess.is_energy_hidden;
  const name = isEnergyShown ? t.calorieEstimate : t.mealEstimate;
  usePageTitle(name);
  const units = useUnitsOf(guess);
  return (
    <div
      className={`${pageStyles.page} ${styles.guess} ${guess.image_url ? "" : styles.withoutPhoto}`}
    >
      {guess.image_url ? (
        <div className={styles.sticky}>
          <img className={styles.photo} src={guess.image_url} alt={t.theMeal} />
        </div>
      ) : null}
      <div className={styles.summary}>
        <header>
          <h1 className={textStyles.eyebrow}>{name}</h1>
          <p className={styles.dishes}>{nameDishes(guess.meals)}</p>
          {isEnergyShown ? (
            <p className={styles.total}>
              <b>{formatNutrient(guess.total_calories_kcal, "calories_kcal", units)}</b>{" "}
              {units.energy}
            </p>
          ) : null}
          {guess.notes ? <p className={styles.notes}>{guess.notes}</p> : null}
        </header>
        <GuessedSummary meals={guess.meals} isEnergyShown={isEnergyShown} />
        <GuessedDishes meals={guess.meals} isEnergyShown={isEnergyShown} units={units} />
        <section className={styles.invite}>
          <div>
            <h2>{t.logYoursTenSeconds}</h2>
            <p>{t.freeCoreFeaturesNoCredit}</p>
          </div>
          <Link className={buttonClass({ tone: "primary" })} href={pages.log}>
            {t.startTrackingFree}
          </Link>
        </section>
      </div>
    </div>
  );
}

/** The visitor's own units; those of the owner if the visitor is not signed in. */
function useUnitsOf({ energy_unit }: CalorieGuess): DisplayUnits {
  const units = useUnits();
  const { user } = useCurrentUser();
  return user === null && energy_unit ? { ...units, energy: energy_unit } : units;
}

/** British English has no comma before "and", as the titles of meals. */

/** 'Big Mac, Fries and Cola', as a meal's title; of more than three 'Big Mac, Fries + 2 more'. */
function nameDishes(meals: CalorieGuess["meals"]): string {
  const names = [...new Set(meals.map(({ title }) => title))];
  if (names.length <= 3) return listFormat().format(names);
  return t.namesValueMore({ names: names.slice(0, 2).join(", "), value: names.length - 2 });
}

/** A user who hides energy does not see the energy of shared meals either. */
function guessWithoutEnergy(guess: CalorieGuess): CalorieGuess {
  return {
    ...guess,
    is_energy_hidden: true,
    notes: withoutEnergy(guess.notes),
    meals: guess.meals.map((meal) => ({ ...meal, description: withoutEnergy(meal.description) })),
  };
}

function UnableToLoad({ error }: { readonly error: Error }) {
  usePageTitle(t.unableLoadMeal);
  return (
    <div className={styles.unable}>
      <EmptyState
        picture={<EmptyPlate isMissing />}
        title={t.unableLoadMeal}
        text={t.weCouldntFindEstimateYoure}
      >
        <p className={styles.errorCode}>{fill(t.errorError, { error: guessErrorText(error) })}</p>
        <Link className={buttonClass({ tone: "primary" })} href={pages.log}>
          {t.logYourOwnMeal}
        </Link>
      </EmptyState>
    </div>
  );
}
