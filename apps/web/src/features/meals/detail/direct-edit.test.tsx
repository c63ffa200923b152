import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import {
  sampleContext,
  sampleItem,
  sampleMacros,
  sampleMeal,
} from "../../../testing/sample-meals.ts";

const macrosOf = (calories_kcal: number | null) => sampleMacros({ calories_kcal });
const toast = sampleMeal({
  id: "m1",
  title: "Toast with Butter",
  macros: macrosOf(412),
  context: sampleContext("2026-11-19T07:40:00+01:00"),
  items: [
    sampleItem({
      text: "toast",
      food_id: "toast",
      food: "Toast",
      grams: 64,
      macros: macrosOf(376),
    }),
    sampleItem({
      text: "butter",
      food_id: "butter",
      food: "Butter",
      grams: 14,
      macros: macrosOf(36),
    }),
  ],
});
const withToast = (server: FakeServer) => {
  server.meals = [toast];
  server.edits.choices = {
    foods: [
      { id: "butter", name: "Butter", source: "USDA SR Legacy", macros: macrosOf(257) },
      { id: "ghee", name: "Ghee", source: "USDA SR Legacy", macros: macrosOf(900) },
      { id: "spread", name: "Spread", source: "USDA SR Legacy", macros: macrosOf(null) },
    ],
    portions: [
      { label: "pat", grams: 5 },
      { label: "tbsp", grams: 14.2 },
    ],
  };
};
const patchRoute = `PATCH ${routes.meal("m1")}`;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");
const inDialog = (name: string) => dialog().getByRole("button", { name, exact: true });
const amount = () => dialog().getByRole("textbox", { name: "Amount" });
const measure = () => dialog().getByRole("combobox", { name: "Measure" });
const edits = (server: FakeServer) =>
  server.callsTo("PATCH", routes.meal("m1")).map((call) => call.body);
const receipt = () => page.getByRole("region", { name: "Receipt" });
const history = () => page.getByRole("region", { name: "History" });
const textOf = (element: Element) => element.textContent.replaceAll(/[\u00a0\u202f]/g, " ");
const wordsOf = (locator: { elements(): Element[] }) => locator.elements().map(textOf);

async function openButter(prepare: (server: FakeServer) => void = withToast) {
  const app = await renderApp("/meals/m1", prepare);
  await button("Change Butter").click();
  await expect.element(dialog().getByRole("heading", { name: "Butter" })).toBeVisible();
  return app;
}

