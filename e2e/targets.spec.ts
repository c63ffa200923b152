import { expect, logMeals, openTab } from "./journey.ts";
import { expectFaultless } from "./screen.ts";
import { test } from "./window-test.ts";

test("targets are calculated, saved, shown on the day, and reset", async ({ page, signUp }) => {
  const account = await signUp();
  await account.logUntilStored("two eggs and toast with butter");
  await page.goto("/profile");
  await page.getByRole("link", { name: "Change targets" }).click();
  await page.getByLabel("Units").selectOption("metric");
  await page.getByLabel("Equation for").selectOption("female");
  await page.getByLabel("Age, years").fill("45");
  await page.getByLabel("Weight, kg").fill("75");
  await page.getByLabel("Height, cm").fill("165.1");
  await page.getByRole("button", { name: "Calculate", exact: true }).click();
  await expect(page.getByRole("region", { name: "Receipt" })).toContainText("1,396");
  await expectFaultless(page);
  await page.getByRole("button", { name: "Save Targets" }).click();
  await expect(page.getByText("Targets saved", { exact: true })).toBeVisible();

  await openTab(page, "Meals");
  await expect(page.getByRole("meter", { name: "Calories" })).toContainText("/ 1,920");
  await expect(page.getByRole("meter", { name: "Protein" })).toContainText("48–168");
  await page.reload();
  await expect(page.getByRole("meter", { name: "Calories" })).toContainText("/ 1,920");
  await page.goto("/profile/targets");
  await page.getByRole("button", { name: "Reset to defaults" }).click();
  await expect(page.getByRole("textbox", { name: "Calories, about, in kcal" })).toHaveValue("2000");

  await page.getByRole("textbox", { name: "Calories, about, in kcal" }).focus();
  await page.keyboard.press("Shift+Tab");
  const kind = page.getByLabel("Calories, how it is meant");
  await expect(kind).toBeFocused();
  await expect(kind).not.toHaveCSS("box-shadow", "none");
});

test("one switch hides energy on all screens of meals and in estimates that are shared afterwards", async ({
  page,
  signUp,
  browser,
}) => {
  const account = await signUp();
  await page.goto("/log");
  await logMeals(page, "a protein bar with 213 kcal");
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await page.goto("/profile");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  const hideSwitch = page.getByRole("switch", { name: "Hide calories" });
  await hideSwitch.click();
  expect((await saved).ok()).toBe(true);
  await expect(hideSwitch).toBeChecked();

  const [meal] = await account.listMeals();
  const energy = /\bk?cals?\b|calor|213/i;
  for (const path of ["/log", "/meals", `/meals/${meal?.id}`, `/meals/${meal?.id}/edit`]) {
    await page.goto(path);
    await expect(
      page
        .getByText(/protein bar/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.locator("body"), path).not.toContainText(energy);
  }
  await page.goto(`/meals/${meal?.id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Make Link" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  const stranger = await browser.newContext();
  const guest = await stranger.newPage();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "Meal estimate" })).toBeVisible();
  await expect(guest.locator("main")).not.toContainText(energy);
  expect(await guest.title()).not.toMatch(energy);
  await stranger.close();
});
