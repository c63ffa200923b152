import {
  accessTokenList,
  accountAccess,
  calorieGuess,
  chatJob,
  chatJobList,
  chatJobMeals,
  currentUser,
  dictionaryEntryList,
  editedMeal,
  editStart,
  editStatus,
  foodEntry,
  foodList,
  foodSuggestions,
  importField,
  importList,
  importPreview,
  insightList,
  itemChoices,
  labelFigures,
  loggedAgain,
  mealEntry,
  mealImport,
  mealList,
  mealRevisions,
  modelStatus,
  newAccessToken,
  newShare,
  newWebhook,
  outdatedMeals,
  ownFoodList,
  processingMeals,
  productList,
  quickAdded,
  recipeDraft,
  recipePreview,
  recoveryCodes,
  reminderStatus,
  savedDictionaryEntry,
  savedOwnFood,
  shareList,
  suggestedDictionaryEntry,
  transcription,
  trends,
  uploadedPhoto,
  userPreferences,
  voiceStatus,
  webhookList,
} from "@morsel/contracts";
import { z } from "zod";
import { formWith, makePicture } from "./pictures.ts";
import { FakeBrowser } from "./push-service.ts";
import { recordings } from "./recordings.ts";
import { testPassword } from "./test-app.ts";

/** The ids of a user's resources. */
export interface Fixtures {
  readonly meal: string;
  /** The version of the meal. */
  readonly version: number;
  readonly job: string;
  /** The photo of the meal. */
  readonly photo: string;
  /** A photo without a meal. */
  readonly sparePhoto: string;
  readonly share: string;
  /** The public id of the share. */
  readonly link: string;
  readonly session: string;
  readonly passkey: string;
  readonly token: string;
  readonly import: string;
  readonly dictionaryEntry: string;
  /** A device that shows reminders. */
  readonly reminderDevice: string;
  readonly ownFood: string;
  readonly webhook: string;
}

/** A successful request to a route, and its response. */
export interface RouteExample {
  /** The value of `:id`. */
  readonly id?: (its: Fixtures) => string;
  readonly body?: (its: Fixtures) => object | Promise<object>;
  /** True if the body names a resource of the caller. */
  readonly namesOwn?: true;
  /** Calls that must precede this one, by their names in the table. */
  readonly after?: readonly string[];
  /** The contract of its JSON; undefined if it answers no JSON. */
  readonly answer?: z.ZodType;
  /** 200 if unset. */
  readonly status?: number;
  /** The value of `:id` if it is not the id of a user's resource. */
  readonly name?: string;
  readonly query?: Record<string, string>;
  /** True if the query is read. */
  readonly hasQuery?: true;
}

const week = { week: "2026-05-04" };
const anInsight = { name: "single-source", query: week } as const;
const credential = { id: "AAAA", type: "public-key" };
const account = { email: "example@example.com", password: testPassword };
const aLink = { token: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", password: testPassword };
const instructions = (words: string) => () => ({ instructions: words });
const meal = (its: Fixtures) => its.meal;
const exportForm = () =>
  formWith(Buffer.from("Date,Meal,Calories\n2026-01-05,Lunch,700\n"), importField);
const aSubscription = () => new FakeBrowser("https://push.example.com").subscription;
const photoForm = async () => formWith(await makePicture(32, 24).jpeg().toBuffer());

/** As a browser's own `toJSON()` of them: WebAuthn level 3, sections 5.4 and 5.5. */
const passkeyOptions = z.strictObject({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(z.strictObject({ id: z.string(), type: z.string() })),
  userVerification: z.string(),
});
const newPasskeyOptions = z.strictObject({
  challenge: z.string(),
  timeout: z.number(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.number(), type: z.string() })),
  attestation: z.string(),
  excludeCredentials: z.array(z.strictObject({ id: z.string(), type: z.string() })),
  authenticatorSelection: z.strictObject({
    residentKey: z.string(),
    requireResidentKey: z.boolean(),
    userVerification: z.string(),
  }),
  extensions: z.strictObject({ credProps: z.boolean() }),
  hints: z.array(z.string()),
});

