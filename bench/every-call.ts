import { type MealList, photoField, routes } from "@morsel/contracts";
import type { InjectOptions } from "fastify";
import type { App } from "../apps/server/src/http/app-type.ts";
import { personEmail } from "./many-people.ts";

/** One call of a person, and what it was answered. */
export interface Called {
  /** As the route is declared: "GET /api/external/meals/:id". */
  readonly route: string;
  readonly status: number;
}

/** A picture of one point, which is all that the photo routes need. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * Makes every call that a person can make who has logged for a year: signs in, looks at everything,
 * changes everything, and leaves in the end.
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
  let cookie = "";
  const ask = async (route: string, options: InjectOptions & { url: string }) => {
    const [method] = route.split(" ");
    const answer = await app.inject({
      method: method as "GET",
      ...options,
      headers: { ...(cookie ? { cookie } : {}), ...options.headers },
    });
    await noted({ route, status: answer.statusCode });
    return answer;
  };
  const on = (route: string, url: string, payload?: object) =>
    ask(route, { url, ...(payload ? { payload } : {}) });
  const call = (method: string, url: string, payload?: object) =>
    on(`${method} ${url}`, url, payload);
  const login = { email: personEmail(person), password };

  await call("POST", routes.signUp, { email: "newcomer@example.com", password });
  const signedIn = await call("POST", routes.signIn, login);
  cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
  await call("GET", routes.currentUser);
  await call("GET", routes.accountAccess);
  await call("GET", routes.preferences);
  await call("PUT", routes.preferences, { mealsVisibleColumns: ["protein"] });
  await call("GET", routes.modelStatus);

  const list = await on("GET /api/external/meals", `${routes.meals}?limit=100`);
  const { items } = list.json() as MealList;
  const [meal, other] = items.map(({ id }) => id);
  if (!meal || !other) throw new Error(`Person ${person} has no meals`);
  const mealRoute = "/api/external/meals/:id";
  await on(`GET ${mealRoute}`, routes.meal(meal));
  await on(`GET ${mealRoute}/items/:place/choices`, routes.itemChoices(meal, 0));
  const edit = { version: items[0]?.version, operations: [{ kind: "rename", title: "Eggs" }] };
  const edited = await on(`PATCH ${mealRoute}`, routes.meal(meal), edit);
  const { version } = (edited.json() as { meal: { version: number } }).meal;
  await on(`GET ${mealRoute}/revisions`, routes.mealRevisions(meal));
  await on(`POST ${mealRoute}/undo-edit`, routes.undoEdit(meal), { version });
  await on(`POST ${mealRoute}/edit-nl`, routes.editMeal(meal), { instructions: "double it" });
  await on(`GET ${mealRoute}/edit-nl/status`, routes.editStatus(meal));
  await call("GET", routes.processingMeals);
  await on(`DELETE ${mealRoute}`, routes.meal(other));
  await on(`POST ${mealRoute}/restore`, routes.restoreMeal(other));

  const photo = await ask(`POST ${routes.photos}`, { url: routes.photos, ...toForm(picture) });
  const { id: photoId } = photo.json() as { id: string };
  await on("GET /api/external/photos/:id", routes.photo(photoId));
  const message = { session_id: "session_1_a", message: "two eggs" };
  const headers = { "idempotency-key": "0123456789abcdef0123456789abcdef" };
  const payload = { ...message, photo_id: photoId };
  const job = await ask(`POST ${routes.queue}`, { url: routes.queue, payload, headers });
  await call("GET", routes.jobs);
  const { id: jobId } = job.json() as { id: string };
  await on("POST /api/external/chat/jobs/:id/cancel", routes.cancelJob(jobId));
  await call("POST", routes.queue, message);

  const shared = await call("POST", routes.shares, { meal_id: meal, with_photo: false });
  const { id: shareId, path } = shared.json() as { id: string; path: string };
  const linkId = path.split("/").at(-1) ?? "";
  await call("GET", routes.shares);
  await on("GET /api/public/calorie-guess/:id", routes.calorieGuess(linkId));
  await on("GET /api/public/calorie-guess/:id/card", routes.calorieGuessCard(linkId));
  await on("DELETE /api/calorie-guesses/:id", routes.share(shareId));

  await call("POST", routes.passkeyOptions, {});
  const passkey = `01900008-0000-7000-8000-${person.toString(16).padStart(12, "0")}`;
  await on("PATCH /api/account/passkeys/:id", routes.passkey(passkey), { name: "phone" });
  await on("DELETE /api/account/passkeys/:id", routes.passkey(passkey));
  await call("DELETE", routes.sessions);
  await call("GET", routes.accountExport);
  await call("POST", routes.password, {
    current: password,
    password: `${password}-2`,
  });
  await call("POST", routes.signOut, {});
  cookie = "";
  const again = await call("POST", routes.signIn, { ...login, password: `${password}-2` });
  cookie = String(again.headers["set-cookie"]).split(";")[0] ?? "";
  await call("DELETE", routes.account, { password: `${password}-2` });
}

function toForm(bytes: Buffer) {
  const boundary = "morsel-bench-boundary";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${photoField}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
