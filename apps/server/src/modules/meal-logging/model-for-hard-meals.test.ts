import { routes } from "@morsel/contracts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { AppWithModel } from "../../testing/app-with-model.ts";
import { mainDatabases } from "../../testing/databases.ts";
import type { ModelAnswer } from "../../testing/model-service.ts";

const sure = "150 g cooked white rice and 10 g butter";
/** The engine recognizes only the butter. */
const hard = "10 g butter and 2 zorblats";
const noFood = "zwei gebratene Zorblinge";
const fail: ModelAnswer = (response) => void response.writeHead(400).end();
const twoEggs = { foods: [{ food: "fried egg", amount: 2, quote: "2 zorblats" }] };
const withButter = {
  ...twoEggs,
  foods: [...twoEggs.foods, { food: "butter", amount: 10, unit: "g", quote: "10 g butter" }],
};
const say = (...meals: object[]) => JSON.stringify({ meals });

describe.each(mainDatabases)("AI_MODE=hard on %s", (database) => {
  let test: AppWithModel;
  beforeAll(async () => {
    test = await AppWithModel.start(database);
  });
  afterEach(async () => {
    await test.untilRefined();
    test.service.forget();
    await test.app.queries.deleteFrom("refine_jobs").execute();
  });
  afterAll(() => test.close());

  it("a message that the engine reads with confidence is not sent to the model", async () => {
    const person = await test.signUp(true);
    await test.log(person, sure);
    expect(await test.untilRefined()).toEqual([]);
    expect(test.service.questions).toEqual([]);
  });

  it("a meal is stored as the engine reads it, then as the model reads it, and an undo restores the first", async () => {
    const person = await test.signUp(true);
    const { promise: mayAnswer, resolve: answerNow } = Promise.withResolvers<void>();
    test.service.usual = async (response, question) => {
      await mayAnswer;
      test.service.say(response, question, say(withButter));
    };
    expect(await test.log(person, `for breakfast yesterday ${hard}`)).toMatchObject({
      status: "completed",
    });
    const before = await test.mealOf(person);
    expect(before).toMatchObject({ version: 1, items: [{ grams: 10 }] });
    expect(before.context.notes).toContain("zorblat");
    answerNow();
    expect(await test.untilRefined()).toMatchObject([{ status: "completed" }]);
    const after = await test.mealOf(person);
    expect(after).toMatchObject({ version: 2, context: { meal_type: "breakfast" } });
    expect(after.items).toHaveLength(2);
    expect(after.context.consumed_at).toBe(before.context.consumed_at);
    expect(after.description).toBe(before.description);
    expect(after.context.notes).not.toContain("zorblats”");
    const [edit] = await test.historyOf(person, after.id);
    expect(edit).toMatchObject({ version: 2, made_by: "model", instructions: null });
    expect(edit?.patch.calories_kcal).toEqual({
      before: before.macros.calories_kcal,
      after: after.macros.calories_kcal,
    });
    await person.post(routes.undoEdit(after.id), { version: 2 });
    expect(await test.mealOf(person)).toEqual({ ...before, version: 3 });
    expect((await test.historyOf(person, after.id))[0]).toMatchObject({ made_by: "person" });
  });

  it.each([
    ["was not asked", undefined],
    ["refused", false],
  ])("nothing is sent for a user who %s", async (_, consent) => {
    const person = await test.signUp(consent);
    await test.log(person, hard);
    expect(await test.log(person, noFood)).toMatchObject({ status: "failed" });
    const meal = await test.mealOf(person);
    expect(await test.edit(person, meal.id, "blorb the zog")).toMatchObject({ status: "failed" });
    expect(await test.untilRefined()).toEqual([]);
    expect(test.service.questions).toEqual([]);
  });

  it("no further message is sent for a user who withdraws consent while it waits [V70]", async () => {
    const person = await test.signUp(true);
    const { promise: mayAnswer, resolve: answerNow } = Promise.withResolvers<void>();
    test.service.usual = async (response, question) => {
      await mayAnswer;
      test.service.say(response, question, say(withButter));
    };
    // Two jobs of one user run at a time: the third waits.
    for (let at = 0; at < 3; at += 1) await test.log(person, hard);
    await test.service.asked(2);
    await person.request({ method: "PUT", url: routes.modelConsent, payload: { consent: false } });
    answerNow();
    const jobs = await test.untilRefined();
    expect(jobs.filter(({ error }) => error === "not_allowed")).toHaveLength(1);
    expect(test.service.questions).toHaveLength(2);
  });

  it("the model reads a message in which the engine knows no food, in the same job", async () => {
    const person = await test.signUp(true);
    test.service.reply = () => say({ foods: [{ food: "fried egg", amount: 2, quote: null }] });
    expect(await test.log(person, noFood)).toMatchObject({ status: "completed" });
    const meal = await test.mealOf(person);
    expect(meal).toMatchObject({ version: 1, description: noFood, items: [{}] });
    expect(test.service.questions).toHaveLength(1);
  });

  it.each<[string, ModelAnswer]>([
    ["answers 400", fail],
    [
      "answers without JSON",
      (response, question) => test.service.say(response, question, "I cannot do that"),
    ],
    ["finds nothing", (response, question) => test.service.say(response, question, say())],
    ["ends the connection", (response) => void response.destroy()],
  ])(
    "a model that %s leaves the engine's meal as it is, without an error for the user",
    async (_, answer) => {
      const person = await test.signUp(true);
      test.service.usual = answer;
      const job = await test.log(person, hard);
      const before = await test.mealOf(person);
      expect(await test.untilRefined()).toMatchObject([{ status: "failed" }]);
      expect(job).toMatchObject({ status: "completed" });
      expect(job.error).toBeUndefined();
      expect(await test.mealOf(person)).toEqual(before);
      expect(await test.historyOf(person, before.id)).toEqual([]);
    },
  );

  describe("while the model reads", () => {
    async function hold() {
      const person = await test.signUp(true);
      const { promise: mayAnswer, resolve: answerNow } = Promise.withResolvers<void>();
      const answer = async (...[response, question]: Parameters<ModelAnswer>) => {
        await mayAnswer;
        test.service.say(response, question, say(withButter));
      };
      test.service.usual = answer;
      await test.log(person, hard);
      await test.service.asked(1);
      return { person, meal: await test.mealOf(person), answerNow };
    }

    it("an edit of the user is applied, and the model's answer discarded", async () => {
      const { person, meal, answerNow } = await hold();
      expect(await test.edit(person, meal.id, "double the butter")).toMatchObject({
        status: "completed",
      });
      answerNow();
      expect(await test.untilRefined()).toMatchObject([
        { status: "failed", error: "meal_changed" },
      ]);
      expect(await test.mealOf(person)).toMatchObject({ version: 2, items: [{ grams: 20 }] });
    });

    it("a direct edit is applied, and the model's answer discarded", async () => {
      const { person, meal, answerNow } = await hold();
      const operations = [{ kind: "set-grams", item: 0, grams: 12 }];
      const tapped = await person.request({
        method: "PATCH",
        url: routes.meal(meal.id),
        payload: { version: 1, operations },
      });
      expect(tapped.statusCode).toBe(200);
      answerNow();
      await test.untilRefined();
      expect(await test.mealOf(person)).toMatchObject({ version: 2, items: [{ grams: 12 }] });
    });

    it("a queued edit is applied, and the model's answer discarded", async () => {
      const { person, meal, answerNow } = await hold();
      await person.edit(meal.id, "double the butter");
      answerNow();
      expect(await test.untilEdited(person, meal.id)).toMatchObject({ status: "completed" });
      await test.untilRefined();
      expect((await test.mealOf(person)).items[0]).toMatchObject({ grams: 20 });
    });

    it("a deleted meal is restored as it was", async () => {
      const { person, meal, answerNow } = await hold();
      await person.delete(routes.meal(meal.id));
      answerNow();
      expect(await test.untilRefined()).toMatchObject([{ error: "meal_changed" }]);
      await person.post(routes.restoreMeal(meal.id));
      expect(await test.mealOf(person)).toEqual(meal);
    });

    it("a deleted account leaves no meal and no revision [F34]", async () => {
      const { person, meal, answerNow } = await hold();
      await test.app.queries.deleteFrom("users").where("email", "=", person.email).execute();
      answerNow();
      await test.untilRefined();
      for (const table of ["meals", "meal_revisions"] as const) {
        const id = table === "meals" ? "id" : "meal_id";
        const rows = await test.app.queries
          .selectFrom(table)
          .selectAll()
          .where(id as "user_id", "=", meal.id)
          .execute();
        expect(rows).toEqual([]);
      }
    });
  });

  it("instructions that the engine reads are not sent to the model", async () => {
    const person = await test.signUp(true);
    await test.log(person, sure);
    const meal = await test.mealOf(person);
    expect(await test.edit(person, meal.id, "double the rice")).toMatchObject({
      status: "completed",
    });
    expect(test.service.questions).toEqual([]);
  });

  it("other instructions are read by the model and applied by the engine", async () => {
    const person = await test.signUp(true);
    await test.log(person, sure);
    const meal = await test.mealOf(person);
    const rice = meal.items.findIndex((item) => /rice/i.test(item.food)) + 1;
    const changes = [{ change: "set-amount", item: rice, amount: 300, unit: "g" }];
    test.service.reply = () => JSON.stringify({ changes, unread: [] });
    const words = "ryżu było dwa razy tyle";
    expect(await test.edit(person, meal.id, words)).toMatchObject({ status: "completed" });
    const asked = JSON.parse(test.service.questions[0]?.asked ?? "{}");
    expect(Object.keys(asked)).toEqual(["locale", "time_zone", "instructions", "meal"]);
    expect(JSON.stringify(asked)).not.toContain(meal.id);
    const after = await test.mealOf(person);
    expect(after.items[rice - 1]).toMatchObject({
      grams: 300,
      source: meal.items[rice - 1]?.source,
    });
    expect((await test.historyOf(person, meal.id))[0]).toMatchObject({
      made_by: "person",
      instructions: words,
    });
  });

  it.each<[string, object, RegExp]>([
    [
      "an item that does not exist",
      { changes: [{ change: "remove", item: 9 }], unread: [] },
      /lists no/,
    ],
    ["an item without its number", { changes: [{ change: "remove" }], unread: [] }, /fits several/],
    [
      "a time in the future",
      { changes: [{ change: "set-time", words: "tomorrow at 8 pm" }], unread: [] },
      /in the future/,
    ],
    [
      "an impossible amount",
      { changes: [{ change: "set-amount", item: 1, amount: 9999, unit: "kg" }], unread: [] },
      /not an amount/,
    ],
    [
      "the removal of every item",
      { changes: [1, 2].map((item) => ({ change: "remove", item })), unread: [] },
      /leave nothing/,
    ],
    ["no change", { changes: [], unread: ["blorb"] }, /couldn't read/],
    [
      "a part of the instructions",
      { changes: [{ change: "remove", item: 1 }], unread: ["blorb"] },
      /couldn't read/,
    ],
  ])("an answer with %s is refused with the engine's error", async (_, answer, words) => {
    const person = await test.signUp(true);
    await test.log(person, sure);
    const meal = await test.mealOf(person);
    test.service.reply = () => JSON.stringify(answer);
    const status = await test.edit(person, meal.id, "blorb the zog");
    expect(status).toMatchObject({ status: "failed", error: expect.stringMatching(words) });
    expect(await test.mealOf(person)).toEqual(meal);
  });

  it("instructions keep the engine's refusal if the model fails", async () => {
    const person = await test.signUp(true);
    await test.log(person, sure);
    const meal = await test.mealOf(person);
    test.service.usual = fail;
    const status = await test.edit(person, meal.id, "blorb the zog");
    expect(status).toMatchObject({ status: "failed", error: expect.stringContaining("blorb") });
  });
});
