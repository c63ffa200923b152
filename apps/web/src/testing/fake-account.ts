import {
  type AccessToken,
  type AccountAccess,
  type AccountSession,
  accessTokenList,
  accountAccess,
  changeEmailRequest,
  changePasswordRequest,
  credentialRoutes,
  type DictionaryEntryRequest,
  declinedSuggestion,
  deleteAccountRequest,
  dictionaryEntryList,
  dictionaryEntryRequest,
  importList,
  importRoutes,
  type MealImport,
  newAccessToken,
  newWebhook,
  type OwnFoodRequest,
  outdatedMeals,
  ownFoodList,
  ownFoodRequest,
  pushSubscriptionRequest,
  type RecipeDraft,
  type ReminderStatus,
  recipeDraft,
  recipePreview,
  recipePreviewRequest,
  recoveryCodes,
  recoveryCodesRequest,
  recoveryRoutes,
  reminderStatus,
  remindersRequest,
  routes,
  type SavedDictionaryEntry,
  type SavedOwnFood,
  savedDictionaryEntry,
  savedOwnFood,
  suggestedDictionaryEntry,
  tokenRequest,
  type Webhook,
  webhookList,
  webhookRequest,
  webhookRoute,
} from "@morsel/contracts";
import { type Call, json } from "./answers.ts";

/** The account of the fake server: sign-in methods, sessions, imports, tokens and the dictionary. */
export class FakeAccount {
  access: AccountAccess = {
    has_password: true,
    is_admin: false,
    provider: null,
    passkeys: [],
    is_email_confirmed: null,
    recovery_codes: 0,
    sessions: [
      {
        id: "session-1",
        device: "Chrome on Mac",
        signed_in_at: "2026-11-18T10:00:00Z",
        seen_at: "2026-11-19T10:00:00Z",
        is_current: true,
      },
    ],
  };
  imports: MealImport[] = [];
  tokens: AccessToken[] = [];
  readonly reminders: ReminderStatus = {
    public_key: `${"B".repeat(86)}A`,
    time_zone: null,
    reminders: [],
    devices: [],
    is_new_session: false,
  };
  dictionary: SavedDictionaryEntry[] = [];
  suggestedDictionaryEntry: DictionaryEntryRequest | null = null;
  ownFoods: SavedOwnFood[] = [];
  deletedFoods: SavedOwnFood[] = [];
  recipeDraft: RecipeDraft = {
    ...{ name: "my chili", lines: ["500 g beef", "2 onions"], servings: 4, cooked_g: null },
    is_recipe: true,
  };
  outdatedMeals = 0;
  /** The recovery codes that are made. */
  readonly codes = ["0000", "1111", "2222"].map((part) => Array(4).fill(part).join("-"));
  webhooks: Webhook[] = [];
  /** The secret that a new webhook gets. */
  readonly webhookSecret = `whsec_${"b".repeat(43)}=`;
  /** The secret that a new token gets. */
  readonly token = `morsel_${"a".repeat(43)}`;

  private keepImports(path: string): Response {
    if (path === importRoutes.imports) return json(200, importList.parse({ items: this.imports }));
    this.imports = this.imports.filter(({ id }) => importRoutes.import(id) !== path);
    return new Response(null, { status: 204 });
  }

  private keepTokens(call: Call, path: string): Response {
    if (call.method === "GET") return json(200, accessTokenList.parse({ items: this.tokens }));
    if (call.method === "DELETE") {
      this.tokens = this.tokens.filter(({ id }) => routes.token(id) !== path);
      return new Response(null, { status: 204 });
    }
    const made: AccessToken = {
      id: `token-${this.tokens.length + 1}`,
      ...tokenRequest.parse(call.body),
      created_at: "2026-11-19T10:00:00Z",
      last_used_at: null,
    };
    this.tokens = [made, ...this.tokens];
    return json(201, newAccessToken.parse({ ...made, token: this.token }));
  }

  private keepWebhooks(call: Call, path: string): Response {
    if (call.method === "GET") return json(200, webhookList.parse({ items: this.webhooks }));
    if (call.method === "DELETE") {
      this.webhooks = this.webhooks.filter(({ id }) => webhookRoute(id) !== path);
      return new Response(null, { status: 204 });
    }
    if (path !== routes.webhooks) return new Response(null, { status: 204 });
    const made: Webhook = {
      id: `webhook-${this.webhooks.length + 1}`,
      ...webhookRequest.parse(call.body),
      problem: null,
      created_at: "2026-11-19T10:00:00Z",
      last_delivered_at: null,
    };
    this.webhooks = [made, ...this.webhooks];
    return json(201, newWebhook.parse({ ...made, secret: this.webhookSecret }));
  }

  protected account(call: Call, path: string): Response {
    if (path.startsWith(importRoutes.imports)) return this.keepImports(path);
    if (path.startsWith(routes.reminders)) return this.remind(call, path);
    if (path.startsWith(routes.webhooks)) return this.keepWebhooks(call, path);
    if (path.startsWith(routes.tokens)) return this.keepTokens(call, path);
    if (path === credentialRoutes.accountAccess) return json(200, accountAccess.parse(this.access));
    if (path === credentialRoutes.password) changePasswordRequest.parse(call.body);
    if (path === recoveryRoutes.accountEmail) changeEmailRequest.parse(call.body);
    if (path === recoveryRoutes.recoveryCodes) {
      recoveryCodesRequest.parse(call.body);
      this.access = { ...this.access, recovery_codes: this.codes.length };
      return json(200, recoveryCodes.parse({ codes: this.codes }));
    }
    if (path === routes.account) deleteAccountRequest.parse(call.body);
    const { sessions, passkeys } = this.access;
    const isEnded = (session: AccountSession) =>
      path === credentialRoutes.sessions
        ? !session.is_current
        : path === credentialRoutes.session(session.id);
    this.access = {
      ...this.access,
      sessions: sessions.filter((session) => call.method !== "DELETE" || !isEnded(session)),
      passkeys: passkeys.filter(
        ({ id }) => call.method !== "DELETE" || path !== credentialRoutes.passkey(id),
      ),
    };
    return new Response(null, { status: 204 });
  }

