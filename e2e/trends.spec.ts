import { expect, openTab, test } from "./journey.ts";

const days = [
  "",
  "1 day ago ",
  "2 days ago ",
  "3 days ago ",
  "4 days ago ",
  "5 days ago ",
  "6 days ago ",
];

test("trends of a week show averages, a chart and insights, also by keyboard and offline", async ({
  page,
  context,
  signUp,
}) => {
  const account = await signUp();
  for (const day of days) {
    await account.logUntilStored(`${day}for breakfast a bowl of oatmeal with blueberries`);
    await account.logUntilStored(
      `${day}at 7pm 150 g chicken breast, 200 g cooked rice and broccoli`,
    );
  }
  await page.goto("/log");
  await openTab(page, "Trends");
  // The current week may have begun today: the month has all seven days, or most.
  await page.getByRole("button", { name: "Month" }).click();
  await expect(page.getByRole("region", { name: "Averages" })).toContainText("with entries");

  const protein = page.getByRole("slider", { name: "Protein by day" });
  await protein.focus();
  await page.keyboard.press("Home");
  await expect(protein).toHaveAttribute("aria-valuetext", /^\w{3}, \w{3} 1: /);
  const chart = page.getByRole("region", { name: "Protein", exact: true });
  await chart.getByText("Show as a table").click();
  await expect(chart.getByRole("row").nth(1)).toBeVisible();

  await page.getByRole("button", { name: "Week" }).click();
  await page.getByRole("button", { name: "Previous week" }).click();
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByRole("heading", { name: "Insights" })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("button", { name: "Month" }).click();
  await expect(page.getByRole("region", { name: "Averages" })).toContainText("with entries");
  await context.setOffline(false);
});

test("trends do not overflow a 320 pixel screen, also at twice the text size", async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const account = await signUp();
  await account.logUntilStored("150 g chicken breast, 200 g cooked rice and broccoli");
  await page.goto("/trends");
  await expect(page.getByRole("region", { name: "Averages" })).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow(), "as it is").toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await overflow(), "at twice the size").toBe(0);
});
