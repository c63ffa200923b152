import type { Limits } from "../../config.ts";
import type { Queries } from "../../database/connection.ts";
import type { Signals } from "../../database/signals.ts";
import type { FindSession } from "../../http/session-guard.ts";
import type { AccountMail } from "./account-mail.ts";
import type { DeviceCookie } from "./device-cookie.ts";
import type { Identity } from "./identity.ts";
import type { Reauthentication } from "./reauthenticate.ts";
import type { RecoveryCodes } from "./recovery-codes.ts";
import type { SignInSlowdown } from "./sign-in-slowdown.ts";

/** The services that the account routes share. */
export interface Accounts {
  readonly queries: Queries;
  readonly signals: Signals;
  readonly identity: Identity;
  readonly findSession: FindSession;
  readonly reauthentication: Reauthentication;
  readonly slowdown: SignInSlowdown;
  readonly deviceCookie: DeviceCookie;
  readonly recoveryCodes: RecoveryCodes;
  /** Undefined if no mail is sent. */
  readonly mail: AccountMail | undefined;
  readonly limits: Limits;
  /** The provider's displayed name; undefined if no provider is set. */
  readonly providerName: string | undefined;
}
