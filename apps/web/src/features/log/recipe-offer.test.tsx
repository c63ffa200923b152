import { routes } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readOutbox } from "../../platform/outbox-store.ts";
import { setOnline } from "../../testing/connection.ts";
import { type FakeServer, refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleJob, sampleMeal } from "../../testing/sample-meals.ts";

const logged = { id: "m1", title: "Chili", local_day: "2026-01-02", calories_kcal: 402 };
const offer = () => page.getByRole("button", { name: "Save as recipe: Chili" });
const link = () => page.getByRole("link", { name: "Saved as my chili" });

function withRecipe(fake: FakeServer): void {
  fake.meals = [sampleMeal({ id: "m1", title: "Chili" })];
  fake.jobs = [
    sampleJob({ id: "2", message: "soup", logged_meals: [{ ...logged, id: "m2" }] }),
    sampleJob({ id: "1", logged_meals: [{ ...logged, is_recipe: true }] }),
  ];
}

test("a message that describes a recipe is saved as one by a key, and can be taken back", async () => {
  const { server } = await renderApp("/log", withRecipe);
  await expect.element(offer()).toBeVisible();
  expect(offer().elements()).toHaveLength(1);
  (offer().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(link()).toBeVisible();
  await expect.element(link()).toHaveFocus();
  const [call] = server.callsTo("POST", routes.ownFoods);
  expect(call?.body).toEqual({
    ...{ kind: "recipe", name: "my chili", other_names: [] },
    ...{ lines: ["500 g beef", "2 onions"], servings: 4, cooked_g: null },
    based_on: { kind: "meal", id: "m1" },
  });
  await expect.element(page.getByText("Log it by its name: “my chili”.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(offer()).toBeVisible();
  expect(server.ownFoods).toEqual([]);
});

test("a recipe whose name cannot be used is saved by its form", async () => {
  await renderApp("/log", (fake) => {
    withRecipe(fake);
    fake.answer(`POST ${routes.ownFoods}`, () => refusal("own_name_taken"));
  });
  await offer().click();
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveValue("my chili");
});

test("a recipe that could not be saved can be saved again", async () => {
  const { server } = await renderApp("/log", (fake) => {
    withRecipe(fake);
    fake.answer(`POST ${routes.ownFoods}`, () => refusal("too_many_own_foods"));
  });
  await offer().click();
  await expect.element(page.getByText("Recipe not saved")).toBeVisible();
  server.recover(`POST ${routes.ownFoods}`);
  await offer().click();
  await expect.element(link()).toBeVisible();
});

test("a recipe that is saved without a connection waits, and is saved once when the connection returns", async () => {
  const { server } = await renderApp("/log", withRecipe);
  await expect.element(offer()).toBeVisible();
  setOnline(false);
  await offer().click();
  await expect
    .element(page.getByText("The recipe is saved when the connection is back."))
    .toBeVisible();
  const [kept] = await readOutbox();
  expect(server.callsTo("POST", routes.ownFoods)).toEqual([]);
  setOnline(true);
  await expect.element(link()).toBeVisible();
  const [call, ...others] = server.callsTo("POST", routes.ownFoods);
  expect(others).toEqual([]);
  expect(call?.body).toMatchObject({ name: "my chili", written_by: server.user });
  expect(call?.headers.get("Idempotency-Key")).toBe(kept?.id);
  expect(await readOutbox()).toEqual([]);
});
