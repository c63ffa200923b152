import {
  type CurrentUser,
  routes,
  safeReturnPath,
  signInRequest,
  signUpRequest,
} from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Signals } from "../../database/signals.ts";
import type { App } from "../../http/app-type.ts";
import { isFromOurPages } from "../../http/origin-check.ts";
import { type FindSession, requireSession, type Session } from "../../http/session-guard.ts";
import type { FindCurrentUser } from "../../http/web.ts";
import type { Identity } from "./identity.ts";

/**
 * Drops what the browser keeps of a person's answers and pages. Not "storage": that would
 * unregister the service worker and forget choices that belong to the device; the web app
 * removes the person's drafts itself. Not "cookies": that would sign the person out of other
 * programs on the same host, as on localhost.
 */
const clearedAtSignOut = '"cache"';

export interface AccountParts {
  readonly identity: Identity;
  readonly findSession: FindSession;
  readonly signals: Signals;
}

/** Sign-up, sign-in and sign-out, and who is signed in. */
export function addAccountRoutes(app: App, parts: AccountParts): void {
  const { identity } = parts;

  app.post(
    routes.signUp,
    { config: { access: "public" }, schema: { body: signUpRequest } },
    (request, reply) => identity.signUp(request, reply, request.body),
  );

  app.post(
    routes.signIn,
    { config: { access: "public" }, schema: { body: signInRequest } },
    (request, reply) => identity.signIn(request, reply, request.body),
  );

  app.post(routes.signOut, { config: { access: "public" } }, async (request, reply) => {
    await endSession(parts, request, reply);
    return reply.code(204).send();
  });

  app.get(routes.currentUser, { config: { access: "session" } }, async (request, reply) =>
    presentUser(identity, requireSession(request), request, reply),
  );

  addNavigations(app, parts);
}

/** The two that a browser goes to as to a page. */
function addNavigations(app: App, parts: AccountParts): void {
  app.get(
    routes.login,
    {
      config: { access: "public" },
      schema: { querystring: z.object({ return: z.unknown().optional() }) },
    },
    async (request, reply) => {
      const { return: path } = request.query;
      const returnPath = safeReturnPath(typeof path === "string" ? path : "/");
      return reply.redirect(`/sign-in?return=${encodeURIComponent(returnPath)}`);
    },
  );

  app.get(routes.logout, { config: { access: "public" } }, async (request, reply) => {
    // The profile has a button for whoever was sent here by another site but does want to leave.
    if (!isWantedNavigation(request)) return reply.redirect("/profile");
    await endSession(parts, request, reply);
    return reply.redirect("/");
  });
}

/** Did the person go there, rather than an image, a prefetch or a page of another site? */
function isWantedNavigation(request: FastifyRequest): boolean {
  const { "sec-fetch-dest": target, "sec-purpose": purpose } = request.headers;
  const isDocument = target === undefined || target === "document";
  return isDocument && !purpose?.includes("prefetch") && isFromOurPages(request);
}

async function endSession(
  { identity, findSession, signals }: AccountParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = await findSession(request.headers.cookie);
  await identity.signOut(request, reply);
  reply.header("clear-site-data", clearedAtSignOut);
  if (session) signals.publish({ kind: "session-ended", sessionId: session.id });
}

/** Who a page is made for; also keeps a session alive that is in use. */
export function createFindCurrentUser({ identity, findSession }: AccountParts): FindCurrentUser {
  return async (request, reply) => {
    const session = await findSession(request.headers.cookie);
    return session && presentUser(identity, session, request, reply);
  };
}

async function presentUser(
  identity: Identity,
  session: Session,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CurrentUser> {
  if (session.isStale) await identity.prolong(request, reply);
  return { email: session.email, createdAt: session.userCreatedAt };
}
