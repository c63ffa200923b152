import { routes } from "@morsel/contracts";
import { expect, openTab } from "./journey.ts";
import { test } from "./window-test.ts";

test("a food is found while typing, and logged in an amount of the user's choice", async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/profile");
  await page.getByRole("link", { name: "Look up foods" }).click();
  await page.getByLabel("Search foods").fill("secret snack oat mi");
  await page
    .getByRole("link", { name: /^Oat milk\b/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Oat milk" })).toBeVisible();
  await page.getByLabel("Measure").selectOption("grams");
  await page.getByLabel("Amount").fill("150");
  await expect(page.getByRole("columnheader", { name: "in 150 g" })).toBeVisible();
  await page.getByRole("button", { name: "Log this" }).click();
  await expect(page.getByText("Logged", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to Foods" }).click();
  await expect(page.getByLabel("Search foods")).toHaveValue("secret snack oat mi");
  await openTab(page, "Meals");
  await page.getByRole("article").getByRole("link", { name: "Oat milk" }).click();
  await expect(page.getByRole("region", { name: "Receipt" })).toContainText("150 g");
});

test("an own food is added by its serving, used before the table's, changed, listed and exported", async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await page.goto("/my-foods");
  await page.getByRole("link", { name: "Add food" }).click();
  await page.getByLabel("Name", { exact: true }).fill("oat milk");
  await page.getByLabel("The figures are for").selectOption("1 serving");
  await page.getByLabel("A serving weighs (g)").fill("200");
  await page.getByLabel("Calories (kcal)").fill("33");
  await page.getByRole("button", { name: "Save" }).click();
  const own = page.getByRole("region", { name: "Foods" });
  await expect(own).toContainText("1 serving (200 g): 33 kcal");
  await account.logUntilStored("oat milk");
  const energies = async () =>
    (await account.listMeals()).map(({ macros }) => macros.calories_kcal);
  expect(await energies()).toEqual([33]);

  await own.getByRole("link", { name: "Change oat milk" }).click();
  await page.getByLabel("Calories (kcal)").fill("44");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Leave as logged" }).click();
  await expect(own).toContainText("1 serving (200 g): 44 kcal");
  await account.logUntilStored("2 servings of oat milk");
  expect((await energies()).toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual([33, 88]);

  await page.goto("/foods");
  await page.getByLabel("Search foods").fill("oat milk");
  await expect(page.getByRole("link", { name: /^oat milk · yours, change it/ })).toBeVisible();
  const exported = await page.request.get(routes.accountExport);
  expect((await exported.body()).includes("data/own_foods.json")).toBe(true);
});
