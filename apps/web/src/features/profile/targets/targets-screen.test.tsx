import { routes } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { FakeServer } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleMacros, sampleMeal } from "../../../testing/sample-meals.ts";

const saved = () => page.getByRole("button", { name: "Save Targets" });
const figure = (name: string) => page.getByRole("textbox", { name });
const kindOf = (label: string) => page.getByRole("combobox", { name: `${label}, how it is meant` });

const more = () => page.getByRole("button", { name: /^More targets/ });
const dayChoice = (name: string) => page.getByRole("radio", { name });
const byWeekday = () => page.getByRole("switch", { name: "Targets by weekday" });
const sent = (server: FakeServer) =>
  server.callsTo("PUT", routes.preferences).map(({ body }) => body);

async function workOut() {
  await page.getByLabelText("Units").selectOptions("kg and cm");
  await page.getByLabelText("Equation for").selectOptions("Women");
  await figure("Age, years").fill("45");
  await figure("Weight, kg").fill("75");
  await figure("Height, cm").fill("165.1");
}

test("only changed targets are saved, and Undo restores the previous ones", async () => {
  const { server } = await renderApp("/profile/targets");
  await figure("Protein, about, in g").fill("90");
  await more().click();
  await kindOf("Sugar").selectOptions("At most");
  await expect.element(figure("Sugar, at most, in g")).toHaveValue("50");
  await kindOf("Fiber").selectOptions("Between");
  await figure("Fiber, and, in g").fill("40");
  await saved().click();
  await expect.element(page.getByText("Targets saved")).toBeVisible();
  const targets = {
    protein_g: { low: 90, high: 90, made_by: "hand" },
    sugar_g: { low: null, high: 50, made_by: "hand" },
    fiber_g: { low: 28, high: 40, made_by: "hand" },
  };
  expect(server.callsTo("PUT", routes.preferences).map(({ body }) => body)).toEqual([{ targets }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => server.preferences.targets).toEqual({});
  await expect.element(figure("Protein, about, in g")).toHaveValue("50");
});

test("an invalid target shows an error, gets the focus, and is not sent", async () => {
  const { server } = await renderApp("/profile/targets");
  await figure("Fat, about, in g").fill("lots");
  await saved().click();
  await expect.element(page.getByText("A number above 0, please.")).toBeVisible();
  await expect.element(figure("Fat, about, in g")).toHaveFocus();
  await figure("Fat, about, in g").fill("781");
  await expect.element(page.getByText("At most 780 g, please.")).toBeVisible();
  expect(server.callsTo("PUT", routes.preferences)).toEqual([]);
});

test("the calculator fills in targets, shows its steps and sources, and stores no measurements", async () => {
  const { server } = await renderApp("/profile/targets");
  await workOut();
  await page.getByRole("button", { name: "Calculate", exact: true }).click();
  const receipt = page.getByRole("region", { name: "Receipt" });
  await expect.element(receipt.getByText("1,396 kcal")).toBeVisible();
  await expect.element(receipt.getByText(/Mifflin and St Jeor/)).toBeVisible();
  await expect.element(figure("Calories, about, in kcal")).toHaveValue("1920");
  await expect.element(figure("Protein, between, in g")).toHaveValue("48");
  await saved().click();
  await expect
    .poll(() => server.preferences.targets?.protein_g)
    .toEqual({
      low: 48,
      high: 168,
      made_by: "calculator",
    });
  const all = JSON.stringify(server.calls.map(({ body }) => body));
  expect(all).not.toMatch(/weight|age|height|165|female/i);
});

test("measurements convert between metric and US units", async () => {
  await renderApp("/profile/targets");
  await workOut();
  await page.getByLabelText("Units").selectOptions("lb, ft and in");
  await expect.element(figure("Weight, lb")).toHaveValue("165");
  await expect.element(figure("Height, ft")).toHaveValue("5");
  await expect.element(figure("and in")).toHaveValue("5");
  await page.getByRole("button", { name: "Calculate", exact: true }).click();
  await expect.element(figure("Calories, about, in kcal")).toHaveValue("1920");
});

test("the calculator shows an error per invalid field", async () => {
  await renderApp("/profile/targets");
  await workOut();
  await figure("Age, years").fill("15");
  await page.getByRole("button", { name: "Calculate", exact: true }).click();
  await expect.element(page.getByText("For adults, 18 to 100 years.")).toBeVisible();
  await expect.element(figure("Age, years")).toHaveFocus();
  await expect.element(page.getByRole("region", { name: "Receipt" })).not.toBeInTheDocument();
});

test("a low energy target shows a note, and can be saved", async () => {
  const { server } = await renderApp("/profile/targets");
  await figure("Calories, about, in kcal").fill("1100");
  await expect.element(page.getByText(/below 1,200\skcal a day for most women/)).toBeVisible();
  await saved().click();
  await expect.poll(() => server.preferences.targets?.calories_kcal?.high).toBe(1100);
});

test("the score, the meters and the score breakdown use the user's targets, which can be reset", async () => {
  const { server } = await renderApp("/meals", (fake) => {
    fake.meals = [
      sampleMeal({
        id: "1",
        macros: sampleMacros({ calories_kcal: 500, protein_g: 100, carbs_g: 50, fat_g: 20 }),
      }),
    ];
    fake.preferences = {
      mealsVisibleColumns: ["protein", "fat"],
      targets: {
        protein_g: { low: 80, high: null, made_by: "hand" },
        fat_g: { low: null, high: 40, made_by: "hand" },
      },
    };
  });
  await expect.element(page.getByRole("img", { name: "Daily Score 100 of 100" })).toBeVisible();
  const protein = page.getByRole("meter", { name: "Protein" });
  await expect.element(protein).toHaveAttribute("aria-valuetext", "100 of at\u00a0least\u00a080 g");
  await page.getByRole("button", { name: /is calculated/ }).click();
  await expect.element(page.getByText(/20 of at.most.40/)).toBeVisible();
  await page.getByRole("link", { name: "Profile", exact: true }).first().click();
  await page.getByRole("link", { name: "Change targets" }).click();
  await page.getByRole("button", { name: "Reset to defaults" }).click();
  await expect.poll(() => server.preferences.targets).toEqual({});
  await expect.element(figure("Protein, about, in g")).toHaveValue("50");
});

test("the calculator is open, and the targets of the macros are shown before the others", async () => {
  await renderApp("/profile/targets");
  await expect.element(figure("Age, years")).toBeVisible();
  await expect.element(figure("Fat, about, in g")).toBeVisible();
  expect(figure("Fiber, about, in g").query()).toBeNull();
  await more().click();
  await expect.element(figure("Saturated, about, in g")).toBeVisible();
});

test("a target that is folded away is shown and gets the focus if it is invalid", async () => {
  const { server } = await renderApp("/profile/targets");
  await more().click();
  await figure("Sodium, about, in mg").fill("salty");
  await more().click();
  await saved().click();
  await expect.element(figure("Sodium, about, in mg")).toHaveFocus();
  expect(sent(server)).toEqual([]);
});

test("a weekday has its own targets, and those of every day elsewhere", async () => {
  const { server } = await renderApp("/profile/targets");
  await figure("Protein, about, in g").fill("90");
  await byWeekday().click();
  await dayChoice("Saturday").click();
  await expect.element(page.getByRole("heading", { name: "Saturday's targets" })).toBeVisible();
  await expect.element(figure("Protein, about, in g")).toHaveValue("90");
  await figure("Calories, about, in kcal").fill("2400");
  await expect.element(dayChoice("Saturday, has its own targets")).toBeChecked();
  await saved().click();
  await expect.element(page.getByText("Targets saved")).toBeVisible();
  const targets = { protein_g: { low: 90, high: 90, made_by: "hand" } };
  const weekday_targets = {
    saturday: { calories_kcal: { low: 2400, high: 2400, made_by: "hand" } },
  };
  expect(sent(server)).toEqual([{ targets, weekday_targets }]);
  await dayChoice("Every day").click();
  await expect.element(figure("Calories, about, in kcal")).toHaveValue("2000");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => server.preferences.weekday_targets).toEqual({});
});

