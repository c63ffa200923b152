import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, json, refusal } from "../../../testing/fake-server.ts";
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

describe("deleting a meal from its page", () => {
  const confirm = async () => {
    await page.getByRole("button", { name: "Delete Meal" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect
      .element(
        dialog.getByText(
          'Are you sure you want to delete "Spaghetti with Parmesan"? This action cannot be undone.',
        ),
      )
      .toBeVisible();
    await dialog.getByRole("button", { name: "Delete" }).click();
  };

  test("opens the meals screen [S2.detail.2, S8.delete-detail-done]", async () => {
    await renderApp("/meals/m1", withSpaghetti);
    await confirm();
    await expect.element(heading("No meals yet")).toBeVisible();
    expect(window.location.pathname).toBe("/meals");
  });

  test("can be undone from the toast", async () => {
    await renderApp("/meals/m1", withSpaghetti);
    await confirm();
    await expect.element(heading("No meals yet")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.element(page.getByRole("link", { name: "Spaghetti with Parmesan" })).toBeVisible();
  });

  test("does not show 'not found' while it deletes the meal", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { server } = await renderApp("/meals/m1", (fake) => {
      withSpaghetti(fake);
      fake.answer(`DELETE ${routes.meal("m1")}`, () => promise);
    });
    await confirm();
    server.meals = [];
    const before = server.callsTo("GET", routes.meal("m1")).length;
    server.hint("meals");
    await expect
      .poll(() => server.callsTo("GET", routes.meal("m1")).length)
      .toBeGreaterThan(before);
    await expect.element(heading("Spaghetti with Parmesan")).toBeVisible();
    await expect.element(heading("Meal Not Found")).not.toBeInTheDocument();
    resolve(new Response(null, { status: 204 }));
    await expect.element(heading("No meals yet")).toBeVisible();
  });

  test.each([
    [
      "the server's message",
      () => refusal("unavailable"),
      "Morsel is busy. Please try again in a moment.",
    ],
    ["a default message", () => json(500, {}), "Failed to delete meal"],
  ])("shows %s if it fails, and stays on the page [S8.delete-detail]", async (_, answer, words) => {
    await renderApp("/meals/m1", (server) => {
      withSpaghetti(server);
      server.answer(`DELETE ${routes.meal("m1")}`, answer);
    });
    await confirm();
    await expect.element(page.getByText(words).first()).toBeVisible();
    await expect.element(heading("Spaghetti with Parmesan")).toBeVisible();
  });
});
