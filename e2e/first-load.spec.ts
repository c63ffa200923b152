import type { Page, Request } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { expectFaultless } from "./screen.ts";

/** With more bytes the largest contentful paint is later than its goal. */
const goalBytes = 108_000;
/** As in `npm run bench -- pages`: with the headers, and with what is loaded when the browser is idle. */
const goalBytesUntilIdle = 118_500;
const weighed = ["document", "script", "stylesheet"];

declare global {
  interface Window {
    /** Runs the held idle callbacks. @returns how many there were. */
    runIdleCallbacks: () => number;
  }
}

test("the first load of the dashboard has at most 108 kB, and at most 118.5 kB with the files that it loads when idle", async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await account.logUntilStored("two eggs");
  // Otherwise the browser may be idle before or after the first measurement.
  await page.addInitScript(holdIdleCallbacks);
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (weighed.includes(request.resourceType())) requests.push(request);
  });
  await page.goto("/log");
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await finishLoading(page, requests);
  const first = [...requests];
  expect(first.map(pathOf).filter(isIdleFile), "idle files in the first load").toEqual([]);
  const firstSizes = await Promise.all(first.map((request) => request.sizes()));
  const firstBytes = sum(firstSizes.map(({ responseBodySize }) => responseBodySize));
  // A smaller number means that the browser reported no sizes.
  expect(firstBytes, "bytes of script, style and markup").toBeGreaterThan(50_000);
  expect(firstBytes, first.map(pathOf).join(" ")).toBeLessThanOrEqual(goalBytes);

  await expect(async () => {
    // What an idle callback loads may ask for another one.
    while ((await page.evaluate(() => window.runIdleCallbacks())) > 0)
      await finishLoading(page, requests);
    expect(requests.map(pathOf).filter(isIdleFile)).not.toEqual([]);
  }).toPass();
  await expect(page.getByRole("button", { name: "Quick add" })).toBeVisible();
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sum(
    sizes.map(
      ({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize,
    ),
  );
  expect(bytes, requests.map(pathOf).join(" ")).toBeLessThanOrEqual(goalBytesUntilIdle);
});

/** Keeps idle callbacks until the test runs them. */
function holdIdleCallbacks(): void {
  let held = new Map<number, IdleRequestCallback>();
  let lastId = 0;
  window.requestIdleCallback = (callback) => {
    held.set(++lastId, callback);
    return lastId;
  };
  window.cancelIdleCallback = (id) => void held.delete(id);
  window.runIdleCallbacks = () => {
    const callbacks = [...held.values()];
    held = new Map();
    for (const callback of callbacks) callback({ didTimeout: false, timeRemaining: () => 50 });
    return callbacks.length;
  };
}

/** Waits until all requests so far have ended, and what they brought is rendered. */
async function finishLoading(page: Page, requests: readonly Request[]): Promise<void> {
  let ended = -1;
  while (ended !== requests.length) {
    ended = requests.length;
    await Promise.all(
      requests.map(async (request) => {
        const response = await request.response();
        await response?.finished();
      }),
    );
    // Two frames: the first renders, and the second follows the effects.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
}

const pathOf = (request: Request) => new URL(request.url()).pathname;
const isIdleFile = (path: string) => path.includes("/idle-");
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

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

test("the prerendered page takes no input until the app has replaced it, and says so if the app cannot be loaded", async ({
  page,
  signUp,
  troubles,
}) => {
  await signUp();
  // Records which text box the page has when it begins to take input.
  await page.addInitScript(() => {
    const firstBoxes: (boolean | undefined)[] = [];
    Object.assign(window, { firstBoxes });
    new MutationObserver(() =>
      firstBoxes.push(document.querySelector("textarea")?.readOnly),
    ).observe(document, { subtree: true, attributeFilter: ["inert"] });
  });
  await page.goto("/log");
  await expect(page.getByText("No meals logged yet")).toBeVisible();
  const firstBoxes = await page.evaluate(
    () => (window as unknown as { readonly firstBoxes: readonly unknown[] }).firstBoxes,
  );
  expect(firstBoxes.length).toBeGreaterThan(0);
  expect(firstBoxes, "a box that the app replaces later").not.toContain(true);

  await page.route("**/assets/app-*.js", (route) => route.abort());
  await page.reload();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Morsel could not be loaded.");
  await expectFaultless(page, { within: "[data-load-failed]" });
  await page.unroute("**/assets/app-*.js");
  await notice.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("No meals logged yet")).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(troubles.filter((text) => !/ERR_FAILED/.test(text))).toEqual([]);
  troubles.length = 0;
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