test("a weekday returns to the targets of every day, and all do if the option is switched off", async () => {
  const ofDay = { fat_g: { low: 60, high: 60, made_by: "hand" as const } };
  const { server } = await renderApp("/profile/targets", (fake) => {
    fake.preferences.weekday_targets = { monday: ofDay, sunday: ofDay };
  });
  await expect.element(byWeekday()).toBeChecked();
  await dayChoice("Monday, has its own targets").click();
  await page.getByRole("button", { name: "Use the targets of every day" }).click();
  await expect.element(figure("Fat, about, in g")).toHaveValue("78");
  await saved().click();
  await expect.poll(() => server.preferences.weekday_targets).toEqual({ sunday: ofDay });
  await byWeekday().click();
  expect(page.getByRole("radiogroup").query()).toBeNull();
  await saved().click();
  await expect.poll(() => server.preferences.weekday_targets).toEqual({});
});

test("an invalid target of another weekday is shown when targets are saved", async () => {
  const { server } = await renderApp("/profile/targets");
  await byWeekday().click();
  await dayChoice("Monday").click();
  await figure("Fat, about, in g").fill("none");
  await dayChoice("Tuesday").click();
  await saved().click();
  await expect.element(dayChoice("Monday, has its own targets")).toBeChecked();
  await expect.element(figure("Fat, about, in g")).toHaveFocus();
  expect(sent(server)).toEqual([]);
});

test("the score and the meters of a day use the targets of its weekday", async () => {
  // 2026-11-19 is a Thursday.
  await renderApp("/meals", (fake) => {
    fake.meals = [sampleMeal({ id: "1", macros: sampleMacros({ protein_g: 100 }) })];
    fake.preferences = {
      mealsVisibleColumns: ["protein"],
      targets: { protein_g: { low: 10, high: 10, made_by: "hand" } },
      weekday_targets: { thursday: { protein_g: { low: 80, high: null, made_by: "hand" } } },
    };
  });
  await expect.element(page.getByRole("img", { name: "Daily Score 100 of 100" })).toBeVisible();
  const protein = page.getByRole("meter", { name: "Protein" });
  await expect.element(protein).toHaveAttribute("aria-valuetext", "100 of at\u00a0least\u00a080 g");
});
