import { randomUUIDv7 } from "node:crypto";
import { passkey } from "@better-auth/passkey";
import { passwordMaxLength, passwordMinLength, routes } from "@morsel/contracts";
import type { BetterAuthOptions } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { FastifyRequest } from "fastify";
import type { ProviderSettings } from "../../config.ts";
import type { Database, Queries } from "../../database/connection.ts";
import type { Log } from "../../http/log.ts";
import { resetLinkHours } from "../mail/index.ts";
import { logProblem } from "./better-auth-errors.ts";
import { signInProvider } from "./provider.ts";

/** A session ends after this time without use. */
export const sessionIdleSeconds = 7 * 86_400;
/** A session ends after this time even if it is used. */
export const sessionMaxMs = 30 * 86_400_000;
/** A used session is prolonged at most so often. */
export const sessionProlongSeconds = 86_400;

/** Set on every request to better-auth, with the address that Fastify determined. */
export const clientAddressHeader = "x-morsel-client-address";

const signInWindowSeconds = 15 * 60;

/** The headers of the request that asked for a mail. */
type AskedBy = Pick<FastifyRequest, "headers">;

const toAskedBy = (request?: Request): AskedBy => ({
  headers: Object.fromEntries(request?.headers ?? []),
});

/** How passwords are stored. */
export interface PasswordHash {
  hash(password: string): Promise<string>;
  /** True if the hash is of this password. */
  verify(stored: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

export interface AccountSettings {
  readonly baseUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly secret: string;
  readonly signInsPer15Minutes: number;
  readonly signUpsPer15Minutes: number;
  /** Undefined: no external provider. */
  readonly provider: ProviderSettings | undefined;
  /** Undefined: better-auth's, which is scrypt with N=16384, r=16. */
  readonly passwordHash?: PasswordHash | undefined;
  /** Sends the link that sets a new password; undefined if no mail is sent. */
  readonly sendResetLink?: ((email: string, token: string, request: AskedBy) => void) | undefined;
  /** Throws if the account may not be opened. */
  readonly checkSession?: (userId: string) => Promise<void>;
  /** Throws if no account may be created now. */
  readonly checkNewAccount?: () => Promise<void>;
  readonly onNewAccount?: (userId: string) => Promise<void>;
  /** Called after a link or a recovery code has set a new password. */
  readonly onPasswordReset?: (
    user: { readonly id: string; readonly email: string },
    request: AskedBy,
  ) => Promise<void>;
}

/** What Morsel adds to better-auth: passkeys, and a provider if one is set. */
export function authPlugins({ baseUrl, allowedOrigins, provider }: AccountSettings) {
  const passkeys = passkey({
    rpID: new URL(baseUrl).hostname,
    rpName: "Morsel",
    origin: [...allowedOrigins],
    // So that users can sign in without typing their e-mail address.
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    schema: { passkey: passkeyColumns },
  });
  return provider ? [passkeys, signInProvider(provider)] : [passkeys];
}

/** better-auth as Morsel uses it, in Morsel's own database; its plugins come from `authPlugins`. */
export function authOptions(
  engine: Database["engine"],
  queries: Queries,
  settings: AccountSettings,
  log: Pick<Log, "warn" | "error">,
) {
  const isHttps = settings.baseUrl.startsWith("https:");
  return {
    appName: "Morsel",
    baseURL: settings.baseUrl,
    basePath: routes.identity,
    secret: settings.secret,
    trustedOrigins: [...settings.allowedOrigins],
    telemetry: { enabled: false },
    // Below "error" it logs e-mail addresses.
    logger: {
      level: "error",
      log: (_level, message, detail) => logProblem(log, message, detail),
    },
    database: { db: queries, type: engine },
    emailAndPassword: {
      enabled: true,
      // Sign-up responds the same whether or not the account exists.
      autoSignIn: false,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      ...(settings.passwordHash ? { password: settings.passwordHash } : {}),
      resetPasswordTokenExpiresIn: resetLinkHours * 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) =>
        settings.sendResetLink?.(user.email, token, toAskedBy(request)),
      onPasswordReset: async ({ user }, request) =>
        settings.onPasswordReset?.(user, toAskedBy(request)),
    },
    session: {
      ...sessionColumns,
      expiresIn: sessionIdleSeconds,
      updateAge: sessionProlongSeconds,
      // An ended session must not stay valid through a cookie.
      cookieCache: { enabled: false },
    },
    user: userColumns,
    account: {
      ...accountColumns,
      // Users link accounts explicitly: an e-mail address is not verified, so it proves nothing.
      accountLinking: { disableImplicitLinking: true },
    },
    databaseHooks: {
      account: withoutTokens,
      session: { create: { before: async ({ userId }) => settings.checkSession?.(userId) } },
      user: {
        create: {
          before: async () => settings.checkNewAccount?.(),
          after: async ({ id }) => settings.onNewAccount?.(id),
        },
      },
    },
    onAPIError: {
      errorURL: `${settings.baseUrl}/sign-in`,
      // Otherwise it writes the raw error to stderr, and answers 500 even if the database is unavailable.
      onError: (error: unknown) => {
        if (!isAPIError(error)) throw error;
      },
    },
    // Who reads the database cannot open the links in it.
    verification: { ...verificationColumns, storeIdentifier: "hashed" },
    rateLimit: {
      enabled: true,
      storage: "database",
      modelName: "rate_limits",
      fields: { lastRequest: "last_request" },
      customRules: {
        // Nothing can be guessed there: Morsel's general limit is enough.
        "/sign-in/social": false,
        "/sign-in/email": { window: signInWindowSeconds, max: settings.signInsPer15Minutes },
        "/sign-up/email": { window: signInWindowSeconds, max: settings.signUpsPer15Minutes },
        "/request-password-reset": {
          window: signInWindowSeconds,
          max: settings.signInsPer15Minutes,
        },
        "/account/reset-password": {
          window: signInWindowSeconds,
          max: settings.signInsPer15Minutes,
        },
      },
    },
    advanced: {
      // Browsers accept a __Host- cookie only if it is Secure and for this host only.
      cookiePrefix: isHttps ? "__Host-morsel" : "morsel",
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      database: { generateId: () => randomUUIDv7() },
    },
  } satisfies BetterAuthOptions;
}

const stamps = { createdAt: "created_at", updatedAt: "updated_at" };

const userColumns = {
  modelName: "users",
  fields: { emailVerified: "email_verified", ...stamps },
};

const sessionColumns = {
  modelName: "sessions",
  fields: {
    expiresAt: "expires_at",
    ipAddress: "ip_address",
    userAgent: "user_agent",
    userId: "user_id",
    ...stamps,
  },
};

const accountColumns = {
  modelName: "accounts",
  fields: {
    accountId: "account_id",
    providerId: "provider_id",
    userId: "user_id",
    accessToken: "access_token",
    refreshToken: "refresh_token",
    idToken: "id_token",
    accessTokenExpiresAt: "access_token_expires_at",
    refreshTokenExpiresAt: "refresh_token_expires_at",
    ...stamps,
  },
};

const verificationColumns = {
  modelName: "verifications",
  fields: { expiresAt: "expires_at", ...stamps },
};

const passkeyColumns = {
  modelName: "passkeys",
  fields: {
    publicKey: "public_key",
    userId: "user_id",
    credentialID: "credential_id",
    deviceType: "device_type",
    backedUp: "backed_up",
    createdAt: "created_at",
  },
};

/** Removes the provider's tokens: Morsel does not call the provider after sign-in. */
const withoutTokens = {
  create: { before: async (account: object) => ({ data: { ...account, ...noTokens } }) },
  update: { before: async (account: object) => ({ data: { ...account, ...noTokens } }) },
};
const noTokens = { accessToken: null, refreshToken: null, idToken: null };
