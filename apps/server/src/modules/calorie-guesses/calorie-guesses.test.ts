import { randomBytes } from "node:crypto";
import { type CalorieGuess, errors, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../../testing/databases.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

const dayMs = 86_400_000;

const salmon: CalorieGuess = {
  image_url: "/photos/salmon.webp",
  total_calories_kcal: 515.4,
  notes: "The oil is not visible; 1 tsp was assumed.",
  meals: [
    {
      title: "Baked Salmon",
      description: "One fillet, skin off",
      macros: {
        calories_kcal: 309,
        protein_g: 33.2,
        carbs_g: 0,
        fat_g: 18.5,
        fiber_g: 0,
        sugar_g: null,
        sodium_mg: 92,
      },
      serving: { servings: 1, serving_size_g: 150, household_unit: "fillet" },
    },
  ],
};

describe.each(databases)("a shared estimate on %s", (database) => {
  let test: TestApp;
  let ann: Person;
  beforeAll(async () => {
    test = await startTestApp({ database });
    ann = await test.signUp();
  });
  afterAll(() => test.close());

  const share = async (part: { expires_at?: number; revoked_at?: number; id?: string } = {}) => {
    const { id: userId } = await test.queries
      .selectFrom("users")
      .select("id")
      .where("email", "=", ann.email)
      .executeTakeFirstOrThrow();
    const { meals, ...rest } = salmon;
    const row = {
      id: randomBytes(16).toString("base64url"),
      user_id: userId,
      ...rest,
      meals_json: JSON.stringify(meals),
      created_at: Date.now(),
      expires_at: Date.now() + dayMs,
      revoked_at: null,
      ...part,
    };
    await test.queries.insertInto("calorie_guesses").values(row).execute();
    return row.id;
  };
  const read = (id: string) => test.app.inject(routes.calorieGuess(id));

  it("is answered to whoever has its link, with what is shared and nothing else [V06, V61]", async () => {
    const answer = await read(await share());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(salmon);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("keeps unknown what no source reports", async () => {
    const [meal] = (await read(await share())).json().meals;
    expect(meal.macros.sugar_g).toBeNull();
  });

  it("is gone in the same words whether it never was, has expired or was revoked [V60]", async () => {
    const gone = [
      randomBytes(16).toString("base64url"),
      await share({ expires_at: Date.now() }),
      await share({ revoked_at: Date.now() - dayMs }),
      "short",
      "a'; drop table calorie_guesses; --",
      "%00",
    ];
    for (const id of gone) {
      const { statusCode, headers, body } = await read(id);
      expect(statusCode, id).toBe(404);
      expect(JSON.parse(body), id).toEqual({
        error: "not_found",
        message: errors.not_found.message,
      });
      expect(headers["cache-control"], id).toBe("no-store");
    }
  });

  it("cannot be stored under an id that somebody could find by trying [V14]", async () => {
    await expect(share({ id: "guessable" })).rejects.toThrow();
  });

  it("goes with the account of who shared it [V60]", async () => {
    const id = await share();
    await test.queries.deleteFrom("users").where("email", "=", ann.email).execute();
    expect((await read(id)).statusCode).toBe(404);
  });
});
