import { pages } from "@morsel/contracts/facts";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { findApiError } from "../../../api/client.ts";
import { useMeal } from "../../../api/meals.ts";
import { usePreferences } from "../../../api/preferences.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FormPage } from "../../../ui/form-page.tsx";
import { useNoStaleToast } from "../../../ui/toast.tsx";
import { useReloadMeals } from "../api/edits.ts";
import { MealNotFound } from "../meal-not-found.tsx";
import { t } from "../messages.ts";
import { mealWithoutEnergy } from "../without-energy.ts";
import { CurrentMeal } from "./current-meal.tsx";
import { EditForm } from "./edit-form.tsx";

/** Edits a meal by instructions in words. */
export function EditMealScreen({ id }: { readonly id: string }) {
  usePageTitle(t.editMeal2);
  // On a small phone it would cover Update Meal.
  useNoStaleToast();
  const meal = useMeal(id, true, t.failedFetchMeal);
  const preferences = usePreferences(true);
  const [, navigate] = useLocation();
  const cameFrom = useCameFrom();
  const reloadMeals = useEffectEvent(useReloadMeals());
  // The lock of the tap that led here lasts until the list is loaded again.
  useEffect(() => () => reloadMeals(), []);

  if (findApiError(meal.error)?.status === 404) {
    return <MealNotFound title={t.mealNotFound2} />;
  }
  if (meal.isError && !meal.data) return <ErrorState query={meal} />;
  return (
    <FormPage
      title={t.editMeal2}
      backPath={cameFrom}
      backLabel={t.back}
      loadingText={t.loadingMeal2}
    >
      {meal.data && preferences.isKnown ? (
        <>
          <CurrentMeal
            meal={preferences.isEnergyShown ? meal.data : mealWithoutEnergy(meal.data)}
            isEnergyShown={preferences.isEnergyShown}
          />
          <EditForm
            mealId={id}
            version={meal.data.version}
            isEnergyShown={preferences.isEnergyShown}
            onCancel={() => navigate(cameFrom)}
            onDone={() => navigate(pages.meals)}
          />
        </>
      ) : undefined}
    </FormPage>
  );
}

/** The screen with the Edit button that was pressed; the meals if the page was opened directly. */
function useCameFrom(): string {
  const state = useHistoryState<{ readonly from?: string } | null>();
  return state?.from ?? pages.meals;
}