describe("an item that is pressed", () => {
  test("can get another weight, which is shown, announced and can be undone", async () => {
    const { server } = await openButter();
    await expect.element(inDialog("Save")).toBeDisabled();
    await amount().fill("28");
    await expect.element(dialog().getByText("= 72\u00a0kcal")).toBeVisible();
    await inDialog("Save").click();
    await expect.element(receipt().getByText("448\u00a0kcal")).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(edits(server)).toEqual([
      { version: 1, operations: [{ kind: "set-grams", item: 1, grams: 28 }] },
    ]);
    await expect.element(page.getByText("Meal updated", { exact: true })).toBeVisible();
    const words = "Butter 14\u00a0g → 28\u00a0g, 36 → 72\u00a0kcal";
    await expect.element(page.getByText(words).last()).toBeVisible();
    await expect.element(button("Change Butter")).toHaveFocus();

    await page.getByRole("listitem").getByRole("button", { name: "Undo", exact: true }).click();
    await expect.element(receipt().getByText("412\u00a0kcal")).toBeVisible();
    expect(server.callsTo("POST", routes.undoEdit("m1"))[0]?.body).toEqual({ version: 2 });
  });

  test("can be counted in household portions", async () => {
    const { server } = await openButter();
    await expect.element(dialog().getByRole("radio", { name: /^Ghee/ })).toBeVisible();
    await measure().selectOptions("pat (5\u00a0g)");
    await expect.element(amount()).toHaveValue("2.8");
    await amount().fill("1,5");
    await expect.element(dialog().getByText("= 7.5\u00a0g, 19\u00a0kcal")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(edits(server)).toEqual([
      {
        version: 1,
        operations: [{ kind: "set-portion", item: 1, label: "pat", count: 1.5 }],
      },
    ]);
  });

  test("can become another food that matches its words, with the same or another weight", async () => {
    const { server } = await openButter();
    await expect.element(dialog().getByRole("radio", { name: /^Butter/ })).toBeChecked();
    await expect
      .element(dialog().getByText("900\u00a0kcal per 100 g · USDA SR Legacy"))
      .toBeVisible();
    await dialog()
      .getByRole("radio", { name: /^Spread/ })
      .click();
    await expect.element(dialog().getByText("= —\u00a0kcal")).toBeVisible();
    await dialog().getByRole("radio", { name: /^Ghee/ }).click();
    await expect.element(dialog().getByText("= 126\u00a0kcal")).toBeVisible();
    await amount().fill("10");
    await inDialog("Save").click();
    await expect.element(button("Change Ghee")).toBeVisible();
    expect(edits(server)).toEqual([
      {
        version: 1,
        operations: [
          { kind: "choose-food", item: 1, food_id: "ghee" },
          { kind: "set-grams", item: 1, grams: 10 },
        ],
      },
    ]);
  });

  test("can be removed and restored", async () => {
    const { server } = await openButter();
    await inDialog("Remove from meal").click();
    await expect.element(receipt().getByText("1\u00a0item, 64\u00a0g")).toBeVisible();
    expect(edits(server)).toEqual([{ version: 1, operations: [{ kind: "remove", item: 1 }] }]);
    await expect.element(button("Change Butter")).not.toBeInTheDocument();
    await history().getByRole("button", { name: "Undo Changed by hand" }).click();
    await expect.element(button("Change Butter")).toBeVisible();
  });

  test("cannot be removed if it is the only one of the meal", async () => {
    await openButter((server) => {
      withToast(server);
      server.meals = [{ ...toast, items: toast.items.slice(1) }];
    });
    await expect.element(inDialog("Save")).toBeVisible();
    await expect.element(inDialog("Remove from meal")).not.toBeInTheDocument();
  });

  test.each(["", "0", "-3", "much"])("cannot be '%s'", async (text) => {
    const { server } = await openButter();
    await amount().fill(text);
    await expect.element(dialog().getByText("Enter an amount above 0.")).toBeVisible();
    await expect.element(inDialog("Save")).toBeDisabled();
    await userEvent.keyboard("{Enter}");
    expect(edits(server)).toEqual([]);
  });

  test("is unchanged after Cancel and Escape, and gets the focus back", async () => {
    const { server } = await openButter();
    await amount().fill("99");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button("Change Butter")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(amount()).toHaveValue("14");
    await inDialog("Cancel").click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(edits(server)).toEqual([]);
  });

  test("shows no calories to a user who hides them", async () => {
    await openButter((server) => {
      withToast(server);
      server.preferences = { mealsVisibleColumns: ["protein"] };
    });
    await expect.element(dialog().getByRole("radio", { name: /^Ghee/ })).toBeVisible();
    expect(textOf(dialog().element())).not.toMatch(/kcal/);
    await amount().fill("28");
    await inDialog("Save").click();
    await expect.element(history().getByText("Butter 14\u00a0g → 28\u00a0g")).toBeVisible();
    expect(textOf(document.body)).not.toMatch(/kcal/);
  });

  test("is not fetched again when the meal has changed, because its index may differ", async () => {
    const { server } = await openButter();
    await expect.element(dialog().getByRole("radio", { name: /^Ghee/ })).toBeVisible();
    const before = server.callsTo("GET", routes.meal("m1")).length;
    server.meals = [{ ...toast, items: toast.items.slice(0, 1), version: 2 }];
    server.hint("meals");
    await expect
      .poll(() => server.callsTo("GET", routes.meal("m1")).length)
      .toBeGreaterThan(before);
    await expect.element(page.getByText("Edited", { exact: true })).toBeInTheDocument();
    expect(server.callsTo("GET", routes.itemChoices("m1", 1))).toHaveLength(1);
  });

  test("can get another weight even if the other foods cannot be fetched", async () => {
    const { server } = await openButter((fake) => {
      withToast(fake);
      fake.answer(`GET ${routes.itemChoices("m1", 1)}`, () => refusal("internal"));
    });
    await expect.element(dialog().getByText("Failed to fetch other foods")).toBeVisible();
    await expect.element(amount()).toBeVisible();
    server.recover(`GET ${routes.itemChoices("m1", 1)}`);
    await inDialog("Try again").click();
    await expect.element(dialog().getByRole("radio", { name: /^Ghee/ })).toBeVisible();
  });
});

describe("a direct edit that is rejected", () => {
  test("because the meal has changed is explained, and the current meal is shown", async () => {
    const { server } = await openButter();
    await amount().fill("28");
    server.meals = [{ ...toast, title: "Toast, changed elsewhere", version: 2 }];
    await inDialog("Save").click();
    await expect
      .element(
        dialog()
          .getByRole("alert")
          .getByText("This meal has changed meanwhile. Look at it again before you change it."),
      )
      .toBeVisible();
    await expect.element(inDialog("Save")).toBeDisabled();
    await inDialog("Cancel").click();
    await expect
      .element(page.getByRole("heading", { name: "Toast, changed elsewhere" }))
      .toBeVisible();
    await button("Change Butter").click();
    await amount().fill("28");
    await inDialog("Save").click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(edits(server)).toHaveLength(2);
    expect(edits(server)[1]).toMatchObject({ version: 2 });
  });

  test("because of its values shows the reason, and can be corrected", async () => {
    const { server } = await openButter((fake) => {
      withToast(fake);
      fake.answer(patchRoute, () => refusal("edit_refused"));
    });
    await amount().fill("15000");
    await inDialog("Save").click();
    await expect
      .element(dialog().getByRole("alert").getByText("That change cannot be made."))
      .toBeVisible();
    await expect.element(amount()).toHaveValue("15000");
    server.recover(patchRoute);
    await amount().fill("15");
    await inDialog("Save").click();
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

describe("the meal itself", () => {
  test("can get another title, time and meal type in one edit", async () => {
    const { server } = await renderApp("/meals/m1", withToast);
    await button("Change title, time and meal").click();
    const title = dialog().getByRole("textbox", { name: "Title" });
    await expect.element(title).toHaveValue("Toast with Butter");
    await expect.element(dialog().getByLabelText("Eaten at")).toHaveValue("2026-11-19T07:40");
    await expect.element(inDialog("Save")).toBeDisabled();
    await title.fill("  Second Breakfast ");
    await dialog().getByLabelText("Eaten at").fill("2026-11-18T21:15");
    await dialog().getByRole("combobox", { name: "Meal" }).selectOptions("Snack");
    await inDialog("Save").click();
    await expect.element(page.getByRole("heading", { name: "Second Breakfast" })).toBeVisible();
    expect(edits(server)).toEqual([
      {
        version: 1,
        operations: [
          { kind: "rename", title: "Second Breakfast" },
          { kind: "set-time", consumed_at: "2026-11-18T20:15:00.000Z" },
          { kind: "set-meal-type", meal_type: "snack" },
        ],
      },
    ]);
    await expect.element(page.getByText("Snack", { exact: true })).toBeVisible();
  });

  test("keeps a title", async () => {
    await renderApp("/meals/m1", withToast);
    await button("Change title, time and meal").click();
    await dialog().getByRole("textbox", { name: "Title" }).fill("  ");
    await expect.element(inDialog("Save")).toBeDisabled();
  });
});

describe("the history", () => {
  test("shows what an AI changed, in figures, and undoes it", async () => {
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

  test("lists the edits, newest first, and undoes one after the other", async () => {
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

  test("shows why an edit cannot be undone, and the current meal", async () => {
    const { server } = await renderApp("/meals/m1", twoEdits);
    await expect.element(history().getByText("“double the butter”")).toBeVisible();
    server.meals = [{ ...toast, title: "Changed elsewhere", version: 9 }];
    await button("Undo “a bit more toast”").click();
    await expect
      .element(
        page.getByText("This meal has changed meanwhile. Look at it again before you change it.", {
          exact: true,
        }),
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
