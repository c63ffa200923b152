import { routes, type SavedOwnFood } from "@morsel/contracts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleItem, sampleMeal, sampleOwnFood } from "../../testing/sample-meals.ts";
import { untilWithoutTime } from "../../testing/until-idle.ts";

const bar = sampleOwnFood({});
const chili: SavedOwnFood = {
  ...bar,
  id: "r1",
  kind: "recipe",
  name: "my chili",
  other_names: [],
  serving_g: 350,
  recipe: {
    lines: [
      {
        words: "500 g beef",
        items: [{ name: "Raw beef", grams: 500, calories_kcal: 1000 }],
        not_counted: [],
      },
    ],
    servings: 4,
    cooked_g: null,
  },
};
const region = (name: string) => page.getByRole("region", { name });
const field = (name: string) => page.getByLabelText(name);
const save = () => page.getByRole("button", { name: "Save" });
const savedToast = () => page.getByRole("listitem").filter({ hasText: "Log it by its name" });

afterEach(() => {
  vi.useRealTimers();
});

test("a food is added with its figures, and a copy of it starts from them", async () => {
  const { server } = await renderApp("/my-foods");
  await region("Foods").getByRole("link", { name: "Add food" }).click();
  await expect.element(save()).toBeDisabled();
  await field("Name").fill(" Zing bar ");
  await field("Other words for it (optional)").fill("zing, the bar,");
  await field("The figures are for").selectOptions("1 serving");
  await field("A serving weighs (g)").fill("50");
  await field("Calories (kcal)").fill("210");
  await field("Protein (g)").fill("20,5");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await save().click();
  await untilWithoutTime(() => savedToast().query() !== null);
  await expect
    .element(region("Foods").getByText(/1 serving \(50\sg\): 210\skcal, protein 20.5\sg$/))
    .toBeVisible();
  expect(server.ownFoods).toMatchObject([
    {
      name: "Zing bar",
      other_names: ["zing", "the bar"],
      per: "serving",
      serving_g: 50,
      figures: { calories_kcal: 210, protein_g: 20.5 },
    },
  ]);
  await page.getByRole("link", { name: "Duplicate Zing bar" }).click();
  // It would cover Save on a small phone; by itself it goes after 5 s.
  await untilWithoutTime(() => savedToast().query() === null);
  vi.useRealTimers();
  await expect.element(field("Name")).toHaveValue("Zing bar 2");
  await expect.element(field("Calories (kcal)")).toHaveValue("210");
  await save().click();
  await expect.element(region("Foods").getByText("Zing bar 2", { exact: true })).toBeVisible();
  expect(server.ownFoods).toHaveLength(2);
});

test("figures that contradict each other are pointed out, and impossible ones cannot be saved", async () => {
  await renderApp("/my-foods/food");
  await field("Name").fill("Zing bar");
  await field("Calories (kcal)").fill("100");
  for (const name of ["Protein (g)", "Carbs (g)", "Fat (g)"]) await field(name).fill("20");
  await expect.element(page.getByText(/give about 340\skcal/)).toBeVisible();
  await expect.element(save()).toBeEnabled();
  await field("Carbs (g)").fill("90");
  await expect.element(page.getByText(/weigh more than the food itself/)).toBeVisible();
  await expect.element(save()).toBeDisabled();
  await field("Carbs (g)").fill("much");
  await expect.element(page.getByText("Enter a number from 0 to 1,000,000.")).toBeVisible();
});

test("a refused food shows the reason and keeps the input", async () => {
  await renderApp("/my-foods/food", (server) => {
    server.answer(`POST ${routes.ownFoods}`, () => refusal("own_name_taken"));
  });
  await field("Name").fill("Zing bar");
  await field("Protein (g)").fill("20");
  await save().click();
  await expect.element(page.getByText(/You already use this name/)).toBeVisible();
  await expect.element(field("Name")).toHaveValue("Zing bar");
});

test("a deleted food or recipe can be restored, and the focus stays in the list", async () => {
  const { server } = await renderApp("/my-foods", (fake) => {
    fake.ownFoods = [bar, chili];
  });
  await page.getByRole("button", { name: "Delete my chili" }).click();
  await expect.element(region("Recipes").getByText(/None yet/)).toBeVisible();
  await expect.element(region("Recipes").getByRole("heading")).toHaveFocus();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(region("Recipes").getByText("my chili", { exact: true })).toBeVisible();
  expect(server.ownFoods).toHaveLength(2);
});

