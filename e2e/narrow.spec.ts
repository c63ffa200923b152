import { expect, logMeals, openTab } from "./journey.ts";
import { test } from "./window-test.ts";

test("the log, the meals and a meal do not overflow a 320 pixel screen, also with very long texts", async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

  await signUp();
  await page.goto("/log");
  await page.getByRole("textbox", { name: "Meal description" }).fill("x".repeat(4001));
  await expect(page.getByText("A message can have at most 4,000 characters.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Log Meals" })).toBeDisabled();
  expect(await overflow(), "the log").toBe(0);

  await logMeals(page, `${"longword".repeat(30)}, two eggs, 300 g steak and 400 g cooked rice`);
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  expect(await overflow(), "the log with its history").toBe(0);
  await openTab(page, "Meals");
  await page.getByRole("button", { name: /is calculated/ }).click();
  expect(await overflow(), "the day").toBe(0);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Receipt" })).toBeVisible();
  expect(await overflow(), "the meal").toBe(0);
});

test("no main screen overflows a width of 320 pixels at twice the text size", async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const account = await signUp();
  await account.logUntilStored(
    "two scrambled eggs with toast and butter, and a bowl of vorbanellaquonklesnorfles",
  );
  const overflowAtTwice = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });

  await page.goto("/log");
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await expect(page.getByRole("group", { name: "Not counted" })).toBeVisible();
  expect(await overflowAtTwice(), "the log").toBe(0);
  await account.logUntilStored("red wine");
  const question = page.getByRole("group", { name: "Red wine: how much was it?" });
  await page.goto("/log");
  await expect(question).toBeVisible();
  expect(await overflowAtTwice(), "the question in the log").toBe(0);
  await page.goto("/meals");
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: /is calculated/ }).click();
  expect(await overflowAtTwice(), "the day").toBe(0);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Receipt" })).toBeVisible();
  expect(await overflowAtTwice(), "the meal").toBe(0);
  for (const path of [
    `${new URL(page.url()).pathname}/edit`,
    "/profile",
    "/profile/targets",
    "/install-app",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await overflowAtTwice(), path).toBe(0);
  }
});