  private remind(call: Call, path: string): Response {
    const { reminders } = this;
    if (path === routes.testReminder) return new Response(null, { status: 204 });
    if (call.method === "PUT") Object.assign(reminders, remindersRequest.parse(call.body));
    if (call.method === "POST") {
      pushSubscriptionRequest.parse(call.body);
      const device = { id: "device-1", device: "Chrome on Linux", problem: null } as const;
      const added_at = "2026-11-19T10:00:00Z";
      reminders.devices = [{ ...device, added_at, is_current: true }, ...reminders.devices];
    }
    if (call.method === "DELETE") {
      reminders.devices = reminders.devices.filter(({ id }) => routes.reminderDevice(id) !== path);
      return new Response(null, { status: 204 });
    }
    return json(200, reminderStatus.parse(reminders));
  }

  protected keepOwn(call: Call, path: string): Response {
    return path.startsWith(routes.ownFoods)
      ? this.keepOwnFoods(call, path)
      : this.keepOwnWords(call, path);
  }

  private keepOwnFoods(call: Call, path: string): Response {
    if (path === routes.recipePreview) {
      const { lines, servings } = recipePreviewRequest.parse(call.body);
      const preview = { ...recipeFigures(servings), lines: lines.map(readLine) };
      return json(200, recipePreview.parse(preview));
    }
    if (path.startsWith(routes.recipeDraft(""))) {
      return json(200, recipeDraft.parse(this.recipeDraft));
    }
    if (path.endsWith("/meals")) {
      const answer = outdatedMeals.parse({ meals: this.outdatedMeals });
      if (call.method === "POST") this.outdatedMeals = 0;
      return json(200, answer);
    }
    if (call.method === "GET") return json(200, ownFoodList.parse({ items: this.ownFoods }));
    const found = [...this.ownFoods, ...this.deletedFoods].find(({ id }) =>
      path.startsWith(routes.ownFood(id)),
    );
    this.ownFoods = this.ownFoods.filter((food) => food !== found);
    if (call.method === "DELETE") {
      if (found) this.deletedFoods.push(found);
      return new Response(null, { status: 204 });
    }
    const restored = path.endsWith("/restore") ? found : undefined;
    const made = restored ?? toSavedFood(ownFoodRequest.parse(call.body), found);
    this.ownFoods.push(made);
    return json(found ? 200 : 201, savedOwnFood.parse(made));
  }

  private keepOwnWords(call: Call, path: string): Response {
    if (path.startsWith(routes.suggestedDictionaryEntry(""))) {
      return json(200, suggestedDictionaryEntry.parse({ offer: this.suggestedDictionaryEntry }));
    }
    if (path === routes.declinedSuggestions) {
      declinedSuggestion.parse(call.body);
      this.suggestedDictionaryEntry = null;
      return new Response(null, { status: 204 });
    }
    if (call.method === "GET")
      return json(200, dictionaryEntryList.parse({ items: this.dictionary }));
    const others = this.dictionary.filter(({ id }) => routes.dictionaryEntry(id) !== path);
    if (call.method === "DELETE") {
      this.dictionary = others;
      return new Response(null, { status: 204 });
    }
    const wish = dictionaryEntryRequest.parse(call.body);
    const id = path.split("/").at(-1);
    const made = { id: call.method === "PUT" && id ? id : `word-${others.length + 1}`, ...wish };
    this.dictionary = [...others, made];
    this.suggestedDictionaryEntry = null;
    return json(call.method === "PUT" ? 200 : 201, savedDictionaryEntry.parse(made));
  }
}

/** Each line is a food of 100 g with 200 kcal, unless it is gibberish. */
const readLine = (words: string) => ({
  words,
  items: words.includes("zorblat") ? [] : [{ name: words, grams: 100, calories_kcal: 200 }],
  not_counted: words.includes("zorblat") ? [words] : [],
});

const recipeFigures = (servings: number | null) => ({
  per: servings === null ? ("100-g" as const) : ("serving" as const),
  serving_g: servings === null ? null : 250,
  figures: { calories_kcal: 400, protein_g: 30, carbs_g: 20, fat_g: 15 },
});

const mealOf = (request: OwnFoodRequest): string | undefined =>
  request.kind === "recipe" && request.based_on?.kind === "meal" ? request.based_on.id : undefined;

function toSavedFood(request: OwnFoodRequest, before: SavedOwnFood | undefined): SavedOwnFood {
  const { kind, name, other_names } = request;
  const version = (before?.version ?? 0) + 1;
  const common = {
    id: before?.id ?? `own-${name}`,
    ...{ kind, name, other_names, version, updated_at: "2026-11-19T10:00:00Z" },
    barcode: (request.kind === "food" ? request.barcode : undefined) ?? before?.barcode ?? null,
    meal_id: mealOf(request) ?? before?.meal_id ?? null,
  };
  if (request.kind === "food") {
    const { per, serving_g, figures } = request;
    return { ...common, per, serving_g, figures, recipe: null };
  }
  const { lines, servings, cooked_g } = request;
  const recipe = { lines: lines.map(readLine), servings, cooked_g };
  return { ...common, ...recipeFigures(servings), recipe };
}
