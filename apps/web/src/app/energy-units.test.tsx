import type { MealEntry, SavedOwnFood, TrendDay } from "@morsel/contracts";
import { pages } from "@morsel/contracts";
import { nutrientAmounts, nutrientIds } from "@morsel/nutrition";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { findToday } from "../platform/clock.ts";
import type { FakeServer } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import {
  sampleFood,
  sampleItem,
  sampleJob,
  sampleMacros,
  sampleMeal,
} from "../testing/sample-meals.ts";

const today = findToday();
const macros = sampleMacros({ calories_kcal: 1000, sodium_mg: 2000, sugar_g: 30 });
const meal: MealEntry = sampleMeal({
  id: "m1",
  macros,
  micros: { ...sampleMeal({ id: "m" }).micros, sodium_mg: 2000 },
  local_day: today,
  items: [sampleItem({ macros })],
  not_counted: ["zorblat"],
  energy_range: { low_kcal: 900, high_kcal: 1200 },
  version: 2,
});
const amounts = nutrientAmounts(Object.fromEntries(nutrientIds.map((id) => [id, 1])));
const day: TrendDay = {
  day: today,
  meals: 1,
  foods: 1,
  amounts: { ...amounts, calories_kcal: 1000, sodium_mg: 2000 },
  unreported: {},
  energy_range: { low_kcal: 900, high_kcal: 1200 },
};

const recipe: SavedOwnFood["recipe"] = {
  lines: [
    {
      words: "500 g beef",
      items: [{ name: "Raw beef", grams: 500, calories_kcal: 1000 }],
      not_counted: [],
    },
  ],
  servings: 4,
  cooked_g: null,
};
const ownFood: SavedOwnFood = {
  id: "f1",
  kind: "food",
  name: "Zing bar",
  other_names: [],
  per: "100-g",
  serving_g: 50,
  // The three macros give 340 kcal: the form points that out.
  figures: { calories_kcal: 1000, protein_g: 20, carbs_g: 20, fat_g: 20, sodium_mg: 2000 },
  recipe: null,
  barcode: null,
  meal_id: null,
  version: 1,
  updated_at: "2026-11-19T10:00:00Z",
};

function fill(server: FakeServer): void {
  server.foods = [sampleFood({ id: "porridge" })];
  server.meals = [meal];
  const logged = { id: "m1", title: "Porridge", local_day: today, calories_kcal: 1000 };
  server.jobs = [sampleJob({ id: "j1", not_counted: ["zorblat"], logged_meals: [logged] })];
  server.trendDays = [day];
  server.ownFoods = [ownFood, { ...ownFood, id: "r1", kind: "recipe", name: "my chili", recipe }];
  server.guesses = {
    c2FsbW9uLXJpY2UtYnJvY2Nv: {
      image_url: null,
      total_calories_kcal: 1000,
      notes: "",
      meals: [{ title: "Porridge", description: "", macros, serving: meal.serving }],
    },
  };
  server.edits.choices = {
    foods: [{ id: "porridge", name: "Porridge", source: "USDA SR Legacy", macros }],
    portions: [],
  };
}

function fillInKilojoules(server: FakeServer): void {
  fill(server);
  server.preferences = {
    ...server.preferences,
    mealsVisibleColumns: ["calories", "protein", "sodium"],
    energy_unit: "kJ",
    shows_salt: true,
  };
}

/** All texts and labels of the screen, without the texts of the switch that changes the unit. */
function everything(): string {
  const labels = [...document.querySelectorAll("[aria-label], [aria-valuetext], [title]")].map(
    (element) =>
      ["aria-label", "aria-valuetext", "title"].map((name) => element.getAttribute(name)).join(" "),
  );
  const words = (document.body.textContent ?? "").replace(/kJ in place of kcal.*?4\.184 kJ\./, "");
  return `${words} ${labels.join(" ")}`.replaceAll("\u00a0", " ");
}

