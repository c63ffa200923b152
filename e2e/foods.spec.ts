import { expect, openTab, test } from "./journey.ts";

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
