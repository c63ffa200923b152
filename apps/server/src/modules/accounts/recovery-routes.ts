import {
  confirmSignUpRequest,
  recoverRequest,
  recoveryCodesRequest,
  recoveryRoutes,
  resetLinkRequest,
  resetPasswordRequest,
  signUpLinkRequest,
} from "@morsel/contracts";
import { z } from "zod";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { perFifteenMinutes } from "../../http/rate-limit.ts";
import { requireSession } from "../../http/session-guard.ts";
import { confirmLinkHours } from "../mail/index.ts";
import type { AccountMail } from "./account-mail.ts";
import { rejectCommonPassword } from "./common-passwords.ts";
import type { Accounts } from "./deps.ts";
import { replaceSession } from "./replace-session.ts";

/** What a link to sign up contains. */
const signUpValue = z.strictObject({ email: z.string(), invitation: z.string().optional() });

export const confirmLinkSeconds = confirmLinkHours * 3600;

/** Throws `mail_unavailable` if no mail is sent. */
export function requireMail({ mail }: Pick<Accounts, "mail">): AccountMail {
  if (!mail) throw new ExpectedError("mail_unavailable");
  return mail;
}

/** The routes by which a person without a session gets into an account: by a link, or by a recovery code. */
export function addRecoveryRoutes(app: App, accounts: Accounts): void {
  const { identity, recoveryCodes, slowdown, limits } = accounts;
  const tries = {
    access: "public",
    rateLimit: perFifteenMinutes(limits.signInsPer15Minutes),
  } as const;

  app.post(
    recoveryRoutes.resetLink,
    { config: tries, schema: { body: resetLinkRequest } },
    async (request, reply) => {
      requireMail(accounts);
      await identity.requestReset(request, reply, request.body.email);
      return reply.code(204).send();
    },
  );

  app.post(
    recoveryRoutes.resetPassword,
    { config: tries, schema: { body: resetPasswordRequest } },
    async (request, reply) => {
      rejectCommonPassword(request.body.password);
      await identity.resetPassword(request, reply, request.body);
      return reply.code(204).send();
    },
  );

  app.post(
    recoveryRoutes.recover,
    { config: tries, schema: { body: recoverRequest } },
    async (request, reply) => {
      const { email, code, password } = request.body;
      rejectCommonPassword(password);
      // Counted apart from passwords, so that wrong codes of others do not delay the owner's sign-in.
      const attempt = await slowdown.count(`recovery ${email}`, undefined);
      try {
        const findUserId = () => recoveryCodes.consume(email, code);
        await identity.resetPasswordOf(request, reply, password, findUserId);
        await attempt.undo();
      } catch (error) {
        const isWrong = error instanceof ExpectedError && error.id === "recovery_code_wrong";
        if (!isWrong) await attempt.undo();
        throw error;
      }
      return reply.code(204).send();
    },
  );

  addSignUpByLink(app, accounts);

  app.post(
    recoveryRoutes.recoveryCodes,
    { config: { access: "session" }, schema: { body: recoveryCodesRequest } },
    async (request) => {
      const { userId } = requireSession(request);
      await accounts.reauthentication.requireOwner(request, {
        password: request.body.password,
        isRecentEnough: (await recoveryCodes.count(userId)) === 0,
      });
      const codes = await recoveryCodes.replace(userId);
      request.log.info({ event: "recovery-codes-made", userId }, "recovery codes were made");
      return { codes };
    },
  );
}

/** With mail, an account begins with a link to its mailbox: no one can then find out who has an account. */
function addSignUpByLink(app: App, accounts: Accounts): void {
  const { identity, slowdown, deviceCookie, limits } = accounts;
  const { links } = identity;
  const rateLimit = perFifteenMinutes(limits.signUpsPer15Minutes);

  app.post(
    recoveryRoutes.signUpLink,
    { config: { access: "public", rateLimit }, schema: { body: signUpLinkRequest } },
    async (request, reply) => {
      const mail = requireMail(accounts);
      const { invitation } = request.body;
      await accounts.admission.require(invitation);
      const email = request.body.email.toLowerCase();
      // A link for a known address is made as well, and not sent: that takes the same time.
      const value = JSON.stringify({ email, invitation });
      const token = await links.create("sign-up", value, confirmLinkSeconds);
      if (await links.isTaken(email)) mail.knownAddress(email, request);
      else mail.signUpLink(email, token, request);
      return reply.code(204).send();
    },
  );

  app.post(
    recoveryRoutes.confirmSignUp,
    { config: { access: "public", rateLimit }, schema: { body: confirmSignUpRequest } },
    async (request, reply) => {
      requireMail(accounts);
      const { token, password } = request.body;
      rejectCommonPassword(password);
      const value = await links.consume("sign-up", token);
      if (value === undefined) throw new ExpectedError("link_expired");
      const { email, invitation } = signUpValue.parse(JSON.parse(value));
      if (await links.isTaken(email)) throw new ExpectedError("link_expired");
      await accounts.admission.admit(invitation, () =>
        identity.signUp(request, reply, { email, password }),
      );
      const user = await replaceSession(accounts, request, () =>
        identity.signIn(request, reply, { email, password }),
      );
      await links.confirm(email);
      deviceCookie.send(reply, slowdown.findDevice(email, deviceCookie.read(request)).deviceCookie);
      return user;
    },
  );
}
