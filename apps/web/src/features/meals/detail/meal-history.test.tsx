import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  button,
  history,
  receipt,
  toast,
  withToast,
  wordsOf,
} from "../../../testing/buttered-toast.ts";
import { type FakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleItem } from "../../../testing/sample-meals.ts";

describe("the history", () => {
  test("shows the changes that an AI made, and undoes them", async () => {
    const { server } = await renderApp("/meals/m1", (fake) => {
      withToast(fake);
      const sausage = sampleItem({
        food_id: "ai-estimate:zorblat",
        food: "zorblat",
        source: "AI estimate",
        source_id: "without a record",
        portion: { rule: "ai-estimate", explanation: "AI estimate = 80 g", is_stated: false },
      });
      fake.edits.rereadMeal(
        "m1",
        { items: [...toast.items, sausage] },
        {
          changes: [
            {
              kind: "item",
              before: null,
              after: { name: "zorblat", grams: 80, calories_kcal: 160 },
            },
          ],
          calories_kcal: { before: 412, after: 572 },
        },
      );
    });
    const history = page.getByRole("region", { name: "History" });
    await expect.element(history.getByText("Read again by AI")).toBeVisible();
    await expect.element(history.getByText(/Added zorblat/)).toBeVisible();
    const line = page.getByRole("region", { name: "Receipt" }).getByRole("listitem").nth(2);
    await expect.element(line.getByText("AI estimate", { exact: true })).toBeVisible();
    await expect.element(line.getByText(/AI estimate without a record/)).toBeVisible();
    await history.getByRole("button", { name: "Undo Read again by AI" }).click();
    await expect.element(history.getByText("Undone")).toBeVisible();
    expect(server.meals[0]?.items).toEqual(toast.items);
  });

  const twoEdits = (server: FakeServer) => {
    withToast(server);
    server.edits.begin("m1", "double the butter");
    server.edits.complete(
      "m1",
      {},
      {
        changes: [
          {
            kind: "item",
            before: { name: "Butter", grams: 14, calories_kcal: 36 },
            after: { name: "Butter", grams: 28, calories_kcal: 72 },
          },
        ],
        calories_kcal: { before: 412, after: 448 },
      },
    );
    server.edits.begin("m1", "a bit more toast");
    server.edits.complete(
      "m1",
      {},
      {
        changes: [
          {
            kind: "item",
            before: { name: "Toast", grams: 64, calories_kcal: 376 },
            after: { name: "Toast", grams: 80, calories_kcal: 470 },
            assumed: "A bit more is taken as 25 % more.",
          },
        ],
        calories_kcal: { before: 448, after: 542 },
      },
    );
  };

  test("is not fetched for a meal without edits", async () => {
    const { server } = await renderApp("/meals/m1", withToast);
    await expect.element(receipt()).toBeVisible();
    await expect.element(history()).not.toBeInTheDocument();
    await expect.element(page.getByText("Edited", { exact: true })).not.toBeInTheDocument();
    expect(server.callsTo("GET", routes.mealRevisions("m1"))).toEqual([]);
  });

  test("lists the edits, newest first, and undoes one after another", async () => {
    await renderApp("/meals/m1", twoEdits);
    await expect.element(page.getByText("Edited", { exact: true })).toBeVisible();
    await expect.element(history().getByText("“a bit more toast”")).toBeVisible();
    expect(wordsOf(history().getByRole("list").getByRole("list").getByRole("listitem"))).toEqual([
      "Toast 64 g → 80 g, 376 → 470 kcalA bit more is taken as 25 % more.",
      "Total 448 → 542 kcal",
      "Butter 14 g → 28 g, 36 → 72 kcal",
      "Total 412 → 448 kcal",
    ]);
    expect(history().getByRole("button").elements()).toHaveLength(1);
    await button("Undo “a bit more toast”").click();
    await expect.element(page.getByText("Edit undone", { exact: true })).toBeVisible();
    await button("Undo “double the butter”").click();
    await expect.element(history().getByText("Undone").nth(1)).toBeVisible();
    await expect.element(history().getByRole("button")).not.toBeInTheDocument();
  });

  test("shows why an edit cannot be undone, and shows the current meal", async () => {
    const { server } = await renderApp("/meals/m1", twoEdits);
    await expect.element(history().getByText("“double the butter”")).toBeVisible();
    server.meals = [{ ...toast, title: "Changed elsewhere", version: 9 }];
    await button("Undo “a bit more toast”").click();
    await expect
      .element(
        page.getByText(
          "This meal has changed in the meantime. Look at it again before you change it.",
          {
            exact: true,
          },
        ),
      )
      .toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Changed elsewhere" })).toBeVisible();
  });

  test("shows an error if it cannot be fetched, and tries again", async () => {
    const { server } = await renderApp("/meals/m1", (fake) => {
      twoEdits(fake);
      fake.answer(`GET ${routes.mealRevisions("m1")}`, () => refusal("internal"));
    });
    await expect.element(history().getByText("Failed to fetch the history")).toBeVisible();
    server.recover(`GET ${routes.mealRevisions("m1")}`);
    await history().getByRole("button", { name: "Try again" }).click();
    await expect.element(history().getByText("“double the butter”")).toBeVisible();
  });
});
