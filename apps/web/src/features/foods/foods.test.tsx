import { routes } from "@morsel/contracts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sampleProduct } from "../../testing/fake-products.ts";
import { refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleFood, sampleItem, sampleMeal, sampleOwnFood } from "../../testing/sample-meals.ts";

const oatmeal = sampleFood({ id: "porridge" });
const bread = sampleFood({ id: "bread", name: "Oat bread", usual_portion: null });
const field = () => page.getByLabelText("Search foods");
const found = () => page.getByRole("list", { name: "Foods found" }).getByRole("link");

afterEach(() => {
  vi.restoreAllMocks();
});

describe("The search", () => {
  test("is reached from Profile, lists foods while typing, and keeps the list on the way back", async () => {
    const { server } = await renderApp("/profile", (fake) => {
      fake.foods = [oatmeal, bread];
    });
    await page.getByRole("link", { name: "Look up foods" }).click();
    await expect.element(page.getByRole("heading", { name: "Foods" })).toBeVisible();
    await expect.element(page.getByText(/The figures of your meals come from/)).toBeVisible();
    await field().fill("oat");
    await expect.element(found()).toHaveLength(2);
    await expect
      .element(found().first())
      .toHaveTextContent("Oatmeal, cooked71 kcal per 100 g · bowl = 250 g");
    await expect.element(page.getByRole("status").getByText("2 foods found")).toBeInTheDocument();
    expect(server.callsTo("POST", routes.foodSearch).map(({ body }) => body)).toEqual([
      { query: "oat" },
    ]);
    expect(window.location.search).toBe("");
    await field().fill("oatm");
    await expect.element(found()).toHaveLength(1);

    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(page.getByRole("heading", { name: "Oatmeal, cooked" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Foods" }).click();
    await expect.element(field()).toHaveValue("oatm");
    await expect.element(found()).toHaveLength(1);
  });

  test("lists packaged products with their source, and the notice of Open Food Facts", async () => {
    await renderApp("/foods", (fake) => {
      fake.foods = [oatmeal];
      fake.products = [sampleProduct()];
    });
    await field().fill("oat");
    const products = page.getByRole("list", { name: "Products found" }).getByRole("link");
    await expect.element(products).toHaveLength(1);
    await expect
      .element(products.first())
      .toHaveTextContent(
        "Oat Biscuits (Hill Farm)420 kcal per 100 g · serving = 25 g · Open Food Facts",
      );
    await expect
      .element(products.first())
      .toHaveAttribute("href", "/foods/product%3Aoff%3A05000159407236");
    await expect
      .element(page.getByRole("link", { name: /Open Database License/ }))
      .toHaveAttribute("href", "https://opendatacommons.org/licenses/odbl/1-0/");
    // A product alone is a result: no advice on what to do without one.
    await field().fill("biscuits");
    await expect.element(page.getByText("“biscuits” is not in the table.")).toBeVisible();
    await expect.element(products).toHaveLength(1);
    await expect.element(page.getByText(/with the figures on its label/)).not.toBeInTheDocument();
    await products.first().click();
    await expect
      .element(page.getByRole("heading", { name: "Oat Biscuits (Hill Farm)" }))
      .toBeVisible();
    await expect.element(page.getByText("From Open Food Facts (ODbL).")).toBeVisible();
  });

  test("lists the user's own foods first, marked as theirs, with a link to change them", async () => {
    await renderApp("/foods", (fake) => {
      fake.foods = [oatmeal, bread];
      fake.ownFoods = [
        sampleOwnFood({ id: "o1", name: "Café oat bar", other_names: ["Flapjack"] }),
        sampleOwnFood({ id: "o2", name: "My oats", kind: "recipe", per: "100-g", serving_g: null }),
        sampleOwnFood({ id: "o3", name: "Goat stew" }),
      ];
    });
    await field().fill("oat");
    await expect.element(found()).toHaveLength(4);
    await expect
      .element(found().first())
      .toHaveTextContent("Café oat bar · yours, change it210 kcal per serving = 50 g");
    await expect
      .element(found().nth(1))
      .toHaveTextContent("My oats · yours, change it210 kcal per 100 g");
    await expect.element(found().nth(1)).toHaveAttribute("href", "/my-foods/recipe?id=o2");
    for (const words of ["flap", "CAFE bar"]) {
      await field().fill(words);
      await expect.element(found()).toHaveLength(1);
      await expect.element(found()).toHaveAttribute("href", "/my-foods/food?id=o1");
    }
    await expect.element(page.getByText("1 food found")).toBeInTheDocument();
  });

  test("finds own foods also if the table cannot be searched", async () => {
    await renderApp("/foods", (fake) => {
      fake.ownFoods = [sampleOwnFood({})];
      fake.answer(`POST ${routes.foodSearch}`, () => refusal("unavailable"));
    });
    await field().fill("zing");
    await expect.element(found()).toHaveLength(1);
    await expect.element(page.getByText("The search did not work.")).toBeVisible();
  });

  test("says that a food is not in the table, and what to do", async () => {
    await renderApp("/foods", (fake) => {
      fake.foods = [oatmeal];
    });
    await field().fill("xyzzy");
    await expect.element(page.getByText("“xyzzy” is not in the table.")).toBeVisible();
    await expect.element(page.getByText(/Try a shorter or more common name/)).toBeVisible();
  });

  test("offers another try after a failure", async () => {
    const { server } = await renderApp("/foods", (fake) => {
      fake.foods = [oatmeal];
      fake.answer(`POST ${routes.foodSearch}`, () => refusal("unavailable"));
    });
    await field().fill("oat");
    await expect.element(page.getByText("The search did not work.")).toBeVisible();
    server.recover(`POST ${routes.foodSearch}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(found()).toHaveLength(1);
  });

  test("says that it needs a connection", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await renderApp("/foods", (fake) => {
      fake.answer(`POST ${routes.foodSearch}`, () =>
        Promise.reject(new TypeError("Failed to fetch")),
      );
    });
    await field().fill("oat");
    await expect
      .element(page.getByText(/You are offline. The food table is on the server/))
      .toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });

  test("asks a signed-out visitor to sign in", async () => {
    await renderApp("/foods", (fake) => {
      fake.user = null;
    });
    await expect.element(page.getByText("Please log in to look up foods.")).toBeVisible();
  });
});

const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}\\b`) });

describe("A food", () => {
  test("shows its figures per 100 g and in an amount, which can be logged", async () => {
    const { server } = await renderApp("/foods/porridge", (fake) => {
      fake.foods = [oatmeal];
    });
    await expect.element(row("Calories")).toHaveTextContent("Calories71 kcal178 kcal");
    await expect.element(row("Choline")).toHaveTextContent("Cholineunknown");
    await page.getByLabelText("Measure").selectOptions("cup (234 g)");
    await page.getByLabelText("Amount").fill("2");
    await expect.element(row("Calories")).toHaveTextContent("Calories71 kcal332 kcal");
    await page.getByLabelText("Amount").fill("lots");
    await expect.element(page.getByRole("button", { name: "Log this" })).toBeDisabled();
    await page.getByLabelText("Amount").fill("1,5");
    await page.getByRole("button", { name: "Log this" }).click();
    await expect.element(page.getByText("Logged", { exact: true })).toBeVisible();
    expect(server.callsTo("POST", routes.quickAdd).map(({ body }) => body)).toEqual([
      { food: { id: "porridge", amount: 1.5, portion: "cup" } },
    ]);
  });

  test("names its portions, record and words", async () => {
    await renderApp("/foods/porridge", (fake) => {
      fake.foods = [{ ...oatmeal, names_of_similar_foods: ["millet porridge"] }];
    });
    const link = page.getByRole("link", { name: "USDA SR Legacy, 171662" });
    await expect
      .element(link)
      .toHaveAttribute("href", "https://fdc.nal.usda.gov/food-details/171662/nutrients");
    await expect.element(page.getByText("U.S. Department of Agriculture")).toBeVisible();
    await expect.element(page.getByText("porridge", { exact: true })).toBeVisible();
    await expect.element(page.getByText(/The table does not have these/)).toBeVisible();
    await expect.element(page.getByText("millet porridge")).toBeVisible();
    await expect.element(page.getByText("used if you name no amount")).toBeVisible();
  });

  test.each([
    [
      { is_estimate: true, record_of: "6 % alcohol", records: [] },
      /^Morsel's estimate: no table has a record of this food. It is based on: 6 % alcohol.$/,
    ],
    [{ record_of: "fish sticks" }, /^No table has a record of this food. .* fish sticks.$/],
    [
      {
        record_of: "rice (60 %) and beans (40 %)",
        records: [
          { dataset: "A", id: "1", url: null, part: { name: "rice", percent: 60 } },
          { dataset: "B", id: "2", url: null, part: { name: "beans", percent: 40 } },
        ],
      },
      /^A mix of records, in these shares by weight:$/,
    ],
  ])("states that its source is %j", async (source, words) => {
    await renderApp("/foods/porridge", (fake) => {
      fake.foods = [{ ...oatmeal, source: { ...oatmeal.source, ...source } }];
    });
    await expect.element(page.getByText(words)).toBeVisible();
    const parts = page.getByText(/60\s% rice: A, 1/);
    if ("records" in source && source.records?.length) await expect.element(parts).toBeVisible();
  });

  test("has no energy if the user hides it", async () => {
    await renderApp("/foods", (fake) => {
      fake.foods = [oatmeal];
      fake.preferences = { ...fake.preferences, hide_energy: true };
    });
    await field().fill("oat");
    await expect.element(found()).toHaveLength(1);
    expect(document.querySelector("main")?.textContent).not.toContain("kcal");
    await found().click();
    await expect.element(row("Protein")).toBeVisible();
    expect(document.body.textContent).not.toMatch(/kcal|Calories/);
  });

  test("that does not exist is not in the table", async () => {
    await renderApp("/foods/nothing");
    await expect.element(page.getByRole("heading", { name: "Not in the table" })).toBeVisible();
  });

  test("is linked from the receipt of a meal", async () => {
    await renderApp("/meals/m1", (fake) => {
      fake.foods = [oatmeal];
      fake.meals = [sampleMeal({ id: "m1", items: [sampleItem({})] })];
      fake.edits.choices = {
        foods: [
          {
            id: "porridge",
            name: "Oatmeal, cooked",
            source: "USDA SR Legacy",
            macros: sampleItem({}).macros,
          },
        ],
        portions: [],
      };
    });
    await page.getByRole("button", { name: "Change Oatmeal, cooked" }).click();
    await page.getByRole("link", { name: "Figures and source of this food" }).click();
    await expect.element(page.getByRole("heading", { name: "Oatmeal, cooked" })).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("of the user is linked from the receipt to its own page; a deleted one is not linked", async () => {
    const item = sampleItem({ food_id: "own-food:o1", food: "Zing bar", name: "Zing bar" });
    const { server } = await renderApp("/meals/m1", (fake) => {
      fake.ownFoods = [sampleOwnFood({ id: "o1" })];
      fake.meals = [sampleMeal({ id: "m1", items: [item] })];
      fake.edits.choices = {
        foods: [
          { id: "own-food:o1", name: "Zing bar", source: "Your own food", macros: item.macros },
        ],
        portions: [],
      };
    });
    const change = page.getByRole("button", { name: "Change Zing bar" });
    const table = page.getByRole("link", { name: "Figures and source of this food" });
    await change.click();
    const link = page.getByRole("link", { name: "Yours: change its figures" });
    await expect.element(link).toHaveAttribute("href", "/my-foods/food?id=o1");
    await expect.element(table).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    server.ownFoods = [];
    await change.click();
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(table).not.toBeInTheDocument();
  });
});
