import {
  chatJobList,
  chatJobMeals,
  editedMeal,
  type MealEntry,
  mealEntry,
  mealList,
  mealRevisions,
  routes,
  type SavedDictionaryEntry,
} from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

const text = "Was the latte small, medium or large?";
const answers = [{ label: "Small" }, { label: "Medium" }, { label: "Large" }];
const latte = { id: "size:latte", text, answers };
const answer = (index: number) => ({
  kind: "answer-question",
  question: latte.id,
  answer: index,
});
const dismissal = { kind: "dismiss-question", question: latte.id };

describe.each(mainDatabases)("Question about a meal, on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const listMeals = async (person: Person) =>
    mealList.parse((await person.get(routes.meals)).json()).items;
  const getMeal = async (person: Person, id: string) =>
    mealEntry.parse((await person.get(routes.meal(id))).json());
  const listWords = async (person: Person): Promise<SavedDictionaryEntry[]> =>
    (await person.get(routes.dictionary)).json().items;
  const patch = (person: Person, { id, version }: MealEntry, ...operations: object[]) =>
    person.request({ method: "PATCH", url: routes.meal(id), payload: { version, operations } });
  const edit = async (person: Person, meal: MealEntry, ...operations: object[]) =>
    editedMeal.parse((await patch(person, meal, ...operations)).json());
  const undo = async (person: Person, { id, version }: MealEntry) =>
    editedMeal.parse((await person.post(routes.undoEdit(id), { version })).json());

  async function log(person: Person, message: string): Promise<readonly MealEntry[]> {
    const { id } = (await person.send(message)).json();
    return vi.waitFor(async () => {
      const job = chatJobMeals.parse((await person.get(routes.job(id))).json());
      expect(job.status).toBe("completed");
      return job.meals;
    }, soon);
  }

  async function withLatte() {
    const person = await test.signUp();
    const [meal] = await log(person, "latte");
    if (!meal) throw new Error("no meal");
    return { person, meal };
  }

  it("is part of the meal in the list, alone and in its message", async () => {
    const { person, meal } = await withLatte();
    expect(meal.question).toEqual(latte);
    expect(await listMeals(person)).toEqual([meal]);
    expect(await getMeal(person, meal.id)).toEqual(meal);
    const [egg] = await log(person, "2 eggs");
    expect(egg?.question).toBeNull();
  });

  it("is listed with its message until it is settled, so that the log can ask it", async () => {
    const { person, meal } = await withLatte();
    const asked = async () => {
      const { items } = chatJobList.parse((await person.get(routes.jobs)).json());
      return items[0]?.logged_meals?.map(({ asks }) => asks);
    };
    expect(await asked()).toEqual([{ question: latte, version: 1 }]);
    const edited = await edit(person, meal, dismissal);
    expect(await asked()).toEqual([undefined]);
    await undo(person, edited.meal);
    expect(await asked()).toEqual([{ question: latte, version: 3 }]);
    await log(person, "fries");
    await log(person, "yesterday: 2 eggs");
    expect(await asked()).toEqual([undefined]);
  });

  it("is answered by an edit, which is in the history and can be undone", async () => {
    const { person, meal } = await withLatte();
    const edited = await edit(person, meal, answer(2));
    expect(edited.meal).toMatchObject({ version: 2, question: null });
    expect(edited.meal.items[0]).toMatchObject({ grams: 600, portion: { is_stated: true } });
    const line = { kind: "question", text, before: "open", after: "answered" };
    expect(edited.patch.changes.at(-1)).toEqual(line);
    const [revision] = mealRevisions.parse(
      (await person.get(routes.mealRevisions(meal.id))).json(),
    ).items;
    expect(revision?.patch).toEqual(edited.patch);
    const undone = await undo(person, edited.meal);
    expect(undone.meal).toEqual({ ...meal, version: 3 });
    expect(undone.patch.changes[0]).toEqual({ ...line, before: "answered", after: "open" });
  });

  it("adds its answer to the user's dictionary, so that the same words need no question", async () => {
    const { person, meal } = await withLatte();
    const edited = await edit(person, meal, answer(2));
    expect(await listWords(person)).toMatchObject([{ phrase: "latte", meaning: "large latte" }]);
    const [next] = await log(person, "a latte");
    expect(next).toMatchObject({ question: null, items: [{ grams: 600 }] });
    await undo(person, edited.meal);
    expect(await listWords(person)).toEqual([]);
    expect((await log(person, "latte"))[0]?.items[0]?.grams).toBe(meal.items[0]?.grams);
  });

  it("does not change the user's own dictionary entry for the same words", async () => {
    const { person, meal } = await withLatte();
    const own = { phrase: "latte", meaning: "200 ml latte" };
    await person.post(routes.dictionary, own);
    const edited = await edit(person, meal, answer(2));
    expect(await listWords(person)).toMatchObject([own]);
    await undo(person, edited.meal);
    expect(await listWords(person)).toMatchObject([own]);
  });

  it("is asked again about a weight before cooking", async () => {
    const person = await test.signUp();
    const [meal] = await log(person, "150 g rice");
    if (!meal?.question) throw new Error("no question");
    const dry = meal.question.answers.findIndex(({ label }) => label.startsWith("Dry"));
    const edited = await edit(person, meal, { ...answer(dry), question: meal.question.id });
    expect(edited.meal.items[0]).toMatchObject({ food: "Dry white rice", grams: 150 });
    expect(await listWords(person)).toEqual([]);
    expect((await log(person, "200 g rice"))[0]?.question?.id).toBe(meal.question.id);
  });

  it("offers the food that was logged the day before for its left-overs, each time", async () => {
    const person = await test.signUp();
    const [dinner] = await log(person, "yesterday at 7pm: 400 g pepperoni pizza");
    const [meal] = await log(person, "half of last night's pizza");
    if (!meal?.question || !dinner) throw new Error("no question");
    expect(meal.question.answers[0]).toEqual({ label: "Pepperoni pizza, 200 g" });
    expect(meal.context.consumed_at > dinner.context.consumed_at).toBe(true);
    const edited = await edit(person, meal, { ...answer(0), question: meal.question.id });
    expect(edited.meal.items).toMatchObject([{ food: "Pepperoni pizza", grams: 200 }]);
    expect(edited.meal.context.consumed_at).toBe(meal.context.consumed_at);
    expect(await listWords(person)).toEqual([]);
    // Half of what was logged that night, not of the left-overs that were eaten since.
    const [again] = await log(person, "half of last night's pizza");
    expect(again?.question).toMatchObject({
      id: meal.question.id,
      answers: [{ label: "Pepperoni pizza, 200 g" }, {}],
    });
    const other = await test.signUp();
    expect((await log(other, "half of last night's pizza"))[0]?.question?.id).not.toBe(
      meal.question.id,
    );
  });

  it("is asked about left-overs before the other meals of the day", async () => {
    const person = await test.signUp();
    await log(person, "yesterday at 7pm: 660 g pepperoni pizza");
    await log(person, "fries");
    await log(person, "half of last night's pizza");
    const asked = (await listMeals(person)).flatMap(({ question }) => question?.text ?? []);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain("pizza");
  });

  it("is dismissed for the same words until an undo or the deletion of their dictionary entry", async () => {
    const { person, meal } = await withLatte();
    const edited = await edit(person, meal, dismissal);
    expect(edited.meal).toEqual({ ...meal, version: 2, question: null });
    expect(await listWords(person)).toEqual([]);
    expect((await log(person, "latte"))[0]?.question).toBeNull();
    expect((await log(person, "yesterday: fries"))[0]?.question?.id).toBe("size:fry");
    const undone = await undo(person, edited.meal);
    expect(undone.meal).toEqual({ ...meal, version: 3 });
    await edit(person, undone.meal, dismissal);
    const added = await person.post(routes.dictionary, {
      phrase: "latte",
      meaning: "200 ml latte",
    });
    await person.delete(routes.dictionaryEntry(added.json().id));
    expect((await log(person, "latte"))[0]?.question).toEqual(latte);
  });

  it("is asked about one meal of a day: the one whose answer narrows the energy most", async () => {
    const { person, meal } = await withLatte();
    const [fries] = await log(person, "fries");
    const [earlier] = await log(person, "yesterday: latte");
    const asked = async () =>
      (await listMeals(person)).flatMap(({ id, question }) => (question ? [id] : []));
    expect((await asked()).toSorted()).toEqual([fries?.id, earlier?.id].toSorted());
    expect((await getMeal(person, meal.id)).question).toBeNull();
    await person.delete(routes.meal(fries?.id ?? ""));
    expect((await asked()).toSorted()).toEqual([meal.id, earlier?.id].toSorted());
    // An answer on one day also settles the same words on another day.
    await edit(person, await getMeal(person, meal.id), answer(0));
    expect(await asked()).toEqual([]);
  });

  it("is not copied when a meal is logged again", async () => {
    const { person, meal } = await withLatte();
    const consumed_at = meal.context.consumed_at;
    await person.post(
      routes.logAgain,
      { meals: [{ id: meal.id, consumed_at }] },
      { "idempotency-key": "again" },
    );
    const meals = await listMeals(person);
    expect(meals).toHaveLength(2);
    expect(meals.filter(({ question }) => question !== null)).toEqual([meal]);
  });

  it("is restored with a deleted meal", async () => {
    const { person, meal } = await withLatte();
    await person.delete(routes.meal(meal.id));
    expect((await person.post(routes.restoreMeal(meal.id), {})).json()).toEqual(meal);
  });

  it("is hidden while the user has switched questions off", async () => {
    const { person, meal } = await withLatte();
    const etag = (await person.get(routes.meals)).headers.etag as string;
    const set = (hide_questions: boolean) =>
      person.request({ method: "PUT", url: routes.preferences, payload: { hide_questions } });
    expect((await set(true)).json()).toMatchObject({ hide_questions: true });
    const list = await person.request({
      method: "GET",
      url: routes.meals,
      headers: { "if-none-match": etag },
    });
    expect(list.json().items[0].question).toBeNull();
    await set(false);
    expect(await listMeals(person)).toEqual([meal]);
  });

  it("an answer is refused if the question is not open, not about the meal, or another user's", async () => {
    const { person, meal } = await withLatte();
    const stranger = await test.signUp();
    expect((await patch(stranger, meal, answer(0))).statusCode).toBe(404);
    expect((await patch(person, meal, answer(3))).json()).toMatchObject({
      error: "edit_refused",
      message: "This question is no longer open. Change the amount in the receipt.",
    });
    expect((await patch(person, meal, { ...answer(0), question: "size:mocha" })).statusCode).toBe(
      422,
    );
    expect((await patch(person, meal, answer(-1))).statusCode).toBe(400);
    await edit(person, meal, answer(1));
    expect((await patch(person, meal, answer(1))).statusCode).toBe(409);
    const now = await getMeal(person, meal.id);
    expect((await patch(person, now, answer(1))).statusCode).toBe(422);
    expect((await patch(person, now, dismissal)).statusCode).toBe(422);
  });

  it("dismissals are deleted with the account", async () => {
    const { person, meal } = await withLatte();
    await edit(person, meal, dismissal);
    const rows = () =>
      test.queries
        .selectFrom("settled_questions")
        .selectAll()
        .where("user_id", "=", person.userId)
        .execute();
    expect(await rows()).toHaveLength(1);
    await test.queries.deleteFrom("users").where("id", "=", person.userId).execute();
    expect(await rows()).toEqual([]);
  });
});
