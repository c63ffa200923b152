import {
  type CurrentUser,
  createMode,
  pages,
  passkeySignInRequest,
  routes,
  safeReturnPath,
  signInRequest,
  signUpRequest,
} from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { isSameSite } from "../../http/origin-check.ts";
import type { FindCurrentUser } from "../../http/serve-web-app.ts";
import { requireSession, type Session } from "../../http/session-guard.ts";
import { rejectCommonPassword } from "./common-passwords.ts";
import type { Accounts, DemoAccounts } from "./deps.ts";
import type { Identity } from "./identity.ts";
import { replaceSession } from "./replace-session.ts";
import { updateLastSeen } from "./session-store.ts";

/**
 * Clears the user's responses and pages from the browser's cache. Not "storage": that would unregister
 * the service worker and delete settings of the device; the web app removes the user's drafts itself.
 * Not "cookies": that would sign the user out of other programs on the same host, such as localhost.
 */
const clearedAtSignOut = '"cache"';

/** Sign-up, sign-in and sign-out, and who is signed in. */
export function addAccountRoutes(app: App, accounts: Accounts): void {
  const { identity, slowdown, deviceCookie } = accounts;

  app.post(
    routes.signUp,
    { config: { access: "public" }, schema: { body: signUpRequest } },
    async (request, reply) => {
      if (accounts.demo) throw new ExpectedError("demo_accounts_only");
      if (accounts.mail) throw new ExpectedError("address_unconfirmed");
      const { invitation, ...account } = request.body;
      rejectCommonPassword(account.password);
      await accounts.admission.admit(invitation, () => identity.signUp(request, reply, account));
      return reply.code(204).send();
    },
  );

  app.post(
    routes.signIn,
    { config: { access: "public" }, schema: { body: signInRequest } },
    async (request, reply) => {
      const { body } = request;
      const attempt = await slowdown.count(body.email, deviceCookie.read(request));
      try {
        const user = await replaceSession(accounts, request, () =>
          identity.signIn(request, reply, body),
        );
        await attempt.undo();
        deviceCookie.send(reply, attempt.deviceCookie);
        if (!attempt.isKnownDevice) accounts.mail?.newDevice(user.email, request);
        return user;
      } catch (error) {
        const isWrong = error instanceof ExpectedError && error.id === "credentials_wrong";
        if (!isWrong) await attempt.undo();
        throw error;
      }
    },
  );

  app.post(routes.passkeySignInOptions, { config: { access: "public" } }, (request, reply) =>
    identity.passkeyOptions(request, reply, "sign-in"),
  );

  app.post(
    routes.passkeySignIn,
    { config: { access: "public" }, schema: { body: passkeySignInRequest } },
    async (request, reply) => {
      const user = await replaceSession(accounts, request, () =>
        identity.signInByPasskey(request, reply, request.body.credential),
      );
      noteDevice(accounts, request, reply, user.email);
      return user;
    },
  );

  app.post(routes.signOut, { config: { access: "public" } }, async (request, reply) => {
    await endSession(accounts, request, reply);
    return reply.code(204).send();
  });

  app.get(routes.currentUser, { config: { access: "session" } }, async (request, reply) =>
    presentUser(accounts, requireSession(request), request, reply),
  );

  addNavigations(app, accounts);
}

/** The routes that a browser navigates to. */
function addNavigations(app: App, accounts: Accounts): void {
  app.get(
    routes.login,
    {
      config: { access: "public" },
      schema: {
        querystring: z.object({ return: z.unknown().optional(), mode: z.unknown().optional() }),
      },
    },
    async (request, reply) => {
      const { return: path, mode } = request.query;
      const returnPath = safeReturnPath(typeof path === "string" ? path : "/");
      if (accounts.demo) return openDemo(accounts, accounts.demo, request, reply, returnPath);
      const signInPage = `${pages.signIn}?return=${encodeURIComponent(returnPath)}`;
      if (accounts.providerName === undefined) {
        return reply.redirect(mode === createMode ? `${signInPage}&mode=${mode}` : signInPage);
      }
      const target = await startSignIn(accounts.identity, request, reply, returnPath, signInPage);
      return reply.redirect(target);
    },
  );

  // Without a provider the path is unknown.
  if (accounts.providerName !== undefined) {
    app.get(routes.providerCallback, { config: { access: "public" } }, async (request, reply) => {
      const finish = () => accounts.identity.finishProvider(request, reply);
      // Connecting the provider to an account keeps the session.
      const isNew = () => sendsCookie(reply, accounts.identity.cookieName);
      const target = await replaceSession(accounts, request, finish, isNew);
      if (isNew()) {
        const session = await accounts.findSession(cookiesSentBy(reply));
        if (session) noteDevice(accounts, request, reply, session.email);
      }
      return reply.redirect(target);
    });
  }

  app.get(routes.logout, { config: { access: "public" } }, async (request, reply) => {
    // Another site may have sent the person here. The profile has a button to sign out.
    if (!isWantedNavigation(request)) return reply.redirect(pages.profile);
    await endSession(accounts, request, reply);
    return reply.redirect("/");
  });
}

