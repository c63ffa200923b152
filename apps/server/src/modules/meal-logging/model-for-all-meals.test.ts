import { routes } from "@morsel/contracts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { AppWithModel } from "../../testing/app-with-model.ts";
import { mainDatabases } from "../../testing/databases.ts";
import type { ModelAnswer } from "../../testing/model-service.ts";
import { saveConsent } from "../model-consent/index.ts";

const message = "150 g cooked white rice and 10 g butter";
const fail: ModelAnswer = (response) => void response.writeHead(400).end();
const say = (...meals: object[]) => JSON.stringify({ meals });

describe.each(mainDatabases)("AI_MODE=always on %s", (database) => {
  let test: AppWithModel;
  beforeAll(async () => {
    test = await AppWithModel.start(database, { AI_MODE: "always" });
  });
  afterEach(() => test.service.forget());
  afterAll(() => test.close());

  it.each([
    ["was not asked", async () => test.signUp()],
    ["refused", async () => test.signUp(false)],
    [
      "withdrew consent",
      async () => {
        const person = await test.signUp(true);
        const payload = { consent: false };
        await person.request({ method: "PUT", url: routes.modelConsent, payload });
        return person;
      },
    ],
    [
      "allowed another host",
      async () => {
        const person = await test.signUp();
        const answer = { sentTo: "elsewhere.test", isAllowed: true };
        await saveConsent(test.app.queries, person.userId, answer);
        return person;
      },
    ],
  ])("the model is not called for a user who %s [V70]", async (_, signUp) => {
    const person = await signUp();
    await test.log(person, "10 g butter and 2 zorblats");
    await test.edit(person, (await test.mealOf(person)).id, "make it nicer");
    await test.untilRefined();
    expect(test.service.questions).toEqual([]);
  });

  it("the model reads each message, and no meal is read again", async () => {
    const person = await test.signUp(true);
    test.service.reply = () => say({ foods: [{ food: "fried egg", amount: 3 }] });
    await test.log(person, message);
    expect((await test.mealOf(person)).items).toMatchObject([{ food: /egg/i }]);
    expect(await test.untilRefined()).toEqual([]);
    expect(test.service.questions).toHaveLength(1);
  });

  it.each([
    ["fails", fail],
    ["finds nothing", undefined],
  ])("the engine reads a message if the model %s", async (_, answer) => {
    const person = await test.signUp(true);
    test.service.reply = () => say();
    test.service.usual = answer;
    expect(await test.log(person, message)).toMatchObject({ status: "completed" });
    expect((await test.mealOf(person)).items).toHaveLength(2);
  });

  it("a cancelled message disconnects from the model, and becomes no meal [F34]", async () => {
    const person = await test.signUp(true);
    test.service.usual = () => undefined;
    const { id } = (await person.send(message)).json();
    const asked = await test.service.asked(1);
    expect((await person.post(routes.cancelJob(id))).statusCode).toBe(204);
    await asked.hungUp;
    expect(await test.mealsOf(person)).toEqual([]);
  });

  it("the model reads instructions first, except an undo", async () => {
    const person = await test.signUp(true);
    test.service.reply = () => say();
    await test.log(person, message);
    const meal = await test.mealOf(person);
    test.service.forget();
    const changes = [{ change: "scale", item: null, factor: 2 }];
    test.service.reply = () => JSON.stringify({ changes, unread: [] });
    expect(await test.edit(person, meal.id, "remove the butter")).toMatchObject({
      status: "completed",
    });
    expect((await test.mealOf(person)).items).toHaveLength(2);
    await test.edit(person, meal.id, "undo");
    expect(await test.mealOf(person)).toEqual({ ...meal, version: 3 });
    expect(test.service.questions).toHaveLength(1);
  });

  it("the model is called at most as often as the daily quota allows, then the engine reads [V47]", async () => {
    const small = await AppWithModel.start(database, {
      AI_MODE: "always",
      AI_READINGS_PER_DAY: "3",
      AI_READINGS_PER_DAY_TOTAL: "5",
    });
    try {
      small.service.reply = () => say({ foods: [{ food: "fried egg", amount: 3 }] });
      const people = [await small.signUp(true), await small.signUp(true), await small.signUp(true)];
      for (const person of people) {
        const jobs = await Promise.all([1, 2, 3, 4].map(() => small.log(person, message)));
        expect(jobs.map(({ status }) => status)).toEqual(Array(4).fill("completed"));
      }
      expect(small.service.questions).toHaveLength(5);
      const [first] = people;
      const meals = first ? await small.mealsOf(first) : [];
      expect(meals.filter(({ items }) => items.length === 1)).toHaveLength(3);
      expect(meals.filter(({ items }) => items.length === 2)).toHaveLength(1);
    } finally {
      await small.close();
    }
  });
});
