import { segment } from "./route-segment.ts";

/** The paths of a user's passwords, passkeys, provider and sessions: apart, because one page needs them. */
export const credentialRoutes = {
  /** Beyond the spec: the user's sign-in methods and sessions. */
  accountAccess: "/api/account/access",
  password: "/api/account/password",
  sessions: "/api/account/sessions",
  session: (id: string) => `/api/account/sessions/${segment(id)}`,
  passkeyOptions: "/api/account/passkeys/options",
  passkeys: "/api/account/passkeys",
  passkey: (id: string) => `/api/account/passkeys/${segment(id)}`,
  /** Answers with the URL that links the provider to the account. */
  linkProvider: "/api/account/provider",
} as const;
