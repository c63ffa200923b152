import { routes } from "@morsel/contracts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { FakeServer } from "../testing/fake-server.ts";
import { refusal } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render-app.tsx";
import { sampleContext, sampleJob, sampleMeal } from "../testing/sample-meals.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00+01:00"), toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

function eatenYesterday(server: FakeServer): void {
  server.jobs = [sampleJob({ id: "j1", message: "porridge", status: "completed" })];
  server.meals = [
    sampleMeal({ id: "m1", title: "Porridge" }),
    sampleMeal({
      id: "m2",
      title: "Salad",
      context: sampleContext("2026-11-19T12:30:00+01:00"),
    }),
  ];
}

const undo = () => page.getByRole("button", { name: "Undo" });
const copied = (server: FakeServer) =>
  server.callsTo("POST", routes.logAgain).map(({ body }) => body);

test("the dashboard offers the usual meals of this hour; a tap logs one, and Undo removes it", async () => {
  const { server } = await renderApp("/log", eatenYesterday);
  const offered = page.getByRole("region", { name: "Log again" });
  await expect.element(offered.getByRole("button").first()).toHaveTextContent("Porridge");
  await offered.getByRole("button", { name: "Log Porridge again now" }).click();
  await expect.element(page.getByText("Logged again").first()).toBeVisible();
  expect(copied(server)).toMatchObject([{ meals: [{ id: "m1" }] }]);
  await undo().click();
  await expect.poll(() => server.meals.map(({ id }) => id)).toEqual(["m1", "m2"]);
});

test("the offered meals stay in place while the user types", async () => {
  await renderApp("/log", eatenYesterday);
  const offered = page.getByRole("region", { name: "Log again" });
  await expect.element(offered).toBeVisible();
  const placeOf = () => offered.element().getBoundingClientRect().top;
  const before = placeOf();
  await page.getByRole("textbox", { name: "Meal description" }).fill("two");
  await expect.element(page.getByRole("button", { name: "Log Meals" })).toBeEnabled();
  expect(placeOf()).toBe(before);
});

test("meals logged today are not offered, and Quick add is", async () => {
  await renderApp("/log", (server) => {
    eatenYesterday(server);
    server.meals = server.meals.map((meal) => ({ ...meal, local_day: "2026-11-20" }));
  });
  await expect.element(page.getByRole("button", { name: "Quick add" })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Log again" })).not.toBeInTheDocument();
});

test("the row of offered meals does not move the older rows when it loads", async () => {
  await renderApp("/log", (server) => {
    eatenYesterday(server);
    server.jobs.push(sampleJob({ id: "j2", message: "soup", created_at: "2026-11-19T08:00:00Z" }));
  });
  const older = page.getByRole("listitem").filter({ hasText: "soup" });
  await expect.element(older).toBeVisible();
  const before = older.element().getBoundingClientRect().top;
  await expect.element(page.getByRole("region", { name: "Log again" })).toBeVisible();
  expect(older.element().getBoundingClientRect().top).toBe(before);
});

test("copying an earlier day to today logs each of its meals at the same time of day", async () => {
  const { server } = await renderApp("/meals", eatenYesterday);
  await page.getByRole("button", { name: "Copy this day to today" }).click();
  await expect.element(page.getByText("2 meals logged again").first()).toBeVisible();
  expect(copied(server)).toEqual([
    {
      meals: [
        { id: "m2", consumed_at: new Date("2026-11-20T12:30:00+01:00").toISOString() },
        { id: "m1", consumed_at: new Date("2026-11-20T07:40:00+01:00").toISOString() },
      ],
    },
  ]);
});

test("a failed request shows an error, and a retry has the same idempotency key", async () => {
  const { server } = await renderApp("/meals/m1", (fake) => {
    eatenYesterday(fake);
    fake.answer(`POST ${routes.logAgain}`, () => refusal("internal"));
  });
  const button = page.getByRole("button", { name: "Log again now" });
  await button.click();
  await expect.element(page.getByText("Error").first()).toBeVisible();
  server.recover(`POST ${routes.logAgain}`);
  await button.click();
  await expect.element(page.getByText("Logged again").first()).toBeVisible();
  const keys = server
    .callsTo("POST", routes.logAgain)
    .map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys[0]).toBe(keys[1]);
});
