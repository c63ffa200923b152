import type { TrendDay } from "@morsel/contracts";
import { addDays, mondayOf } from "@morsel/contracts/facts";
import { nutrientAmounts } from "@morsel/nutrition";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findToday } from "../../platform/clock.ts";
import type { FakeServer } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { nameDay } from "./periods.ts";
import styles from "./trends.module.css";

const today = findToday();
const monday = mondayOf(today);

function sampleDay(day: string, known: Partial<TrendDay["amounts"]>): TrendDay {
  return {
    day,
    meals: 2,
    foods: 5,
    amounts: nutrientAmounts({ calories_kcal: 1800, protein_g: 60, iron_mg: 8, ...known }),
    energy_range: { low_kcal: 1500, high_kcal: 2150 },
    unreported: { iron_mg: 2, vit_c_mg: 5 },
  };
}

/** Two days of this week, and one of the week before. */
function withDays(server: FakeServer): void {
  server.trendDays = [
    sampleDay(addDays(monday, -3), { protein_g: 90 }),
    sampleDay(monday, {}),
    sampleDay(addDays(monday, 2), { calories_kcal: 2200, protein_g: 80 }),
  ];
  server.trendFoods = [{ food_id: "oats", food: "Oats", times: 4, days: 2 }];
  server.insights = [
    {
      id: "fiber-average",
      title: "Fiber",
      text: "Fiber averaged 14 g of 28 g over 6 days.",
      days: [monday],
      foods: ["Oats"],
    },
  ];
}

const averages = () => page.getByRole("region", { name: "Averages" });
const chart = (name: string) => page.getByRole("slider", { name: `${name} by day` });

