import {
  type CurrentUser,
  type OwnFoodRequest,
  routes,
  type SavedOwnFood,
} from "@morsel/contracts";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ownerOf } from "../../api/current-user.ts";
import { readOutbox, writeToOutbox } from "../../platform/outbox-store.ts";
import { setOnline } from "../../testing/connection.ts";
import { type FakeServer, refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleOwnFood } from "../../testing/sample-meals.ts";

const dana: CurrentUser = { email: "dana@example.com", createdAt: "2026-09-04T10:00:00Z" };
const ben: CurrentUser = { email: "ben@example.com", createdAt: "2026-10-01T10:00:00Z" };

const field = (name: string) => page.getByLabelText(name);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const region = (name: string) => page.getByRole("region", { name });
const waiting = () => page.getByRole("list", { name: "Waiting to be saved" });
const saved = (server: FakeServer) => server.callsTo("POST", routes.ownFoods);

const line = {
  words: "500 g beef",
  items: [{ name: "Raw beef", grams: 500, calories_kcal: 1000 }],
  not_counted: [],
};
const chili: SavedOwnFood = {
  ...sampleOwnFood({}),
  ...{ id: "r1", kind: "recipe", name: "my chili", other_names: [], serving_g: 350 },
  recipe: { lines: [line], servings: 4, cooked_g: null },
};

async function writeRecipe(name: string): Promise<void> {
  await region("Recipes").getByRole("link", { name: "Add recipe" }).click();
  await field("Name").fill(name);
  await field("Ingredients").fill("200 g red lentils\n1 onion");
  await field("Servings").fill("4");
  await button("Save").click();
}

