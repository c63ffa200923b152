import type { Locator, Page } from "@playwright/test";
import { isLong } from "../apps/server/src/testing/rounds.ts";
import { Account } from "./account.ts";
import { createAccount, expect, logMeals, openTab, test } from "./journey.ts";
import { sharedServerUrl } from "./shared-server.ts";
import { desktop, phone } from "./window.ts";

/** Beyond this, a page visibly jumps. */
const maxShift = 0.02;

/** Records the layout shifts of every page of `page`, also those right after a tap. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: { value: number; isAfterInput: boolean; what: string }[] = [];
    Object.assign(window, { shifts: all });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const what = sources
          .map(({ node }) => (node as Element | null)?.className ?? "")
          .join(", ");
        all.push({ value, isAfterInput: hadRecentInput, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

type Shift = { readonly value: number; readonly isAfterInput: boolean; readonly what: string };

/** The shifts since the page was opened, or since the last call. */
async function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { readonly shifts: Shift[] };
    return new Promise<Shift[]>((done) => {
      // Entries are delivered after a frame.
      const idle = (next: () => void) => requestIdleCallback(next, { timeout: 1000 });
      idle(() => requestAnimationFrame(() => idle(() => done(shifts.splice(0)))));
    });
  });
}

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);
const notice = (page: Page) => page.getByText("Analyzing your meal");
const lines = (page: Page) => page.getByRole("list", { name: "Logged meals" }).getByRole("link");

test("the meals of a message are on the log screen without scrolling, and link to the meal", async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  for (const text of ["yesterday at 8 porridge", "yesterday at 13 lentil soup", "an orange"]) {
    await account.logUntilStored(text);
  }
  await page.goto("/log");
  await expect(page.getByRole("button", { name: "Quick add" })).toBeAttached();
  await logMeals(page, "for breakfast two boiled eggs, for lunch a cheese sandwich");
  const newest = page.getByRole("region", { name: "Log History" }).getByRole("listitem").first();
  await expect(newest.getByRole("link")).toHaveText([
    /^.*egg.*\s· \d+\skcal$/i,
    /^.*sandwich.*\s· \d+\skcal$/i,
  ]);
  await expect(page.getByRole("link", { name: "3 logged today" })).toBeVisible();
  const [row, tabs, form] = await Promise.all([
    newest.boundingBox(),
    page.getByRole("navigation").filter({ visible: true }).last().boundingBox(),
    page.locator("form").boundingBox(),
  ]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect((row?.y ?? 0) + (row?.height ?? 999)).toBeLessThanOrEqual(tabs?.y ?? 0);
  expect((row?.y ?? 999) - ((form?.y ?? 0) + (form?.height ?? 0))).toBeLessThan(80);
  const again = page.getByRole("region", { name: "Log again" });
  expect((await again.boundingBox())?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
  await expect(again).not.toContainText(/orange|egg|sandwich/i);

  await newest.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/egg/i);
});

const phoneSize = { width: phone.width, height: phone.height };
const desktopSize = { width: desktop.width, height: desktop.height };
const sizes = [
  ["a phone", undefined],
  ["a desktop", desktopSize],
] as const;
/** In `npm test` only a phone. */
const triedSizes = isLong ? sizes : sizes.slice(0, 1);

