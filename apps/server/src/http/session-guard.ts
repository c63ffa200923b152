import type { TokenScope } from "@morsel/contracts";
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { App } from "./app-type.ts";
import { readBearer } from "./bearer.ts";
import { ExpectedError } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may call the route: everybody, signed-in users, or a user's own tools only. */
    access?: Access;
    /** The scope that a token needs; if unset, tokens are refused. */
    scope?: TokenScope;
  }
  interface FastifyInstance {
    /** Every route that was declared, for tests that try them all. */
    declaredRoutes: DeclaredRoute[];
  }
  interface FastifyRequest {
    /** Set on routes that are not public. */
    session: Session | undefined;
  }
}

export type Access = "public" | "session" | "token";

export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  readonly scope?: TokenScope;
}

/** Who is calling: signed in, or by a token, whose id and times these are then. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** ISO 8601 instant of account creation. */
  readonly userCreatedAt: string;
  /** When the person signed in, epoch milliseconds. */
  readonly startedAt: number;
  /** When they were last noted to be here, epoch milliseconds. */
  readonly seenAt: number;
  /** The session was prolonged so long ago that its cookie must be sent again. */
  readonly isStale: boolean;
}

/** Finds the session of a Cookie header; synchronously if it is cached. */
export type FindSession = (
  cookies: string | undefined,
) => Session | undefined | Promise<Session | undefined>;

/** Whose token it is, and what it may. */
export interface TokenOwner {
  readonly session: Session;
  readonly scope: TokenScope;
}
export type FindTokenOwner = (token: string) => Promise<TokenOwner | undefined>;

/**
 * Enforces each route's `access`; a route without one fails at start-up. A call with a token is
 * judged by the token alone, whatever cookies it has.
 */
export function addSessionGuard(
  app: App,
  findSession: FindSession,
  findTokenOwner: FindTokenOwner,
): void {
  app.decorateRequest("session", undefined);
  app.decorate("declaredRoutes", []);
  app.addHook("onRoute", (route) => {
    if (route.url !== filesRoute) app.declaredRoutes.push(toDeclaredRoute(route));
  });
  // Not async: most sessions are found at once, and each turn of the event loop is paid by every poll.
  app.addHook("onRequest", (request, reply, done) => {
    const { access = "public", scope } = request.routeOptions.config;
    if (access === "public") return done();
    const token = readBearer(request);
    if (token === undefined && access === "token") throw refuseToken(reply, "token_missing");
    const admit = (session: Session | undefined) => {
      request.session = session;
      done(session ? undefined : new ExpectedError("sign_in_required"));
    };
    if (token !== undefined) {
      const found = findTokenOwner(token);
      found.then((owner) => admitToken(reply, scope, owner)).then(admit, done);
      return;
    }
    const found = findSession(request.headers.cookie);
    if (found instanceof Promise) found.then(admit, done);
    else admit(found);
  });
}

function admitToken(
  reply: FastifyReply,
  scope: TokenScope | undefined,
  owner: TokenOwner | undefined,
): Session {
  if (!owner) throw refuseToken(reply, "token_unknown");
  if (scope === undefined) throw new ExpectedError("token_refused");
  if (scope === "write" && owner.scope !== "write") throw new ExpectedError("token_only_reads");
  return owner.session;
}

function refuseToken(reply: FastifyReply, id: "token_missing" | "token_unknown"): ExpectedError {
  reply.header("www-authenticate", 'Bearer realm="Morsel"');
  return new ExpectedError(id);
}

/** The session of a route that requires one. */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw new ExpectedError("sign_in_required");
  return request.session;
}

/** The one route that a plugin adds without saying: the files of the web app, for everybody. */
const filesRoute = "/*";

function toDeclaredRoute({ method, url, config }: RouteOptions): DeclaredRoute {
  if (config?.access) {
    const { access, scope } = config;
    return { method: String(method), url, access, ...(scope ? { scope } : {}) };
  }
  throw new Error(`${String(method)} ${url} does not say who may call it.`);
}
