import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, refusal } from "../../../testing/fake-server.ts";
import { preventImageLoads } from "../../../testing/no-pictures.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import {
  sampleContext,
  sampleJob,
  sampleMacros,
  sampleMeal,
} from "../../../testing/sample-meals.ts";

const heading = (name: string) => page.getByRole("heading", { name });

const soup = sampleMeal({
  id: "soup",
  title: "Lentil Soup",
  macros: sampleMacros({ calories_kcal: 1611, protein_g: 63.8, carbs_g: 214.9, fat_g: 56.2 }),
  context: sampleContext("2026-11-19T12:45:00+01:00", { meal_type: "lunch" }),
});
const porridge = sampleMeal({ id: "porridge", local_day: "2026-11-18" });

const twoDays = (server: FakeServer) => {
  server.meals = [soup, porridge];
};

describe("the day", () => {
  test("is the latest day with meals; the buttons show other days and are disabled at the first and last day [S2.meals.1, S2.meals.2, S4.meals.1, S4.meals.2]", async () => {
    await renderApp("/meals", twoDays);
    await expect.element(heading("Nov-19")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Next day" })).toBeDisabled();
    await page.getByRole("button", { name: "Previous day" }).click();
    await expect.element(heading("Nov-18")).toBeVisible();
    await expect.element(page.getByText(/^Breakfast, 7:40\sAM$/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Previous day" })).toBeDisabled();
    await page.getByRole("button", { name: "Next day" }).click();
    await expect.element(heading("Nov-19")).toBeVisible();
  });

  test("is remembered, until it has no meals [S2.meals.7, S3.kept-day, S4.meals.4]", async () => {
    const { unmount } = await renderApp("/meals", twoDays);
    await page.getByRole("button", { name: "Previous day" }).click();
    await expect.element(heading("Nov-18")).toBeVisible();
    await unmount();
    const again = await renderApp("/meals", twoDays);
    await expect.element(heading("Nov-18")).toBeVisible();
    await again.unmount();
    await renderApp("/meals", (server) => {
      server.meals = [soup];
    });
    await expect.element(heading("Nov-19")).toBeVisible();
  });

  test("is the one in the address, also if it is older than the latest 100 meals", async () => {
    const { server } = await renderApp("/meals?day=2026-06-03", (prepared) => {
      const meals = Array.from({ length: 100 }, (_, at) =>
        sampleMeal({ id: `m${at}`, local_day: at < 60 ? "2026-11-19" : "2026-11-18" }),
      );
      const old = sampleMeal({ id: "old", title: "Old Soup", local_day: "2026-06-03" });
      prepared.meals = [...meals, old];
    });
    await expect.element(heading("Jun-03")).toBeVisible();
    await expect.element(page.getByRole("link", { name: /Old Soup/ })).toBeVisible();
    await expect
      .element(page.getByText(/This day is older than your latest 100 meals/))
      .toBeVisible();
    expect(window.location.search).toBe("");
    await page.getByRole("button", { name: "Next day" }).click();
    await expect.element(heading("Nov-18")).toBeVisible();
    expect(page.getByText(/older than your latest/).elements()).toHaveLength(0);
    expect(server.callsTo("GET", `${routes.meals}?day=2026-06-03`)).toHaveLength(1);
  });

  test("is 'Unknown' and last for meals with an invalid date [S2.meals.3, S4.meals.3, F47]", async () => {
    const undated = sampleMeal({
      id: "u",
      local_day: "",
      context: { ...sampleContext("2026-11-19T12:00:00Z"), consumed_at: "" },
    });
    await renderApp("/meals", (server) => {
      server.meals = [undated, soup];
    });
    await expect.element(heading("Nov-19")).toBeVisible();
    await page.getByRole("button", { name: "Next day" }).click();
    await expect.element(heading("Unknown")).toBeVisible();
  });
});

describe("the daily score", () => {
  test("shows how closely the day matched its targets, and how the score is computed [S2.meals.9, S2.meals.10]", async () => {
    await renderApp("/meals", twoDays);
    const card = page.getByRole("region", { name: "Daily Score" });
    await expect.element(card.getByRole("img", { name: "Daily Score 76 of 100" })).toBeVisible();
    await expect.element(card.getByText("How closely you matched today's targets")).toBeVisible();
    await expect.element(card.getByText("1\u00a0meal")).toBeVisible();
    const protein = card.getByRole("meter", { name: "Protein" });
    await expect.element(protein).toHaveAttribute("aria-valuetext", "63.8 of 50 g, over");
    await expect.element(protein.getByText("13.8\u00a0g over")).toBeVisible();
    await card.getByRole("button", { name: "How 76 is calculated" }).click();
    const lines = card.getByRole("listitem").elements();
    expect(lines.map((line) => line.textContent)).toEqual([
      "Calories1,611 of 2,00081",
      "Protein63.8 of 5072",
      "Carbs214.9 of 27578",
      "Fat56.2 of 7872",
      "Average76",
    ]);
  });

  test("counts the meals of the shown day [S2.meals.10]", async () => {
    await renderApp("/meals", (server) => {
      server.meals = [{ ...soup, id: "another" }, soup, porridge];
    });
    const card = page.getByRole("region", { name: "Daily Score" });
    await expect.element(card.getByText("2\u00a0meals", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Previous day" }).click();
    await expect.element(card.getByText("1\u00a0meal", { exact: true })).toBeVisible();
  });

  test("shows the likely range of the day's energy, unless energy is hidden", async () => {
    const withRanges = (server: FakeServer) => {
      const range = { low_kcal: 1581, high_kcal: 1671 };
      const other = { low_kcal: 260, high_kcal: 380 };
      const lunch = { ...soup, energy_range: range };
      const snack = sampleMeal({ id: "s", energy_range: other });
      server.meals = [lunch, snack];
    };
    const { server, unmount } = await renderApp("/meals", withRanges);
    const calories = page.getByRole("meter", { name: "Calories" });
    const range = "≈\u00a01,911 (1,861–2,011)";
    await expect.element(calories.getByText(range, { exact: true })).toBeVisible();
    server.meals = server.meals.map((meal) => ({ ...meal, not_counted: ["chips"] }));
    await page.getByRole("button", { name: "Refresh" }).click();
    const incomplete = `${range}, without what is not counted`;
    await expect.element(calories.getByText(incomplete, { exact: true })).toBeVisible();
    await unmount();
    await renderApp("/meals", (server) => {
      withRanges(server);
      server.preferences = { ...server.preferences, hide_energy: true };
    });
    await expect.element(page.getByRole("meter", { name: "Protein" })).toBeVisible();
    await expect.element(page.getByText(/≈/)).not.toBeInTheDocument();
  });

  test("shows the amount over a target with the precision of that nutrient", async () => {
    await renderApp("/meals", (server) => {
      const macros = sampleMacros({ calories_kcal: 2000.4, protein_g: 50.07, sodium_mg: 2312.6 });
      server.meals = [sampleMeal({ id: "1", macros })];
      server.preferences = { mealsVisibleColumns: ["calories", "sodium"] };
    });
    const notesOf = (name: string) => page.getByRole("meter", { name }).getByText(/over$/);
    await expect.element(notesOf("Protein")).toHaveTextContent("0.1 g over");
    await expect.element(notesOf("Sodium")).toHaveTextContent("13 mg over");
    await expect.element(notesOf("Calories")).not.toBeInTheDocument();
  });

  test("shows unknown amounts as unknown, and a sum as 'at least' if a meal's amount is unknown", async () => {
    await renderApp("/meals", (server) => {
      server.meals = [
        sampleMeal({ id: "1", macros: sampleMacros({ protein_g: 20, fat_g: null }) }),
        sampleMeal({ id: "2", macros: sampleMacros({ protein_g: null, fat_g: null }) }),
      ];
    });
    const fat = page.getByRole("meter", { name: "Fat" });
    await expect.element(fat).toHaveAttribute("aria-valuetext", "unknown");
    await expect.element(fat.getByText("—")).toBeVisible();
    const protein = page.getByRole("meter", { name: "Protein" });
    await expect
      .element(protein.getByText("At least: 1 of 2 meals not known in full"))
      .toBeVisible();
    await page.getByRole("button", { name: /is calculated/ }).click();
    await expect.element(page.getByText("— of 78")).toBeVisible();
    const chips = page.getByRole("article").nth(1).getByText("Prot", { exact: false });
    await expect.element(chips).toHaveTextContent("Prot —");
  });
});

describe("the list", () => {
  test("shows the cards of a day with their amounts, and the total numbers of meals and days [S2.meals.18]", async () => {
    await renderApp("/meals", twoDays);
    const card = page.getByRole("article");
    await expect.element(card.getByText(/^Lunch, 12:45\sPM$/)).toBeVisible();
    await expect.element(card.getByText("Cals", { exact: false })).toHaveTextContent("Cals 1,611");
    await expect.element(card.getByText("Prot", { exact: false })).toHaveTextContent("Prot 63.8 g");
    await expect.element(page.getByText("Showing 2 total meals across 2 days")).toBeVisible();
  });

  test("opens a meal by its card [S2.meals.16]", async () => {
    await renderApp("/meals", twoDays);
    await page.getByRole("link", { name: "Lentil Soup" }).click();
    await expect.element(page.getByRole("heading", { name: "Meal Load" })).toBeVisible();
    expect(window.location.pathname).toBe("/meals/soup");
  });

  test("shows a skeleton while it loads", async () => {
    await renderApp("/meals", (server) => {
      server.answer(`GET ${routes.meals}`, () => new Promise(() => undefined));
    });
    await expect.element(page.getByRole("status", { name: "Loading meals" })).toBeVisible();
  });

  test("links to the log if there are no meals [S2.meals.19]", async () => {
    await renderApp("/meals");
    await expect.element(heading("No meals yet")).toBeVisible();
    await expect.element(page.getByText("Start logging your meals to see them here")).toBeVisible();
    await page.getByRole("link", { name: "Log Your First Meal" }).click();
    await expect.element(heading("What did you eat?")).toBeVisible();
  });

  test("shows an error if it fails to load, and tries again [S8.load-meals]", async () => {
    const { server } = await renderApp("/meals", (fake) => {
      twoDays(fake);
      fake.answer(`GET ${routes.meals}`, () => refusal("internal"));
    });
    await expect.element(heading("Failed to fetch meals")).toBeVisible();
    server.recover(`GET ${routes.meals}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(heading("Nov-19")).toBeVisible();
  });

  test("asks a signed-out visitor to log in, and fetches nothing [S2.routes.4, S6.fetch-signed-in]", async () => {
    const { server, departures } = await renderApp("/meals", (fake) => {
      fake.user = null;
    });
    await expect.element(page.getByText("Please log in to view your meals.")).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    expect(departures).toEqual(["/api/login?return=%2Fmeals"]);
    expect(server.calls.map((call) => call.path)).toEqual([routes.currentUser]);
  });

  test("confirms a refresh, and shows an error if it fails [S2.meals.5, S8.refresh, S8.refresh-failed]", async () => {
    const { server } = await renderApp("/meals", twoDays);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.element(page.getByText("Meals refreshed").first()).toBeVisible();
    await expect.element(page.getByText("Updated with latest data.").first()).toBeVisible();
    server.answer(`GET ${routes.meals}`, () => refusal("internal"));
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.element(page.getByText("Refresh failed").first()).toBeVisible();
    await expect.element(page.getByText("Please try again.").first()).toBeVisible();
    await expect.element(heading("Nov-19")).toBeVisible();
  });

  test("shows a new meal after an event of the server, and when a job ends", async () => {
    const { server } = await renderApp("/meals", (fake) => {
      twoDays(fake);
      fake.jobs = [sampleJob({ id: "1", status: "processing" })];
    });
    await expect.element(page.getByText("Processing meals…")).toBeVisible();
    server.meals = [sampleMeal({ id: "new", title: "Flat White" }), ...server.meals];
    server.hint("meals");
    await expect.element(page.getByRole("link", { name: "Flat White" })).toBeVisible();
    server.meals = [sampleMeal({ id: "newer", title: "Almonds" }), ...server.meals];
    server.jobs = [sampleJob({ id: "1", status: "completed" })];
    server.hint("jobs");
    await expect.element(page.getByRole("link", { name: "Almonds" })).toBeVisible();
    await expect.element(page.getByText("Processing meals…")).not.toBeInTheDocument();
  });
});

describe("deleting a meal", () => {
  const askToDelete = () => page.getByRole("button", { name: "Delete Lentil Soup" }).click();
  const dialog = () => page.getByRole("alertdialog");

  test("asks for confirmation, with the focus on Cancel [S2.meals.15, S2.meals.17]", async () => {
    const { server } = await renderApp("/meals", twoDays);
    await askToDelete();
    await expect.element(dialog().getByText("Delete this meal?")).toBeVisible();
    await expect
      .element(dialog().getByText('"Lentil Soup" will be permanently removed from your log.'))
      .toBeVisible();
    await expect.element(dialog().getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Delete Lentil Soup" })).toHaveFocus();
    expect(server.callsTo("DELETE", routes.meal("soup"))).toHaveLength(0);
  });

  test("removes the meal and confirms it [S7.delete, S8.delete-done]", async () => {
    const { server } = await renderApp("/meals", twoDays);
    await askToDelete();
    await dialog().getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("Meal deleted").first()).toBeVisible();
    await expect.element(page.getByText("Removed from your log.").first()).toBeVisible();
    await expect.element(page.getByText("Showing 1 total meals across 1 day")).toBeVisible();
    await expect.element(heading("Nov-18")).toHaveFocus();
    expect(server.callsTo("DELETE", routes.meal("soup"))).toHaveLength(1);
  });

  test("can be undone from the toast, also by keyboard", async () => {
    await renderApp("/meals", twoDays);
    await askToDelete();
    await dialog().getByRole("button", { name: "Delete" }).click();
    await expect.element(heading("Nov-18")).toHaveFocus();
    await userEvent.keyboard("{F8}{Tab}{Tab}");
    await expect.element(page.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Meal restored").first()).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Lentil Soup" })).toBeVisible();
    await expect.element(heading("Nov-19")).toBeVisible();
  });

  test.each([
    ["meal_not_found", "This meal can no longer be brought back."],
    ["internal", "Failed to restore meal"],
  ] as const)("shows an error if the undo fails with %s", async (error, words) => {
    await renderApp("/meals", (server) => {
      twoDays(server);
      server.answer(`POST ${routes.restoreMeal("soup")}`, () => refusal(error));
    });
    await askToDelete();
    await dialog().getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(page.getByText(words).first()).toBeVisible();
    await expect.element(heading("Nov-18")).toBeVisible();
  });

  test.each([
    ["no longer exists", "meal_not_found", "Meal not found - it may have already been deleted"],
    ["cannot be deleted", "internal", "Failed to delete meal"],
  ] as const)(
    "shows an error if the meal %s [S8.delete-list, S8.delete-list-404]",
    async (_, error, words) => {
      await renderApp("/meals", (server) => {
        twoDays(server);
        server.answer(`DELETE ${routes.meal("soup")}`, () => refusal(error));
      });
      await askToDelete();
      await dialog().getByRole("button", { name: "Delete" }).click();
      await expect.element(page.getByText("Error", { exact: true }).first()).toBeVisible();
      await expect.element(page.getByText(words).first()).toBeVisible();
      await expect.element(page.getByRole("link", { name: "Lentil Soup" })).toBeVisible();
    },
  );

  test("rejects a meal without an id [S5.delete-no-id]", async () => {
    const { server } = await renderApp("/meals", (fake) => {
      fake.meals = [{ ...soup, id: "undefined" }];
    });
    await askToDelete();
    await dialog().getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("Invalid meal ID.").first()).toBeVisible();
    expect(server.calls.some((call) => call.method === "DELETE")).toBe(false);
  });
});

test("a meal with a photo has it on its card; one that cannot be loaded gives way to the macros", async () => {
  preventImageLoads();
  await renderApp("/meals", (server) => {
    server.meals = [sampleMeal({ id: "m1", photo_id: "p1" }), sampleMeal({ id: "m2" })];
  });
  await expect.element(page.getByRole("article").first()).toBeVisible();
  const photos = () => [...document.querySelectorAll<HTMLImageElement>("article img")];
  expect(photos().map((photo) => photo.dataset.src)).toEqual([routes.photo("p1")]);
  photos()[0]?.dispatchEvent(new Event("error"));
  await expect.poll(photos).toEqual([]);
});
