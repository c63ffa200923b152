import { createAccount, expect, logMeals, openTab, test, twoMeals } from "./journey.ts";

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a sentence becomes two meals on today's page, with nutrients and a receipt", async ({
    page,
  }) => {
    await createAccount(page);
    const history = page.getByRole("region", { name: "Log History" });
    await expect(history.getByText("No meals logged yet")).toBeVisible();

    let loads = 0;
    page.on("framenavigated", () => {
      loads += 1;
    });
    const accepted = page.waitForResponse((response) => response.url().endsWith("/chat/queue"));
    await logMeals(page, twoMeals);
    expect(((await (await accepted).json()) as { status: string }).status).toBe("queued");
    await expect(page.getByRole("textbox", { name: "Meal description" })).toHaveValue("");
    await expect(history.getByText("Completed", { exact: true })).toBeVisible();
    expect(loads, "the page was loaded anew").toBe(0);

    await openTab(page, "Meals");
    await expect(page.getByText("Showing 2 total meals across 1 day")).toBeVisible();
    const breakfast = page.getByRole("article").filter({ hasText: "Breakfast" });
    const lunch = page.getByRole("article").filter({ hasText: "Lunch" });
    await expect(breakfast.getByRole("heading")).toContainText(/egg/i);
    await expect(lunch.getByRole("heading")).toContainText(/caesar/i);
    await expect(breakfast).toContainText("00:05");
    for (const meal of [breakfast, lunch]) {
      for (const chip of ["Cals", "Prot", "Carb", "Fats"]) await expect(meal).toContainText(chip);
    }

    await breakfast.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/egg/i);
    const receipt = page.getByRole("region", { name: "Receipt" });
    for (const food of [/egg/i, /whole wheat/i, /butter/i, /orange juice/i]) {
      await expect(receipt.getByRole("listitem").filter({ hasText: food })).toBeVisible();
    }
    const eggs = receipt.getByRole("listitem").filter({ hasText: /egg/i });
    await expect(eggs).toContainText("You said");
    await expect(eggs).toContainText(/\d\sg/);
    await expect(eggs).toContainText("USDA");
    const butter = receipt.getByRole("listitem").filter({ hasText: /butter/i });
    await expect(butter).toContainText("Assumed");
    for (const card of ["Macronutrients", "Lipid Profile", "Micronutrients"]) {
      await expect(page.getByRole("heading", { name: card })).toBeVisible();
    }
    await expect(page.getByText("Vitamin B12")).toBeVisible();
  });
});

test("a message without food fails with a helpful reason, which is fully visible and announced, and Retry puts it back into the text box", async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/log");
  const message = "hello there, what a lovely morning";
  await logMeals(page, message);
  await expect(
    page.getByText("I couldn't find any food in that. Try '2 eggs and toast'.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Failed", { exact: true })).toBeVisible();
  const newest = page.getByRole("region", { name: "Log History" }).getByRole("listitem").first();
  const reason = newest.getByText("I couldn't find any food in that.");
  await expect(reason).toBeInViewport({ ratio: 1 });
  await expect(newest.getByRole("button", { name: "Retry" })).toBeInViewport({ ratio: 1 });
  await expect(
    page.locator("[aria-live=polite]").filter({ hasText: /^Failed: hello there/ }),
  ).toHaveText(/I couldn't find any food in that\./);

  await page.getByRole("button", { name: /Retry/ }).click();
  await expect(page.getByRole("textbox", { name: "Meal description" })).toHaveValue(message);

  await page.getByRole("textbox", { name: "Meal description" }).fill("2 eggs and toast");
  await page.getByRole("button", { name: "Log Meals" }).click();
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
});

test("a meal is deleted after a confirmation, and stays deleted", async ({ page, signUp }) => {
  const account = await signUp();
  await account.logUntilStored("a bowl of lentil soup");
  await page.goto("/meals");
  await page
    .getByRole("article")
    .getByRole("button", { name: /Delete/ })
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Delete this meal?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);

  await page
    .getByRole("article")
    .getByRole("button", { name: /Delete/ })
    .click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Meal deleted", { exact: true })).toBeVisible();
  await expect(page.getByText("No meals yet")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No meals yet")).toBeVisible();
});
