import type { FastifyRequest, RouteOptions } from "fastify";
import type { App } from "./app-type.ts";
import { ExpectedError } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may call the route: everybody, or whoever is signed in. */
    access?: "public" | "session";
  }
  interface FastifyInstance {
    /** Every route that was declared, for tests that try them all. */
    declaredRoutes: DeclaredRoute[];
  }
  interface FastifyRequest {
    /** Set on routes for whoever is signed in. */
    session: Session | undefined;
  }
}

export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly access: "public" | "session";
}

/** Who is calling. */
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
  /** The session was prolonged so long ago that its cookie should be sent anew. */
  readonly isStale: boolean;
}

/** Finds the session that a Cookie header proves. */
export type FindSession = (cookies: string | undefined) => Promise<Session | undefined>;

/** Lets only whoever is signed in through to the routes that say so; each route must say who. */
export function addSessionGuard(app: App, findSession: FindSession): void {
  app.decorateRequest("session", undefined);
  app.decorate("declaredRoutes", []);
  app.addHook("onRoute", (route) => {
    if (route.url !== filesRoute) app.declaredRoutes.push(toDeclared(route));
  });
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.access !== "session") return;
    request.session = await findSession(request.headers.cookie);
    if (!request.session) throw new ExpectedError("sign_in_required");
  });
}

/** The caller of a route that is for whoever is signed in. */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw new ExpectedError("sign_in_required");
  return request.session;
}

/** The one route that a plugin adds without saying: the files of the web app, for everybody. */
const filesRoute = "/*";

function toDeclared({ method, url, config }: RouteOptions): DeclaredRoute {
  if (config?.access) return { method: String(method), url, access: config.access };
  throw new Error(`${String(method)} ${url} does not say who may call it.`);
}
