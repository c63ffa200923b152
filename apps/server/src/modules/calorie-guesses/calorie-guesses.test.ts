import { createHash, randomBytes } from "node:crypto";
import { type CalorieGuess, calorieGuess, errors, routes } from "@morsel/contracts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { rounds } from "../../testing/rounds.ts";
import { logMealWithPhoto, shareMeal } from "../../testing/shared-meals.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { purgeDeletedMeals } from "../meals/index.ts";
import { makeLink } from "./link.ts";
import { deleteSharesOfMeal, purgeShares } from "./share-store.ts";

const dayMs = 86_400_000;

describe.each(mainDatabases)("Shared estimates on %s", (database) => {
  let test: TestApp;
  let ann: Person;
  let mealId: string;
  beforeAll(async () => {
    test = await startTestApp({ database });
    ann = await test.signUp();
    ({ id: mealId } = await logMealWithPhoto(ann));
  });
  afterAll(() => test.close());

  const resourcesOf = (linkId: string) => [
    routes.calorieGuess(linkId),
    routes.calorieGuessPhoto(linkId),
    routes.calorieGuessCard(linkId),
  ];
  const expire = (id: string) =>
    test.queries
      .updateTable("calorie_guesses")
      .set({ expires_at: Date.now() })
      .where("id", "=", id)
      .execute();

  it("contain no energy if the owner hid it when creating the link", async () => {
    const cho = await test.signUp();
    const meal = await logMealWithPhoto(cho, "a protein bar with 713 kcal");
    await cho.request({ method: "PUT", url: routes.preferences, payload: { hide_energy: true } });
    const { linkId, path } = await shareMeal(cho, meal.id);
    await cho.request({ method: "PUT", url: routes.preferences, payload: { hide_energy: false } });
    const answer = await test.app.inject(routes.calorieGuess(linkId));
    const guess = calorieGuess.parse(answer.json());
    expect(guess.is_energy_hidden).toBe(true);
    expect(guess.total_calories_kcal).toBeNull();
    expect(guess.meals.map(({ macros }) => macros.calories_kcal)).toEqual([null]);
    expect(answer.body.replaceAll("calories_kcal", "")).not.toMatch(/kcal|713/);
    const page = (await test.app.inject(path)).body;
    expect(page.match(/og:description" content="([^"]+)/)?.[1]).toMatch(/^\d+ g protein/);
    const card = await test.app.inject(routes.calorieGuessCard(linkId));
    expect((await sharp(card.rawPayload).metadata()).width).toBe(1200);
    expect((await shareMeal(cho, meal.id)).title).toBe(meal.title);
  });

  it("have energy in the unit that the owner sees, on the picture and in its text too", async () => {
    const cho = await test.signUp();
    const meal = await logMealWithPhoto(cho, "a protein bar with 713 kcal");
    const { linkId, path } = await shareMeal(cho, meal.id);
    const open = async () => {
      const card = await test.app.inject(routes.calorieGuessCard(linkId));
      return {
        guess: calorieGuess.parse((await test.app.inject(routes.calorieGuess(linkId))).json()),
        text: /og:description" content="([^"]+)/.exec((await test.app.inject(path)).body)?.[1],
        card: card.rawPayload.toString("base64"),
      };
    };
    const before = await open();
    await cho.request({ method: "PUT", url: routes.preferences, payload: { energy_unit: "kJ" } });
    const after = await open();
    expect(before.text).toMatch(/^713 kcal: /);
    expect(after.text).toMatch(/^2,983 kJ: /);
    expect(after.guess).toEqual({ ...before.guess, energy_unit: "kJ" });
    expect(after.card).not.toBe(before.card);
  });

  it("a shared estimate is returned to anyone who has its link, and contains only the shared fields [V06, V61]", async () => {
    const { linkId } = await shareMeal(ann, mealId);
    const answer = await test.app.inject(routes.calorieGuess(linkId));
    expect(answer.statusCode).toBe(200);
    const guess = calorieGuess.parse(answer.json());
    expect(Object.keys(guess)).toEqual(["image_url", "total_calories_kcal", "notes", "meals"]);
    expect(guess.image_url).toBe(routes.calorieGuessPhoto(linkId));
    const meal = (await ann.get(routes.meal(mealId))).json();
    expect(guess.total_calories_kcal).toBe(meal.macros.calories_kcal);
    expect(guess.notes).toBe(meal.context.notes);
    expect(guess.meals).toEqual(
      meal.items.map((item: { name: string; text: string; macros: object; grams: number }) => ({
        title: item.name,
        description: expect.stringContaining(`“${item.text}”`),
        macros: item.macros,
        serving: { servings: 1, serving_size_g: item.grams, household_unit: "g" },
      })),
    );
    expect(guess.meals.map(({ serving }) => serving.serving_size_g)).toEqual([200, 150]);
    const parts = guess.meals.map((dish) => dish.macros.calories_kcal ?? 0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(guess.total_calories_kcal ?? 0);
    const { headers, body } = answer;
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).not.toContain(ann.email);
    expect(body).not.toContain(mealId);
    expect(body).not.toMatch(/consumed|created|user|\d{4}-\d{2}-\d{2}/);
    expect((await ann.get(routes.calorieGuess(linkId))).body).toBe(body);
  });

  it("name foods by the user's words, with the food of the table after them", async () => {
    const eva = await test.signUp();
    const { id } = await logMealWithPhoto(eva, "a big mac and 150 g of almonds");
    const { linkId } = await shareMeal(eva, id);
    const { meals } = (await test.app.inject(routes.calorieGuess(linkId))).json<CalorieGuess>();
    expect(meals.map(({ title, description }) => [title, description])).toEqual([
      ["Big Mac", "“a big mac” · Double-decker burger"],
      ["Almonds", "“150 g of almonds”"],
    ]);
  });

  it("show the photo only if the owner chose to share it", async () => {
    const shown = await shareMeal(ann, mealId);
    const photo = await test.app.inject(routes.calorieGuessPhoto(shown.linkId));
    expect(photo.statusCode).toBe(200);
    expect(photo.headers["content-type"]).toBe("image/jpeg");
    expect(photo.headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
    expect(photo.headers["cache-control"]).toBe("no-store");
    const hidden = await shareMeal(ann, mealId, { with_photo: false });
    expect(hidden.has_photo).toBe(false);
    const guess = await test.app.inject(routes.calorieGuess(hidden.linkId));
    expect(guess.json().image_url).toBeNull();
    const none = await test.app.inject(routes.calorieGuessPhoto(hidden.linkId));
    expect(none.statusCode).toBe(404);
  });

  it("contain an item of unknown weight as one serving", async () => {
    const dan = await test.signUp();
    const ownMeal = await logMealWithPhoto(dan, "a banana");
    const { items_json } = await test.queries
      .selectFrom("meals")
      .select("items_json")
      .where("id", "=", ownMeal.id)
      .executeTakeFirstOrThrow();
    const items = JSON.parse(items_json).map((item: object) => ({ ...item, grams: null }));
    await test.queries
      .updateTable("meals")
      .set({ items_json: JSON.stringify(items) })
      .where("id", "=", ownMeal.id)
      .execute();
    const { linkId } = await shareMeal(dan, ownMeal.id);
    const { meals } = (await test.app.inject(routes.calorieGuess(linkId))).json();
    expect(meals).toHaveLength(1);
    expect(meals[0].serving).toEqual({
      servings: 1,
      serving_size_g: 0,
      household_unit: "serving",
    });
  });

  it("are listed with the newest link first", async () => {
    const eve = await test.signUp();
    const ownMeal = await logMealWithPhoto(eve, "a banana");
    const first = await shareMeal(eve, ownMeal.id);
    const firstMadeAt = Date.now();
    // Links of the same millisecond have no order.
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(firstMadeAt), soon);
    const made = [first, await shareMeal(eve, ownMeal.id, { with_photo: false })];
    const { items } = (await eve.get(routes.shares)).json();
    expect(items.map((item: { id: string }) => item.id)).toEqual([made[1]?.id, made[0]?.id]);
    expect(items[0]).toEqual({
      id: made[1]?.id,
      meal_id: ownMeal.id,
      title: ownMeal.title,
      has_photo: false,
      created_at: made[1]?.created_at,
      expires_at: made[1]?.expires_at,
    });
    expect(items[1].has_photo).toBe(true);
    expect(Math.abs(Date.parse(items[0].created_at) - Date.now())).toBeLessThan(60_000);
  });

  it("are deleted by the cleanup only after their expiry", async () => {
    const [kept, expired] = [await shareMeal(ann, mealId), await shareMeal(ann, mealId)];
    await expire(expired.id);
    await purgeShares(test.queries);
    const rows = await test.queries
      .selectFrom("calorie_guesses")
      .select("id")
      .where("id", "in", [kept.id, expired.id])
      .execute();
    expect(rows).toEqual([{ id: kept.id }]);
  });

  it("do not change when the meal is edited; outlive its deletion if the owner chose so", async () => {
    const ownMeal = await logMealWithPhoto(ann, "one banana");
    const { linkId, id } = await shareMeal(ann, ownMeal.id, { outlives_meal: true });
    const before = (await test.app.inject(routes.calorieGuess(linkId))).body;
    const operations = [{ kind: "rename", title: "Fruit" }];
    await ann.request({
      ...{ method: "PATCH", url: routes.meal(ownMeal.id) },
      payload: { version: ownMeal.version, operations },
    });
    expect((await test.app.inject(routes.calorieGuess(linkId))).body).toBe(before);
    await ann.delete(routes.meal(ownMeal.id));
    await forgetDeletedMeals();
    expect((await test.app.inject(routes.calorieGuess(linkId))).body).toBe(before);
    const { items } = (await ann.get(routes.shares)).json();
    expect(items.find((item: { id: string }) => item.id === id).meal_id).toBeNull();
  });

  it("a shared estimate disappears with its meal, photo and card included, and returns when the meal is restored [V60]", async () => {
    const ownMeal = await logMealWithPhoto(ann, "one banana");
    const { linkId, id } = await shareMeal(ann, ownMeal.id);
    const statuses = async () => {
      const answers = resourcesOf(linkId).map((url) => test.app.inject(url));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    const isListed = async () => (await ann.get(routes.shares)).body.includes(id);
    expect([await statuses(), await isListed()]).toEqual([[200, 200, 200], true]);
    await ann.delete(routes.meal(ownMeal.id));
    expect([await statuses(), await isListed()]).toEqual([[404, 404, 404], false]);
    await purgeShares(test.queries);
    await ann.post(routes.restoreMeal(ownMeal.id));
    expect([await statuses(), await isListed()]).toEqual([[200, 200, 200], true]);
    await ann.delete(routes.meal(ownMeal.id));
    await forgetDeletedMeals();
    const rows = await test.queries
      .selectFrom("calorie_guesses")
      .select("id")
      .where("id", "=", id)
      .execute();
    expect(rows).toEqual([]);
    expect((await ann.delete(routes.share(id))).statusCode).toBe(404);
  });

  /** Removes deleted meals as the cleanup does when they can no longer be restored. */
  const forgetDeletedMeals = async () => {
    await test.queries.updateTable("deleted_meals").set({ deleted_at: 0 }).execute();
    await purgeDeletedMeals(test.queries, deleteSharesOfMeal);
  };

  it("are listed only to their owner, without the link, and can be revoked", async () => {
    const { linkId, path, ...listed } = await shareMeal(ann, mealId);
    const bob = await test.signUp();
    const list = await ann.get(routes.shares);
    expect(list.json().items[0]).toEqual(listed);
    expect(list.body).not.toContain(linkId);
    expect((await bob.get(routes.shares)).json()).toEqual({ items: [] });
    expect((await bob.delete(routes.share(listed.id))).statusCode).toBe(404);
    expect((await ann.delete(routes.share(listed.id))).statusCode).toBe(204);
    expect((await ann.delete(routes.share(listed.id))).json().error).toBe("share_not_found");
  });

  it.each([7, 30, 90])("are valid for %i days if the owner chooses so", async (days) => {
    const { created_at, expires_at } = await shareMeal(ann, mealId, { days });
    expect((Date.parse(expires_at) - Date.parse(created_at)) / dayMs).toBe(days);
  });

  it("are valid for 90 days by default; other periods are refused", async () => {
    const { created_at, expires_at } = await shareMeal(ann, mealId);
    expect((Date.parse(expires_at) - Date.parse(created_at)) / dayMs).toBe(90);
    const wish = { meal_id: mealId, with_photo: false };
    expect((await ann.post(routes.shares, { ...wish, days: 3650 })).statusCode).toBe(400);
    expect((await ann.post(routes.shares, { ...wish, user_id: "x" })).statusCode).toBe(400);
  });

  it("are made only of a user's own meals", async () => {
    const bob = await test.signUp();
    for (const id of [mealId, "nothing", "0199a5b0-0000-7000-8000-000000000000"]) {
      const answer = await bob.post(routes.shares, { meal_id: id, with_photo: false });
      expect(answer.json().error).toBe("meal_not_found");
    }
  });

  it("an expired, revoked, deleted or unknown link gets the same 404 for page, photo and card [V60]", async () => {
    const [expired, revoked] = [await shareMeal(ann, mealId), await shareMeal(ann, mealId)];
    await expire(expired.id);
    await ann.delete(routes.share(revoked.id));
    const leaver = await test.signUp();
    const left = await shareMeal(leaver, (await logMealWithPhoto(leaver)).id);
    await test.queries.deleteFrom("users").where("email", "=", leaver.email).execute();
    const gone = [
      expired.linkId,
      revoked.linkId,
      left.linkId,
      randomBytes(16).toString("base64url"),
      "short",
      "a'; drop table calorie_guesses; --",
      "%00",
    ];
    for (const url of gone.flatMap(resourcesOf)) {
      const { statusCode, headers, body } = await test.app.inject(url);
      expect(statusCode, url).toBe(404);
      expect(JSON.parse(body), url).toEqual({
        error: "not_found",
        message: errors.not_found.message,
      });
      expect(headers["cache-control"], url).toBe("no-store");
      expect(headers["x-robots-tag"], url).toContain("noindex");
    }
    const { items } = (await ann.get(routes.shares)).json();
    expect(items.map((item: { id: string }) => item.id)).not.toContain(expired.id);
  });

  it("a shared estimate is stored with only the SHA-256 of its link [V59]", async () => {
    const { id, linkId } = await shareMeal(ann, mealId);
    const row = await test.queries
      .selectFrom("calorie_guesses")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(linkId);
    expect(row.link_hash).toBe(createHash("sha256").update(linkId).digest("hex"));
    expect((await test.app.inject(routes.calorieGuess(id))).statusCode).toBe(404);
    expect((await test.app.inject(routes.calorieGuess(row.link_hash))).statusCode).toBe(404);
  });
});

it("random links from one address find nothing and are refused after 60 a minute [V62]", async () => {
  const count = rounds({ short: 1000, long: 10_000 });
  const test = await startTestApp({
    database: "sqlite",
    environment: { SHARED_PAGES_PER_MINUTE: "60" },
  });
  const ann = await test.signUp();
  const { linkId, path } = await shareMeal(ann, (await logMealWithPhoto(ann)).id);
  const counts: Record<number, number> = {};
  for (let tries = 0; tries < count; tries += 1) {
    const { statusCode } = await test.app.inject(routes.calorieGuess(makeLink().linkId));
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  expect(counts).toEqual({ 404: 60, 429: count - 60 });
  const refused = await test.app.inject(routes.calorieGuess(linkId));
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  for (let tries = 0; tries < 60; tries += 1) await test.app.inject(`/calorie-guess/${tries}`);
  const page = await test.app.inject({ url: path, headers: { accept: "text/html" } });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain("og:title");
  await test.close();
});
