import {
  credentialRoutes,
  importField,
  importRoutes,
  type MealList,
  photoField,
  type RecoveryCodes,
  recoveryRoutes,
  routes,
  webhookRoute,
} from "@morsel/contracts";
import type { App } from "../apps/server/src/http/app-type.ts";
import { type Called, Caller } from "./caller.ts";
import { personEmail } from "./many-people.ts";
import { operate } from "./operator-calls.ts";
import { keepOwnFoods, setReminders } from "./own-food-calls.ts";

/** A picture of one pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** An export of another app with one row. */
const otherExport = [
  "Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)",
  '07/15/2026,"Rice, White, Cooked",Rice,Lunch,350.0,Grams,455,false,n/a,9.4,98.6,n/a,0.2,1.4,0,3',
].join("\n");

/**
 * Sends every request that a user with a year of meals can send: signs in, reads and changes everything,
 * and finally deletes the account.
 *
 * @param person the number of a person of `plantCrowd`
 * @param noted called after each call
 */
export async function makeEveryCall(
  app: App,
  person: number,
  password: string,
  noted: (called: Called) => Promise<void>,
): Promise<void> {
  const caller = new Caller(app, noted);
  await caller.call("POST", routes.signUp, { email: "newcomer@example.com", password });
  const login = { email: personEmail(person), password };
  await caller.signIn(login);
  const meals = await readMeals(caller);
  await changeMeals(caller, meals);
  await lookBack(caller, meals[0].day);
  await logMeals(caller, meals[0].id);
  await keepOwnWords(caller, meals[0].id);
  await keepOwnFoods(caller, meals[0].id);
  await setReminders(caller);
  await importMeals(caller);
  await useTools(caller);
  await shareMeal(caller, meals[0].id);
  await operate(caller, person, password);
  await caller.signIn(login);
  await leave(caller, person, login);
}

interface SomeMeal {
  readonly id: string;
  readonly version: number;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
}

async function readMeals(caller: Caller): Promise<readonly [SomeMeal, SomeMeal]> {
  await caller.call("GET", routes.currentUser);
  await caller.call("GET", credentialRoutes.accountAccess);
  await caller.call("GET", routes.preferences);
  await caller.call("PUT", routes.preferences, { mealsVisibleColumns: ["protein"] });
  await caller.call("GET", routes.modelStatus);
  const list = await caller.on("GET /api/external/meals", `${routes.meals}?limit=100`);
  const { items } = list.json() as MealList;
  const [meal, other] = items.map(({ id, version, context }) => ({
    id,
    version,
    day: context.consumed_at.slice(0, 10),
  }));
  if (!meal || !other) throw new Error("This person has no meals");
  return [meal, other];
}

async function changeMeals(
  caller: Caller,
  [{ id, version }, other]: readonly [SomeMeal, SomeMeal],
): Promise<void> {
  const mealRoute = "/api/external/meals/:id";
  await caller.on(`GET ${mealRoute}`, routes.meal(id));
  await caller.on(`GET ${mealRoute}/items/:place/choices`, routes.itemChoices(id, 0));
  const edit = { version, operations: [{ kind: "rename", title: "Eggs" }] };
  const edited = await caller.on(`PATCH ${mealRoute}`, routes.meal(id), edit);
  const { meal } = edited.json() as { meal: { version: number } };
  await caller.on(`GET ${mealRoute}/revisions`, routes.mealRevisions(id));
  const undone = { version: meal.version };
  await caller.on(`POST ${mealRoute}/undo-edit`, routes.undoEdit(id), undone);
  const wish = { instructions: "double it" };
  await caller.on(`POST ${mealRoute}/edit-nl`, routes.editMeal(id), wish);
  await caller.on(`GET ${mealRoute}/edit-nl/status`, routes.editStatus(id));
  await caller.call("GET", routes.processingMeals);
  await caller.on(`DELETE ${mealRoute}`, routes.meal(other.id));
  await caller.on(`POST ${mealRoute}/restore`, routes.restoreMeal(other.id));
}

async function lookBack(caller: Caller, day: string): Promise<void> {
  const range = `from=${dayBefore(day, 364)}&to=${day}`;
  await caller.on("GET /api/external/trends", `${routes.trends}?${range}`);
  const week = `week=${dayBefore(day, (new Date(day).getUTCDay() + 6) % 7)}`;
  await caller.on("GET /api/external/insights", `${routes.insights}?${week}`);
  const dismissal = `${routes.insightDismissal("fiber-average")}?${week}`;
  for (const method of ["PUT", "DELETE"]) {
    await caller.on(`${method} /api/external/insights/:id/dismissal`, dismissal);
  }
}