/** Screens with energy, each with a text of energy that it has with kcal and with kJ. */
const screens: readonly (readonly [path: string, kcal: RegExp, kilojoules: RegExp])[] = [
  ["/log", /1,000 kcal/, /4,184 kJ/],
  ["/meals", /Cals 1,000/, /Energy 4,184 kJ/],
  ["/meals/m1", /1,000 kcal/, /4,184 kJ/],
  ["/meals/m1/edit", /Calories1,000/, /Energy4,184 kJ/],
  ["/trends", /1,000 kcal/, /4,184 kJ/],
  ["/profile/targets", /Calories, about, in kcal/, /Energy, about, in kJ/],
  [pages.foods, /71 kcal per 100 g/, /297 kJ per 100 g/],
  ["/foods/porridge", /71 kcal/, /297 kJ/],
  ["/calorie-guess/c2FsbW9uLXJpY2UtYnJvY2Nv", /1,000 kcal/, /4,184 kJ/],
  [pages.myFoods, /100 g: 1,000 kcal/, /100 g: 4,184 kJ/],
  [`${pages.ownFood}?id=f1`, /Calories \(kcal\).* 340 kcal/, /Energy \(kJ\).* 1,423 kJ/],
  [`${pages.ownRecipe}?id=r1`, /100 g, 200 kcal.*: 400 kcal/, /100 g, 837 kJ.*: 1,674 kJ/],
];

/** Pages without figures of a meal or food. */
const pagesWithoutEnergy: readonly string[] = [
  pages.home,
  pages.profile,
  pages.signIn,
  pages.account,
  pages.admin,
  pages.installApp,
  pages.accuracy,
  pages.privacy,
  pages.terms,
];

/** Lists foods on the page of the food table; does nothing on others. */
async function searchIn(path: string, words: string): Promise<void> {
  if (path === pages.foods) await page.getByLabelText("Search foods").fill(words);
}

const kilocalories = /\bkcal\b|\bCal(?:orie)?s\b|\d\s?cal\b/;

