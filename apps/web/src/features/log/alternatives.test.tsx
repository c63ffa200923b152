import { routes } from "@morsel/contracts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { FakeServer } from "../../testing/fake-server.ts";
import { box } from "../../testing/log-screen.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleJob, sampleMeal } from "../../testing/sample-meals.ts";
import { findLikelyFoods } from "./likely-foods.ts";

const vague = sampleJob({
  id: "1",
  message: "leftovers and a snack",
  status: "failed",
  error: "No food.",
});
const foods = () => page.getByRole("region", { name: "Likely foods" });
const recent = () => page.getByRole("region", { name: "Recent meals" });
const withMeals = (server: FakeServer) => {
  server.jobs = [vague];
  const at = (minute: number) => ({
    ...sampleMeal({ id: "x" }).context,
    consumed_at: `2026-11-19T10:0${minute}:00Z`,
  });
  server.meals = [
    sampleMeal({ id: "m5", title: "Porridge", context: at(5) }),
    sampleMeal({ id: "m4", title: "Salad", context: at(4) }),
    sampleMeal({ id: "m3", title: "Porridge", context: at(3) }),
    sampleMeal({ id: "m2", title: "Soup", context: at(2) }),
    sampleMeal({ id: "m1", title: "Cake", context: at(1) }),
  ];
};

test("a message without a food offers likely foods; taps put them into the text box", async () => {
  await renderApp("/log", withMeals);
  await foods().getByRole("button", { name: "chicken and rice" }).click();
  await expect.element(box()).toHaveValue("chicken and rice");
  await expect.element(box()).toHaveFocus();
  await foods().getByRole("button", { name: "an apple" }).click();
  await expect.element(box()).toHaveValue("chicken and rice\nan apple");
  await expect.element(page.getByRole("button", { name: "Quick add" })).toBeVisible();
});

test("it offers the latest meals, each title once, and logs one at a tap", async () => {
  const { server } = await renderApp("/log", withMeals);
  await expect.element(recent()).toBeVisible();
  const offered = recent().getByRole("button");
  expect(offered.elements().map((button) => button.textContent)).toEqual([
    "Porridge",
    "Salad",
    "Soup",
  ]);
  await offered.first().click();
  await expect.poll(() => server.callsTo("POST", routes.logAgain)).toHaveLength(1);
  expect(server.callsTo("POST", routes.logAgain)[0]?.body).toMatchObject({ meals: [{ id: "m5" }] });
});

test("a message that says nothing about its food offers foods to a user without meals", async () => {
  await renderApp("/log", (server) => {
    server.jobs = [{ ...vague, message: "my keys" }];
  });
  await foods().getByRole("button", { name: "2 eggs and toast" }).click();
  await expect.element(box()).toHaveValue("2 eggs and toast");
  expect(recent().query()).toBeNull();
});

test("the row below does not move when the offers are loaded", async () => {
  const meals = Promise.withResolvers<Response>();
  await renderApp("/log", (server) => {
    withMeals(server);
    server.jobs = [
      { ...vague, message: "my keys" },
      sampleJob({ id: "0", message: "soup", created_at: "2026-01-02T10:00:00Z" }),
    ];
    server.answer(`GET ${routes.meals}`, async () => (await meals.promise).clone());
  });
  const older = page.getByText("soup", { exact: true });
  await expect.element(older).toBeVisible();
  const top = older.element().getBoundingClientRect().top;
  meals.resolve(Response.json({ items: [sampleMeal({ id: "m1", title: "Cake" })] }));
  await expect.element(recent()).toBeVisible();
  expect(older.element().getBoundingClientRect().top).toBe(top);
});

test("the older rows hardly move when a message fails, because its offers replace the meals to log again", async () => {
  const { server } = await renderApp("/log", (fake) => {
    withMeals(fake);
    fake.jobs = [
      { ...vague, status: "processing", error: undefined },
      sampleJob({ id: "0", message: "soup", created_at: "2026-01-02T10:00:00Z" }),
    ];
  });
  await expect.element(page.getByRole("button", { name: "Quick add" })).toBeVisible();
  const older = page.getByText("soup", { exact: true });
  const top = older.element().getBoundingClientRect().top;
  server.jobs = [vague, ...server.jobs.slice(1)];
  server.hint("jobs");
  await expect.element(foods()).toBeVisible();
  // The line of the meal becomes the reason, which may be longer.
  const moved = Math.abs(older.element().getBoundingClientRect().top - top);
  expect(moved).toBeLessThan(12);
});

test("only the newest row offers them", async () => {
  await renderApp("/log", (server) => {
    withMeals(server);
    server.jobs = [
      sampleJob({ id: "2", message: "soup" }),
      { ...vague, created_at: "2026-01-02T10:00:00Z" },
    ];
  });
  await expect.element(page.getByText("leftovers and a snack")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Quick add" })).toBeVisible();
  expect(foods().query()).toBeNull();
  expect(recent().query()).toBeNull();
});

test.each([
  ["leftovers and a snack", 6],
  ["some Dinner", 3],
  ["my keys", 0],
])("for %j there are %i likely foods", (message, count) => {
  expect(findLikelyFoods(message)).toHaveLength(count);
});
