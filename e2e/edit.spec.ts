import type { Page } from "@playwright/test";
import type { Account } from "./account.ts";
import { expect, openTab } from "./journey.ts";
import { expectFaultless } from "./screen.ts";
import { test } from "./window-test.ts";

const toast = "for breakfast two slices of whole wheat toast with 10 g butter";

/** Opens the meals screen of a user with one meal, toast with butter. */
async function openMeals(page: Page, signUp: () => Promise<Account>): Promise<Account> {
  const account = await signUp();
  await account.logUntilStored(toast);
  await page.goto("/meals");
  return account;
}

const card = (page: Page) => page.getByRole("article");
const receipt = (page: Page) => page.getByRole("region", { name: "Receipt" });
const history = (page: Page) => page.getByRole("region", { name: "History" });
const butter = (page: Page) =>
  receipt(page)
    .getByRole("listitem")
    .filter({ hasText: /butter/i });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("an instruction changes a meal, which can be undone; one that cannot be read changes nothing, shows the reason and stays in the text box [S2.meals.14, S4.edit.1, S4.edit.2, S4.edit.3, S6.edit, S8.edit-done, S8.edit-status]", async ({
  page,
  signUp,
}) => {
  const account = await openMeals(page, signUp);
  const [before] = await account.listMeals();
  await card(page).getByRole("button", { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await page.getByRole("textbox", { name: "Edit Instructions" }).fill("double the butter");
  await page.getByRole("button", { name: "Update Meal" }).click();

  const strip = page.getByRole("main").getByRole("status");
  await expect(strip.getByRole("heading", { name: "Meal updated" })).toBeVisible();
  await expect(strip.getByRole("listitem").first()).toHaveText(
    /Butter.* 10\sg → 20\sg, \d+ → \d+\skcal/i,
  );
  await expect(strip.getByRole("listitem").last()).toHaveText(/^Total \d+ → \d+\skcal$/);
  await expect(
    page.getByText("Your meal has been successfully updated.", { exact: true }),
  ).toBeVisible();

  await expect(page).toHaveURL("/meals");
  const [after] = await account.listMeals();
  expect(after?.macros.calories_kcal).toBeGreaterThan(before?.macros.calories_kcal ?? 0);
  const energy = Math.round(after?.macros.calories_kcal ?? Number.NaN);
  await expect(card(page)).toContainText(`Cals ${energy}`);

  await card(page).getByRole("link").click();
  await expect(page.getByText("Edited", { exact: true })).toBeVisible();
  await expect(butter(page)).toContainText(/20\sg/);
  await expect(history(page)).toContainText("“double the butter”");
  await history(page).getByRole("button", { name: /^Undo/ }).click();
  await expect(history(page)).toContainText("Undone");
  await expect(butter(page)).toContainText(/10\sg/);
  const [undone] = await account.listMeals();
  expect(undone?.macros).toEqual(before?.macros);

  await openTab(page, "Meals");
  const unchanged = await account.listMeals();
  await card(page).getByRole("button", { name: /^Edit/ }).click();
  const box = page.getByRole("textbox", { name: "Edit Instructions" });
  await box.fill("add 2 tbsp xyzzyfood");
  await page.getByRole("button", { name: "Update Meal" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("xyzzyfood");
  await expect(box).toHaveValue("add 2 tbsp xyzzyfood");
  await page.reload();
  await expect(box).toHaveValue("add 2 tbsp xyzzyfood");
  expect(await account.listMeals()).toEqual(unchanged);

  await box.fill("remove the butter");
  await page.getByRole("button", { name: "Update Meal" }).click();
  await expect(page.getByRole("heading", { name: "Meal updated" })).toBeVisible();
});

test("in dialogs, an item is removed and restored by Undo, its weight and portion are changed, and the title, the time and the type of the meal", async ({
  page,
  signUp,
}) => {
  await openMeals(page, signUp);
  await card(page).getByRole("link").click();
  const dialog = page.getByRole("dialog");

  await butter(page).getByRole("button").click();
  await dialog.getByRole("button", { name: "Remove from meal" }).click();
  await expect(butter(page)).toHaveCount(0);
  await history(page).getByRole("button", { name: /^Undo/ }).click();
  await expect(butter(page)).toHaveCount(1);
  await expect(page.getByText("Edit undone", { exact: true })).toBeVisible();
  await expectFaultless(page);

  await butter(page).getByRole("button").click();
  await expect(dialog.getByRole("radio").first()).toBeVisible();
  expect(await dialog.getByRole("radio").count()).toBeGreaterThan(1);
  await expectFaultless(page, { within: "[role=dialog]" });
  await dialog.getByRole("textbox", { name: "Amount" }).fill("25");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(butter(page)).toContainText(/25\sg/);

  await butter(page).getByRole("button").click();
  await dialog.getByRole("combobox", { name: "Measure" }).selectOption({ index: 1 });
  await dialog.getByRole("textbox", { name: "Amount" }).fill("2");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(butter(page)).not.toContainText(/25\sg/);

  await page.getByRole("button", { name: "Change title, time and meal" }).click();
  await expectFaultless(page, { within: "[role=dialog]" });
  await dialog.getByRole("textbox", { name: "Title" }).fill("Midnight Toast");
  await dialog.getByLabel("Eaten at").fill("2026-01-05T23:30");
  await dialog.getByRole("combobox", { name: "Meal" }).selectOption("Snack");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Midnight Toast");
  await expect(page.getByText(/^Monday, January 5(, 2026)?, 23:30$/)).toBeVisible();
  await expect(page.getByText("Snack", { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Meals" }).click();
  await expect(page.getByRole("heading", { name: "Jan-05" })).toBeVisible();
});

test("a change on an outdated page is refused with a message [F36]", async ({
  page,
  signUp,
  troubles,
}) => {
  await openMeals(page, signUp);
  await card(page).getByRole("link").click();
  const dialog = page.getByRole("dialog");
  await butter(page).getByRole("button").click();
  await dialog.getByRole("textbox", { name: "Amount" }).fill("30");

  const other = await page.context().newPage();
  await other.goto(page.url());
  await butter(other).getByRole("button").click();
  await other.getByRole("dialog").getByRole("textbox", { name: "Amount" }).fill("5");
  await other.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(butter(other)).toContainText(/5\sg/);

  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "This meal has changed in the meantime. Look at it again before you change it.",
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(butter(page)).toContainText(/\b5\sg/);
  // Chromium reports the refused request.
  expect(troubles.filter((text) => !/status of 409/.test(text))).toEqual([]);
  troubles.length = 0;
});

test("the edit screen and its dialog do not overflow a 320 pixel screen", async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMeals(page, signUp);
  await card(page).getByRole("button", { name: /^Edit/ }).click();
  const box = page.getByRole("textbox", { name: "Edit Instructions" });
  await box.fill("x".repeat(2001));
  await expect(page.getByText("Instructions can have at most 2,000 characters.")).toBeVisible();
  expect(await overflow(page), "the edit screen").toBeLessThanOrEqual(0);
  await box.fill("double the butter");
  await page.getByRole("button", { name: "Update Meal" }).click();
  await expect(page.getByRole("heading", { name: "Meal updated" })).toBeVisible();
  expect(await overflow(page), "what was done").toBeLessThanOrEqual(0);
  await expect(page).toHaveURL("/meals");
  await card(page).getByRole("link").click();
  await expect(history(page).getByRole("listitem").first()).toBeVisible();
  expect(await overflow(page), "the history").toBeLessThanOrEqual(0);
  await butter(page).getByRole("button").click();
  await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible();
  expect(await overflow(page), "the dialog").toBeLessThanOrEqual(0);
});
