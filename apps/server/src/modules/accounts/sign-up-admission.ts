import { AsyncLocalStorage } from "node:async_hooks";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";
import { isSignUpOpen } from "./account-states.ts";
import { consumeInvitation, isInvited } from "./invitations.ts";

/** Decides who may create an account: everyone, or, while sign-up is closed, those who are invited. */
export class SignUpAdmission {
  readonly #queries: Queries;
  /** Set while an invited person is signed up, so that better-auth's hook lets the account pass. */
  readonly #admitted = new AsyncLocalStorage<true>();

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Throws `sign_up_closed`; the answer is the same for every address. */
  async require(invitation: string | undefined): Promise<void> {
    if (await isSignUpOpen(this.#queries)) return;
    if (!(await isInvited(this.#queries, invitation))) throw new ExpectedError("sign_up_closed");
  }

  /** Signs up, and uses the invitation up if one is needed. Throws `sign_up_closed`. */
  async admit(invitation: string | undefined, signUp: () => Promise<void>): Promise<void> {
    if (await isSignUpOpen(this.#queries)) return signUp();
    if (invitation === undefined || !(await consumeInvitation(this.#queries, invitation))) {
      throw new ExpectedError("sign_up_closed");
    }
    return this.#admitted.run(true, signUp);
  }

  /** For accounts that a provider's sign-in would create. */
  async isAdmitted(): Promise<boolean> {
    return this.#admitted.getStore() === true || (await isSignUpOpen(this.#queries));
  }
}
