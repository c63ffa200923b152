import { routes } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleMacros, sampleMeal } from "../../../testing/sample-meals.ts";

const saved = () => page.getByRole("button", { name: "Save Targets" });
const figure = (name: string) => page.getByRole("textbox", { name });
const kindOf = (label: string) => page.getByRole("combobox", { name: `${label}, how it is meant` });

async function workOut() {
  await page.getByRole("button", { name: /Work them out from/ }).click();
  await page.getByLabelText("Units").selectOptions("kg and cm");
  await page.getByLabelText("Equation for").selectOptions("Women");
  await figure("Age, years").fill("45");
  await figure("Weight, kg").fill("75");
  await figure("Height, cm").fill("165.1");
}

test("only changed targets are saved, and Undo restores the previous ones", async () => {
  const { server } = await renderApp("/profile/targets");
  await figure("Protein, about, in g").fill("90");
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
  await page.getByRole("button", { name: "Work them out", exact: true }).click();
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
  const sent = JSON.stringify(server.calls.map(({ body }) => body));
  expect(sent).not.toMatch(/weight|age|height|165|female/i);
});

test("measurements convert between metric and US units", async () => {
  await renderApp("/profile/targets");
  await workOut();
  await page.getByLabelText("Units").selectOptions("lb, ft and in");
  await expect.element(figure("Weight, lb")).toHaveValue("165");
  await expect.element(figure("Height, ft")).toHaveValue("5");
  await expect.element(figure("and in")).toHaveValue("5");
  await page.getByRole("button", { name: "Work them out", exact: true }).click();
  await expect.element(figure("Calories, about, in kcal")).toHaveValue("1920");
});

test("the calculator shows an error per invalid field", async () => {
  await renderApp("/profile/targets");
  await workOut();
  await figure("Age, years").fill("15");
  await page.getByRole("button", { name: "Work them out", exact: true }).click();
  await expect.element(page.getByText("For adults, 18 to 100 years.")).toBeVisible();
  await expect.element(figure("Age, years")).toHaveFocus();
  await expect.element(page.getByRole("region", { name: "Receipt" })).not.toBeInTheDocument();
});

test("a low energy target shows a note, and can be saved", async () => {
  const { server } = await renderApp("/profile/targets");
  await figure("Calories, about, in kcal").fill("1100");
  await expect.element(page.getByText(/below 1,200 kcal a day for most women/)).toBeVisible();
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
