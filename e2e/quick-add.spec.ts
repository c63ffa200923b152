import { expect, openTab } from "./journey.ts";
import { expectFaultless } from "./screen.ts";
import { test } from "./window-test.ts";

test("calories are logged without a food, counted in the day, and changed", async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await page.goto("/meals");
  await page.getByRole("button", { name: "Quick add" }).click();
  const dialog = page.getByRole("dialog", { name: "Quick add" });
  await dialog.getByLabel("Calories (kcal)").fill("350");
  await dialog.getByLabel("Protein (g)").fill("20");
  await expectFaultless(page, { within: "[role=dialog]" });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("meter", { name: "Calories" })).toContainText("350");

  const [meal] = await account.listMeals();
  await page.goto(`/meals/${meal?.id}`);
  await expect(page.getByRole("region", { name: "Receipt" })).not.toContainText(
    /\d\s?g\b(?! protein)/,
  );
  await page.getByRole("button", { name: "Change Quick add" }).click();
  await dialog.getByLabel("Calories (kcal)").fill("400");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Meal updated", { exact: true })).toBeVisible();
  await openTab(page, "Meals");
  await expect(page.getByRole("meter", { name: "Calories" })).toContainText("400");
  await expect(page.getByRole("button", { name: "Quick add", exact: true })).toBeVisible();
});
