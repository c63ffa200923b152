import type { Account } from "./account.ts";

/** A screen as a person finds it: where it is, what it is called and what it must say. */
export interface Screen {
  readonly name: string;
  /** `MEAL` stands for the id of the diner's latest meal. */
  readonly path: string;
  readonly title: string | RegExp;
  /** The screen's one main heading. */
  readonly heading: string | RegExp;
  /** Said word for word. */
  readonly texts: readonly (string | RegExp)[];
  /** What Chromium itself reports there, and must. */
  readonly complaint?: RegExp;
}

const landing = {
  title: "Say what you ate · Morsel",
  heading: "Say what you ate. Get on with your day.",
  texts: ["Start Tracking Free", "Learn More", "Get Started Free"],
} as const;
const dashboard = {
  title: "Log · Morsel",
  heading: "What did you eat?",
  texts: ["Log Meals"],
} as const;
const notFound = {
  path: "/nowhere",
  title: "404 Page Not Found · Morsel",
  heading: "404 Page Not Found",
  texts: [],
  complaint: /status of 404/,
} as const;

export const signedOutScreens: readonly Screen[] = [
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
    name: "signing in is at /sign-in",
    path: "/sign-in",
    title: "Sign In · Morsel",
    heading: "Sign In",
    texts: ["Create an account"],
  },
  { name: "any other path is not found [S2.routes.14, S8.unknown-route]", ...notFound },
];

export const signedInScreens: readonly Screen[] = [
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
    name: "a meal that is not there says so [S2.detail.15]",
    path: "/meals/00000000-0000-7000-8000-000000000000",
    title: "Meal · Morsel",
    heading: "Meal Not Found",
    texts: ["The meal you're looking for doesn't exist or has been deleted.", "Back to Meals"],
    complaint: /status of 404/,
  },
  {
    name: "Trends is coming soon [S2.routes.9, S2.trends.1]",
    path: "/trends",
    title: "Trends · Morsel",
    heading: "Coming Soon",
    texts: ["Weekly and monthly summaries, macro trends, goal tracking and smart insights."],
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

/** A screen's path, with the ids of what this diner has. */
export async function pathOf(screen: Screen, diner: Account): Promise<string> {
  if (!screen.path.includes("MEAL")) return screen.path;
  const [latest] = await diner.listMeals();
  return screen.path.replace("MEAL", latest?.id ?? "");
}
