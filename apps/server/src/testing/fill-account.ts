import { importRoutes, recoveryRoutes, routes } from "@morsel/contracts";
import { formWith } from "./pictures.ts";
import { FakeBrowser } from "./push-service.ts";
import type { Person } from "./test-app.ts";

const pollMs = 20;

/** Logs, edits and stores one of everything that a user can store; returns what opens it from outside. */
export async function fillAccount(person: Person) {
  const send = async (
    method: "POST" | "PUT" | "PATCH",
    url: string,
    payload: object | FormData,
  ) => {
    const answer = await person.request({ method, url, payload });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer.body ? answer.json() : undefined;
  };
  const ownFood = { kind: "food", name: "house granola", other_names: ["granola mix"] };
  const figures = { calories_kcal: 450, protein_g: 11 };
  await send("POST", routes.ownFoods, { ...ownFood, per: "100-g", serving_g: 40, figures });
  const recipe = { kind: "recipe", name: "my omelette", other_names: [] };
  const lines = ["2 eggs", "20 g butter"];
  await send("POST", routes.ownFoods, { ...recipe, lines, servings: 1, cooked_g: null });
  await send("POST", routes.dictionary, { phrase: "my latte", meaning: "300 ml latte" });
  for (const message of [
    "two eggs and a slice of toast with butter",
    "yesterday for lunch a bowl of lentil soup",
    "my latte and 40 g house granola",
  ]) {
    await person.send(message);
  }
  const meals = await waitForMeals(person, 3);
  const [first, second, third] = meals;
  await send("PATCH", routes.meal(first.id), {
    version: first.version,
    operations: [{ kind: "rename", title: "Breakfast for two" }],
  });
  await send("POST", routes.editMeal(second.id), { instructions: "double it" });
  await send("POST", routes.quickAdd, { amounts: { calories_kcal: 350 }, title: "Birthday cake" });
  await person.delete(routes.meal(third.id));
  await waitForEdits(person);
  await send("PUT", routes.preferences, { mealsVisibleColumns: ["calories", "fiber"] });
  const noon = { meal_type: "lunch", time: "12:30", weekdays: ["monday", "friday"] };
  await send("PUT", routes.reminders, { time_zone: "Europe/Berlin", reminders: [noon] });
  const device = new FakeBrowser("https://push.example.com").subscription;
  await send("POST", routes.reminderDevices, device);
  const rows = Buffer.from("Date,Meal,Calories\n2026-01-05,Lunch,700\n");
  await send("POST", importRoutes.imports, formWith(rows, "file"));
  const { token } = await send("POST", routes.tokens, { name: "Watch", scope: "write" });
  const share = { meal_id: first.id, with_photo: false, days: 90 };
  const { path } = await send("POST", routes.shares, share);
  await send("POST", recoveryRoutes.recoveryCodes, {});
  // The last, so that no event waits; the name leads nowhere.
  await send("POST", routes.webhooks, { url: "https://webhooks.invalid/morsel" });
  return { token: String(token), sharedPage: String(path).split("/").at(-1) ?? "" };
}

async function waitForMeals(person: Person, count: number) {
  for (;;) {
    const { items } = (await person.get(routes.meals)).json();
    if (items.length >= count) return items;
    await new Promise((done) => setTimeout(done, pollMs));
  }
}

async function waitForEdits(person: Person): Promise<void> {
  for (;;) {
    const { entry_ids: edited } = (await person.get(routes.processingMeals)).json();
    if (edited.length === 0) return;
    await new Promise((done) => setTimeout(done, pollMs));
  }
}
