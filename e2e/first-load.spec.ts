import type { Page, Request } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** With more bytes the largest contentful paint is later than its goal. */
const goalBytes = 107_000;
const weighed = ["document", "script", "stylesheet"];

test("the first load of the dashboard has at most 107 kB", async ({ page, signUp }) => {
  await signUp();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto("/log");
  await expect(page.getByText("No meals logged yet")).toBeVisible();
  const wanted = requests.filter((request) => weighed.includes(request.resourceType()));
  const sizes = await Promise.all(wanted.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  // A smaller number means that the browser reported no sizes.
  expect(bytes, "bytes of script, style and markup").toBeGreaterThan(50_000);
  expect(bytes, "bytes of script, style and markup").toBeLessThanOrEqual(goalBytes);
});

/** As in `npm run bench -- pages`: with the headers, and with what is loaded when the browser is idle. */
const goalBytesUntilIdle = 115_000;

test("the first load of the dashboard has at most 115 kB with the files that it loads when idle", async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await account.logUntilStored("two eggs");
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto("/log");
  await expect(page.getByRole("button", { name: "Quick add" })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const wanted = requests.filter((request) => weighed.includes(request.resourceType()));
  const sizes = await Promise.all(wanted.map((request) => request.sizes()));
  const bytes = sizes.reduce(
    (sum, { responseHeadersSize, responseBodySize }) =>
      sum + responseHeadersSize + responseBodySize,
    0,
  );
  const paths = wanted.map((request) => new URL(request.url()).pathname);
  expect(paths.filter((path) => path.includes("/idle-"))).not.toEqual([]);
  expect(bytes, paths.join(" ")).toBeLessThanOrEqual(goalBytesUntilIdle);
});

test("the font of the first paint is requested once, and before the style has come", async ({
  page,
  signUp,
}) => {
  await signUp();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const fonts = () => requested.filter((path) => path.includes("/instrument-sans-basic-"));
  await page.route("**/*.css", async (route) => {
    await expect.poll(fonts).toHaveLength(1);
    await route.continue();
  });
  await page.goto("/log");
  await expect(page.getByText("No meals logged yet")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts()).toHaveLength(1);
});

test("the dashboard has its final layout before any script has run", async ({
  page,
  signUp,
  browser,
  viewport,
  baseURL,
}) => {
  const account = await signUp();
  await account.logUntilStored("two eggs");
  await page.goto("/log");
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  await context.addCookies(account.browserCookies());
  const early = await context.newPage();
  await early.goto(`${baseURL}/log`);
  await expect(early.getByText("What did you eat?")).toBeVisible();
  expect(await placesOf(early)).toEqual(await placesOf(page));

  // Text that is typed before the app runs would be lost.
  await expect(early.locator("#root")).toHaveAttribute("inert");
  await expect(early.locator("textarea")).not.toBeEditable();
  await expect(page.locator("#root")).not.toHaveAttribute("inert");
  await expect(page.locator("textarea")).toBeEditable();
  await context.close();
});

/** The positions of the elements that both pages have. */
function placesOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [
      "header a",
      "header a[aria-label=Profile]",
      "h1",
      "textarea",
      "form button",
      "#log-history",
    ].map((selector) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return [selector, x, y, width, height].join(" ");
    });
  });
}