/** Signs a visitor of a demo in to a filled account of their own. */
async function openDemo(
  { identity, findSession }: Accounts,
  demo: DemoAccounts,
  request: FastifyRequest,
  reply: FastifyReply,
  returnPath: string,
): Promise<FastifyReply> {
  const isNew = !(await findSession(request.headers.cookie));
  // A picture of another site, or a prefetch, opens no account.
  if (isNew && isWantedNavigation(request)) {
    const account = demo.newCredentials();
    await identity.signUp(request, reply, account);
    await demo.fill(await identity.signIn(request, reply, account));
  }
  return reply.redirect(returnPath);
}

/** The provider's page, or our own with an error code if the provider does not answer. */
async function startSignIn(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  errorPath: string,
): Promise<string> {
  try {
    return await identity.startProvider(request, reply, { link: false, path, errorPath });
  } catch (error) {
    if (!(error instanceof ExpectedError) || error.id !== "provider_unavailable") throw error;
    return `${errorPath}&error=provider_unavailable`;
  }
}

/** True if the user navigated there, as opposed to an image, a prefetch or another site's page. */
function isWantedNavigation(request: FastifyRequest): boolean {
  const { "sec-fetch-dest": target, "sec-purpose": purpose } = request.headers;
  const isDocument = target === undefined || target === "document";
  return isDocument && !purpose?.includes("prefetch") && isSameSite(request);
}

/** Signs out: ends the session, clears the browser's cache, and drops the session from all caches. */
export async function endSession(
  { identity, findSession, signals }: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = await findSession(request.headers.cookie);
  await identity.signOut(request, reply);
  reply.header("clear-site-data", clearedAtSignOut);
  if (session) signals.publish({ kind: "session-ended", sessionId: session.id });
}

/** After a sign-in without a password: remembers the device, and sends a notice if it is new. */
function noteDevice(
  { slowdown, deviceCookie, mail }: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const device = slowdown.findDevice(email, deviceCookie.read(request));
  deviceCookie.send(reply, device.deviceCookie);
  if (!device.isKnownDevice) mail?.newDevice(email, request);
}

function sendsCookie(reply: FastifyReply, name: string): boolean {
  const sent = [reply.getHeader("set-cookie") ?? []].flat();
  return sent.some((cookie) => String(cookie).startsWith(`${name}=`));
}

/** The cookies of a reply as the browser will send them. */
function cookiesSentBy(reply: FastifyReply): string {
  const sent = [reply.getHeader("set-cookie") ?? []].flat();
  return sent.map((cookie) => String(cookie).split(";", 1)[0]).join("; ");
}

/** Finds the user that a page is for; also prolongs a session that is in use. */
export function createFindCurrentUser(accounts: Accounts): FindCurrentUser {
  return async (request, reply) => {
    const session = await accounts.findSession(request.headers.cookie);
    return session && presentUser(accounts, session, request, reply);
  };
}

/** The resolution of the last-used time. */
const lastSeenResolutionMs = 15 * 60_000;

async function presentUser(
  { identity, queries }: Accounts,
  session: Session,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CurrentUser> {
  if (session.isStale) await identity.prolong(request, reply);
  if (Date.now() - session.seenAt > lastSeenResolutionMs) {
    await updateLastSeen(queries, session.userId, session.id);
  }
  return { email: session.email, createdAt: session.userCreatedAt };
}
