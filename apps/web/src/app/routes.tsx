import { Route, Switch, useLocation } from "wouter";
import { useCurrentUser } from "../api/current-user.ts";
import { SignInScreen } from "../features/account/sign-in-screen.tsx";
import { ExampleReceipt } from "../features/landing/example-receipt.tsx";
import { LandingScreen } from "../features/landing/landing-screen.tsx";
import { MealScreen } from "../features/meals/detail/meal-screen.tsx";
import { FullScreenSpinner } from "../ui/spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { KeptTabs } from "./kept-tabs.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { Shell } from "./shell.tsx";
import { findTab } from "./tabs.tsx";

/** What each path shows (spec section 2): one of the four kept tabs, or a page. */
export function Routes() {
  const [location] = useLocation();
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <FullScreenSpinner label="Loading..." />;

  const path = location.replace(/(.)\/+$/, "$1");
  const isSignedIn = user !== null;
  const tab = findTab(path, isSignedIn);
  return (
    <Switch>
      <Route path="/sign-in">
        <SignInScreen aside={<ExampleReceipt title={<h2>Dinner</h2>} />} />
      </Route>
      <Route>
        <Shell path={path} isSignedIn={isSignedIn}>
          <KeptTabs shown={tab} />
          {tab ? null : (
            <ErrorBoundary key={path}>
              <Pages />
            </ErrorBoundary>
          )}
        </Shell>
      </Route>
    </Switch>
  );
}

/** The pages that come and go. Signed in, '/' and '/profile' are tabs. */
function Pages() {
  return (
    <Switch>
      <Route path="/">
        <LandingScreen />
      </Route>
      <Route path="/profile">
        <LandingScreen />
      </Route>
      <Route path="/meals/:id">{({ id }) => <MealScreen key={id} id={id} />}</Route>
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}
