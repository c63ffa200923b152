import type { CurrentUser } from "@morsel/contracts";
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
import type { SignUpAdmission } from "./sign-up-admission.ts";

/** The accounts of a demo's visitors. */
export interface DemoAccounts {
  newCredentials(): { readonly email: string; readonly password: string };
  /** Fills the account of a visitor. */
  fill(user: CurrentUser): Promise<void>;
}

/** The services that the account routes share. */
export interface Accounts {
  readonly queries: Queries;
  readonly signals: Signals;
  readonly identity: Identity;
  readonly findSession: FindSession;
  readonly reauthentication: Reauthentication;
  readonly slowdown: SignInSlowdown;
  readonly deviceCookie: DeviceCookie;
  readonly admission: SignUpAdmission;
  readonly recoveryCodes: RecoveryCodes;
  /** Undefined if no mail is sent. */
  readonly mail: AccountMail | undefined;
  readonly limits: Limits;
  /** Undefined unless this is a demo. */
  readonly demo: DemoAccounts | undefined;
  /** The provider's displayed name; undefined if no provider is set. */
  readonly providerName: string | undefined;
}
