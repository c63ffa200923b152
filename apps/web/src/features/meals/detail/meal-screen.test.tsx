import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import {
  sampleContext,
  sampleItem,
  sampleMacros,
  sampleMeal,
} from "../../../testing/sample-meals.ts";

const spaghetti = sampleMeal({
  id: "m1",
  title: "Spaghetti with Parmesan",
  description: "Big bowl of spaghetti, some parmesan",
  macros: sampleMacros({ calories_kcal: 474, protein_g: 21.6, carbs_g: 77.6, fat_g: 7.5 }),
  serving: { servings: 1, serving_size_g: 270, household_unit: "meal" },
  tags: ["pasta", "vegetarian"],
  context: sampleContext("2026-11-19T19:40:00+01:00", {
    meal_type: "dinner",
    notes: "Four tablespoons of parmesan were assumed.",
  }),
  items: [
    sampleItem({
      text: "Big bowl of spaghetti",
      food: "Spaghetti, cooked",
      source_id: "168928",
      grams: 250,
      portion: { rule: "household-portion", explanation: "1 bowl = 250 g", is_stated: true },
      macros: sampleMacros({ calories_kcal: 395 }),
    }),
    sampleItem({
      text: "some parmesan",
      food: "Parmesan, hard",
      source_id: "170848",
      source_record_of: "grana padano",
      grams: 20,
      portion: { rule: "default-portion", explanation: "4 tbsp = 20 g", is_stated: false },
      macros: sampleMacros({ calories_kcal: 79, fiber_g: null }),
    }),
  ],
});

/** All amounts differ, so that the test notices if two are swapped. */
const lipids_detail = {
  saturated_g: 1.5,
  cholesterol_mg: 12,
  monounsaturated_g: 2.5,
  polyunsaturated_g: 3.5,
  omega3_g: 0.5,
  omega6_g: 4.5,
  trans_fat_g: 0.2,
};
const micros = {
  sodium_mg: 401,
  potassium_mg: 402,
  calcium_mg: 403,
  magnesium_mg: 104,
  iron_mg: 1.5,
  zinc_mg: 2.5,
  phosphorus_mg: 107,
  selenium_mcg: 18,
  vit_a_mcg_rae: 209,
  vit_c_mg: 11,
  vit_d_mcg: 3.5,
  vit_e_mg: 4.5,
  vit_k_mcg: 13,
  vit_b1_mg: 0.5,
  vit_b2_mg: 0.7,
  vit_b3_mg: 5.5,
  vit_b6_mg: 0.9,
  vit_b9_mcg: 117,
  vit_b12_mcg: 6.5,
  choline_mg: 119,
};

const withSpaghetti = (server: FakeServer) => {
  server.meals = [spaghetti];
};
const heading = (name: string) => page.getByRole("heading", { name });
/** The text, with plain spaces. */
const textOf = (element: Element) => element.textContent.replaceAll("\u00a0", " ");