test("Trends shows averages, macro charts and insights of the week first, and of a month and a year on request [S2.trends.1]", async () => {
  await renderApp("/trends", withDays);
  await expect.element(averages().getByText(/2\sdays with entries, 4\smeals\./)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Week" }))
    .toHaveAttribute("aria-pressed", "true");
  for (const name of ["Calories", "Protein", "Carbs", "Fat"]) {
    await expect.element(page.getByRole("region", { name, exact: true })).toBeVisible();
  }
  await expect.element(page.getByText("Fiber averaged 14 g of 28 g over 6 days.")).toBeVisible();
  await page.getByRole("button", { name: "Month" }).click();
  await expect.element(page.getByRole("button", { name: "Previous month" })).toBeVisible();
  await expect.element(averages()).toBeVisible();
  await page.getByRole("button", { name: "Year" }).click();
  await expect.element(page.getByRole("slider", { name: "Protein by month" })).toBeVisible();
});

test("averages cover the days with entries, and are shown with the target and the previous week", async () => {
  await renderApp("/trends", withDays);
  const row = averages().getByRole("row", { name: /Protein/ });
  await expect.element(row).toMatchTextContent(/Protein70\sg50\sg90\sg/);
  await expect
    .element(averages().getByRole("row", { name: /Calories/ }))
    .toMatchTextContent(/2,000/);
});

test("a chart works by keyboard, and shows a day without entries as 'no entries'", async () => {
  await renderApp("/trends", withDays);
  await expect.element(chart("Protein")).toBeVisible();
  chart("Protein").element().focus();
  await userEvent.keyboard("{Home}");
  await expect
    .element(chart("Protein"))
    .toHaveAttribute("aria-valuetext", `${nameDay(monday)}: 60\u00a0g`);
  await userEvent.keyboard("{ArrowRight}");
  await expect
    .element(chart("Protein"))
    .toHaveAttribute("aria-valuetext", `${nameDay(addDays(monday, 1))}: no entries`);
});

test("each chart has a table with the same figures", async () => {
  await renderApp("/trends", withDays);
  const protein = page.getByRole("region", { name: "Protein", exact: true });
  await protein.getByText("Show as a table").click();
  const table = protein.getByRole("table", { name: "Protein by day" });
  await expect
    .element(table.getByRole("row", { name: new RegExp(nameDay(addDays(monday, 2))) }))
    .toMatchTextContent(/80\sg/);
  await expect.element(table.getByRole("row").nth(2)).toMatchTextContent(/no entries/);
});

test("a micronutrient is shown as 'at least' if some foods do not report it; one sentence names those that no food reports", async () => {
  await renderApp("/trends", withDays);
  const micros = page.getByRole("region", { name: "Micronutrients" });
  await expect
    .element(micros.getByRole("row", { name: /Iron/ }))
    .toMatchTextContent(/at least 8\smg6 of 10\sfoods report it/);
  await expect.element(micros.getByRole("row", { name: /Vitamin C/ })).not.toBeInTheDocument();
  await expect
    .element(micros.getByText(/^No food reports /))
    .toMatchTextContent(/calcium, .*vitamin C, .* or choline\.$/);
  await expect
    .element(averages().getByRole("row", { name: /Cholesterol/ }))
    .not.toBeInTheDocument();
  await expect
    .element(
      averages().getByText(
        "No food reports carbs, fat, fiber, sugar, sodium, cholesterol or saturated.",
      ),
    )
    .toBeVisible();
});

test("charts come before the insights and the averages, and the chart names the average of the week before", async () => {
  await renderApp("/trends", withDays);
  await expect.element(averages()).toBeVisible();
  const names = page
    .getByRole("region")
    .elements()
    .map((region) => region.querySelector("h2")?.textContent.trim());
  expect(names.slice(0, 6)).toEqual([
    "Calories",
    "Protein",
    "Carbs",
    "Fat",
    "Insights",
    "Daily average",
  ]);
  const protein = page.getByRole("region", { name: "Protein", exact: true });
  await expect.element(protein.getByText(/^The week before: 90\sg$/)).toBeVisible();
});

test("a bar that is tapped stays chosen and links to the meals of its day, until it is tapped again", async () => {
  await renderApp("/trends", withDays);
  const protein = page.getByRole("region", { name: "Protein", exact: true });
  await expect.element(chart("Protein")).toBeVisible();
  const { width } = chart("Protein").element().getBoundingClientRect();
  const tap = (bar: number) =>
    chart("Protein").click({ position: { x: (width / 7) * (bar + 0.5), y: 60 } });
  await tap(2);
  await page.getByRole("heading", { name: "Times of day" }).hover();
  await expect
    .element(protein.getByText(new RegExp(`^${nameDay(addDays(monday, 2))}: 80\\sg$`)))
    .toBeVisible();
  const link = protein.getByRole("link", { name: `See ${nameDay(addDays(monday, 2))}` });
  await expect.element(link).toHaveAttribute("href", `/meals?day=${addDays(monday, 2)}`);
  await tap(2);
  await expect.element(link).not.toBeInTheDocument();
  await tap(1);
  await expect.element(protein.getByRole("link", { name: /^See/ })).not.toBeInTheDocument();
});

test("Enter on a chosen bar opens its day; a row of the table does, too; a bar of a year opens its month", async () => {
  const { location } = window;
  await renderApp("/trends", withDays);
  const protein = page.getByRole("region", { name: "Protein", exact: true });
  await protein.getByText("Show as a table").click();
  await expect
    .element(protein.getByRole("link", { name: nameDay(monday), exact: true }))
    .toHaveAttribute("href", `/meals?day=${monday}`);
  await page.getByRole("button", { name: "Year" }).click();
  const byMonth = page.getByRole("slider", { name: "Protein by month" });
  await expect.element(byMonth).toBeVisible();
  byMonth.element().focus();
  await userEvent.keyboard("{End}{Enter}");
  await expect
    .element(page.getByRole("button", { name: "Month" }))
    .toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  await page.getByRole("button", { name: "Week" }).click();
  await expect.element(chart("Protein")).toBeVisible();
  chart("Protein").element().focus();
  await userEvent.keyboard("{Home}{Enter}");
  await expect.poll(() => location.pathname).toBe("/meals");
});

test("three insights are shown, and the others on request", async () => {
  await renderApp("/trends", (server) => {
    withDays(server);
    server.insights = ["One", "Two", "Three", "Four", "Five"].map((title) => ({
      id: title.toLowerCase(),
      title,
      text: `${title} at 19:05.`,
      days: [monday],
      foods: [],
    }));
  });
  const titles = () =>
    page
      .getByRole("region", { name: "Insights" })
      .getByRole("heading", { level: 3 })
      .elements()
      .map((title) => title.textContent);
  const more = page.getByRole("button", { name: "Show 2 more" });
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  expect(titles()).toEqual(["One", "Two", "Three"]);
  await expect.element(page.getByText("Two at 7:05 PM.")).toBeVisible();
  await more.click();
  expect(titles()).toHaveLength(5);
  await page.getByRole("button", { name: "Show fewer" }).click();
  expect(titles()).toHaveLength(3);
});

test("Print opens the browser's print dialog, and is not offered without entries", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  await renderApp("/trends", withDays);
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "Previous week" }).click();
  await page.getByRole("button", { name: "Previous week" }).click();
  await expect.element(page.getByText("No entries in this week")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Print" })).not.toBeInTheDocument();
  print.mockRestore();
});

