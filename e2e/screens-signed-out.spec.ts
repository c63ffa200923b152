import { dashboard, expectScreen, notFound, pathOf, publicScreens, type Screen } from "./screen.ts";
import { test } from "./window-test.ts";

test.use({ visitor: "stranger" });
test.describe.configure({ mode: "default" });

const landing = {
  title: "Say what you ate · Morsel",
  heading: "Say what you ate. Get on with your day.",
  texts: ["Start Tracking Free", "Learn More", "Get Started Free"],
} as const;
const screens: readonly Screen[] = [
  { name: "the landing page is at / [S2.routes.2, S6.anonymous-pages]", path: "/", ...landing },
  { name: "the dashboard is at /log [S2.routes.3]", path: "/log", ...dashboard },
  {
    name: "the meals screen asks to log in [S2.routes.4]",
    path: "/meals",
    title: "Meals · Morsel",
    heading: "Please log in to view your meals.",
    texts: [],
  },
  {
    name: "a meal's page asks to log in [S2.routes.6]",
    path: "/meals/MEAL",
    title: "Meal · Morsel",
    heading: "Please log in to view meal details.",
    texts: [],
  },
  {
    name: "Trends asks to sign in [S2.routes.9, S2.trends.2, S6.anonymous-pages]",
    path: "/trends",
    title: "Trends · Morsel",
    heading: "Sign In to View Trends",
    texts: [],
  },
  { name: "the landing page is at /profile [S2.routes.10]", path: "/profile", ...landing },
  {
    name: "the sign-in page is at /sign-in",
    path: "/sign-in",
    title: "Sign In · Morsel",
    heading: "Sign In",
    texts: ["Create an account"],
  },
  {
    name: "a forgotten password is replaced by a recovery code",
    path: "/account/forgot-password",
    title: "Forgot your password? · Morsel",
    heading: "Forgot your password?",
    texts: ["Back to signing in"],
  },
  {
    name: "a link chooses a new password",
    path: "/account/reset-password#token",
    title: "Choose a new password · Morsel",
    heading: "Choose a new password",
    texts: ["Set the password"],
  },
  {
    name: "a link chooses the password of a new account",
    path: "/account/confirm-sign-up#token",
    title: "Choose a password · Morsel",
    heading: "Choose a password",
    texts: ["Create account"],
  },
  {
    name: "a link confirms an address",
    path: "/account/confirm-email#token",
    title: "Confirm your address · Morsel",
    heading: "Confirm your address",
    texts: ["Confirm"],
  },
  { name: "any other path is not found [S2.routes.14, S8.unknown-route]", ...notFound },
];

test.describe("the screens of signed-out users send no request to another origin [V74]", () => {
  for (const screen of screens) {
    test(screen.name, async ({ window, page, diner, troubles }) => {
      await page.goto(await pathOf(screen, diner));
      await expectScreen(window, screen, troubles);
    });
  }

  for (const screen of publicScreens) {
    test(`${screen.path} is shown to signed-out users`, async ({ window, page, troubles }) => {
      await page.goto(screen.path);
      await expectScreen(window, screen, troubles);
    });
  }
});
