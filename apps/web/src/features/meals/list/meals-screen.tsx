import { pages } from "@morsel/contracts/facts";
import { Link } from "wouter";
import { useCurrentUser } from "../../../api/current-user.ts";
import { useMeals } from "../../../api/meals.ts";
import { usePreferences } from "../../../api/preferences.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyPlate } from "../../../ui/empty-plate.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FirstRunHint } from "../../../ui/first-run-hint.tsx";
import pageStyles from "../../../ui/page.module.css";
import { QuickAddButton } from "../../../ui/quick-add-button.tsx";
import { MealDays } from "../day/meal-days.tsx";
import { PleaseLogIn } from "../please-log-in.tsx";
import { mealWithoutEnergy } from "../without-energy.ts";
import { MealsSkeleton } from "./meals-skeleton.tsx";
import { ProcessingBanner } from "./processing-banner.tsx";

/** The meals, a day at a time. */
export function MealsScreen() {
  usePageTitle("Meals");
  const isSignedIn = useCurrentUser().user !== null;
  const meals = useMeals(isSignedIn);
  const preferences = usePreferences(isSignedIn);

  if (!isSignedIn) return <PleaseLogIn text="Please log in to view your meals." />;
  if (meals.data?.length === 0) return <NoMealsYet />;
  if (meals.data && preferences.isKnown) {
    return (
      <MealDays
        meals={preferences.isEnergyShown ? meals.data : meals.data.map(mealWithoutEnergy)}
        listedAtMs={meals.dataUpdatedAt}
        preferences={preferences}
        refetch={meals.refetch}
      />
    );
  }
  if (meals.isError) return <ErrorState query={meals} />;
  return <MealsSkeleton />;
}

function NoMealsYet() {
  return (
    <div className={pageStyles.page}>
      <ProcessingBanner />
      <EmptyState
        picture={<EmptyPlate />}
        title="No meals yet"
        text="Start logging your meals to see them here"
      >
        <Link className={buttonClass({ tone: "primary" })} href={pages.log}>
          Log Your First Meal
        </Link>
        <QuickAddButton tone="ghost" />
        <FirstRunHint
          name="meals"
          text="Each day is one page here: its total, your targets, and a card for each meal. Tap a card to see where its numbers come from."
        />
      </EmptyState>
    </div>
  );
}
