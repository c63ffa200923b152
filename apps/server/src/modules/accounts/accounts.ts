import type { Config } from "../../config.ts";
import type { Database } from "../../database/connection.ts";
import type { Signals } from "../../database/signals.ts";
import type { App } from "../../http/app-type.ts";
import type { Log } from "../../http/log.ts";
import { addAccountRoutes } from "./account-routes.ts";
import type { PasswordHash } from "./auth-options.ts";
import { loadAuthSecret } from "./auth-secret.ts";
import { addCredentialRoutes } from "./credential-routes.ts";
import type { Accounts } from "./deps.ts";
import { createDeviceCookie } from "./device-cookie.ts";
import { createFindSession } from "./find-session.ts";
import { createIdentity } from "./identity.ts";
import { createReauthentication } from "./reauthenticate.ts";
import { SignInSlowdown } from "./sign-in-slowdown.ts";

export async function createAccounts(
  config: Config,
  database: Database,
  signals: Signals,
  log: Log,
  passwordHash?: PasswordHash,
): Promise<Accounts> {
  const { queries } = database;
  const secret = config.authSecret ?? (await loadAuthSecret(config.dataDir));
  const identity = await createIdentity(
    database,
    { ...config, ...config.limits, secret, passwordHash },
    log,
  );
  return {
    queries,
    signals,
    identity,
    findSession: createFindSession(queries, signals, { name: identity.cookieName, secret }),
    reauthentication: createReauthentication(queries, identity),
    slowdown: new SignInSlowdown(queries, secret),
    deviceCookie: createDeviceCookie(config.baseUrl.startsWith("https:")),
    providerName: config.provider?.name,
  };
}

/** Sign-up, sign-in and sign-out, and a person's passwords, passkeys, provider and sessions. */
export async function accountRoutes(app: App, accounts: Accounts): Promise<void> {
  addAccountRoutes(app, accounts);
  addCredentialRoutes(app, accounts);
}
