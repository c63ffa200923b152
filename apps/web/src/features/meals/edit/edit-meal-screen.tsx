import { pages } from "@morsel/contracts/facts";
import { useEffect, useEffectEvent } from "react";
import { Link, useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { findApiError } from "../../../api/client.ts";
import { useMeal } from "../../../api/meals.ts";
import { usePreferences } from "../../../api/preferences.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import iconButton from "../../../ui/icon-button.module.css";
import { ChevronLeft, Icon } from "../../../ui/icons.tsx";
import pageStyles from "../../../ui/page.module.css";
import { Spinner } from "../../../ui/spinner.tsx";
import { useReloadMeals } from "../api/edits.ts";
import { MealNotFound } from "../meal-not-found.tsx";
import { mealWithoutEnergy } from "../without-energy.ts";
import { CurrentMeal } from "./current-meal.tsx";
import { EditForm } from "./edit-form.tsx";
import styles from "./edit-meal.module.css";

/** Edits a meal by instructions in words. */
export function EditMealScreen({ id }: { readonly id: string }) {
  usePageTitle("Edit Meal");
  const meal = useMeal(id, true, "Failed to fetch meal");
  const preferences = usePreferences(true);
  const [, navigate] = useLocation();
  const cameFrom = useCameFrom();
  const reloadMeals = useEffectEvent(useReloadMeals());
  // The lock of the tap that led here lasts until the list is loaded again.
  useEffect(() => () => reloadMeals(), []);

  if (findApiError(meal.error)?.status === 404) {
    return <MealNotFound title="Meal not found." />;
  }
  if (meal.isError && !meal.data) return <ErrorState query={meal} />;
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <header>
        <Link className={iconButton.iconButton} href={cameFrom} aria-label="Back">
          <Icon of={ChevronLeft} />
        </Link>
        <h1>Edit Meal</h1>
      </header>
      {meal.data && preferences.isKnown ? (
        <>
          <CurrentMeal
            meal={preferences.isEnergyShown ? meal.data : mealWithoutEnergy(meal.data)}
            isEnergyShown={preferences.isEnergyShown}
          />
          <EditForm
            mealId={id}
            isEnergyShown={preferences.isEnergyShown}
            onCancel={() => navigate(cameFrom)}
            onDone={() => navigate(pages.meals)}
          />
        </>
      ) : (
        <p className={styles.loading} role="status">
          <Spinner />
          Loading meal...
        </p>
      )}
    </div>
  );
}

/** The screen with the Edit button that was pressed; the meals if the page was opened directly. */
function useCameFrom(): string {
  const state = useHistoryState<{ readonly from?: string } | null>();
  return state?.from ?? pages.meals;
}
