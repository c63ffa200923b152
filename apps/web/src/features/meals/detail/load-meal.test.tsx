import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleContext, sampleMeal } from "../../../testing/sample-meals.ts";

const spaghetti = sampleMeal({
  id: "m1",
  title: "Spaghetti with Parmesan",
  context: sampleContext("2026-11-19T19:40:00+01:00", { meal_type: "dinner" }),
});
const withSpaghetti = (server: FakeServer) => {
  server.meals = [spaghetti];
};
const heading = (name: string) => page.getByRole("heading", { name });

describe("a meal's page while or if the meal is not loaded", () => {
  test("shows a skeleton while it loads", async () => {
    await renderApp("/meals/m1", (server) => {
      server.answer(`GET ${routes.meal("m1")}`, () => new Promise(() => undefined));
    });
    await expect.element(page.getByRole("status", { name: "Loading meal" })).toBeVisible();
  });

  test("shows that it is not found, and links back [S2.detail.15]", async () => {
    await renderApp("/meals/gone", withSpaghetti);
    await expect.element(heading("Meal Not Found")).toBeVisible();
    await expect
      .element(page.getByText("The meal you're looking for doesn't exist or has been deleted."))
      .toBeVisible();
    await page.getByRole("link", { name: "Back to Meals" }).click();
    await expect.element(heading("Nov-19")).toBeVisible();
  });

  test("shows an error if it fails to load, and tries again [S8.load-detail]", async () => {
    const { server } = await renderApp("/meals/m1", (fake) => {
      withSpaghetti(fake);
      fake.answer(`GET ${routes.meal("m1")}`, () => refusal("internal"));
    });
    await expect.element(heading("Failed to fetch meal details")).toBeVisible();
    server.recover(`GET ${routes.meal("m1")}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(heading("Spaghetti with Parmesan")).toBeVisible();
  });

  test("asks a signed-out visitor to log in [S2.routes.6]", async () => {
    await renderApp("/meals/m1", (server) => {
      server.user = null;
    });
    await expect.element(page.getByText("Please log in to view meal details.")).toBeVisible();
  });
});
