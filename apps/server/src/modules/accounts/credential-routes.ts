import {
  type AccountAccess,
  addPasskeyRequest,
  changePasswordRequest,
  credentialRoutes,
  pages,
  renamePasskeyRequest,
} from "@morsel/contracts";
import { deleteOwnRow, deleteTokens } from "../../database/delete-own-row.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams } from "../../http/ids.ts";
import { requireSession } from "../../http/session-guard.ts";
import { rejectCommonPassword } from "./common-passwords.ts";
import type { Accounts } from "./deps.ts";
import { providerId } from "./provider.ts";
import {
  endOtherSessions,
  isEmailConfirmed,
  isLinked,
  listPasskeys,
  listSessions,
  renamePasskey,
} from "./session-store.ts";

/** The routes that show and change a person's passwords, passkeys, provider and sessions. */
export function addCredentialRoutes(app: App, accounts: Accounts): void {
  const { queries, reauthentication, identity, signals, providerName } = accounts;

  app.get(credentialRoutes.accountAccess, { config: { access: "session" } }, async (request) => {
    const { userId, id, isAdmin } = requireSession(request);
    const access: AccountAccess = {
      has_password: await reauthentication.hasPassword(userId),
      provider: providerName
        ? { name: providerName, is_linked: await isLinked(queries, userId, providerId) }
        : null,
      is_admin: isAdmin,
      passkeys: await listPasskeys(queries, userId),
      is_email_confirmed: accounts.mail ? await isEmailConfirmed(queries, userId) : null,
      recovery_codes: await accounts.recoveryCodes.count(userId),
      sessions: await listSessions(queries, userId, id),
    };
    return access;
  });

  app.post(
    credentialRoutes.password,
    { config: { access: "session" }, schema: { body: changePasswordRequest } },
    async (request, reply) => {
      const { userId, email } = requireSession(request);
      rejectCommonPassword(request.body.password);
      await reauthentication.checkPassword(request, request.body.current);
      await identity.changePassword(request, reply, request.body);
      if (request.body.revoke_tokens) {
        await deleteTokens(queries, userId);
      }
      signals.publish({ kind: "sessions-ended", userId });
      accounts.mail?.passwordChanged(email, request);
      request.log.info({ event: "password-changed", userId }, "a password was changed");
      return reply.code(204).send();
    },
  );

  app.post(
    credentialRoutes.linkProvider,
    { config: { access: "session" } },
    async (request, reply) => {
      if (!providerName) throw new ExpectedError("not_found");
      const link = { link: true, path: pages.profile, errorPath: pages.profile };
      return { url: await identity.startProvider(request, reply, link) };
    },
  );

  addSessionRoutes(app, accounts);
  addPasskeyRoutes(app, accounts);
}

function addSessionRoutes(app: App, { queries, signals }: Accounts): void {
  app.delete(
    credentialRoutes.sessions,
    { config: { access: "session" } },
    async (request, reply) => {
      const { userId, id } = requireSession(request);
      await endOtherSessions(queries, userId, id);
      signals.publish({ kind: "sessions-ended", userId });
      return reply.code(204).send();
    },
  );

  app.delete(
    credentialRoutes.session(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { id } = request.params;
      if (!(await deleteOwnRow(queries, "sessions", userId, id)))
        throw new ExpectedError("session_not_found");
      signals.publish({ kind: "session-ended", sessionId: id });
      return reply.code(204).send();
    },
  );
}

function addPasskeyRoutes(app: App, { queries, identity }: Accounts): void {
  app.post(credentialRoutes.passkeyOptions, { config: { access: "session" } }, (request, reply) =>
    identity.passkeyOptions(request, reply, "register"),
  );

  app.post(
    credentialRoutes.passkeys,
    { config: { access: "session" }, schema: { body: addPasskeyRequest } },
    async (request, reply) => {
      await identity.addPasskey(request, reply, request.body);
      return reply.code(204).send();
    },
  );

  app.patch(
    credentialRoutes.passkey(":id"),
    { config: { access: "session" }, schema: { params: idParams, body: renamePasskeyRequest } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const isThere = await renamePasskey(queries, userId, request.params.id, request.body.name);
      if (!isThere) throw new ExpectedError("passkey_not_found");
      return reply.code(204).send();
    },
  );

  app.delete(
    credentialRoutes.passkey(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      if (!(await deleteOwnRow(queries, "passkeys", userId, request.params.id))) {
        throw new ExpectedError("passkey_not_found");
      }
      return reply.code(204).send();
    },
  );
}
