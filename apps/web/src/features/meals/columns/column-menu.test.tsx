import { routes } from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, json, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { sampleMeal } from "../../../testing/sample-meals.ts";
import styles from "../../../ui/chip.module.css";

const withMeal = (server: FakeServer) => {
  server.meals = [sampleMeal({ id: "m1" })];
};
const openMenu = () => page.getByRole("button", { name: "Columns" }).click();
const choice = (name: string) => page.getByRole("menuitemcheckbox", { name, exact: true });
const chips = () =>
  [...document.querySelectorAll(`article .${styles.chip}`)].map((chip) =>
    chip.textContent.replaceAll("\u00a0", " "),
  );
const bars = () =>
  [...document.querySelectorAll("[role=meter]")].map((bar) => bar.getAttribute("aria-label"));
const saves = (server: FakeServer) =>
  server.callsTo("PUT", routes.preferences).map((call) => call.body);

describe("the columns", () => {
  test("are ten, and four are chosen by default [S2.meals.4, S3.columns, S9.default-columns]", async () => {
    await renderApp("/meals", withMeal);
    await openMenu();
    await expect.element(choice("Sat Fat")).toBeVisible();
    const choices = page.getByRole("menuitemcheckbox").elements();
    expect(choices.map((item) => [item.ariaLabel, item.ariaChecked])).toEqual([
      ["Cals", "true"],
      ["Prot", "true"],
      ["Carb", "true"],
      ["Fats", "true"],
      ["Fiber", "false"],
      ["Sugar", "false"],
      ["Sodium", "false"],
      ["Servings", "false"],
      ["Cholesterol", "false"],
      ["Sat Fat", "false"],
    ]);
  });

  test("can be chosen, are shown in a fixed order and are saved [S2.meals.11, S2.meals.12, S2.meals.13, S7.preferences-saved]", async () => {
    const { server } = await renderApp("/meals", withMeal);
    await openMenu();
    await choice("Servings").click();
    await choice("Fiber").click();
    await choice("Prot").click();
    await expect.element(choice("Prot")).toHaveAttribute("aria-checked", "false");
    await expect
      .poll(chips)
      .toEqual(["Cals 300", "Carb 50 g", "Fats 6 g", "Fiber 0 g", "Servings 1"]);
    expect(bars()).toEqual(["Calories", "Protein", "Carbs", "Fat", "Fiber"]);
    await expect.element(page.getByText("Servings 1", { exact: true }).first()).toBeVisible();
    await expect
      .poll(() => saves(server).at(-1))
      .toEqual({
        mealsVisibleColumns: ["calories", "carbs", "fat", "serving", "fiber"],
      });
  });

  test("are fetched again after a choice was saved [S7.preferences-saved]", async () => {
    const { server } = await renderApp("/meals", withMeal);
    await openMenu();
    const fetches = () => server.callsTo("GET", routes.preferences).length;
    const before = fetches();
    await choice("Prot").click();
    await expect.poll(() => saves(server)).toHaveLength(1);
    await expect.poll(fetches).toBe(before + 1);
  });

  test("are those of the saved preferences [S7.preferences]", async () => {
    await renderApp("/meals", (server) => {
      withMeal(server);
      server.preferences = { mealsVisibleColumns: ["saturated_fat", "sodium"] };
    });
    await expect.element(page.getByRole("article")).toBeVisible();
    expect(chips()).toEqual(["Sodium 0 mg", "Sat Fat 1 g"]);
  });

  test("show no hidden column while they are loading", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await renderApp("/meals", (server) => {
      withMeal(server);
      server.answer(`GET ${routes.preferences}`, () => promise);
    });
    await expect.element(page.getByRole("status", { name: "Loading meals" })).toBeVisible();
    await expect.element(page.getByText("Cals")).not.toBeInTheDocument();
    resolve(json(200, { mealsVisibleColumns: ["protein"] }));
    await expect.poll(chips).toEqual(["Prot 10 g"]);
  });

  test("are the default four if they cannot be loaded", async () => {
    await renderApp("/meals", (server) => {
      withMeal(server);
      server.answer(`GET ${routes.preferences}`, () => refusal("internal"));
    });
    await expect.poll(chips).toEqual(["Cals 300", "Prot 10 g", "Carb 50 g", "Fats 6 g"]);
  });

  test("cannot all be turned off [S5.last-column]", async () => {
    const { server } = await renderApp("/meals", (fake) => {
      withMeal(fake);
      fake.preferences = { mealsVisibleColumns: ["sugar"] };
    });
    await openMenu();
    await choice("Sugar").click();
    await expect
      .element(page.getByText("At least one column must be selected").first())
      .toBeVisible();
    await expect.element(choice("Sugar")).toHaveAttribute("aria-checked", "true");
    expect(saves(server)).toEqual([]);
  });

  test("are restored with an error if saving fails [S8.preferences]", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await renderApp("/meals", (server) => {
      withMeal(server);
      server.answer(`PUT ${routes.preferences}`, () => promise);
    });
    await openMenu();
    await choice("Fiber").click();
    await expect.element(choice("Fiber")).toHaveAttribute("aria-checked", "true");
    resolve(refusal("internal"));
    await expect.element(page.getByText("Failed to save preferences").first()).toBeVisible();
    await expect.element(choice("Fiber")).toHaveAttribute("aria-checked", "false");
    expect(chips()).toHaveLength(4);
  });

  test("can be chosen by keyboard, and closing the menu returns the focus", async () => {
    await renderApp("/meals", withMeal);
    const button = page.getByRole("button", { name: "Columns" });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(choice("Cals")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    // The menu moves the focus in a later task; an earlier key press would reach the first choice.
    await expect.element(choice("Prot")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(choice("Prot")).toHaveAttribute("aria-checked", "false");
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
  });
});

describe("the meals screen without the calories column", () => {
  const hidden = (server: FakeServer) => {
    withMeal(server);
    server.preferences = { mealsVisibleColumns: ["protein", "fat"] };
  };

  test("shows no calories in meters, cards and the score breakdown", async () => {
    await renderApp("/meals", hidden);
    await expect.element(page.getByRole("article")).toBeVisible();
    await page.getByRole("button", { name: /is calculated/ }).click();
    expect(bars()).toEqual(["Protein", "Carbs", "Fat"]);
    expect(document.querySelector("main")?.textContent).not.toMatch(/kcal|Cals|Calories/);
  });

  test("shows no score if no chosen column has a target", async () => {
    await renderApp("/meals", (server) => {
      withMeal(server);
      server.preferences = { mealsVisibleColumns: ["serving"] };
    });
    const card = page.getByRole("region", { name: "Daily Score" });
    await expect
      .element(card.getByRole("img", { name: "No Daily Score: no nutrient is chosen" }))
      .toBeVisible();
    await expect.element(card.getByRole("button")).not.toBeInTheDocument();
  });
});