test("a changed recipe asks whether to change logged meals, and does not by default", async () => {
  const { server } = await renderApp("/my-foods", (fake) => {
    fake.ownFoods = [chili];
    fake.outdatedMeals = 3;
  });
  const change = () => page.getByRole("link", { name: "Change my chili" }).click();
  const dialog = page.getByRole("dialog");
  await change();
  await expect.element(field("Ingredients")).toHaveValue("500 g beef");
  await field("Ingredients").fill("500 g beef\n200 g zorblat");
  await expect.element(region("What it contains").getByText(/Not counted: /)).toBeVisible();
  await save().click();
  await expect.element(dialog.getByText(/3 meals that you logged before/)).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Leave as logged" })).toHaveFocus();
  await dialog.getByRole("button", { name: "Leave as logged" }).click();
  await expect.element(region("Recipes")).toBeVisible();
  expect(server.callsTo("POST", routes.outdatedMeals("r1"))).toHaveLength(0);
  expect(server.ownFoods[0]?.recipe?.lines).toHaveLength(2);

  await change();
  await field("Servings").fill("5");
  await save().click();
  await dialog.getByRole("button", { name: "Change 3 meals" }).click();
  await expect.element(region("Recipes")).toBeVisible();
  expect(server.callsTo("POST", routes.outdatedMeals("r1"))).toHaveLength(1);
});

test("a meal that was cooked is offered as a recipe, with its ingredients", async () => {
  const portion = {
    ...sampleItem({}).portion,
    explanation: "Eaten: 1 of 4 parts of “chili”. “500 g beef”, 0.25 of it eaten = 125 g",
  };
  const { server } = await renderApp("/meals/m1", (fake) => {
    fake.meals = [
      sampleMeal({
        id: "m1",
        version: 1,
        items: [sampleItem({ portion }), sampleItem({ portion })],
      }),
    ];
  });
  await region("Save this recipe").getByRole("link", { name: "Save recipe" }).click();
  await expect.element(field("Name")).toHaveValue("my chili");
  await expect.element(field("Ingredients")).toHaveValue("500 g beef\n2 onions");
  await expect.element(field("Servings")).toHaveValue("4");
  await save().click();
  await expect.element(region("Recipes").getByText("my chili", { exact: true })).toBeVisible();
  const [call] = server.callsTo("POST", routes.ownFoods);
  expect(call?.body).toMatchObject({ based_on: { kind: "meal", id: "m1" }, servings: 4 });
});

test("the pages show no calories to a user who hides them, and keep those of a changed food", async () => {
  const { server } = await renderApp("/my-foods", (fake) => {
    fake.preferences = { ...fake.preferences, hide_energy: true };
    fake.ownFoods = [bar];
  });
  await expect
    .element(region("Foods").getByText(/^1 serving \(50\sg\): protein 20\sg/))
    .toBeVisible();
  await page.getByRole("link", { name: "Change Zing bar" }).click();
  await expect.element(field("Protein (g)")).toBeVisible();
  await expect.element(field("Calories (kcal)")).not.toBeInTheDocument();
  await field("Protein (g)").fill("21");
  await save().click();
  await expect.element(region("Foods")).toBeVisible();
  expect(server.ownFoods[0]?.figures).toEqual({ ...bar.figures, protein_g: 21 });
});

test("a copy of a copy gets the next free number", async () => {
  await renderApp("/my-foods", (fake) => {
    fake.ownFoods = [bar, { ...bar, id: "f2", name: "Zing bar 2", other_names: [] }];
  });
  await page.getByRole("link", { name: "Duplicate Zing bar 2" }).click();
  await expect.element(field("Name")).toHaveValue("Zing bar 3");
});

test("a meal that is saved as a recipe links to the recipe", async () => {
  await renderApp("/meals/m1", (fake) => {
    fake.meals = [sampleMeal({ id: "m1", items: [sampleItem({})] })];
    fake.ownFoods = [{ ...chili, meal_id: "m1" }];
  });
  await page.getByRole("link", { name: "Saved as my chili" }).click();
  await expect.element(field("Name")).toHaveValue("my chili");
});
