import { changeEmailRequest, confirmEmailRequest, recoveryRoutes } from "@morsel/contracts";
import { z } from "zod";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { perFifteenMinutes } from "../../http/rate-limit.ts";
import { requireSession } from "../../http/session-guard.ts";
import type { Accounts } from "./deps.ts";
import { confirmLinkSeconds, requireMail } from "./recovery-routes.ts";

/** What a link to confirm an address contains. */
const linkValue = z.strictObject({ userId: z.string(), email: z.string(), from: z.string() });

/** The routes that change and confirm the address of an account. */
export function addEmailRoutes(app: App, accounts: Accounts): void {
  const { queries, identity, signals, limits } = accounts;
  const { links } = identity;
  const rateLimit = perFifteenMinutes(limits.signInsPer15Minutes);

  const createLink = (userId: string, from: string, email: string) =>
    links.create("confirm-email", JSON.stringify({ userId, email, from }), confirmLinkSeconds);

  app.post(
    recoveryRoutes.accountEmail,
    { config: { access: "session", rateLimit }, schema: { body: changeEmailRequest } },
    async (request, reply) => {
      const mail = requireMail(accounts);
      const { userId, email: present } = requireSession(request);
      const { password } = request.body;
      const email = request.body.email.toLowerCase();
      await accounts.reauthentication.requireOwner(request, { password });
      const token = await createLink(userId, present, email);
      if (await links.isTaken(email)) mail.knownAddress(email, request);
      else mail.confirmLink(email, token, true, request);
      return reply.code(204).send();
    },
  );

  app.post(
    recoveryRoutes.accountEmailLink,
    { config: { access: "session", rateLimit } },
    async (request, reply) => {
      const mail = requireMail(accounts);
      const { userId, email } = requireSession(request);
      mail.confirmLink(email, await createLink(userId, email, email), false, request);
      return reply.code(204).send();
    },
  );

  app.post(
    recoveryRoutes.confirmEmail,
    { config: { access: "public", rateLimit }, schema: { body: confirmEmailRequest } },
    async (request, reply) => {
      const value = await links.consume("confirm-email", request.body.token);
      if (value === undefined) throw new ExpectedError("link_expired");
      const { userId, email, from } = linkValue.parse(JSON.parse(value));
      const user = await queries
        .selectFrom("users")
        .select("email")
        .where("id", "=", userId)
        .executeTakeFirst();
      // An older link must not take back a change that a newer one has made.
      const isCurrent = user?.email === from;
      const isMove = email !== from;
      if (!isCurrent || (isMove && (await links.isTaken(email)))) {
        throw new ExpectedError("link_expired");
      }
      await links.setConfirmedEmail(userId, email);
      signals.publish({ kind: "sessions-ended", userId });
      if (isMove) {
        accounts.mail?.addressChanged(from, email, request);
        request.log.info({ event: "email-changed", userId }, "an address was changed");
      }
      return reply.code(204).send();
    },
  );
}
