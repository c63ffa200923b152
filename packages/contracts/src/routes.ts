/** The wire's paths, said once (spec section 7, with its oddities). */
export const routes = {
  currentUser: "/api/auth/user",
  login: "/api/login",
  logout: "/api/logout",
  queue: "/api/external/chat/queue",
  jobs: "/api/external/chat/jobs",
  cancelJob: (id: string) => `/api/external/chat/jobs/${encodeURIComponent(id)}/cancel`,
  meals: "/api/external/meals",
  meal: (id: string) => `/api/external/meals/${encodeURIComponent(id)}`,
  /** Beyond the spec: takes a delete back, for a while. */
  restoreMeal: (id: string) => `/api/external/meals/${encodeURIComponent(id)}/restore`,
  preferences: "/api/user-preferences",
  /** Public: no credentials needed, none wanted. */
  calorieGuesses: "/api/public/calorie-guess",
  calorieGuess: (id: string) => `/api/public/calorie-guess/${encodeURIComponent(id)}`,
  events: "/api/events",
  /** better-auth's own calls: sign-in, sign-up and the like. */
  identity: "/api/identity",
  signUp: "/api/identity/sign-up/email",
  signIn: "/api/identity/sign-in/email",
  signOut: "/api/identity/sign-out",
} as const;