describe("a meal's page", () => {
  test("the receipt has the notice of Open Food Facts if a product of it is in the meal", async () => {
    const item = sampleItem({ source: "Open Food Facts", source_id: "5000159407236" });
    await renderApp("/meals/m1", (server) => {
      server.meals = [sampleMeal({ id: "m1", items: [item] }), sampleMeal({ id: "m2" })];
    });
    const notice = page.getByRole("link", { name: /Open Database License \(ODbL\) 1\.0/ });
    await expect
      .element(notice)
      .toHaveAttribute("href", "https://opendatacommons.org/licenses/odbl/1-0/");
  });

  test("a product's line on the receipt offers to choose another one", async () => {
    const product = sampleItem({ name: "Quest Bar", food_id: "product:usda:00888849000019" });
    await renderApp("/meals/m1", (server) => {
      server.meals = [sampleMeal({ id: "m1", items: [product, sampleItem({})] })];
    });
    const hint = page.getByText("Choose another product", { exact: true });
    await expect.element(hint).toBeVisible();
    expect(hint.elements()).toHaveLength(1);
    await page.getByRole("button", { name: "Change Quest Bar. Choose another product" }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
  });

  test("shows the meal, its time and the confidence [S2.detail.5, S2.detail.6, S2.detail.7, S2.detail.8, S2.detail.9]", async () => {
    await renderApp("/meals/m1", withSpaghetti);
    await expect.element(heading("Spaghetti with Parmesan")).toBeVisible();
    await expect.element(page.getByText(/^Thursday, November 19, 7:40\sPM$/)).toBeVisible();
    for (const badge of ["Dinner", "1 serving", "270 g", "1 meal", "Confidence 86%: sure"]) {
      await expect.element(page.getByText(badge, { exact: true })).toBeVisible();
    }
    await expect.element(page.getByText("DESCRIPTION")).toBeVisible();
    await expect.element(page.getByText("Big bowl of spaghetti, some parmesan")).toBeVisible();
    expect(document.title).toBe("Spaghetti with Parmesan · Morsel");
  });

  test("is fetched each time it is opened, and does not show an earlier response [S7.meal]", async () => {
    const { server } = await renderApp("/meals/m1", withSpaghetti);
    const open = () => page.getByRole("article").getByRole("link").first().click();
    const fetches = () => server.callsTo("GET", routes.meal("m1")).length;
    await expect.element(heading("Spaghetti with Parmesan")).toBeVisible();
    expect(fetches()).toBe(1);
    await page.getByRole("main").getByRole("link", { name: "Meals" }).click();
    await expect.element(heading("Nov-19")).toBeVisible();
    server.answer(`GET ${routes.meal("m1")}`, () => refusal("internal"));
    await open();
    await expect.element(heading("Failed to fetch meal details")).toBeVisible();
    expect(fetches()).toBe(2);
  });

  test("shows a receipt line for each food", async () => {
    await renderApp("/meals/m1", withSpaghetti);
    const receipt = page.getByRole("region", { name: "Receipt" });
    await expect.element(receipt.getByText("2 items, 270 g")).toBeVisible();
    const lines = receipt.getByRole("listitem").elements().map(textOf);
    expect(lines).toEqual([
      "Spaghetti, cooked395 kcalYou said “Big bowl of spaghetti” → 1 bowl = 250 gUSDA SR Legacy 168928",
      "Parmesan, hard79 kcalAssumed “some parmesan” → 4 tbsp = 20 gUSDA SR Legacy 170848, of grana padano",
    ]);
    await expect.element(receipt.getByText("474 kcal")).toBeVisible();
  });

  test("names foods by the user's words on the receipt, and the food of the table after the amount", async () => {
    await renderApp("/meals/m1", (server) => {
      const items = [
        sampleItem({ name: "Big Mac", text: "a big mac", food: "Double-decker burger" }),
        sampleItem({ name: "Almonds", text: "almonds", food: "almonds" }),
      ];
      server.meals = [{ ...spaghetti, items }];
    });
    const lines = page.getByRole("region", { name: "Receipt" }).getByRole("listitem");
    await expect
      .element(lines.nth(0).getByRole("button", { name: "Change Big Mac" }))
      .toBeVisible();
    await expect
      .element(lines.nth(0))
      .toMatchTextContent(/Double-decker burger · USDA SR Legacy 171662$/);
    await expect.element(lines.nth(1)).not.toMatchTextContent(/almonds ·/);
  });

  test("shows the likely ranges of the energy and the macros, unless energy is hidden", async () => {
    const withRange = (server: FakeServer) => {
      const macro_ranges = {
        protein_g: { low: 20.4, high: 30.6 },
        carbs_g: { low: 61, high: 84 },
        fat_g: { low: 9.1, high: 9.3 },
      };
      const energy_range = { low_kcal: 410, high_kcal: 545 };
      server.meals = [{ ...spaghetti, energy_range, macro_ranges }];
    };
    const { unmount } = await renderApp("/meals/m1", withRange);
    await expect.element(page.getByText("≈\u00a0474 (410–545)", { exact: true })).toBeVisible();
    await expect
      .element(page.getByText("protein\u00a020–31\u00a0g and carbs\u00a061–84\u00a0g"))
      .toBeVisible();
    await unmount();
    await renderApp("/meals/m1", (server) => {
      withRange(server);
      server.preferences = { ...server.preferences, hide_energy: true };
    });
    await expect.element(page.getByRole("region", { name: "Receipt" })).toBeVisible();
    await expect.element(page.getByText(/≈/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/20–31/)).not.toBeInTheDocument();
  });

  test("quotes the words once if the portion's explanation quotes them", async () => {
    await renderApp("/meals/m1", (server) => {
      const portion = { ...sampleItem({}).portion, explanation: "“a bowl” → 1 × bowl = 250 g" };
      server.meals = [{ ...spaghetti, items: [sampleItem({ portion })] }];
    });
    const line = page.getByRole("region", { name: "Receipt" }).getByRole("listitem");
    await expect.element(line).toBeVisible();
    expect(textOf(line.element())).toContain("Assumed “a bowl” → 1 × bowl = 250 gUSDA");
  });

  test.each([
    ["“a bowl” → 1 × bowl (250 g) = 250 g", 250, "Assumed “a bowl” → 1 × bowl = 250 gUSDA"],
    ["“2 eggs” → 2 × egg (50 g) = 100 g", 100, "Assumed “2 eggs” → 2 × egg (50 g) = 100 gUSDA"],
    ["“a cup” → 1 × cup (243.6 g) = 243.6 g", 243.6, "1 × cup = 243.6 gUSDA"],
    ["“350 kcal”: the amount with that energy", 120, "with that energy120 g · USDA"],
  ])("states the grams of a receipt line once: %s", async (explanation, grams, words) => {
    await renderApp("/meals/m1", (server) => {
      const portion = { ...sampleItem({}).portion, explanation };
      server.meals = [{ ...spaghetti, items: [sampleItem({ portion, grams })] }];
    });
    const line = page.getByRole("region", { name: "Receipt" }).getByRole("listitem");
    await expect.element(line).toBeVisible();
    expect(textOf(line.element())).toContain(words);
  });

  test("shows the energy and its range before the meal load, 'at least' if an item's energy is unknown, and no energy if it is hidden", async () => {
    const withEnergy = (change: object) => (server: FakeServer) => {
      server.meals = [{ ...spaghetti, energy_range: { low_kcal: 410, high_kcal: 545 }, ...change }];
    };
    const load = page.getByRole("region", { name: "Meal Load" });
    const { unmount } = await renderApp("/meals/m1", withEnergy({}));
    await expect.element(load).toBeInViewport();
    expect(textOf(load.element())).toMatch(/^474 kcalLikely range 410–545 kcal26%Meal Load/);
    await unmount();
    const unknown = sampleItem({ macros: sampleMacros({ calories_kcal: null }) });
    const items = [...spaghetti.items, unknown];
    const second = await renderApp("/meals/m1", withEnergy({ items }));
    await expect.element(load).toBeInViewport();
    expect(textOf(load.element())).toMatch(/^at least 474 kcal\d+%Meal Load/);
    await second.unmount();
    await renderApp("/meals/m1", (server) => {
      withEnergy({})(server);
      server.preferences = { ...server.preferences, hide_energy: true };
    });
    await expect.element(load).toBeInViewport();
    expect(textOf(load.element())).toMatch(/^\d+%Meal Load/);
  });

  test.each([
    [320, 1685],
    [390, 1685],
    [390, 445],
    [1280, 1685],
  ])(
    "does not wrap the labels of nutrients at a width of %i px, with %i mg of sodium",
    async (width, sodium_mg) => {
      await page.viewport(width, 844);
      try {
        await renderApp("/meals/m1", (server) => {
          const macros = { ...spaghetti.macros, protein_g: 138.4, carbs_g: 101, sodium_mg };
          server.meals = [{ ...spaghetti, macros }];
        });
        await expect.element(page.getByRole("meter", { name: "Sodium" })).toBeVisible();
        const meters = page.getByRole("meter").elements();
        expect(meters).toHaveLength(7);
        for (const meter of meters) {
          const [label, value] = [...(meter.firstElementChild?.children ?? [])];
          const topOf = (part: Element | undefined) => part?.getBoundingClientRect().bottom ?? 0;
          expect(Math.abs(topOf(label) - topOf(value)), meter.ariaLabel ?? "").toBeLessThan(8);
        }
      } finally {
        await page.viewport(390, 844);
      }
    },
  );

  test("shows the meal's share of the day, and how it is computed [S2.detail.4]", async () => {
    await renderApp("/meals/m1", withSpaghetti);
    const ring = page.getByRole("img", { name: "Meal Load 26% of daily target" });
    await expect.element(ring).toBeVisible();
    await expect
      .element(page.getByText("Average of calories 24, protein 43, carbs 28 and fat 10"))
      .toBeVisible();
  });

  test("shows unknown amounts as unknown, not as 0", async () => {
    await renderApp("/meals/m1", (server) => {
      const { micros, macros } = spaghetti;
      server.meals = [
        {
          ...spaghetti,
          macros: { ...macros, sugar_g: null, fiber_g: 4 },
          micros: { ...micros, vit_d_mcg: null, vit_c_mg: 0 },
        },
      ];
    });
    await expect
      .element(page.getByRole("meter", { name: "Sugar" }))
      .toHaveAttribute("aria-valuetext", "unknown");
    await expect
      .element(
        page
          .getByRole("meter", { name: "Fiber" })
          .getByText("At least: 1 of 2 items not known in full"),
      )
      .toBeVisible();
    const rows = [...document.querySelectorAll("dl div")].map(textOf);
    expect(rows).toContain("Vitamin D—unknown");
    expect(rows).toContain("Vitamin C0 mg");
  });

  test("lists each lipid, mineral and vitamin with its amount, and shows tags and notes [S2.detail.10, S2.detail.11, S2.detail.12, S2.detail.13, S2.detail.14]", async () => {
    await renderApp("/meals/m1", (server) => {
      const macros = { ...spaghetti.macros, sodium_mg: micros.sodium_mg };
      server.meals = [{ ...spaghetti, macros, lipids_detail, micros }];
    });
    for (const name of [
      "Macronutrients",
      "Lipid Profile",
      "Micronutrients",
      "MINERALS",
      "VITAMINS",
      "Tags",
      "Notes",
    ]) {
      await expect.element(heading(name)).toBeVisible();
    }
    const meters = page.getByRole("meter");
    expect(meters.elements().map((meter) => meter.getAttribute("aria-label"))).toEqual([
      "Calories",
      "Protein",
      "Carbs",
      "Fat",
      "Fiber",
      "Sugar",
      "Sodium",
    ]);
    const lists = [...document.querySelectorAll("dl")].map((list) =>
      [...list.querySelectorAll("div")].map(textOf),
    );
    expect(lists).toEqual([
      [
        "Saturated1.5 g",
        "Cholesterol12 mg",
        "Monounsaturated2.5 g",
        "Polyunsaturated3.5 g",
        "Omega-30.5 g",
        "Omega-64.5 g",
        "Trans fat0.2 g",
      ],
      [
        "Sodium401 mg",
        "Potassium402 mg",
        "Calcium403 mg",
        "Magnesium104 mg",
        "Iron1.5 mg",
        "Zinc2.5 mg",
        "Phosphorus107 mg",
        "Selenium18 mcg",
      ],
      [
        "Vitamin A209 mcg RAE",
        "Vitamin C11 mg",
        "Vitamin D3.5 mcg",
        "Vitamin E4.5 mg",
        "Vitamin K13 mcg",
        "Vitamin B10.5 mg",
        "Vitamin B20.7 mg",
        "Vitamin B35.5 mg",
        "Vitamin B60.9 mg",
        "Vitamin B9117 mcg",
        "Vitamin B126.5 mcg",
        "Choline119 mg",
      ],
    ]);
    for (const tag of spaghetti.tags)
      await expect.element(page.getByText(tag, { exact: true })).toBeVisible();
    await expect
      .element(page.getByText("Four tablespoons of parmesan were assumed."))
      .toBeVisible();
  });

  test("omits empty tags, and notes that only repeat the description [S2.detail.14]", async () => {
    await renderApp("/meals/m1", (server) => {
      const context = { ...spaghetti.context, notes: spaghetti.description };
      server.meals = [{ ...spaghetti, tags: [], context }];
    });
    await expect.element(heading("Micronutrients")).toBeVisible();
    await expect.element(heading("Tags")).not.toBeInTheDocument();
    await expect.element(heading("Notes")).not.toBeInTheDocument();
  });

  test("links back to the meals screen [S2.detail.1]", async () => {
    await renderApp("/meals/m1", withSpaghetti);
    await page.getByRole("main").getByRole("link", { name: "Meals" }).click();
    await expect.element(heading("Nov-19")).toBeVisible();
  });
});

describe("a meal's page for a user who hides calories", () => {
  test("shows grams and no energy", async () => {
    await renderApp("/meals/m1", (server) => {
      withSpaghetti(server);
      server.preferences = { mealsVisibleColumns: ["protein"] };
    });
    const receipt = page.getByRole("region", { name: "Receipt" });
    await expect.element(receipt).toBeVisible();
    expect(textOf(receipt.element())).toContain("Total270 g");
    await expect
      .element(page.getByRole("img", { name: "Meal Load 27% of daily target" }))
      .toBeVisible();
    await expect
      .element(page.getByText("Average of protein 43, carbs 28 and fat 10"))
      .toBeVisible();
    expect(
      page
        .getByRole("meter")
        .elements()
        .map((bar) => bar.ariaLabel),
    ).toEqual(["Protein", "Carbs", "Fat", "Fiber", "Sugar", "Sodium"]);
    expect(document.querySelector("main")?.textContent).not.toMatch(/kcal|calories/i);
  });
});
