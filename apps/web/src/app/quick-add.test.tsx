import { routes } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { refusal } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import {
  sampleContext,
  sampleItem,
  sampleJob,
  sampleMacros,
  sampleMeal,
} from "../testing/sample-meals.ts";

const dialog = () => page.getByRole("dialog", { name: "Quick add" });
const open = () => page.getByRole("button", { name: "Quick add" }).click();

const bare = sampleItem({
  text: "350 kcal",
  food_id: "you-said-so",
  food: "Quick add",
  source: "You said so",
  source_id: "calories_kcal",
  grams: null,
  portion: {
    rule: "stated-figures",
    explanation: "“350 kcal”: the figures as you said them, no weight known",
    is_stated: true,
  },
  macros: sampleMacros({ calories_kcal: 350, protein_g: null, carbs_g: null, fat_g: null }),
});

test("Quick add logs nutrients from an empty meals page, and Undo removes the meal", async () => {
  const { server } = await renderApp("/meals", (fake) => {
    fake.meals = [];
  });
  await open();
  await expect.element(dialog().getByRole("button", { name: "Log" })).toBeDisabled();
  await dialog().getByLabelText("Calories (kcal)").fill("350");
  await dialog().getByLabelText("Protein (g)").fill("12,5");
  await dialog().getByLabelText("Name, if you like").fill("Birthday cake");
  await dialog().getByLabelText("Meal", { exact: true }).selectOptions("Snack");
  await dialog().getByRole("button", { name: "Log" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText("Logged", { exact: true }).first()).toBeVisible();
  expect(server.callsTo("POST", routes.quickAdd).map(({ body }) => body)).toEqual([
    {
      amounts: { calories_kcal: 350, protein_g: 12.5 },
      title: "Birthday cake",
      meal_type: "snack",
    },
  ]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => server.meals).toEqual([]);
});

test("on the dashboard, an invalid number is reported, and a rejected request keeps the input", async () => {
  const { server } = await renderApp("/log", (fake) => {
    fake.jobs = [sampleJob({ id: "j1" })];
    fake.meals = [sampleMeal({ id: "m1" })];
    fake.answer(`POST ${routes.quickAdd}`, () => refusal("rate_limited"));
  });
  await open();
  const energy = dialog().getByLabelText("Calories (kcal)");
  await energy.fill("lots");
  await expect.element(dialog().getByText("Enter a number from 0 to 6,000.")).toBeVisible();
  await expect.element(dialog().getByRole("button", { name: "Log" })).toBeDisabled();
  await energy.fill("350");
  await dialog().getByRole("button", { name: "Log" }).click();
  await expect
    .element(dialog().getByRole("alert"))
    .toHaveTextContent("Rate limit exceeded. Please try again later.");
  await dialog().getByRole("button", { name: "Log" }).click();
  await expect.poll(() => server.callsTo("POST", routes.quickAdd).length).toBe(2);
  await expect.element(energy).toHaveValue("350");
});

test("a user who hides calories is asked for macros only", async () => {
  await renderApp("/meals", (fake) => {
    fake.meals = [];
    fake.preferences = { ...fake.preferences, hide_energy: true };
  });
  await open();
  await expect.element(dialog().getByLabelText("Protein (g)")).toBeVisible();
  await expect.element(dialog().getByLabelText("Calories (kcal)")).not.toBeInTheDocument();
});

test("a quick-add meal shows no grams, and its nutrients can be changed", async () => {
  const { server } = await renderApp("/meals/m1", (fake) => {
    fake.meals = [
      sampleMeal({
        id: "m1",
        title: "Quick Add",
        description: "350 kcal",
        items: [bare],
        macros: bare.macros,
        serving: { servings: 1, serving_size_g: 0, household_unit: "serving" },
        context: sampleContext("2026-11-19T12:30:00+01:00"),
      }),
    ];
  });
  await page.getByRole("button", { name: "Change Quick add" }).click();
  expect(document.querySelector("main")?.textContent).not.toMatch(/\b(0|100)\s?g\b(?! of)/);
  await dialog().getByLabelText("Calories (kcal)").fill("400");
  await dialog().getByLabelText("Fat (g)").fill("10");
  await dialog().getByRole("button", { name: "Save" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.callsTo("PATCH", routes.meal("m1"))[0]?.body).toMatchObject({
    operations: [{ kind: "set-figures", item: 0, amounts: { calories_kcal: 400, fat_g: 10 } }],
  });
});
