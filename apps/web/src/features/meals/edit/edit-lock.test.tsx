import { type MealPatch, routes } from "@morsel/contracts";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleMacros, sampleMeal } from "../../../testing/sample-meals.ts";
import styles from "../../../ui/icon.module.css";

const soup = sampleMeal({ id: "soup", title: "Lentil Soup" });
const withMeals = (server: FakeServer) => {
  server.meals = [soup, sampleMeal({ id: "tea", title: "Tea" })];
};
/** The soup is being edited, perhaps on another device. */
const withSoupUnderEdit = (server: FakeServer) => {
  withMeals(server);
  server.edits.begin("soup");
};
const patch: MealPatch = { changes: [], calories_kcal: { before: 300, after: 600 } };
const button = (name: string) => page.getByRole("button", { name, exact: true });
const card = (title: string) => page.getByRole("article").filter({ hasText: title });
const locked = (title: string, words: string) =>
  card(title).getByRole("button", { name: words, exact: true });

describe("a card's edit button", () => {
  test("opens the meal's edit screen [S2.meals.14]", async () => {
    await renderApp("/meals", withMeals);
    await button("Edit Lentil Soup").click();
    await expect.element(page.getByRole("heading", { name: "Edit Meal" })).toBeVisible();
    expect(window.location.pathname).toBe("/meals/soup/edit");
  });

  test("is locked after a tap, until the list is loaded again [S4.meals.6]", async () => {
    const reload = Promise.withResolvers<void>();
    const { server } = await renderApp("/meals", withMeals);
    await button("Edit Lentil Soup").click();
    await expect.element(page.getByRole("textbox")).toBeVisible();
    server.answer(`GET ${routes.meals}`, async () => {
      await reload.promise;
      return Response.json({ items: server.meals });
    });
    await button("Cancel").click();
    const lock = locked("Lentil Soup", "Meal being edited");
    await expect.element(lock).toHaveAttribute("aria-disabled", "true");
    await expect.element(card("Lentil Soup").getByText("Meal being edited")).toBeVisible();
    expect(lock.element().querySelector(`.${styles.spinning}`)).not.toBeNull();
    await expect.element(button("Edit Tea")).not.toHaveAttribute("aria-disabled");
    reload.resolve();
    await expect.element(button("Edit Lentil Soup")).not.toHaveAttribute("aria-disabled");
  });

  test("is locked while the meal is in the processing list, and does nothing [S4.meals.7, S3.processing]", async () => {
    const { server } = await renderApp("/meals", withSoupUnderEdit);
    const lock = locked("Lentil Soup", "Meal being processed");
    await expect.element(lock).toHaveAttribute("aria-disabled", "true");
    await expect.element(card("Lentil Soup").getByText("Meal being processed")).toBeVisible();
    expect(lock.element().querySelector(`.${styles.spinning}`)).not.toBeNull();
    await lock.click({ force: true });
    expect(window.location.pathname).toBe("/meals");

    server.edits.complete("soup", { macros: sampleMacros({ calories_kcal: 600 }) }, patch);
    server.hint("edits");
    await expect.element(button("Edit Lentil Soup")).not.toHaveAttribute("aria-disabled");
    await expect.element(card("Lentil Soup").getByText("600", { exact: true })).toBeVisible();
  });
});

test("a processing list that cannot be fetched shows an error, and locks nothing [S8.load-processing]", async () => {
  const { server } = await renderApp("/meals", (fake) => {
    withMeals(fake);
    fake.answer(`GET ${routes.processingMeals}`, () => refusal("internal"));
  });
  const words = page.getByText("Failed to fetch processing meals");
  await expect.element(words).toBeVisible();
  await expect.element(button("Edit Lentil Soup")).not.toHaveAttribute("aria-disabled");
  server.recover(`GET ${routes.processingMeals}`);
  server.hint("edits");
  await expect.element(words).not.toBeInTheDocument();
});

test("offline, only the offline notice reports it", async () => {
  await renderApp("/meals", (fake) => {
    withMeals(fake);
    fake.answer(`GET ${routes.processingMeals}`, () => refusal("internal"));
  });
  const words = page.getByText("Failed to fetch processing meals");
  await expect.element(words).toBeVisible();
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await expect.element(words).not.toBeInTheDocument();
  isOnline.mockRestore();
  window.dispatchEvent(new Event("online"));
});

describe("a meal's page while the meal is being edited", () => {
  test("says that the meal is being edited, prevents direct edits, and shows the result [S2.detail.3]", async () => {
    const { server } = await renderApp("/meals/soup", (fake) => {
      withSoupUnderEdit(fake);
    });
    await expect.element(page.getByText("Being edited...")).toBeVisible();
    await expect.element(button("Meal being processed")).toHaveAttribute("aria-disabled", "true");
    await expect.element(page.getByRole("button", { name: /^Change/ })).not.toBeInTheDocument();
    server.edits.complete("soup", { macros: sampleMacros({ calories_kcal: 600 }) }, patch);
    server.hint("edits");
    await expect.element(page.getByText("Being edited...")).not.toBeInTheDocument();
    await expect
      .element(page.getByRole("meter", { name: "Calories" }))
      .toHaveAttribute("aria-valuetext", "600 of 2,000 kcal");
    await expect.element(page.getByText("Edited", { exact: true })).toBeVisible();
  });

  test("links to the edit screen if no edit is running, and the edit screen links back", async () => {
    await renderApp("/meals/soup", withMeals);
    await button("Edit meal").click();
    await expect.element(page.getByRole("textbox")).toBeVisible();
    await page.getByRole("link", { name: "Back" }).click();
    await expect.element(page.getByRole("heading", { name: "Lentil Soup" })).toBeVisible();
    expect(window.location.pathname).toBe("/meals/soup");
  });
});