test("an insight can be dismissed and restored", async () => {
  const { server } = await renderApp("/trends", withDays);
  const text = page.getByText("Fiber averaged 14 g of 28 g over 6 days.");
  await page.getByRole("button", { name: "Dismiss: Fiber" }).click();
  await expect.element(text).not.toBeInTheDocument();
  expect(
    server.calls.some(({ method, path }) => method === "PUT" && path.endsWith(`?week=${monday}`)),
  ).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(text).toBeVisible();
});

test("a week without entries says so, and links to the previous week", async () => {
  await renderApp("/trends", (server) => {
    server.trendDays = [sampleDay(addDays(monday, -3), {})];
  });
  await expect
    .element(page.getByRole("heading", { name: "No entries in this week" }))
    .toBeVisible();
  await page.getByRole("button", { name: "Show the week before" }).click();
  await expect.element(averages().getByText(/1\sday with entries, 2\smeals\./)).toBeVisible();
});

test("Trends shows no energy to a user who hides it", async () => {
  await renderApp("/trends", (server) => {
    withDays(server);
    server.preferences = { ...server.preferences, hide_energy: true };
  });
  await expect.element(chart("Protein")).toBeVisible();
  await expect.element(chart("Calories")).not.toBeInTheDocument();
  await expect.element(page.getByText(/kcal/)).not.toBeInTheDocument();
});

test("charts use the user's targets", async () => {
  await renderApp("/trends", (server) => {
    withDays(server);
    server.preferences = {
      ...server.preferences,
      targets: { protein_g: { low: 70, high: 100, made_by: "hand" } },
    };
  });
  const protein = page.getByRole("region", { name: "Protein", exact: true });
  await expect
    .element(protein.getByText(/Target 70–100\sg · 1 of 2\sdays within the target/))
    .toBeVisible();
});

test("days count as within the target by the targets of their weekday", async () => {
  const exactly = (grams: number) => ({
    protein_g: { low: grams, high: grams, made_by: "hand" as const },
  });
  await renderApp("/trends", (server) => {
    withDays(server);
    server.preferences = {
      ...server.preferences,
      weekday_targets: { monday: exactly(60), wednesday: exactly(80) },
    };
  });
  const protein = page.getByRole("region", { name: "Protein", exact: true });
  await expect
    .element(protein.getByText(/Target on average 70\sg · 2 of 2\sdays within the target/))
    .toBeVisible();
});

test("an error is shown, and loading can be tried again", async () => {
  const { server } = await renderApp("/trends", (prepared) => {
    withDays(prepared);
    prepared.answer("GET /api/external/trends", () => new Response("{}", { status: 500 }));
  });
  await expect.element(page.getByRole("heading", { name: "Failed to fetch trends" })).toBeVisible();
  server.recover("GET /api/external/trends");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(averages()).toBeVisible();
});

test("Trends asks a signed-out visitor to sign in, and returns [S2.trends.2, S2.routes.9]", async () => {
  const { departures } = await renderApp("/trends", (server) => {
    server.user = null;
  });
  await expect.element(page.getByRole("heading", { name: "Sign In to View Trends" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  expect(departures).toEqual(["/api/login?return=%2Ftrends"]);
});

const energyChart = () => page.getByRole("region", { name: "Calories", exact: true });
const whiskers = () => energyChart().element().querySelectorAll(`.${styles.whisker}`);

test("the energy of a day has its likely range in the chart, its text and its table, but not in a year", async () => {
  await renderApp("/trends", (server) => {
    withDays(server);
    server.trendDays = server.trendDays.map((day, at) =>
      at === 1 ? { ...day, energy_range: null } : day,
    );
  });
  await expect.element(energyChart().getByText(/Thin lines: the likely range/)).toBeVisible();
  expect(whiskers()).toHaveLength(1);
  chart("Calories").element().focus();
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}");
  await expect
    .element(chart("Calories"))
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/2,200\skcal \(1,500–2,150\)$/));
  await energyChart().getByText("Show as a table").click();
  await expect.element(energyChart().getByRole("cell", { name: "1,500–2,150" })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Protein" })).toBeVisible();
  expect(page.getByText(/Thin lines/).elements()).toHaveLength(1);
  await page.getByRole("button", { name: "Year" }).click();
  await expect.element(page.getByRole("slider", { name: "Protein by month" })).toBeVisible();
  expect(page.getByText(/Thin lines/).elements()).toHaveLength(0);
});

test("a hidden energy has no range in the trends", async () => {
  await renderApp("/trends", (server) => {
    withDays(server);
    server.preferences = { ...server.preferences, hide_energy: true };
  });
  await expect.element(page.getByRole("region", { name: "Protein", exact: true })).toBeVisible();
  expect(page.getByText(/likely range|1,500/).elements()).toHaveLength(0);
});