describe("A user who sees energy in kilojoules", () => {
  test("every page is a screen of this test, or has no energy", () => {
    const isPath = (page: string) => new RegExp(`^${page.replace(":id", "[^/]+")}$`);
    const uncovered = Object.values(pages).filter(
      (one) =>
        !pagesWithoutEnergy.includes(one) &&
        !screens.some(([path]) => isPath(one).test(path.replace(/\?.*/, ""))),
    );
    expect(uncovered).toEqual([]);
  });

  test.each(screens)("finds no kilocalories on %s", async (path, _, kilojoules) => {
    await renderApp(path, fillInKilojoules);
    await searchIn(path, "oat");
    await expect.poll(everything).toMatch(kilojoules);
    expect(everything()).not.toMatch(kilocalories);
  });

  test.each(screens)(
    "the search for kilocalories finds those of %s by default",
    async (path, kcal) => {
      await renderApp(path, fill);
      await searchIn(path, "oat");
      await expect.poll(everything).toMatch(kcal);
    },
  );

  test("finds no kilocalories in dialogs and menus of meals", async () => {
    const { server } = await renderApp("/meals/m1", fillInKilojoules);
    await page.getByRole("button", { name: /^Change Oatmeal/ }).click();
    await expect.poll(everything).toContain("4,184 kJ per 100 g");
    await expect.element(page.getByText("= 4,184 kJ")).toBeVisible();
    expect(everything()).not.toMatch(kilocalories);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Meals", exact: true }).first().click();
    await page.getByRole("button", { name: "Columns" }).click();
    await expect.element(page.getByRole("menuitemcheckbox", { name: "Energy" })).toBeVisible();
    await expect.element(page.getByRole("menuitemcheckbox", { name: "Salt" })).toBeVisible();
    expect(everything()).not.toMatch(kilocalories);
    expect(server.preferences.energy_unit).toBe("kJ");
  });

  test("finds no kilocalories in the advice about a food that is not in the table", async () => {
    await renderApp(pages.foods, fillInKilojoules);
    await searchIn(pages.foods, "xyzzy");
    await expect.poll(everything).toContain("636 kJ");
    expect(everything()).not.toMatch(kilocalories);
  });

  test("sees salt in grams in place of sodium", async () => {
    await renderApp("/meals/m1", fillInKilojoules);
    await expect.poll(everything).toMatch(/Salt5 g/);
    expect(everything()).not.toMatch(/Sodium/);
  });

  test("quick-adds kilojoules, which are stored as kilocalories", async () => {
    const { server } = await renderApp("/meals", (fake) => {
      fillInKilojoules(fake);
      fake.meals = [];
    });
    await page.getByRole("button", { name: "Quick add" }).click();
    await page.getByLabelText("Energy (kJ)").fill("30000");
    await expect.element(page.getByText("Enter a number from 0 to 25,104.")).toBeVisible();
    await page.getByLabelText("Energy (kJ)").fill("1464.4");
    await page.getByRole("button", { name: "Log", exact: true }).last().click();
    await expect
      .poll(() => server.meals.map(({ macros: { calories_kcal } }) => calories_kcal))
      .toEqual([350]);
  });

  test("adds a food with kilojoules and salt, which are stored as kilocalories and sodium", async () => {
    const { server } = await renderApp(pages.ownFood, fillInKilojoules);
    await page.getByLabelText("Name").fill("Zing shake");
    await page.getByLabelText("Energy (kJ)").fill("41900");
    await expect.element(page.getByText("Enter a number from 0 to 41,840.")).toBeVisible();
    await page.getByLabelText("Energy (kJ)").fill("879");
    await page.getByLabelText("Salt (g)").fill("1,2");
    await page.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => server.ownFoods.find(({ name }) => name === "Zing shake")?.figures)
      .toEqual({ calories_kcal: 210.09, sodium_mg: 480 });
  });

  test("sees a stored food in kilojoules; its figures stay exact if they are not changed", async () => {
    const figures = { ...ownFood.figures, calories_kcal: 210.3, sodium_mg: 123 };
    const { server } = await renderApp(`${pages.ownFood}?id=f1`, (fake) => {
      fillInKilojoules(fake);
      fake.ownFoods = [{ ...ownFood, figures }];
    });
    await expect.element(page.getByLabelText("Energy (kJ)")).toHaveValue("880");
    await expect.element(page.getByLabelText("Salt (g)")).toHaveValue("0.31");
    await page.getByLabelText("Protein (g)").fill("21");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => server.ownFoods[0]?.figures).toEqual({ ...figures, protein_g: 21 });
  });

  test("sets a target in kilojoules and salt; others keep their exact values", async () => {
    const own = { calories_kcal: { low: 1850, high: 1850, made_by: "hand" as const } };
    const { server } = await renderApp("/profile/targets", (fake) => {
      fillInKilojoules(fake);
      fake.preferences.targets = own;
    });
    await expect.element(page.getByLabelText("Energy, about, in kJ")).toHaveValue("7740");
    await page.getByRole("button", { name: /More targets/ }).click();
    const salt = page.getByLabelText("Salt, about, in g");
    await expect.element(salt).toHaveValue("5.75");
    await salt.fill("6");
    await page.getByRole("button", { name: "Save Targets" }).click();
    await expect
      .poll(() => server.preferences.targets)
      .toEqual({ ...own, sodium_mg: { low: 2400, high: 2400, made_by: "hand" } });
  });
});

test("the units and default targets are chosen in Profile", async () => {
  const { server } = await renderApp("/profile", fill);
  await page.getByRole("switch", { name: "Energy in kilojoules" }).click();
  await page.getByRole("switch", { name: "Salt instead of sodium" }).click();
  await page.getByLabelText("Default targets").selectOptions("UK reference intakes");
  await expect
    .poll(() => server.preferences)
    .toMatchObject({ energy_unit: "kJ", shows_salt: true, reference_intakes: "uk" });
  await expect.element(page.getByText(/the reference intake of 90 g includes/)).toBeVisible();
  await expect
    .element(page.getByText("UK reference intakes, until you set your own."))
    .toBeVisible();
  await page.getByRole("link", { name: "Change targets" }).click();
  await page.getByRole("button", { name: /More targets/ }).click();
  await expect.element(page.getByLabelText("Sugar, about, in g")).toHaveValue("90");
  await expect.element(page.getByLabelText("Salt, about, in g")).toHaveValue("6");
  await expect.element(page.getByText("UK reference").first()).toBeVisible();
});
