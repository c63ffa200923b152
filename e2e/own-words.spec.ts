import { expect } from "./journey.ts";
import { expectFaultless } from "./screen.ts";
import { test } from "./window-test.ts";

test("a dictionary entry is suggested after an edit, used in the next message, and can be removed", async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await account.logUntilStored("porridge");
  const [meal] = await account.listMeals();
  await page.goto(`/meals/${meal?.id}`);
  await page.getByRole("button", { name: /^Change Oat|^Change .*(oat|porridge)/i }).click();
  await page.getByRole("dialog").getByLabel("Amount").fill("300");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const asked = page.getByRole("region", { name: "Remember this" });
  await expect(asked).toContainText("does “porridge” mean “300 g");
  await asked.getByRole("button", { name: "Remember" }).click();
  await expect(asked).toBeHidden();

  await account.logUntilStored("2 porridge");
  const [latest] = await account.listMeals();
  await page.goto(`/meals/${latest?.id}`);
  await expect(page.getByRole("region", { name: "Receipt" })).toContainText("Your own words");
  await expect(page.getByRole("region", { name: "Receipt" })).toContainText("600");

  await page.goto("/profile");
  await page.getByRole("link", { name: "Open my foods" }).click();
  const words = page.getByRole("region", { name: "Your own words" });
  await expect(words).toContainText("means 300 g");
  await expectFaultless(page);
  await words.getByRole("button", { name: "Remove porridge" }).click();
  await expect(words).not.toContainText("porridge");
});
