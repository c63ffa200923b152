import type { Page } from "@playwright/test";
import { expect, openTab } from "./journey.ts";
import { test } from "./window-test.ts";

const days = [
  "",
  "1 day ago ",
  "2 days ago ",
  "3 days ago ",
  "4 days ago ",
  "5 days ago ",
  "6 days ago ",
];

test("trends show averages, charts and insights, also by keyboard and offline; a day opens its meals, and a report is printed", async ({
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
  const day = chart.getByRole("table").getByRole("link").first();
  const [, month, date] = (await day.innerText()).split(/[ ,]+/);
  await day.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${month}-${date?.padStart(2, "0")}`,
  );
  await page.goBack();
  await expect(page.getByRole("button", { name: "Month", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectReport(page, account.email);

  await page.getByRole("button", { name: "Week" }).click();
  await page.getByRole("button", { name: "Previous week" }).click();
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByRole("heading", { name: "Insights" })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("button", { name: "Month" }).click();
  await expect(page.getByRole("region", { name: "Averages" })).toContainText("with entries");
  await context.setOffline(false);
});

/** The printed page has the report only, on both sizes of paper. */
async function expectReport(page: Page, email: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  const report = page.getByRole("region", { name: "Report" });
  await expect(report.getByRole("heading", { level: 1 })).toHaveText(/^[A-Z][a-z]+ \d{4}$/);
  await expect(report.getByText(email)).toBeVisible();
  for (const text of ["Daily average", "Energy by day", "Most frequent foods"]) {
    await expect(report.getByRole("heading", { name: text, exact: true })).toBeVisible();
  }
  await expect(report.getByRole("row", { name: /^Calories .* 2,000\skcal$/ })).toBeVisible();
  await expect(report.getByText(/oatmeal.*:\s\d+\sdays/i)).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  for (const format of ["A4", "Letter"]) {
    const pages = (await page.pdf({ format })).toString("latin1").match(/\/Type \/Page\b/g);
    expect(pages?.length, format).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: null });
}

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
