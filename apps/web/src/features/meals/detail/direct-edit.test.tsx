import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  amount,
  button,
  dialog,
  edits,
  history,
  inDialog,
  measure,
  openButter,
  patchRoute,
  receipt,
  textOf,
  toast,
  withToast,
} from "../../../testing/buttered-toast.ts";
import { refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";

describe("an item of the receipt", () => {
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

  test.each(["", "0", "-3", "much"])("cannot have the amount '%s'", async (text) => {
    const { server } = await openButter();
    await amount().fill(text);
    await expect.element(dialog().getByText("Enter an amount above 0.")).toBeVisible();
    await expect.element(inDialog("Save")).toBeDisabled();
    await userEvent.keyboard("{Enter}");
    expect(edits(server)).toEqual([]);
  });

  test("is unchanged after Cancel and Escape, and gets the focus again", async () => {
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

  test("does not fetch its choices again when the meal has changed, because its index may differ", async () => {
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

  test("shows an error and the amount field if the other foods cannot be fetched, and fetches them again on request", async () => {
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
  test("explains that the meal has changed, and the current meal is shown", async () => {
    const { server } = await openButter();
    await amount().fill("28");
    server.meals = [{ ...toast, title: "Toast, changed elsewhere", version: 2 }];
    await inDialog("Save").click();
    await expect
      .element(
        dialog()
          .getByRole("alert")
          .getByText(
            "This meal has changed in the meantime. Look at it again before you change it.",
          ),
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

  test("shows the reason if its values are impossible, and can be corrected", async () => {
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

describe("the title, time and meal type", () => {
  test("can be changed in one edit", async () => {
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

  test("cannot be saved with an empty title", async () => {
    await renderApp("/meals/m1", withToast);
    await button("Change title, time and meal").click();
    await dialog().getByRole("textbox", { name: "Title" }).fill("  ");
    await expect.element(inDialog("Save")).toBeDisabled();
  });
});
