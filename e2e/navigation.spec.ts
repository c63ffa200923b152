import { isLong } from "../apps/server/src/testing/rounds.ts";
import { expect, test } from "./journey.ts";
import { desktop } from "./window.ts";

test("the tabs are at the bottom below 768 px, and in the top bar from 768 px [S2.nav.1, S2.nav.4, S2.nav.8, S9.breakpoint]", async ({
  page,
  context,
  diner,
}) => {
  await context.addCookies(diner.browserCookies());
  await page.goto("/log");
  const atTop = page.getByRole("navigation", { name: "Main" });
  const atFoot = page.getByRole("navigation", { name: "Tabs" });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(atFoot.getByRole("link")).toHaveText(["Log", "Meals", "Trends", "Profile"]);
  await expect(atTop).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(atTop.getByRole("link")).toHaveText(["Log", "Meals", "Trends"]);
  await expect(atFoot).toBeHidden();
});

test("Sign In goes to /api/login by a full navigation [S2.nav.7, S2.routes.18, S7.login]", async ({
  page,
}) => {
  await page.goto("/trends");
  const login = page.waitForRequest((request) => request.url().includes("/api/login"));
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  expect((await login).isNavigationRequest()).toBe(true);
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
});

test("the scroll position of a tab is stored for the browser tab, and restored after a reload [S2.routes.16, S3.kept-scroll]", async ({
  page,
  context,
  diner,
}) => {
  await context.addCookies(diner.browserCookies());
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto("/meals");
  await expect(page.getByText("Showing 2 total meals across 1 day")).toBeVisible();
  // The page gets its new scroll position by an event in the next frame.
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => {
      window.addEventListener("scroll", resolve, { once: true });
    });
    window.scrollTo({ top: 150, behavior: "instant" });
    await scrolled;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  expect(JSON.stringify(kept)).toContain("150");
});

const { width, height } = desktop;
const windows = [
  ["phone", {}],
  ["desktop", { viewport: { width, height }, isMobile: false, hasTouch: false }],
] as const;
// In `npm test` only a phone: what differs on a desktop is shown by the test of the tabs.
for (const [name, window] of isLong ? windows : windows.slice(0, 1)) {
  test.describe(`on a ${name}`, () => {
    test.use(window);

    test("the brand link opens the log, the profile button the profile [S2.nav.2, S2.nav.5]", async ({
      page,
      context,
      diner,
    }) => {
      await context.addCookies(diner.browserCookies());
      await page.goto("/trends");
      const bar = page.getByRole("banner");
      await bar.getByRole("link", { name: "Profile" }).click();
      await expect(page).toHaveURL("/profile");
      await bar.getByRole("link", { name: "Morsel" }).click();
      await expect(page).toHaveURL("/log");
      await expect(page.getByRole("heading", { name: "What did you eat?" })).toBeVisible();
    });

    test("for signed-out users the brand links to the landing page, and the top bar has no tabs [S2.nav.3, S2.nav.4]", async ({
      page,
    }) => {
      await page.goto("/trends");
      const bar = page.getByRole("banner");
      await expect(bar.getByRole("button", { name: "Sign In" })).toBeVisible();
      await expect(bar.getByRole("navigation")).toHaveCount(0);
      await bar.getByRole("link", { name: "Morsel" }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Say what you ate");
    });

    test("the meal description box is large, and its placeholder says what to add [S2.dashboard.1, S2.dashboard.2]", async ({
      page,
    }) => {
      await page.goto("/log");
      const box = page.getByRole("textbox", { name: "Meal description" });
      await expect(box).toHaveAttribute("placeholder", /portions, oil amount and restaurant name/);
      expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(270);
    });
  });
}
