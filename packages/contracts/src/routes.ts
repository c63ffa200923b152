/** Keeps a colon, which a path may have as it is: `routes.meal(":id")` is the pattern of the route. */
const segment = (text: string) => encodeURIComponent(text).replaceAll("%3A", ":");

/** The wire's paths, said once (spec section 7, with its oddities). */
export const routes = {
  currentUser: "/api/auth/user",
  login: "/api/login",
  logout: "/api/logout",
  queue: "/api/external/chat/queue",
  jobs: "/api/external/chat/jobs",
  /** Beyond the spec: one message, and the meals that it became. */
  job: (id: string) => `/api/external/chat/jobs/${segment(id)}`,
  cancelJob: (id: string) => `/api/external/chat/jobs/${segment(id)}/cancel`,
  meals: "/api/external/meals",
  meal: (id: string) => `/api/external/meals/${segment(id)}`,
  /** Beyond the spec: takes a delete back, for a while. */
  restoreMeal: (id: string) => `/api/external/meals/${segment(id)}/restore`,
  /** Beyond the spec: meals that were eaten again. */
  logAgain: "/api/external/meals/log-again",
  /** Beyond the spec: calories or macros, without a food. */
  quickAdd: "/api/external/meals/quick-add",
  processingMeals: "/api/external/meals/edit-nl/processing",
  editMeal: (id: string) => `/api/external/meals/${segment(id)}/edit-nl`,
  editStatus: (id: string) => `/api/external/meals/${segment(id)}/edit-nl/status`,
  /** Beyond the spec: what was done to a meal. */
  mealRevisions: (id: string) => `/api/external/meals/${segment(id)}/revisions`,
  /** Beyond the spec: takes the latest edit back. */
  undoEdit: (id: string) => `/api/external/meals/${segment(id)}/undo-edit`,
  /** Beyond the spec: what an item of a meal may be instead. */
  itemChoices: (id: string, place: number | ":place") =>
    `/api/external/meals/${segment(id)}/items/${place}/choices`,
  /** Beyond the spec: the days of a range, summed up. */
  trends: "/api/external/trends",
  /** Beyond the spec: what a week's meals say, with the figures. */
  insights: "/api/external/insights",
  insightDismissal: (id: string) => `/api/external/insights/${segment(id)}/dismissal`,
  transcribe: "/api/external/audio/transcribe",
  /** Beyond the spec: can this server hear, and how well? */
  voiceStatus: "/api/external/audio/status",
  /** Beyond the spec: does a language model help here, and may it? */
  modelStatus: "/api/external/ai/status",
  /** Beyond the spec: whether words may go to it. */
  modelConsent: "/api/external/ai/consent",
  /** Beyond the spec: photos of meals, visible to their owner only. */
  photos: "/api/external/photos",
  photo: (id: string) => `/api/external/photos/${segment(id)}`,
  preferences: "/api/user-preferences",
  /** Beyond the spec: what a person shares. */
  shares: "/api/calorie-guesses",
  share: (id: string) => `/api/calorie-guesses/${segment(id)}`,
  /** Public: no credentials needed, none wanted. */
  calorieGuesses: "/api/public/calorie-guess",
  calorieGuess: (id: string) => `/api/public/calorie-guess/${segment(id)}`,
  /** The photo of a shared estimate, and the preview image that chat apps show with its link. */
  calorieGuessPhoto: (id: string) => `/api/public/calorie-guess/${segment(id)}/photo`,
  calorieGuessCard: (id: string) => `/api/public/calorie-guess/${segment(id)}/card`,
  events: "/api/events",
  /** Beyond the spec: DELETE removes the account. */
  account: "/api/account",
  /** Beyond the spec: a zip of all that belongs to a person. */
  accountExport: "/api/account/export",
  /** Beyond the spec: the user's sign-in methods and sessions. */
  accountAccess: "/api/account/access",
  password: "/api/account/password",
  sessions: "/api/account/sessions",
  session: (id: string) => `/api/account/sessions/${segment(id)}`,
  passkeyOptions: "/api/account/passkeys/options",
  passkeys: "/api/account/passkeys",
  passkey: (id: string) => `/api/account/passkeys/${segment(id)}`,
  /** Beyond the spec: meals from other apps' exports. */
  imports: "/api/imports",
  importPreview: "/api/imports/preview",
  import: (id: string) => `/api/imports/${segment(id)}`,
  /** Beyond the spec: what a person's own words mean. */
  dictionary: "/api/dictionary",
  ownWord: (id: string) => `/api/dictionary/${segment(id)}`,
  /** Beyond the spec: what a meal's latest edit could teach, and a No to it. */
  ownWordOffer: (mealId: string) => `/api/dictionary/offers/${segment(mealId)}`,
  ownWordRefusals: "/api/dictionary/refusals",
  /** Beyond the spec: tokens for a person's own tools. */
  tokens: "/api/account/tokens",
  token: (id: string) => `/api/account/tokens/${segment(id)}`,
  /** Beyond the spec: what a tool can call, described. */
  openApi: "/api/openapi.json",
  /** Beyond the spec: the Model Context Protocol, for assistants. */
  mcp: "/mcp",
  /** Answers with where to go to connect the provider with the account. */
  linkProvider: "/api/account/provider",
  /** better-auth's own calls: sign-in, sign-up and the like. */
  identity: "/api/identity",
  signUp: "/api/identity/sign-up/email",
  signIn: "/api/identity/sign-in/email",
  signOut: "/api/identity/sign-out",
  /** Where the provider sends people back to, with or without success. */
  providerCallback: "/api/identity/callback/oidc",
  passkeySignInOptions: "/api/identity/passkey/options",
  passkeySignIn: "/api/identity/passkey/sign-in",
} as const;
