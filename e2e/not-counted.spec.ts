import { expect, openTab } from "./journey.ts";
import { expectFaultless } from "./screen.ts";
import { test } from "./window-test.ts";

const words = "a glass of vorbanella";

test("words that match no food are shown, can be replaced by a food, and can be dismissed", async ({
  page,
  signUp,
}) => {
  const account = await signUp();
  await account.logUntilStored(`toast and ${words}`);
  await page.goto("/log");
  const line = page.getByRole("group", { name: "Not counted" });
  const phrase = line.getByRole("button", { name: `${words}: choose what it is` });
  await expect(phrase).toBeVisible();
  await expectFaultless(page);

  await phrase.click();
  const dialog = page.getByRole("dialog", { name: "Not counted" });
  await dialog.getByLabel("Other words").fill("a glass of orange juice");
  await expectFaultless(page, { within: "[role=dialog]" });
  await dialog.getByRole("button", { name: "Add these words" }).click();
  await expect(dialog).toBeHidden();
  await expect(line).toBeHidden();

  await page.getByRole("listitem").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(phrase).toBeVisible();
  await openTab(page, "Meals");
  await expect(phrase).toBeVisible();
  await expect(page.getByRole("meter", { name: "Calories" })).toContainText(/≈\s\d+ \(\d+–\d+\)/);
  await expectFaultless(page);
  await page.getByRole("article").getByRole("link").click();
  const receipt = page.getByRole("region", { name: "Receipt" });
  await expect(receipt).toContainText(/Likely range≈\s\d+ \(\d+–\d+\)/);
  await expect(page.getByText(/^Confidence \d+%: (sure|roughly|please check)$/)).toBeVisible();
  await receipt.getByRole("button", { name: `${words}: choose what it is` }).click();
  await dialog.getByRole("button", { name: "Dismiss" }).click();
  await expect(line).toBeHidden();
  await expect(page.getByRole("region", { name: "History" })).toContainText(
    `Removed from Not counted: “${words}”`,
  );
  const [meal] = await account.listMeals();
  expect(meal).toMatchObject({ not_counted: [], version: 4 });
});
