import type { MealEntry } from "@morsel/contracts";
import { mealsListed, pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { useCurrentUser } from "../../../api/current-user.ts";
import { useMeals, useMealsOfDay } from "../../../api/meals.ts";
import { usePreferences } from "../../../api/preferences.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyPlate } from "../../../ui/empty-plate.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FirstRunHint } from "../../../ui/first-run-hint.tsx";
import pageStyles from "../../../ui/page.module.css";
import { QuickAddButton } from "../../../ui/quick-add-button.tsx";
import { findLocalDay, isDay } from "../day/days.ts";
import { MealDays } from "../day/meal-days.tsx";
import { useChosenDay } from "../day/use-chosen-day.ts";
import { t } from "../messages.ts";
import { PleaseLogIn } from "../please-log-in.tsx";
import { mealWithoutEnergy } from "../without-energy.ts";
import { MealsSkeleton } from "./meals-skeleton.tsx";
import { ProcessingBanner } from "./processing-banner.tsx";

/** The meals, a day at a time. */
export function MealsScreen() {
  usePageTitle(t.meals);
  const isSignedIn = useCurrentUser().user !== null;
  const meals = useMeals(isSignedIn);
  const preferences = usePreferences(isSignedIn);
  const chosenDay = useChosenDay();
  const older = useOlderMeals(chosenDay.key, meals.data);

  if (!isSignedIn) return <PleaseLogIn text={t.pleaseLogViewYourMeals} />;
  if (meals.data?.length === 0) return <NoMealsYet />;
  if (meals.data && preferences.isKnown && !older.isLoading) {
    const toShown = (shown: readonly MealEntry[]) =>
      preferences.isEnergyShown ? shown : shown.map(mealWithoutEnergy);
    return (
      <MealDays
        meals={toShown(meals.data)}
        olderMeals={toShown(older.data ?? [])}
        chosenDay={chosenDay}
        listedAtMs={meals.dataUpdatedAt}
        preferences={preferences}
        refetch={meals.refetch}
      />
    );
  }
  if (meals.isError) return <ErrorState query={meals} />;
  return <MealsSkeleton />;
}

/** The meals of the chosen day if the list, which has the latest meals, may lack some of them. */
function useOlderMeals(key: string | undefined, meals: readonly MealEntry[] = []) {
  const isCut = meals.length >= mealsListed;
  const isOlder =
    key !== undefined && isDay(key) && meals.every((meal) => (findLocalDay(meal) ?? key) >= key);
  return useMealsOfDay(isCut && isOlder ? key : undefined);
}

function NoMealsYet() {
  return (
    <div className={pageStyles.page}>
      <ProcessingBanner />
      <EmptyState picture={<EmptyPlate />} title={t.noMealsYet} text={t.startLoggingYourMealsSee}>
        <Link className={buttonClass({ tone: "primary" })} href={pages.log}>
          {t.logYourFirstMeal}
        </Link>
        <QuickAddButton tone="ghost" />
        <FirstRunHint name="meals" text={t.eachDayOnePageHere} />
      </EmptyState>
    </div>
  );
}
