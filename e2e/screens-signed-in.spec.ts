import { isLong } from "../apps/server/src/testing/rounds.ts";
import {
  dashboard,
  expectScreen,
  expectShown,
  notFound,
  pathOf,
  publicScreens,
  type Screen,
} from "./screen.ts";
import { test } from "./window-test.ts";

test.use({ visitor: "diner" });
test.describe.configure({ mode: "default" });

const screens: readonly Screen[] = [
  { name: "the dashboard is at / [S2.routes.1]", path: "/", ...dashboard },
  { name: "the dashboard is at /log [S2.routes.3]", path: "/log", ...dashboard },
  {
    name: "the meals screen is at /meals [S2.routes.4]",
    path: "/meals",
    title: "Meals · Morsel",
    heading: /^[A-Z][a-z]{2}-\d{2}$/,
    texts: [
      "How closely you matched today's targets",
      "Showing 2 total meals across 1 day",
      /Eggs/,
      /Caesar/i,
    ],
  },
  {
    name: "a meal's page is at its address [S2.routes.5]",
    path: "/meals/MEAL",
    title: /Caesar.* · Morsel/i,
    heading: /Caesar/i,
    texts: [
      "Meal Load",
      "DESCRIPTION",
      "Macronutrients",
      "Lipid Profile",
      "Micronutrients",
      "MINERALS",
      "VITAMINS",
    ],
  },
  {
    name: "a meal's edit screen is at its address [S2.routes.7, S2.edit.1, S2.edit.2, S2.edit.3, S2.edit.5]",
    path: "/meals/MEAL/edit",
    title: "Edit Meal · Morsel",
    heading: "Edit Meal",
    texts: [
      "Current Meal",
      /Caesar/i,
      "Edit Instructions",
      "Describe changes to quantities, ingredients, or timing.",
      "Update Meal",
      "Cancel",
    ],
  },
  {
    name: "the edit screen of an unknown meal says 'Meal not found' [S2.edit.7]",
    path: "/meals/00000000-0000-7000-8000-000000000000/edit",
    title: "Edit Meal · Morsel",
    heading: "Meal not found.",
    texts: ["Back to Meals"],
    complaint: /status of 404/,
  },
  {
    name: "the page of an unknown meal says 'Meal Not Found' [S2.detail.15]",
    path: "/meals/00000000-0000-7000-8000-000000000000",
    title: "Meal · Morsel",
    heading: "Meal Not Found",
    texts: ["The meal you're looking for doesn't exist or has been deleted.", "Back to Meals"],
    complaint: /status of 404/,
  },
  {
    name: "Trends shows the week [S2.routes.9, S2.trends.1]",
    path: "/trends",
    title: "Trends · Morsel",
    heading: /–/,
    texts: ["Daily average", "Insights", "Times of day", "Most frequent foods", "Micronutrients"],
  },
  {
    name: "the search for foods is at /foods",
    path: "/foods",
    title: "Foods · Morsel",
    heading: "Foods",
    texts: ["Search foods", /The figures of your meals come from this table/],
  },
  {
    name: "a food of the table is at its address",
    path: "/foods/egg",
    title: "Egg · Morsel",
    heading: "Egg",
    texts: ["Log this", "Macronutrients", "Portions", "Source", /USDA/, "Used for these words"],
  },
  {
    name: "the profile is at /profile [S2.routes.10, S2.profile.1, S2.profile.2, S2.profile.4]",
    path: "/profile",
    title: "Profile · Morsel",
    heading: "Profile",
    texts: [/visitor-.*@example\.com/, "Member Since", "Account Status", "Active", "Sign Out"],
  },
  { name: "any other path is not found [S2.routes.14, S8.unknown-route]", ...notFound },
];

test.describe("the screens of signed-in users send no request to another origin [V74]", () => {
  for (const screen of screens) {
    test(screen.name, async ({ window, page, diner, troubles }) => {
      await page.goto(await pathOf(screen, diner));
      await expectScreen(window, screen, troubles);
    });
  }

  for (const screen of publicScreens) {
    test(`${screen.path} is shown to signed-in users`, async ({ window, page, troubles }) => {
      await page.goto(screen.path);
      // axe checks their content for signed-out users, and the bar of signed-in users on other screens.
      if (isLong) await expectScreen(window, screen, troubles);
      else await expectShown(page, screen, troubles);
    });
  }
});
