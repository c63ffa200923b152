import type { MealEntry } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { FakeServer } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import {
  sampleContext,
  sampleItem,
  sampleJob,
  sampleMacros,
  sampleMeal,
} from "../testing/sample-meals.ts";

const told = "a protein bar, 713 kcal";
const notCounted = "a zorblat, 713 kcal";
const meal: MealEntry = sampleMeal({
  id: "m1",
  title: "Protein Bar",
  description: told,
  macros: sampleMacros({ calories_kcal: 713 }),
  context: sampleContext("2026-11-19T07:40:00+01:00", { notes: "713 kcal were stated." }),
  items: [
    sampleItem({
      text: told,
      macros: sampleMacros({ calories_kcal: 713 }),
      portion: { rule: "stated-energy", explanation: "713 kcal = 180 g", is_stated: true },
    }),
  ],
  not_counted: [notCounted],
  energy_range: { low_kcal: 713, high_kcal: 800 },
  version: 2,
});

function hide(server: FakeServer): void {
  server.preferences = { mealsVisibleColumns: ["calories", "protein"], hide_energy: true };
  server.meals = [meal];
  const logged = { id: "m1", title: told, local_day: "2026-11-19", calories_kcal: 713 };
  server.jobs = [
    sampleJob({ id: "j1", message: told, not_counted: [notCounted], logged_meals: [logged] }),
  ];
  server.shares = [];
  server.guesses = {
    c2FsbW9uLXJpY2UtYnJvY2Nv: {
      image_url: null,
      total_calories_kcal: 713,
      notes: "About 713 kcal.",
      meals: [
        {
          title: "Protein Bar",
          description: told,
          macros: sampleMacros({ calories_kcal: 713 }),
          serving: meal.serving,
        },
      ],
    },
  };
}

/** All texts and labels of the screen, without the name of the switch that hides calories. */
function everything(): string {
  const labels = [...document.querySelectorAll("[aria-label], [aria-valuetext], [title]")]
    .filter((element) => element.getAttribute("role") !== "switch")
    .map((element) =>
      ["aria-label", "aria-valuetext", "title"].map((name) => element.getAttribute(name)).join(" "),
    );
  const words = document.body.innerText.replace("Hide calories", "");
  return `${document.title} ${words} ${labels.join(" ")}`;
}

const energy = /\bk?cals?\b|calor|713|kilojoule/i;

test.each([
  ["/log", "Completed"],
  ["/meals", "How closely you matched today's targets"],
  ["/meals/m1", "Meal Load"],
  ["/meals/m1/edit", "Current Meal"],
  ["/profile", "Your targets"],
  ["/profile/targets", "More targets"],
  ["/calorie-guess/c2FsbW9uLXJpY2UtYnJvY2Nv", "What is on the plate"],
])("%s shows no energy to a user who hides it", async (path, ready) => {
  await renderApp(path, hide);
  await expect.element(page.getByText(ready).first()).toBeVisible();
  await expect.poll(everything).not.toMatch(energy);
});

test("Trends shows no energy to a user who hides it", async () => {
  await renderApp("/trends", hide);
  await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect.poll(everything).not.toMatch(energy);
});

test("the score breakdown and the column menu show no energy to a user who hides it", async () => {
  await renderApp("/meals", hide);
  await page.getByRole("button", { name: /is calculated/ }).click();
  await page.getByRole("button", { name: "Columns" }).click();
  await expect.element(page.getByRole("menuitemcheckbox", { name: "Prot" })).toBeVisible();
  expect(everything()).not.toMatch(energy);
  await page.getByRole("menuitemcheckbox", { name: "Prot" }).click();
  // At least one column must be chosen.
  await expect
    .element(page.getByText("At least one column must be selected").first())
    .toBeVisible();
});

test("the dialogs of a meal show no energy to a user who hides it", async () => {
  await renderApp("/meals/m1", hide);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Make Link" })).toBeVisible();
  expect(everything()).not.toMatch(energy);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: /^Change Oatmeal/ }).click();
  await expect.element(page.getByRole("textbox", { name: "Amount" })).toBeVisible();
  expect(everything()).not.toMatch(energy);
});

test("the switch hides energy and shows it again, and a change of columns in between keeps the calories column", async () => {
  const { server } = await renderApp("/profile", (fake) => {
    hide(fake);
    fake.preferences = { mealsVisibleColumns: ["calories", "protein"] };
  });
  const hides = page.getByRole("switch", { name: "Hide calories" });
  await hides.click();
  await expect.poll(() => server.preferences.hide_energy).toBe(true);
  await page.getByRole("link", { name: "Meals", exact: true }).first().click();
  await expect.element(page.getByRole("article")).toBeVisible();
  expect(everything()).not.toMatch(energy);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Fats" }).click();
  await expect
    .poll(() => server.preferences.mealsVisibleColumns.toSorted())
    .toEqual(["calories", "fat", "protein"]);
  await userEvent.keyboard("{Escape}");
  await page.getByRole("link", { name: "Profile", exact: true }).first().click();
  await hides.click();
  await expect.poll(() => server.preferences.hide_energy).toBe(false);
  await page.getByRole("link", { name: "Meals", exact: true }).first().click();
  await expect.poll(everything).toMatch(energy);
});

test("if hidden calories are the only chosen column, the macros are shown and scored", async () => {
  await renderApp("/meals", (fake) => {
    hide(fake);
    fake.preferences = { mealsVisibleColumns: ["calories"], hide_energy: true };
  });
  await expect.poll(everything).toMatch(/Prot[^e]/);
  await expect.element(page.getByRole("img", { name: /^Daily Score \d+ of 100/ })).toBeVisible();
  expect(everything()).not.toMatch(energy);
});
