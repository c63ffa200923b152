import { routes } from "@morsel/contracts";
import type { Page } from "@playwright/test";
import { untilReadyForOffline } from "./browser-memory.ts";
import { expect, openTab, test } from "./journey.ts";
import { expectFaultless } from "./screen.ts";

test.use({ isPreviewShown: true });

const box = (page: Page) => page.getByRole("textbox", { name: "Meal description" });
const line = (page: Page) => page.getByTestId("estimate-preview");
const message = "two eggs, 2 slices of toast with butter and a cup of blueberries";

/** Records layout shifts except those of the estimate. @returns a function that reads them. */
async function watchMoves(page: Page): Promise<() => Promise<readonly string[]>> {
  type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };
  const watcher = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
    });
    observer.observe({ type: "layout-shift" });
    const isOther = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element !== null && element?.closest("[data-testid=estimate-preview]") === null;
    };
    return {
      moved: () =>
        [...entries, ...observer.takeRecords()]
          .flatMap((entry) => (entry as Shift).sources.map(({ node }) => node))
          .filter(isOther)
          .map((node) => (node as Element).outerHTML ?? node?.textContent ?? ""),
    };
  });
  return () => watcher.evaluate(({ moved }) => moved());
}

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the estimate while typing moves nothing, equals the energy of the logged meal, and works offline", async ({
    page,
    context,
    signUp,
    troubles,
  }) => {
    const account = await signUp();
    await page.goto("/log");
    await expect(page.getByText("No meals logged yet")).toBeVisible();
    const readMoves = await watchMoves(page);
    await box(page).fill(message);
    await box(page).pressSequentially(" and blorfing ");
    await expect(line(page)).toContainText(/About \d+\skcal \(\d+–\d+\)eggs 2toast 2\sslices/);
    await expect(line(page).locator("bdi[class]")).toHaveText(["blorfing"]);
    expect(await readMoves(), "what moved").toEqual([]);
    await expectFaultless(page);

    await box(page).fill(message);
    await expect(line(page)).not.toContainText("blorfing");
    const told = /About ([\d,]+)/.exec(await line(page).innerText())?.[1];
    await page.getByRole("button", { name: "Log Meals" }).click();
    await expect(page.getByText("Completed", { exact: true })).toBeVisible();
    await expect(line(page)).toHaveCount(0);
    const [meal] = await account.listMeals();
    expect(told).toBe(String(Math.round(meal?.macros.calories_kcal ?? 0)));

    await untilReadyForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await box(page).fill("a banana");
    await expect(line(page)).toContainText(/About \d+\skcal .*banana 1/);
    await context.setOffline(false);
    await expect(page.getByText("You are offline.", { exact: true })).toBeHidden();
    const others = troubles.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));
    troubles.length = 0;
    expect(others).toEqual([]);
  });
});

test("the first estimate waits for no timer after the last key", async ({ page, signUp }) => {
  await signUp();
  await page.clock.install();
  await page.goto("/log");
  // While the clock stands, nothing that is still loading could tell the page that it is there.
  const worker = page.waitForEvent("worker");
  await box(page).tap();
  await worker;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await box(page).pressSequentially("two eggs and a banana");
  await expect(line(page)).toContainText(/About/);
});

test("the worker of the estimate is fetched when the box gets the focus, before the rest of the estimate, and cached first", async ({
  page,
  request,
  signUp,
}) => {
  await signUp();
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/estimate-preview-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/log");
  await expect(page.getByText("No meals logged yet")).toBeVisible();
  await box(page).tap();
  await expect.poll(() => asked.filter((path) => path.includes("/worker-"))).toHaveLength(1);
  release();
  await box(page).fill("two eggs");
  await expect(line(page)).toContainText("About");

  const [worker] = asked.filter((path) => path.includes("/worker-"));
  const [first] = (await (await request.get("/sw.js")).text()).match(/assets\/[\w.-]+/) ?? [];
  expect(`/${first}`).toBe(worker);
});

test("the estimate fits a small screen at twice the text size, and two switches hide it", async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/log");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await box(page).fill(`${message}, ${"longword".repeat(30)}, בייגל`);
  await expect(line(page)).toContainText("About");
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  // The estimate does not cover the text of the box.
  const [boxes, lines] = [await box(page).boundingBox(), await line(page).boundingBox()];
  const reserved = await box(page).evaluate((area) => getComputedStyle(area).borderBottomWidth);
  const textEnd = (boxes?.y ?? 0) + (boxes?.height ?? 0) - Number.parseFloat(reserved);
  expect(lines?.y).toBeGreaterThanOrEqual(Math.floor(textEnd));

  for (const name of ["Estimate as you type", "Hide calories"]) {
    await openTab(page, "Profile");
    const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await page.getByRole("switch", { name }).click();
    expect((await saved).ok()).toBe(true);
    await page.goto("/log");
    const known = page.waitForResponse((answer) => answer.url().endsWith(routes.preferences));
    await box(page).fill("two eggs");
    await known;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(line(page)).toHaveCount(0);
    if (name === "Hide calories") break;
    await openTab(page, "Profile");
    await page.getByRole("switch", { name }).click();
  }
});
