import { loadStarterTable } from "@morsel/food-table";
import { buildFoodIndex, estimateMeals, itemName } from "@morsel/nutrition/estimate";
import type { Request } from "@playwright/test";
import { expect, test } from "./journey.ts";

const foods = buildFoodIndex(loadStarterTable());
const noon = { nowMs: Date.UTC(2026, 0, 15, 12), timeZone: "Europe/Paris" };

test("the examples on the landing page are the results of the engine", async ({ page }) => {
  await page.goto("/");
  const receipt = page.getByRole("region", { name: "Receipt" });
  const message = await page.getByText(/^Bowl of spaghetti/).innerText();
  const [meal] = estimateMeals(plain(message), foods, noon).meals;
  const kcal = (amount: number | null | undefined) => `${Math.round(amount ?? Number.NaN)} kcal`;

  await expect(receipt.getByRole("heading")).toHaveText(meal?.title ?? "no meal");
  const lines = await receipt.getByRole("listitem").allInnerTexts();
  expect(lines.map((line) => plain(line))).toEqual(
    meal?.items.map((item) => {
      const { food, nutrients, portion, source } = item;
      const isSameName = itemName(item).toLowerCase() === food.name.toLowerCase();
      return [
        itemName(item),
        kcal(nutrients.calories_kcal),
        portion.isStated ? "You said" : "Assumed",
        portion.explanation,
        `${isSameName ? "" : `${food.name} · `}${source.dataset} ${source.id}`,
      ].join(" ");
    }),
  );
  await expect(receipt.getByText("Total").locator("..")).toContainText(
    String(Math.round(meal?.nutrients.calories_kcal ?? Number.NaN)),
  );

  const [snack] = estimateMeals("A banana and a latte", foods, noon).meals;
  await expect(page.getByText(/Completed, \d+\skcal/)).toHaveText(
    `Completed, ${kcal(snack?.nutrients.calories_kcal)}`,
  );
});

test("the prerendered landing page labels its samples, and links to what was measured", async ({
  page,
}) => {
  await page.goto("/");
  const figures = page.getByRole("region", { name: "In figures" });
  await expect(figures.getByText("Sample figures")).toBeVisible();
  const voices = page.getByRole("region", { name: "What people say" });
  await expect(voices.getByText("Sample voices")).toBeVisible();
  await figures.getByRole("link", { name: "What was measured" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What was measured");
});

test("the brand has the same styles on the landing page as in the app", async ({ page }) => {
  const spaceInBrand = () =>
    page
      .getByRole("banner")
      .getByText("Morsel")
      .evaluate((name) => {
        const { columnGap, fontSize, letterSpacing } = getComputedStyle(name);
        return [columnGap, fontSize, letterSpacing];
      });
  await page.goto("/trends");
  const inApp = await spaceInBrand();
  await page.goto("/");
  expect(await spaceInBrand()).toEqual(inApp);
});

test("a late font moves nothing on the landing page, and all text has the brand's font without an interaction", async ({
  page,
}) => {
  const fonts = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shift += (entry as PerformanceEntry & { readonly value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("button", { name: "Install App", exact: true })).toBeVisible();
  const facesLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
  const buttonHeights = () =>
    page
      .getByRole("link", { name: /Free|Sign In/ })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  const before = await buttonHeights();
  expect(await facesLoaded()).not.toContain("Instrument Sans 620");
  fonts.resolve();
  await expect.poll(facesLoaded).toContain("Instrument Sans Text");
  expect(await facesLoaded()).toContain("Instrument Sans 620");
  expect(await buttonHeights()).toEqual(before);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the landing page with its script loads at most 20 kB before the font of its running text, and registers the service worker [S2.routes.20]", async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Install App", exact: true })).toBeVisible();
    const worker = await page.evaluate(async () => {
      const { active, waiting, installing } = await navigator.serviceWorker.ready;
      return (active ?? waiting ?? installing)?.scriptURL;
    });
    expect(worker).toMatch(/\/sw\.js$/);
    // Requests of the service worker do not count.
    const own = requests.filter(
      (request) =>
        request.serviceWorker() === null && !request.url().includes("/instrument-sans-basic-"),
    );
    expect(await bytesOf(own), "bytes before the font of running text").toBeLessThanOrEqual(20_000);
  });
});

test("the landing page offers to install the app, and remembers a dismissal [S2.nav.6, S4.install.4]", async ({
  page,
}) => {
  const install = page.getByRole("button", { name: "Install App", exact: true });
  await page.goto("/");
  await install.click();
  await expect(page).toHaveURL(/\/install-app$/);
  await page.goBack();
  await page.getByRole("button", { name: "Dismiss Install App" }).click();
  await expect(install).toBeHidden();
  await page.reload();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.locator("script[src*=landing]")).toBeAttached();
  await expect(install).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page works without JavaScript, and loads less than 20 kB [S2.landing.1, S2.landing.2, S2.landing.8]", async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-weight", "600");
    expect(await bytesOf(requests), "bytes until it can be used").toBeLessThan(20_000);
    await page.getByRole("link", { name: "Learn More" }).click();
    await expect(page.getByRole("heading", { name: "Lightning Fast" })).toBeInViewport();
    await page.getByText("Do I have to weigh my food?").click();
    await expect(page.getByText(/A bowl, a slice/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Contact" })).toHaveAttribute(
      "href",
      "mailto:contact@localhost",
    );
    await page.getByRole("link", { name: "Start Tracking Free" }).click();
    await expect(page).toHaveURL(/\/log$/);
  });
});

declare global {
  interface Window {
    /** The sum of the page's layout shifts. */
    shift: number;
  }
}

/** Text as words with single spaces between. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + responseHeadersSize,
    0,
  );
}
