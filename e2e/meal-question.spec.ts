import { expect, openTab } from "./journey.ts";
import { expectFaultless } from "./screen.ts";
import { test } from "./window-test.ts";

const text = "Were the fries small, medium or large?";

test("the meal card asks one question, whose answer is remembered and can be undone", async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await account.logUntilStored("fries");
  await account.logUntilStored("a latte");
  await page.goto("/meals");
  const question = page.getByRole("group", { name: text });
  await expect(question).toBeVisible();
  await expect(page.getByRole("group", { name: /\?$/ })).toHaveCount(1);
  await expectFaultless(page);

  await question.getByRole("button", { name: "Large", exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText("Large: Morsel will remember this.").last()).toBeVisible();
  const answered = (await account.listMeals()).find(({ title }) => title === "Fries");
  expect(answered).toMatchObject({ version: 2, items: [{ grams: 154 }] });
  // The next best question of the day.
  await expect(page.getByRole("group", { name: /latte/ })).toBeVisible();
  await page.getByRole("listitem").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(question).toBeVisible();
  await expect(page.getByRole("group", { name: /latte/ })).toBeHidden();

  await question.getByRole("button", { name: `Dismiss: ${text}` }).click();
  await expect(question).toBeHidden();
  await page.getByRole("article").getByRole("link", { name: "Fries" }).click();
  await expect(page.getByRole("region", { name: "History" })).toContainText(
    `Not answered: “${text}”`,
  );

  await openTab(page, "Profile");
  const toggle = page.getByRole("switch", { name: "Ask about portions" });
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expectFaultless(page);
  await openTab(page, "Meals");
  await page.goto("/meals");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("group", { name: /latte/ })).toHaveCount(0);
});
