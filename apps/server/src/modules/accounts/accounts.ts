import { APIError } from "better-auth/api";
import type { Config } from "../../config.ts";
import type { Database, Queries } from "../../database/connection.ts";
import type { Signals } from "../../database/signals.ts";
import type { App } from "../../http/app-type.ts";
import type { Log } from "../../http/log.ts";
import type { Mailer } from "../mail/index.ts";
import { AccountMail } from "./account-mail.ts";
import { addAccountRoutes } from "./account-routes.ts";
import { isDisabled, promoteFirstAccount } from "./account-states.ts";
import type { PasswordHash } from "./auth-options.ts";
import { loadAuthSecret } from "./auth-secret.ts";
import { accountDisabled, signUpClosed } from "./better-auth-errors.ts";
import { addCredentialRoutes } from "./credential-routes.ts";
import type { Accounts, DemoAccounts } from "./deps.ts";
import { createDeviceCookie } from "./device-cookie.ts";
import { addEmailRoutes } from "./email-routes.ts";
import { createFindSession } from "./find-session.ts";
import { createIdentity } from "./identity.ts";
import { createReauthentication } from "./reauthenticate.ts";
import { RecoveryCodes } from "./recovery-codes.ts";
import { addRecoveryRoutes } from "./recovery-routes.ts";
import { SignInSlowdown } from "./sign-in-slowdown.ts";
import { SignUpAdmission } from "./sign-up-admission.ts";

interface AccountParts {
  readonly passwordHash: PasswordHash | undefined;
  readonly mailer: Mailer | undefined;
  readonly demo: DemoAccounts | undefined;
}

export async function createAccounts(
  config: Config,
  database: Database,
  signals: Signals,
  log: Log,
  { passwordHash, mailer, demo }: AccountParts,
): Promise<Accounts> {
  const { queries } = database;
  const secret = config.authSecret ?? (await loadAuthSecret(config.dataDir));
  const admission = new SignUpAdmission(queries);
  const mail = mailer && createAccountMail(config, queries, secret, mailer, log);
  const identity = await createIdentity(
    database,
    {
      ...{ ...config, ...config.limits, secret, passwordHash },
      checkSession: async (userId) => {
        if (await isDisabled(queries, userId))
          throw new APIError("FORBIDDEN", { code: accountDisabled });
      },
      checkNewAccount: async () => {
        if (!(await admission.isAdmitted()))
          throw new APIError("FORBIDDEN", { code: signUpClosed });
      },
      // A visitor of a demo operates nothing.
      onNewAccount: async (userId) => {
        if (!demo) await promoteFirstAccount(queries, userId);
      },
      sendResetLink: mail && ((email, token, request) => mail.resetLink(email, token, request)),
      onPasswordReset: async ({ id: userId, email }, request) => {
        await endAccess(queries, userId);
        signals.publish({ kind: "sessions-ended", userId });
        mail?.passwordChanged(email, request);
        log.info({ event: "password-reset", userId }, "a password was reset");
      },
    },
    log,
  );
  return {
    queries,
    signals,
    identity,
    findSession: createFindSession(queries, signals, { name: identity.cookieName, secret }),
    reauthentication: createReauthentication(queries, identity),
    admission,
    recoveryCodes: new RecoveryCodes(queries, secret),
    mail,
    limits: config.limits,
    demo,
    slowdown: new SignInSlowdown(queries, secret),
    deviceCookie: createDeviceCookie(config.baseUrl.startsWith("https:")),
    providerName: config.provider?.name,
  };
}

function createAccountMail(
  { baseUrl, contactEmail }: Config,
  queries: Queries,
  secret: string,
  mailer: Mailer,
  log: Log,
): AccountMail {
  const onError = (err: unknown) => log.error({ err }, "a mail was not counted, and not sent");
  return new AccountMail({ baseUrl, contactEmail, queries, secret, mailer, onError });
}

/** After a reset, also what a stranger may have left behind: tokens, and other links. */
async function endAccess(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("access_tokens").where("user_id", "=", userId).execute();
  await queries.deleteFrom("verifications").where("value", "like", `%${userId}%`).execute();
}

/** Sign-up, sign-in and sign-out, and a person's passwords, passkeys, provider and sessions. */
export async function accountRoutes(app: App, accounts: Accounts): Promise<void> {
  addAccountRoutes(app, accounts);
  addCredentialRoutes(app, accounts);
  addRecoveryRoutes(app, accounts);
  addEmailRoutes(app, accounts);
}
