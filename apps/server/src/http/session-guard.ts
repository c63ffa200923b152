import type { CurrentUser, TokenScope } from "@morsel/contracts";
import type { FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from "fastify";
import type { App } from "./app-type.ts";
import { readBearer } from "./bearer.ts";
import { ExpectedError } from "./errors.ts";
import type { CountCall } from "./rate-limit.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may call the route: everyone, signed-in users, only tools with a token, or only operators. */
    access?: Access;
    /** The scope that a token needs; if unset, tokens are refused. */
    scope?: TokenScope;
  }
  interface FastifyInstance {
    /** All routes, for tests that call each of them. */
    declaredRoutes: DeclaredRoute[];
  }
  interface FastifyRequest {
    /** Set on routes that are not public. */
    session: Session | undefined;
  }
}

export type Access = "public" | "session" | "token" | "admin";

export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  readonly scope?: TokenScope;
  /** The zod schemas that validate it. */
  readonly schema?: FastifySchema;
}

/** The caller's session; with a token, its id and times are the token's. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** ISO 8601 instant of account creation. */
  readonly userCreatedAt: string;
  /** When the person signed in, epoch milliseconds. */
  readonly startedAt: number;
  /** When the session was last used, epoch milliseconds. */
  readonly seenAt: number;
  /** True for an operator of this installation. */
  readonly isAdmin: boolean;
  /** True if the session must be prolonged, and its cookie sent again. */
  readonly isStale: boolean;
}

/** Finds the session of a Cookie header; synchronously if it is cached. */
export type FindSession = (
  cookies: string | undefined,
) => Session | undefined | Promise<Session | undefined>;

/** A token's user and scope. */
interface TokenOwner {
  readonly session: Session;
  readonly scope: TokenScope;
}
export type FindTokenOwner = (token: string) => Promise<TokenOwner | undefined>;

/**
 * Enforces each route's `access`; a route without one fails at start-up. A call with a token is
 * authorised by the token only; its cookies are ignored.
 */
export function addSessionGuard(
  app: App,
  findSession: FindSession,
  findTokenOwner: FindTokenOwner,
  countRefused: CountCall,
): void {
  app.decorateRequest("session", undefined);
  app.decorate("declaredRoutes", []);
  app.addHook("onRoute", (route) => {
    if (route.url !== filesRoute) app.declaredRoutes.push(toDeclaredRoute(route));
  });
  // Not async: most sessions are cached, and an extra turn of the event loop would delay every poll.
  app.addHook("onRequest", (request, reply, done) => {
    const { access = "public", scope } = request.routeOptions.config;
    if (access === "public") return done();
    // Tries with invented tokens and cookies count like other calls of their address.
    const refuse = (error: Error) => {
      if (!(error instanceof ExpectedError)) return done(error);
      countRefused(request).then(() => done(error), done);
    };
    const token = readBearer(request);
    if (token === undefined && access === "token")
      return refuse(refuseToken(reply, "token_missing"));
    const admit = (session: Session | undefined) => {
      request.session = session;
      // To others a route of operators does not exist.
      if (session && access === "admin" && !session.isAdmin) refuse(new ExpectedError("not_found"));
      else if (session) done();
      else refuse(new ExpectedError("sign_in_required"));
    };
    if (token !== undefined) {
      const found = findTokenOwner(token);
      found.then((owner) => admitToken(reply, scope, owner)).then(admit, refuse);
      return;
    }
    const found = findSession(request.headers.cookie);
    if (found instanceof Promise) found.then(admit, refuse);
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

/** Throws `written_by_another` if what waited on a device was written by another user. */
export function requireAuthor(session: Session, { email, createdAt }: CurrentUser): void {
  if (email !== session.email || createdAt !== session.userCreatedAt) {
    throw new ExpectedError("written_by_another");
  }
}

/** The only route without `access`: the web app's files, which are public. */
export const filesRoute = "/*";

function toDeclaredRoute({ method, url, config, schema }: RouteOptions): DeclaredRoute {
  if (config?.access) {
    const { access, scope } = config;
    const optional = { ...(scope ? { scope } : {}), ...(schema ? { schema } : {}) };
    return { method: String(method), url, access, ...optional };
  }
  throw new Error(`${String(method)} ${url} does not say who may call it.`);
}
