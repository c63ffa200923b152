import { pages } from "@morsel/contracts/facts";
import { Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { useCurrentUser } from "../api/current-user.ts";
import { readSite } from "../api/site.ts";
import { PleaseLogIn } from "../features/meals/please-log-in.tsx";
import { usePageTitle } from "../platform/page.ts";
import { lazyNamed } from "../ui/deferred.tsx";
import { FullScreenSpinner } from "../ui/spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { t } from "./messages.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { PersistentTabs } from "./persistent-tabs.tsx";
import { Shell } from "./shell.tsx";
import { findTab } from "./tabs.tsx";

// The dashboard is part of the app; other pages are loaded when they are opened.
const AccountScreen = lazyNamed("AccountScreen", () => import("../features/account/index.tsx"));
const MealScreen = lazyNamed(
  "MealScreen",
  () => import("../features/meals/detail/meal-screen.tsx"),
);
const EditMealScreen = lazyNamed(
  "EditMealScreen",
  () => import("../features/meals/edit/edit-meal-screen.tsx"),
);
const MyFoodsScreen = lazyNamed(
  "MyFoodsScreen",
  () => import("../features/my-foods/my-foods-screen.tsx"),
);
const OwnFoodScreen = lazyNamed(
  "OwnFoodScreen",
  () => import("../features/my-foods/own-food-screen.tsx"),
);
const OwnRecipeScreen = lazyNamed(
  "OwnRecipeScreen",
  () => import("../features/my-foods/own-recipe-screen.tsx"),
);
const TargetsScreen = lazyNamed(
  "TargetsScreen",
  () => import("../features/profile/targets/targets-screen.tsx"),
);
const OperatorScreen = lazyNamed(
  "OperatorScreen",
  () => import("../features/operator/operator-screen.tsx"),
);
const FoodsScreen = lazyNamed("FoodsScreen", () => import("../features/foods/foods-screen.tsx"));
const FoodScreen = lazyNamed("FoodScreen", () => import("../features/foods/food-screen.tsx"));
const LandingScreen = lazyNamed("LandingScreen", () => import("../features/landing/index.tsx"));
const ExampleReceipt = lazyNamed(
  "ExampleReceipt",
  () => import("../features/landing/example-receipt.tsx"),
);
const AccuracyScreen = lazyNamed<"AccuracyScreen", object>(
  "AccuracyScreen",
  () => import("../features/landing/index.tsx"),
);
const PrivacyScreen = lazyNamed("PrivacyScreen", () => import("../features/legal/index.tsx"));
const TermsScreen = lazyNamed("TermsScreen", () => import("../features/legal/index.tsx"));
const InstallScreen = lazyNamed(
  "InstallScreen",
  () => import("../features/install/install-screen.tsx"),
);
const CalorieGuessScreen = lazyNamed(
  "CalorieGuessScreen",
  () => import("../features/calorie-guess/calorie-guess-screen.tsx"),
);

/** The routes (spec section 2): four persistent tabs, and pages. */
export function Routes() {
  const [location] = useLocation();
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <FullScreenSpinner label={t.loading} />;

  const path = location.replace(/(.)\/+$/, "$1");
  const isSignedIn = user !== null;
  const tab = findTab(path, isSignedIn);
  return (
    <Switch>
      {[pages.signIn, pages.account].map((page) => (
        <Route key={page} path={page}>
          <Suspense fallback={<FullScreenSpinner label={t.loading} />}>
            <AccountScreen aside={<Aside />} />
          </Suspense>
        </Route>
      ))}
      <Route>
        <Shell path={path} isSignedIn={isSignedIn}>
          <PersistentTabs shown={tab} />
          {tab ? null : (
            <ErrorBoundary key={path}>
              <Suspense fallback={<FullScreenSpinner label={t.loading} />}>
                <Pages isSignedIn={isSignedIn} />
              </Suspense>
            </ErrorBoundary>
          )}
        </Shell>
      </Route>
    </Switch>
  );
}

/** The pages that unmount when left. If signed in, '/' and '/profile' are tabs. */
function Pages({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <Switch>
      <Route path={pages.home}>
        <Landing />
      </Route>
      <Route path={pages.profile}>
        <Landing />
      </Route>
      <Route path={pages.targets}>{isSignedIn ? <TargetsScreen /> : <Landing />}</Route>
      <Route path={pages.meal}>{({ id }) => <MealScreen key={id} id={id} />}</Route>
      <Route path={pages.editMeal}>
        {({ id }) => (isSignedIn ? <EditMealScreen key={id} id={id} /> : <PleaseLogInToEdit />)}
      </Route>
      <Route path={pages.foods}>
        {isSignedIn ? <FoodsScreen /> : <PleaseLogIn text={t.pleaseLog} />}
      </Route>
      <Route path={pages.food}>
        {({ id }) =>
          isSignedIn ? <FoodScreen key={id} id={id} /> : <PleaseLogIn text={t.pleaseLog} />
        }
      </Route>
      <Route path={pages.myFoods}>{isSignedIn ? <MyFoodsScreen /> : <LogInToMyFoods />}</Route>
      <Route path={pages.ownFood}>{isSignedIn ? <OwnFoodScreen /> : <LogInToMyFoods />}</Route>
      <Route path={pages.ownRecipe}>{isSignedIn ? <OwnRecipeScreen /> : <LogInToMyFoods />}</Route>
      <Route path={pages.accuracy}>
        <AccuracyScreen />
      </Route>
      <Route path={pages.admin}>
        {isSignedIn ? <OperatorScreen notFound={<NotFoundScreen />} /> : <NotFoundScreen />}
      </Route>
      <Route path={pages.privacy}>
        <PrivacyScreen />
      </Route>
      <Route path={pages.terms}>
        <TermsScreen />
      </Route>
      <Route path={pages.installApp}>
        <InstallScreen />
      </Route>
      <Route path={pages.calorieGuess}>{({ id }) => <CalorieGuessScreen key={id} id={id} />}</Route>
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}

function Landing() {
  const { contactEmail, landingFigures } = readSite();
  return <LandingScreen contactEmail={contactEmail} figures={landingFigures} />;
}

function PleaseLogInToEdit() {
  usePageTitle(t.editMeal);
  return <PleaseLogIn text={t.pleaseLog2} />;
}

function LogInToMyFoods() {
  usePageTitle(t.myFoods);
  return <PleaseLogIn text={t.pleaseLogSee} />;
}

function Aside() {
  return (
    <Suspense fallback={null}>
      <ExampleReceipt title={<h2>{t.dinner}</h2>} />
    </Suspense>
  );
}
