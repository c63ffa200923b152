import { type CurrentUser, mealList, routes } from "@morsel/contracts";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readStored, writeStored } from "../platform/idb-store.ts";
import { FakeServer } from "../testing/fake-server.ts";
import { sampleMeal } from "../testing/sample-meals.ts";
import { currentUserKey } from "./current-user.ts";
import { persistQueries, type QueryPersister } from "./persist-queries.ts";
import { createQueryClient } from "./query-client.ts";

const ann: CurrentUser = { email: "ann@example.com", createdAt: "2026-09-04T10:00:00.000Z" };
const ben: CurrentUser = { email: "ben@example.com", createdAt: "2026-10-01T10:00:00.000Z" };
const persistedKey = [routes.meals];
const otherKey = [routes.jobs];
const answer = { items: [sampleMeal({ id: "soup", title: "Lentil soup" })] };
const dayMs = 24 * 3_600_000;

/** One start of the app: its query cache and its persister. */
const open: { client: QueryClient; persister: QueryPersister }[] = [];
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  server.user = ann;
  vi.stubGlobal("fetch", server.fetch);
});

afterEach(() => {
  for (const { client, persister } of open.splice(0)) {
    persister.stop();
    client.clear();
  }
  document.getElementById("current-user")?.remove();
  vi.useRealTimers();
});

/** Starts the app; `told` is the user in the page's HTML: null if signed out, undefined if the page has none. */
async function start(told?: CurrentUser | null): Promise<QueryClient> {
  document.getElementById("current-user")?.remove();
  if (told !== undefined) {
    const note = document.createElement("script");
    note.id = "current-user";
    note.type = "application/json";
    note.textContent = JSON.stringify(told);
    document.head.append(note);
  }
  const client = createQueryClient(() => undefined);
  const persister = persistQueries(client);
  open.push({ client, persister: persister });
  await persister.restored;
  return client;
}

/** Stops the app as if its page was closed. */
function close(): void {
  open.at(-1)?.persister.stop();
}

/** The keys in the store after pending writes. */
async function keptKeys(): Promise<readonly string[]> {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  return (await readStored()).map(([key]) => key).sort();
}

/** Stores Ann and her meals, as after a visit. */
async function keepAnnsMeals(): Promise<QueryClient> {
  const client = await start();
  client.setQueryData(currentUserKey, ann);
  server.meals = answer.items;
  await client.fetchQuery({ queryKey: persistedKey, meta: { isPersisted: true } });
  await expect
    .poll(keptKeys)
    .toEqual([currentUserKey, persistedKey].map((key) => JSON.stringify(key)).sort());
  return client;
}

const mealsOf = (client: QueryClient) => client.getQueryData(persistedKey);
const withoutConnection = () => Promise.reject(new TypeError("Failed to fetch"));

test("stored responses and the user are restored without a connection", async () => {
  await keepAnnsMeals();
  close();
  vi.stubGlobal("fetch", withoutConnection);
  const client = await start();
  expect(mealsOf(client)).toEqual(mealList.parse(answer));
  expect(client.getQueryData(currentUserKey)).toEqual(ann);
});

test("a restored response is fetched again when a screen uses it", async () => {
  await keepAnnsMeals();
  close();
  const client = await start();
  server.meals = [];
  const stop = new QueryObserver(client, { queryKey: persistedKey }).subscribe(() => undefined);
  await expect.poll(() => mealsOf(client)).toEqual({ items: [] });
  stop();
});

test("a response is stored for less than seven days, and then deleted from this browser [V73]", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const client = await keepAnnsMeals();
  const { dataUpdatedAt } = client.getQueryState(persistedKey) ?? { dataUpdatedAt: 0 };
  // The user is fetched at each visit, the meals only at the first.
  client.setQueryData(currentUserKey, { ...ann }, { updatedAt: dataUpdatedAt + 6 * dayMs });
  await expect
    .poll(async () => {
      await keptKeys();
      return JSON.stringify(await readStored());
    })
    .toContain(String(dataUpdatedAt + 6 * dayMs));
  close();
  vi.stubGlobal("fetch", withoutConnection);
  vi.setSystemTime(dataUpdatedAt + 7 * dayMs - 1);
  expect(mealsOf(await start())).toBeDefined();
  close();
  vi.setSystemTime(dataUpdatedAt + 7 * dayMs);
  expect(mealsOf(await start())).toBeUndefined();
  // Newer responses stay.
  expect(await keptKeys()).toEqual([JSON.stringify(currentUserKey)]);
});

test.each([
  ["another user", ben],
  ["a new account with the same e-mail address", { ...ann, createdAt: ben.createdAt }],
  ["a signed-out visitor", null],
])("a page opened by %s deletes the stored responses of the previous user", async (_, told) => {
  await keepAnnsMeals();
  close();
  const client = await start(told);
  expect(mealsOf(client)).toBeUndefined();
  expect(client.getQueryData(currentUserKey)).toEqual(told);
  expect(JSON.stringify(await readStored())).not.toContain("Lentil soup");
});

test("a sign-in of a second user while the app is open deletes the responses of the first [V75]", async () => {
  const client = await keepAnnsMeals();
  server.meals = [];
  client.setQueryData(currentUserKey, ben);
  await expect.poll(() => mealsOf(client)).toBeUndefined();
  await expect.poll(async () => JSON.stringify(await readStored())).not.toContain("Lentil soup");
});

test("clearing the query cache at sign-out empties the store, and no response is stored afterwards [V75]", async () => {
  const client = await keepAnnsMeals();
  client.clear();
  await expect.poll(keptKeys).toEqual([]);
  await client.fetchQuery({ queryKey: persistedKey, meta: { isPersisted: true } });
  expect(await keptKeys()).toEqual([]);
});

test("a query without isPersisted is not stored [V76]", async () => {
  const client = await keepAnnsMeals();
  await client.fetchQuery({ queryKey: otherKey });
  expect(await keptKeys()).not.toContain(JSON.stringify(otherKey));
});

test("responses in the format of an older version are ignored and deleted", async () => {
  await keepAnnsMeals();
  close();
  const stored = await readStored<object>();
  await writeStored(stored.map(([key, value]) => [key, { ...value, format: 0 }]));
  vi.stubGlobal("fetch", withoutConnection);
  expect(mealsOf(await start())).toBeUndefined();
  expect(await readStored()).toEqual([]);
});