test("a recipe that is added without a connection waits, can be changed, and is saved once when the connection returns", async () => {
  const { server } = await renderApp("/my-foods");
  await expect.element(region("Recipes").getByText(/None yet/)).toBeVisible();
  setOnline(false);
  await writeRecipe("my dal");
  await expect.element(waiting().getByText("Waiting to be saved.")).toBeVisible();
  await expect.element(page.getByText("Kept on this device", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Change what waits: my dal" }).click();
  await expect.element(field("Ingredients")).toHaveValue("200 g red lentils\n1 onion");
  await field("Servings").fill("3");
  await button("Save").click();
  await expect.element(waiting().getByText("my dal")).toBeVisible();
  expect(saved(server)).toEqual([]);
  const [kept] = await readOutbox();
  setOnline(true);
  await expect.element(waiting()).not.toBeInTheDocument();
  await expect.element(region("Recipes").getByText("my dal")).toBeVisible();
  expect(saved(server)).toHaveLength(1);
  expect(saved(server)[0]?.body).toMatchObject({ name: "my dal", servings: 3, written_by: dana });
  expect(saved(server)[0]?.headers.get("Idempotency-Key")).toBe(kept?.id);
  expect(await readOutbox()).toEqual([]);
});

test("a recipe that is changed without a connection asks about logged meals once it is saved", async () => {
  const { server } = await renderApp("/my-foods", (fake) => {
    fake.ownFoods = [chili];
    fake.outdatedMeals = 3;
  });
  const change = async (servings: string) => {
    await page
      .getByRole("link", { name: /^Change( what waits:)? my chili/ })
      .first()
      .click();
    await field("Servings").fill(servings);
    await button("Save").click();
  };
  await expect.element(region("Recipes").getByText("my chili")).toBeVisible();
  setOnline(false);
  await change("2");
  await change("5");
  await expect.element(waiting().getByText("Its change is waiting to be saved.")).toBeVisible();
  setOnline(true);
  await expect
    .element(waiting().getByText("Saved. 3 meals that you logged before have its earlier figures."))
    .toBeVisible();
  expect(server.callsTo("PUT", routes.ownFood("r1"))).toHaveLength(1);
  expect(server.ownFoods[0]?.recipe?.servings).toBe(5);
  expect(server.callsTo("POST", routes.outdatedMeals("r1"))).toHaveLength(0);
  await button("Change 3 meals").click();
  await expect.element(waiting()).not.toBeInTheDocument();
  expect(server.callsTo("POST", routes.outdatedMeals("r1"))).toHaveLength(1);
});

test("a recipe that the server refuses stays with the reason, and can be saved under another name", async () => {
  const { server } = await renderApp("/my-foods", (fake) => {
    fake.answer(`POST ${routes.ownFoods}`, () => refusal("own_name_taken"));
  });
  await expect.element(region("Recipes").getByText(/None yet/)).toBeVisible();
  setOnline(false);
  await writeRecipe("my dal");
  setOnline(true);
  await expect.element(waiting().getByText(/^Not saved\. You already use this name/)).toBeVisible();
  server.recover(`POST ${routes.ownFoods}`);
  await page.getByRole("link", { name: "Change what waits: my dal" }).click();
  // When these arrive they move Save, so that a click could miss it.
  await expect.element(region("What it contains")).toBeVisible();
  await field("Name").fill("my red dal");
  await button("Save").click();
  await expect.element(region("Recipes").getByText("my red dal")).toBeVisible();
  await expect.element(waiting()).not.toBeInTheDocument();
});

test("what waits can be removed and restored", async () => {
  await renderApp("/my-foods");
  await expect.element(region("Recipes").getByText(/None yet/)).toBeVisible();
  setOnline(false);
  await writeRecipe("my dal");
  await button("Remove what waits: my dal").click();
  await expect.element(waiting()).not.toBeInTheDocument();
  expect(await readOutbox()).toEqual([]);
  await button("Undo").click();
  await expect.element(waiting().getByText("my dal")).toBeVisible();
});

test("the form keeps a recipe that the browser cannot store", async () => {
  await renderApp("/my-foods");
  await expect.element(region("Recipes").getByText(/None yet/)).toBeVisible();
  setOnline(false);
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await writeRecipe("my dal");
  await expect.element(page.getByText(/^Morsel cannot be reached/)).toBeVisible();
  await expect.element(field("Name")).toHaveValue("my dal");
});

test("another user's recipe is neither shown nor saved, and signing out deletes one's own after a question", async () => {
  const parts = { other_names: [], lines: ["1 onion"], servings: 1, cooked_g: null };
  const food: OwnFoodRequest = { kind: "recipe", name: "my dal", ...parts };
  const unsent = { food, isNew: true, writtenAtMs: Date.now() };
  await writeToOutbox({ id: "w1", owner: ownerOf(ben), by: ben, ...unsent }, "changed");
  const { server, departures } = await renderApp("/my-foods");
  await expect.element(region("Recipes").getByText(/None yet/)).toBeVisible();
  setOnline(false);
  await writeRecipe("my soup");
  await expect.element(waiting().getByText("my soup")).toBeVisible();
  expect(document.body.textContent).not.toContain("my dal");
  await page.getByRole("link", { name: "Back to Profile" }).click();
  await button("Sign Out").click();
  const question = page.getByRole("alertdialog");
  await expect.element(question.getByText(/^1 food is kept on this device only/)).toBeVisible();
  await question.getByRole("button", { name: "Delete and sign out" }).click();
  await expect.poll(() => departures).toEqual([routes.logout]);
  expect(await readOutbox()).toMatchObject([{ owner: ownerOf(ben) }]);
  expect(saved(server)).toEqual([]);
});

describe("a deletion without a connection", () => {
  const unsent = () => page.getByRole("list", { name: "Waiting for a connection" });
  const deletions = (server: FakeServer) => server.callsTo("DELETE", routes.ownFood("r1"));
  const rows = () => region("Recipes").getByText("my chili");
  const openList = () =>
    renderApp("/my-foods", (fake) => {
      fake.ownFoods = [chili];
      fake.dictionary = [{ id: "w1", phrase: "my latte", meaning: "300 ml latte" }];
    });

  test("of a recipe waits, can be taken back in two ways, and is sent once when the connection returns", async () => {
    const { server } = await openList();
    await expect.element(rows()).toBeVisible();
    setOnline(false);
    const remove = () => button("Delete my chili").click();
    await remove();
    await expect.element(unsent().getByText("Its deletion waits for a connection.")).toBeVisible();
    await button("Undo").click();
    await expect.element(unsent()).not.toBeInTheDocument();
    await remove();
    await button("Keep my chili").click();
    await expect.element(unsent()).not.toBeInTheDocument();
    await remove();
    await expect.element(unsent()).toBeVisible();
    expect(deletions(server)).toEqual([]);
    setOnline(true);
    await expect.element(unsent()).not.toBeInTheDocument();
    await expect.element(region("Recipes").getByText(/None yet/)).toBeVisible();
    expect(deletions(server)).toHaveLength(1);
    expect(await readOutbox()).toEqual([]);
  });

  test("of own words is sent when the connection returns", async () => {
    const { server } = await openList();
    await expect.element(page.getByText("my latte", { exact: true })).toBeVisible();
    setOnline(false);
    await button("Remove my latte").click();
    await expect.element(unsent().getByText("my latte")).toBeVisible();
    setOnline(true);
    await expect.element(unsent()).not.toBeInTheDocument();
    expect(server.dictionary).toEqual([]);
  });

  test("that the server refuses stays with the reason, and the recipe can be kept", async () => {
    const { server } = await openList();
    await expect.element(rows()).toBeVisible();
    server.answer(`DELETE ${routes.ownFood("r1")}`, () => refusal("own_name_taken"));
    setOnline(false);
    await button("Delete my chili").click();
    setOnline(true);
    await expect.element(unsent().getByText(/^Not deleted\. /)).toBeVisible();
    await button("Keep my chili").click();
    await expect.element(rows()).toBeVisible();
  });

  test("is not sent in the session of another user, in which it would count as deleted", async () => {
    const { server } = await openList();
    await expect.element(rows()).toBeVisible();
    setOnline(false);
    await button("Delete my chili").click();
    await expect.element(unsent()).toBeVisible();
    server.user = ben;
    const asked = server.callsTo("GET", routes.currentUser).length;
    setOnline(true);
    await expect
      .poll(() => server.callsTo("GET", routes.currentUser).length)
      .toBeGreaterThan(asked);
    expect(deletions(server)).toEqual([]);
    expect(await readOutbox()).toHaveLength(1);
  });
});