const ownBar = {
  kind: "food",
  name: "Zing bar",
  other_names: ["zing"],
  per: "serving",
  serving_g: 50,
  figures: { calories_kcal: 210, protein_g: 20 },
} as const;

/**
 * One example of every route, by method and address as the route table has them. The tests that try
 * all routes draw from the table itself and fail where a route has none here.
 */
export const routeExamples: Readonly<Record<string, RouteExample>> = {
  "GET /healthz": { answer: z.strictObject({ status: z.literal("ok") }) },
  "GET /readyz": { answer: z.strictObject({ status: z.literal("ready") }) },
  "GET /metrics": {},
  "GET /api/login": { status: 302, hasQuery: true },
  "GET /api/logout": { status: 302 },
  "GET /api/auth/user": { answer: currentUser },
  "POST /api/identity/sign-up/email": { body: () => account, status: 204 },
  "POST /api/identity/sign-in/email": {
    body: () => account,
    after: ["POST /api/identity/sign-up/email"],
    answer: currentUser,
  },
  // Without a mail server: modules/accounts/mail.test.ts has one.
  "POST /api/identity/sign-up/link": { body: () => ({ email: account.email }), status: 403 },
  "POST /api/identity/sign-up/confirm": { body: () => aLink, status: 403 },
  "POST /api/identity/request-password-reset": {
    body: () => ({ email: account.email }),
    status: 403,
  },
  "POST /api/account/email": { body: () => account, status: 403 },
  "POST /api/account/email/link": { status: 403 },
  "POST /api/identity/confirm-email": { body: () => ({ token: aLink.token }), status: 400 },
  "POST /api/identity/reset-password": { body: () => aLink, status: 400 },
  "POST /api/identity/recover": {
    body: () => ({ ...account, code: "0000-0000-0000-0000" }),
    status: 401,
  },
  "POST /api/account/recovery-codes": {
    body: () => ({ password: testPassword }),
    answer: recoveryCodes,
  },
  "POST /api/identity/sign-out": { status: 204 },
  "POST /api/identity/passkey/options": { answer: passkeyOptions },
  // The proof of a passkey cannot be made by hand: e2e/passkey.spec.ts signs in with one.
  "POST /api/identity/passkey/sign-in": { body: () => ({ credential }), status: 401 },
  "GET /api/identity/callback/oidc": { status: 302, hasQuery: true },
  "GET /api/account/access": { answer: accountAccess },
  "POST /api/account/password": {
    body: () => ({ current: testPassword, password: "plums-and-porridge" }),
    status: 204,
  },
  "POST /api/account/provider": { answer: z.strictObject({ url: z.string() }) },
  "DELETE /api/account/sessions": { status: 204 },
  "DELETE /api/account/sessions/:id": { id: (its) => its.session, status: 204 },
  "POST /api/account/passkeys/options": { answer: newPasskeyOptions },
  "POST /api/account/passkeys": { body: () => ({ name: "Phone", credential }), status: 401 },
  "PATCH /api/account/passkeys/:id": {
    id: (its) => its.passkey,
    body: () => ({ name: "Old phone" }),
    status: 204,
  },
  "DELETE /api/account/passkeys/:id": { id: (its) => its.passkey, status: 204 },
  "GET /api/imports": { answer: importList },
  "POST /api/imports/preview": { body: exportForm, answer: importPreview },
  "POST /api/imports": { body: exportForm, answer: mealImport, status: 201 },
  "DELETE /api/imports/:id": { id: (its) => its.import, status: 204 },
  "GET /api/dictionary": { answer: dictionaryEntryList },
  "POST /api/dictionary": {
    body: () => ({ phrase: "my latte", meaning: "300 ml latte" }),
    answer: savedDictionaryEntry,
    status: 201,
  },
  "PUT /api/dictionary/:id": {
    id: (its) => its.dictionaryEntry,
    body: () => ({ phrase: "my latte", meaning: "250 ml latte" }),
    answer: savedDictionaryEntry,
  },
  "DELETE /api/dictionary/:id": { id: (its) => its.dictionaryEntry, status: 204 },
  "GET /api/dictionary/offers/:id": { id: (its) => its.meal, answer: suggestedDictionaryEntry },
  "POST /api/dictionary/refusals": { body: () => ({ phrase: "my latte" }), status: 204 },
  "GET /api/reminders": { answer: reminderStatus },
  "PUT /api/reminders": {
    body: () => ({
      time_zone: "Europe/Berlin",
      reminders: [{ meal_type: "lunch", time: "12:30", weekdays: ["monday"] }],
    }),
    answer: reminderStatus,
  },
  "POST /api/reminders/devices": { body: aSubscription, answer: reminderStatus },
  "DELETE /api/reminders/devices/:id": { id: (its) => its.reminderDevice, status: 204 },
  "POST /api/reminders/test": { status: 204 },
  "GET /api/my-foods": { answer: ownFoodList },
  "POST /api/my-foods": { body: () => ownBar, answer: savedOwnFood, status: 201 },
  "PUT /api/my-foods/:id": {
    id: (its) => its.ownFood,
    body: () => ({ ...ownBar, name: "house granola bar" }),
    answer: savedOwnFood,
  },
  "DELETE /api/my-foods/:id": { id: (its) => its.ownFood, status: 204 },
  "POST /api/my-foods/:id/restore": {
    id: (its) => its.ownFood,
    after: ["DELETE /api/my-foods/:id"],
    answer: savedOwnFood,
  },
  "GET /api/my-foods/:id/meals": { id: (its) => its.ownFood, answer: outdatedMeals },
  "POST /api/my-foods/:id/meals": { id: (its) => its.ownFood, answer: outdatedMeals },
  "POST /api/my-foods/preview": {
    body: () => ({ lines: ["2 eggs", "20 g butter"], servings: 2, cooked_g: null }),
    answer: recipePreview,
  },
  "GET /api/my-foods/drafts/:id": { id: (its) => its.meal, answer: recipeDraft },
  "GET /api/account/tokens": { answer: accessTokenList },
  "POST /api/account/tokens": {
    body: () => ({ name: "Watch", scope: "read" }),
    answer: newAccessToken,
    status: 201,
  },
  "DELETE /api/account/tokens/:id": { id: (its) => its.token, status: 204 },
  "GET /api/account/webhooks": { answer: webhookList },
  "POST /api/account/webhooks": {
    body: () => ({ url: "https://tools.example.com/morsel" }),
    answer: newWebhook,
    status: 201,
  },
  "DELETE /api/account/webhooks/:id": { id: (its) => its.webhook, status: 204 },
  "POST /api/account/webhooks/:id/test": { id: (its) => its.webhook, status: 204 },
  "GET /api/openapi.json": { answer: z.looseObject({ openapi: z.string() }) },
  "GET /api/account/export": {},
  "DELETE /api/account": { body: () => ({ password: testPassword }), status: 204 },
  "POST /api/external/chat/queue": {
    body: (its) => ({ session_id: "s", message: "an egg", photo_id: its.sparePhoto }),
    namesOwn: true,
    answer: chatJob,
    status: 202,
  },
  "GET /api/external/chat/jobs": { answer: chatJobList },
  "GET /api/external/chat/jobs/:id": { id: (its) => its.job, answer: chatJobMeals },
  "POST /api/external/chat/jobs/:id/cancel": { id: (its) => its.job, status: 409 },
  "POST /api/external/meals/log-again": {
    body: (its) => ({ meals: [{ id: its.meal, consumed_at: new Date().toISOString() }] }),
    namesOwn: true,
    answer: loggedAgain,
    status: 201,
  },
  "POST /api/external/meals/quick-add": {
    body: () => ({ amounts: { calories_kcal: 350 }, title: "Birthday cake" }),
    answer: quickAdded,
    status: 201,
  },
  "GET /api/external/meals": { answer: mealList, hasQuery: true },
  "GET /api/external/meals/:id": { id: meal, answer: mealEntry },
  "PATCH /api/external/meals/:id": {
    id: meal,
    body: ({ version }) => ({ version, operations: [{ kind: "rename", title: "Egg, boiled" }] }),
    answer: editedMeal,
  },
  "DELETE /api/external/meals/:id": { id: meal, status: 204 },
  "POST /api/external/meals/:id/restore": {
    id: meal,
    after: ["DELETE /api/external/meals/:id"],
    answer: mealEntry,
  },
  "POST /api/external/meals/:id/edit-nl": {
    id: meal,
    body: instructions("double it"),
    answer: editStart,
    status: 202,
  },
  "GET /api/external/meals/:id/edit-nl/status": {
    id: meal,
    after: ["POST /api/external/meals/:id/edit-nl"],
    answer: editStatus,
  },
  "GET /api/external/meals/edit-nl/processing": { answer: processingMeals },
  "POST /api/external/meals/:id/undo-edit": {
    id: meal,
    body: ({ version }) => ({ version: version + 1 }),
    after: ["PATCH /api/external/meals/:id"],
    answer: editedMeal,
  },
  "GET /api/external/meals/:id/revisions": {
    id: meal,
    after: ["PATCH /api/external/meals/:id"],
    answer: mealRevisions,
  },
  "GET /api/external/meals/:id/items/:place/choices": { id: meal, answer: itemChoices },
  "POST /api/external/foods/suggestions": {
    body: () => ({ words: "egg" }),
    answer: foodSuggestions,
  },
  "POST /api/foods/search": { body: () => ({ query: "egg" }), answer: foodList },
  "POST /api/my-foods/label": {
    body: () => ({ text: "per 100 g: energy 200 kcal, fat 3 g, protein 8 g" }),
    answer: labelFigures,
  },
  // No model reads labels here.
  "POST /api/my-foods/label/photo": { body: photoForm, status: 409 },
  "POST /api/products/lookup": {
    body: () => ({ barcode: "5000159407236" }),
    status: 404,
  },
  "POST /api/products/search": { body: () => ({ query: "oat" }), answer: productList },
  "GET /api/foods/:id": { name: "egg", answer: foodEntry },
  "GET /api/external/trends": {
    query: { from: "2026-05-01", to: "2026-05-07" },
    answer: trends,
    hasQuery: true,
  },
  "GET /api/external/insights": { query: week, answer: insightList, hasQuery: true },
  "PUT /api/external/insights/:id/dismissal": { ...anInsight, status: 204 },
  "DELETE /api/external/insights/:id/dismissal": { ...anInsight, status: 204 },
  "GET /api/user-preferences": { answer: userPreferences },
  "PUT /api/user-preferences": {
    body: () => ({ mealsVisibleColumns: ["calories", "serving"] }),
    answer: userPreferences,
  },
  "GET /api/external/ai/status": { answer: modelStatus },
  "PUT /api/external/ai/consent": { body: () => ({ consent: false }), answer: modelStatus },
  "GET /api/external/photos/:id": { id: (its) => its.photo },
  "POST /api/external/photos": { body: photoForm, answer: uploadedPhoto, status: 201 },
  "POST /api/calorie-guesses": {
    body: (its) => ({ meal_id: its.meal, with_photo: true, days: 7 }),
    namesOwn: true,
    answer: newShare,
    status: 201,
  },
  "GET /api/calorie-guesses": { answer: shareList },
  "DELETE /api/calorie-guesses/:id": { id: (its) => its.share, status: 204 },
  "GET /api/public/calorie-guess/:id": { id: (its) => its.link, answer: calorieGuess },
  "GET /api/public/calorie-guess/:id/photo": { id: (its) => its.link },
  "GET /api/public/calorie-guess/:id/card": { id: (its) => its.link },
  "GET /api/external/audio/status": { answer: voiceStatus },
  "POST /api/external/audio/transcribe": {
    body: () => formWith(recordings.wav, "audio"),
    answer: transcription,
  },
  "GET /api/events": {},
};
