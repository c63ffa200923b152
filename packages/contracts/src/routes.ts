import { segment } from "./route-segment.ts";

/** The paths of the API (spec section 7). */
export const routes = {
  currentUser: "/api/auth/user",
  login: "/api/login",
  logout: "/api/logout",
  queue: "/api/external/chat/queue",
  jobs: "/api/external/chat/jobs",
  /** Beyond the spec: one message with its meals. */
  job: (id: string) => `/api/external/chat/jobs/${segment(id)}`,
  cancelJob: (id: string) => `/api/external/chat/jobs/${segment(id)}/cancel`,
  meals: "/api/external/meals",
  meal: (id: string) => `/api/external/meals/${segment(id)}`,
  /** Beyond the spec: restores a deleted meal. */
  restoreMeal: (id: string) => `/api/external/meals/${segment(id)}/restore`,
  /** Beyond the spec: copies meals. */
  logAgain: "/api/external/meals/log-again",
  /** Beyond the spec: calories or macros, without a food. */
  quickAdd: "/api/external/meals/quick-add",
  processingMeals: "/api/external/meals/edit-nl/processing",
  editMeal: (id: string) => `/api/external/meals/${segment(id)}/edit-nl`,
  editStatus: (id: string) => `/api/external/meals/${segment(id)}/edit-nl/status`,
  /** Beyond the spec: a meal's edits. */
  mealRevisions: (id: string) => `/api/external/meals/${segment(id)}/revisions`,
  /** Beyond the spec: undoes the latest edit. */
  undoEdit: (id: string) => `/api/external/meals/${segment(id)}/undo-edit`,
  /** Beyond the spec: the alternatives for an item of a meal. */
  itemChoices: (id: string, place: number | ":place") =>
    `/api/external/meals/${segment(id)}/items/${place}/choices`,
  /** Beyond the spec: foods of the table for words. A POST, so that the words are not in the address. */
  foodSuggestions: "/api/external/foods/suggestions",
  /** Beyond the spec: a search in the food table by POST, and one food. */
  foodSearch: "/api/foods/search",
  food: (id: string) => `/api/foods/${segment(id)}`,
  /** Beyond the spec: the sums of a range of days. */
  trends: "/api/external/trends",
  /** Beyond the spec: the insights of a week. */
  insights: "/api/external/insights",
  insightDismissal: (id: string) => `/api/external/insights/${segment(id)}/dismissal`,
  transcribe: "/api/external/audio/transcribe",
  /** Beyond the spec: whether the server can transcribe. */
  voiceStatus: "/api/external/audio/status",
  /** Beyond the spec: the language model and the user's consent. */
  modelStatus: "/api/external/ai/status",
  /** Beyond the spec: sets the consent. */
  modelConsent: "/api/external/ai/consent",
  /** Beyond the spec: photos of meals, visible to their owner only. */
  photos: "/api/external/photos",
  photo: (id: string) => `/api/external/photos/${segment(id)}`,
  preferences: "/api/user-preferences",
  /** Beyond the spec: a user's shares. */
  shares: "/api/calorie-guesses",
  share: (id: string) => `/api/calorie-guesses/${segment(id)}`,
  /** Public: credentials are ignored. */
  calorieGuess: (id: string) => `/api/public/calorie-guess/${segment(id)}`,
  /** The photo of a shared estimate, and the preview image that chat apps show with its link. */
  calorieGuessPhoto: (id: string) => `/api/public/calorie-guess/${segment(id)}/photo`,
  calorieGuessCard: (id: string) => `/api/public/calorie-guess/${segment(id)}/card`,
  events: "/api/events",
  /** Beyond the spec: DELETE removes the account. */
  account: "/api/account",
  /** Beyond the spec: a zip of all of the user's data. */
  accountExport: "/api/account/export",
  /** Beyond the spec: the user's dictionary. */
  dictionary: "/api/dictionary",
  dictionaryEntry: (id: string) => `/api/dictionary/${segment(id)}`,
  /** Beyond the spec: the entry that a meal's latest edit suggests, and declining it. */
  suggestedDictionaryEntry: (mealId: string) => `/api/dictionary/offers/${segment(mealId)}`,
  declinedSuggestions: "/api/dictionary/refusals",
  /** Beyond the spec: reminders to log a meal, and the devices that show them. */
  reminders: "/api/reminders",
  reminderDevices: "/api/reminders/devices",
  reminderDevice: (id: string) => `/api/reminders/devices/${segment(id)}`,
  /** Sends a test to the device of the request. */
  testReminder: "/api/reminders/test",
  /** Beyond the spec: the user's own foods and recipes. */
  ownFoods: "/api/my-foods",
  ownFood: (id: string) => `/api/my-foods/${segment(id)}`,
  restoreOwnFood: (id: string) => `/api/my-foods/${segment(id)}/restore`,
  outdatedMeals: (id: string) => `/api/my-foods/${segment(id)}/meals`,
  recipePreview: "/api/my-foods/preview",
  recipeDraft: (mealId: string) => `/api/my-foods/drafts/${segment(mealId)}`,
  /** Beyond the spec: tokens for a user's own tools. */
  tokens: "/api/account/tokens",
  token: (id: string) => `/api/account/tokens/${segment(id)}`,
  /** Beyond the spec: addresses that get each event of the user's meals. */
  webhooks: "/api/account/webhooks",
  /** Beyond the spec: the routes that tools can call. */
  openApi: "/api/openapi.json",
  /** Beyond the spec: the Model Context Protocol, for assistants. */
  mcp: "/mcp",
  /** better-auth's own calls: sign-in, sign-up and the like. */
  identity: "/api/identity",
  signUp: "/api/identity/sign-up/email",
  signIn: "/api/identity/sign-in/email",
  signOut: "/api/identity/sign-out",
  /** The provider redirects here, after success or failure. */
  providerCallback: "/api/identity/callback/oidc",
  passkeySignInOptions: "/api/identity/passkey/options",
  passkeySignIn: "/api/identity/passkey/sign-in",
} as const;

/** Not in `routes`: the first load of the app contains all of `routes`. */
export const webhookRoute = (id: string) => `${routes.webhooks}/${segment(id)}`;
export const testWebhookRoute = (id: string) => `${webhookRoute(id)}/test`;

/** The routes of packaged products; apart from the others, because the dashboard does not call them. */
export const productPaths = {
  /** By barcode. POSTs, so that what a person ate is in no address. */
  lookup: "/api/products/lookup",
  search: "/api/products/search",
  /** The figures of a pasted nutrition label. */
  label: "/api/my-foods/label",
  /** The words of a photographed one. */
  labelPhoto: "/api/my-foods/label/photo",
} as const;