async function logMeals(caller: Caller, mealId: string): Promise<void> {
  const form = toForm(photoField, "a.png", "image/png", picture);
  const photo = await caller.ask(`POST ${routes.photos}`, { url: routes.photos, ...form });
  const { id: photoId } = photo.json() as { id: string };
  await caller.on("GET /api/external/photos/:id", routes.photo(photoId));
  const message = { session_id: "session_1_a", message: "two eggs" };
  const job = await caller.ask(`POST ${routes.queue}`, {
    url: routes.queue,
    payload: { ...message, photo_id: photoId },
    headers: { "idempotency-key": "0123456789abcdef0123456789abcdef" },
  });
  await caller.call("GET", routes.jobs);
  const { id: jobId } = job.json() as { id: string };
  await caller.on("GET /api/external/chat/jobs/:id", routes.job(jobId));
  await caller.on("POST /api/external/chat/jobs/:id/cancel", routes.cancelJob(jobId));
  await caller.call("POST", routes.queue, message);
  const again = { meals: [{ id: mealId, consumed_at: new Date().toISOString() }] };
  await caller.call("POST", routes.logAgain, again);
  await caller.call("POST", routes.quickAdd, { amounts: { calories_kcal: 300 } });
}

async function keepOwnWords(caller: Caller, mealId: string): Promise<void> {
  const entry = { phrase: "my usual", meaning: "2 eggs" };
  const { id } = (await caller.call("POST", routes.dictionary, entry)).json() as { id: string };
  await caller.on("PUT /api/dictionary/:id", routes.dictionaryEntry(id), entry);
  await caller.call("GET", routes.dictionary);
  await caller.on("GET /api/dictionary/offers/:id", routes.suggestedDictionaryEntry(mealId));
  await caller.call("POST", routes.declinedSuggestions, { phrase: "brunch" });
  await caller.on("DELETE /api/dictionary/:id", routes.dictionaryEntry(id));
}

async function importMeals(caller: Caller): Promise<void> {
  const form = toForm(importField, "a.csv", "text/csv", Buffer.from(otherExport));
  await caller.ask(`POST ${importRoutes.importPreview}`, {
    url: importRoutes.importPreview,
    ...form,
  });
  const made = await caller.ask(`POST ${importRoutes.imports}`, {
    url: importRoutes.imports,
    ...form,
  });
  await caller.call("GET", importRoutes.imports);
  const { id } = made.json() as { id: string };
  await caller.on("DELETE /api/imports/:id", importRoutes.import(id));
}

async function useTools(caller: Caller): Promise<void> {
  const wish = { name: "watch", scope: "write" };
  const made = await caller.call("POST", routes.tokens, wish);
  const { id, token } = made.json() as { id: string; token: string };
  await caller.call("GET", routes.tokens);
  await caller.ask(`POST ${routes.mcp}`, {
    url: routes.mcp,
    headers: {
      cookie: "",
      authorization: `Bearer ${token}`,
      accept: "application/json, text/event-stream",
    },
    payload: {
      ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
      params: { name: "list_meals", arguments: {} },
    },
  });
  await caller.on("DELETE /api/account/tokens/:id", routes.token(id));
  const hook = await caller.call("POST", routes.webhooks, { url: "https://tools.invalid/" });
  const webhook = hook.json() as { id: string };
  await caller.call("GET", routes.webhooks);
  await caller.on("DELETE /api/account/webhooks/:id", webhookRoute(webhook.id));
}

async function shareMeal(caller: Caller, mealId: string): Promise<void> {
  const wish = { meal_id: mealId, with_photo: false };
  const shared = await caller.call("POST", routes.shares, wish);
  const { id, path } = shared.json() as { id: string; path: string };
  const linkId = path.split("/").at(-1) ?? "";
  await caller.call("GET", routes.shares);
  await caller.on("GET /api/public/calorie-guess/:id", routes.calorieGuess(linkId));
  await caller.on("GET /api/public/calorie-guess/:id/card", routes.calorieGuessCard(linkId));
  await caller.on("DELETE /api/calorie-guesses/:id", routes.share(id));
}

async function leave(
  caller: Caller,
  person: number,
  login: { readonly email: string; readonly password: string },
): Promise<void> {
  await caller.call("POST", credentialRoutes.passkeyOptions, {});
  const passkey = `01900008-0000-7000-8000-${person.toString(16).padStart(12, "0")}`;
  const renamed = { name: "phone" };
  await caller.on("PATCH /api/account/passkeys/:id", credentialRoutes.passkey(passkey), renamed);
  await caller.on("DELETE /api/account/passkeys/:id", credentialRoutes.passkey(passkey));
  await caller.call("DELETE", credentialRoutes.sessions);
  await caller.call("GET", routes.accountExport);
  const asked = { password: login.password };
  const made = await caller.call("POST", recoveryRoutes.recoveryCodes, asked);
  const { codes } = made.json() as RecoveryCodes;
  const recovered = { email: login.email, password: `${login.password}-1` };
  await caller.call("POST", recoveryRoutes.recover, { ...recovered, code: codes[0] });
  await caller.signIn(recovered);
  const password = `${login.password}-2`;
  await caller.call("POST", credentialRoutes.password, { current: recovered.password, password });
  await caller.call("POST", routes.signOut, {});
  await caller.signIn({ ...login, password });
  await caller.call("DELETE", routes.account, { password });
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

function toForm(field: string, file: string, type: string, bytes: Buffer) {
  const boundary = "morsel-bench-boundary";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${file}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