for (const [name, size] of triedSizes) {
  test(`on ${name}, the first message of a new account moves nothing`, async ({ page }) => {
    if (size) await page.setViewportSize(size);
    await watchShifts(page);
    await createAccount(page);
    await expect(page.getByText("No meals logged yet")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const placesOf = () =>
      page.evaluate(() =>
        ["h1", "textarea", "form", "form button[type=submit]", "#log-history"].map((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return [selector, box?.x, box?.y, box?.width, box?.height].join(" ");
        }),
      );
    const before = await placesOf();
    await takeShifts(page);
    await logMeals(page, "two boiled eggs and toast");
    await expect(lines(page)).toHaveCount(1);
    await expect(notice(page)).toBeVisible();
    expect(await placesOf(), "while it is analysed").toEqual(before);
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Quick add" })).toBeVisible();
    expect(await placesOf(), "afterwards").toEqual(before);
    const shifts = await takeShifts(page);
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(maxShift);
  });
}

for (const [name, size] of triedSizes) {
  test(`on ${name}, no screen shifts while it loads`, async ({ page, context }) => {
    if (size) await page.setViewportSize(size);
    const account = await Account.create(sharedServerUrl());
    await context.addCookies(account.browserCookies());
    for (const text of ["yesterday at 8 porridge", "yesterday at 13 lentil soup", "an orange"]) {
      await account.logUntilStored(text);
    }
    const [meal] = await account.listMeals();
    await watchShifts(page);
    const shown: Readonly<Record<string, Locator>> = {
      "/log": page.getByRole("region", { name: "Log again" }),
      "/meals": page.getByRole("article").first(),
      [`/meals/${meal?.id}`]: page.getByRole("region", { name: "Receipt" }),
      [`/meals/${meal?.id}/edit`]: page.getByText("Current Meal"),
      "/trends": page.getByRole("heading", { name: "Most frequent foods" }),
      "/profile": page.getByRole("button", { name: "Sign Out" }),
    };
    const sums: Record<string, number> = {};
    const told: unknown[] = [];
    for (const [path, content] of Object.entries(shown)) {
      await page.goto(path);
      await expect(content).toBeVisible();
      const shifts = (await takeShifts(page)).filter(({ isAfterInput }) => !isAfterInput);
      sums[path] = sumOf(shifts);
      told.push([path, ...shifts.map(({ value, what }) => `${value} ${what}`)]);
    }
    test.info().annotations.push({ type: "shifts", description: JSON.stringify(sums) });
    for (const sum of Object.values(sums)) expect(sum, JSON.stringify(told)).toBeLessThan(maxShift);
  });
}

for (const [name, size] of triedSizes) {
  test(`on ${name}, the log screen does not shift while meals are logged`, async ({
    page,
    signUp,
  }) => {
    if (size) await page.setViewportSize(size);
    const account = await signUp();
    await account.logUntilStored("yesterday at 8 porridge");
    await account.logUntilStored("an orange");
    await watchShifts(page);
    await page.goto("/log");
    await expect(page.getByRole("region", { name: "Log again" })).toBeVisible();
    const rows = page.getByRole("region", { name: "Log History" }).getByRole("listitem");
    // Each step is a moment of its own for the user.
    const steps: (readonly Shift[])[] = [await takeShifts(page)];
    for (const [count, text] of [
      "a banana",
      "two boiled eggs, toast and a latte",
      "soup",
    ].entries()) {
      await logMeals(page, text);
      await expect(rows.filter({ hasText: text }).first()).toBeVisible();
      // The new row moves the others. If the server answers within 500 ms, this counts as caused by the tap.
      const shifts = await takeShifts(page);
      await expect(lines(page)).toHaveCount(count + 3);
      await expect(notice(page)).toBeHidden();
      shifts.push(...(await takeShifts(page)));
      steps.push(shifts.filter(({ what }) => !what.includes("__row")));
    }
    await openTab(page, "Meals");
    await expect(page.getByRole("article").first()).toBeVisible();
    await openTab(page, "Log");
    await expect(lines(page)).toHaveCount(5);
    steps.push(await takeShifts(page));
    const unexpected = steps.map((shifts) => shifts.filter(({ isAfterInput }) => !isAfterInput));
    const most = Math.max(...unexpected.map(sumOf));
    test.info().annotations.push({ type: "shifts", description: String(most) });
    expect(most, JSON.stringify(steps)).toBeLessThan(maxShift);
  });
}

test("on a phone and on a desktop, no screen shifts when the connection is lost and when it returns", async ({
  page,
  context,
  diner,
  troubles,
}) => {
  await context.addCookies(diner.browserCookies());
  await watchShifts(page);
  const shown: Readonly<Record<string, Locator>> = {
    "/log": page.getByRole("button", { name: "Quick add" }),
    "/meals": page.getByRole("article").first(),
    "/trends": page.getByRole("heading", { name: "Most frequent foods" }),
    "/profile": page.getByRole("button", { name: "Sign Out" }),
  };
  const sums: Record<string, number> = {};
  for (const [path, content] of Object.entries(shown)) {
    await page.goto(path);
    for (const size of [phoneSize, desktopSize]) {
      await page.setViewportSize(size);
      await expect(content).toBeVisible();
      await takeShifts(page);
      const offline = page.getByText("You are offline.", { exact: true });
      await context.setOffline(true);
      await expect(offline).toBeVisible();
      await context.setOffline(false);
      await expect(offline).toBeHidden();
      sums[`${path} ${size.width}`] = sumOf(await takeShifts(page));
    }
  }
  for (const sum of Object.values(sums)) {
    expect(sum, JSON.stringify(sums)).toBeLessThan(maxShift);
  }
  // Chromium reports requests without a connection.
  const others = troubles.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text));
  troubles.length = 0;
  expect(others).toEqual([]);
});

for (const [name, size] of triedSizes) {
  test(`on ${name}, a message that fails shifts no other row`, async ({ page, signUp }) => {
    if (size) await page.setViewportSize(size);
    const account = await signUp();
    for (const text of ["yesterday at 8 porridge", "yesterday at 13 lentil soup", "an orange"]) {
      await account.logUntilStored(text);
    }
    await watchShifts(page);
    await page.goto("/log");
    await expect(page.getByRole("region", { name: "Log again" })).toBeVisible();
    await takeShifts(page);
    await logMeals(page, "leftovers and a snack");
    await expect(page.getByRole("region", { name: "Likely foods" })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    const shifts = (await takeShifts(page)).filter(({ isAfterInput }) => !isAfterInput);
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(maxShift);
    const offers = page.getByRole("region", { name: "Likely foods" }).locator("..");
    const scrollable = await offers.evaluate((row) => row.scrollWidth - row.clientWidth);
    if (size) expect(scrollable, "pixels that are hidden on a desktop").toBe(0);
  });
}

test("by keyboard alone, a meal is logged and opened from its row", async ({ page, signUp }) => {
  const account = await signUp();
  await account.logUntilStored("yesterday at 8 porridge");
  await page.goto("/log");
  await expect(page.getByRole("region", { name: "Log again" })).toBeVisible();
  const box = page.getByRole("textbox", { name: "Meal description" });
  await box.focus();
  await page.keyboard.type("two boiled eggs");
  await page.keyboard.press("Control+Enter");
  await expect(box).toHaveValue("");
  await expect(lines(page)).toHaveCount(2);
  await expect(box).toBeFocused();
  const isAt = (locator: Locator) => locator.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < 12 && !(await isAt(lines(page).first())); presses += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Log .* again now$/ })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/egg/i);
});

test("a message that names no food leads to a meal by taps", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/log");
  await logMeals(page, "leftovers and a snack");
  const likely = page.getByRole("region", { name: "Likely foods" }).getByRole("button");
  await expect(likely).toHaveCount(6);
  for (const food of await likely.all()) await food.click();
  await page.getByRole("button", { name: "Log Meals" }).click();
  await expect(lines(page)).toHaveText(/\s· [\d,]+\skcal$/);
  await expect(page.getByRole("group", { name: "Not counted" })).toHaveCount(0);
});
