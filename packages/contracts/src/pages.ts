/** The web app's pages, as patterns: the web app's routes and the server's page list are these. */
export const pages = {
  home: "/",
  log: "/log",
  meals: "/meals",
  meal: "/meals/:id",
  editMeal: "/meals/:id/edit",
  trends: "/trends",
  profile: "/profile",
  targets: "/profile/targets",
  foods: "/foods",
  food: "/foods/:id",
  myFoods: "/my-foods",
  /** The form of an own food, and of a recipe: new, `?id=`, `?copy=`, and a recipe of a meal, `?meal=`. */
  ownFood: "/my-foods/food",
  ownRecipe: "/my-foods/recipe",
  calorieGuess: "/calorie-guess/:id",
  signIn: "/sign-in",
  /** The ways back into an account: `accountPages`. */
  account: "/account/:id",
  admin: "/admin",
  installApp: "/install-app",
  accuracy: "/accuracy",
  privacy: "/privacy",
  terms: "/terms",
} as const;

/**
 * The action of `share_target` in the web app's manifest. Its service worker answers it; without one, the server
 * sends the browser to `shareAgainPath`.
 */
export const shareTargetPath = "/share-target";
/** The log screen, which asks the user to share once more. */
export const shareAgainPath = "/log?shared=again";

/** The pages that show the landing page to people who are signed out. */
export const landingPages: readonly string[] = [pages.home, pages.profile];

/** The pages that show the log dashboard to people who are signed in. */
export const dashboardPages: readonly string[] = [pages.home, pages.log];

/** A pattern with an id in it. */
type PageWithId = Extract<(typeof pages)[keyof typeof pages], `${string}:id${string}`>;

/** The path of one meal's page, for example. */
export function pagePath(page: PageWithId, id: string): string {
  return page.replace(":id", () => encodeURIComponent(id));
}

/** The pages that a path can be, with the id as the path has it: still encoded. */
const matchers = /* @__PURE__ */ Object.values(pages).map((page) => ({
  page,
  matcher: new RegExp(`^${page.replace(":id", "(?<id>[^/]+)")}$`),
}));

/** The page at a path without its query, and the (encoded) id in it; undefined for an unknown path. */
export function findPage(
  path: string,
): { readonly page: (typeof pages)[keyof typeof pages]; readonly id: string } | undefined {
  for (const { page, matcher } of matchers) {
    const match = matcher.exec(path);
    if (match) return { page, id: match.groups?.id ?? "" };
  }
  return undefined;
}
