import {
  type CurrentUser,
  type ErrorId,
  routes,
  type SignInRequest,
  type SignUpRequest,
} from "@morsel/contracts";
import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";
import type { Log } from "../../http/log.ts";
import { type AccountSettings, authOptions, clientAddressHeader } from "./auth-options.ts";

/** better-auth behind the few calls that Morsel makes of it. */
export interface Identity {
  /** The name of the session cookie. */
  readonly cookieName: string;
  signUp(request: FastifyRequest, reply: FastifyReply, body: SignUpRequest): Promise<CurrentUser>;
  signIn(request: FastifyRequest, reply: FastifyReply, body: SignInRequest): Promise<CurrentUser>;
  /** Ends the session and takes its cookie back; does nothing where there is none. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Is it the password of who is signed in? */
  isPassword(request: FastifyRequest, password: string): Promise<boolean>;
  /** Prolongs the session and sends its cookie anew. */
  prolong(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Makes better-auth on Morsel's database. */
export async function createIdentity(
  database: Database,
  settings: AccountSettings,
  log: Log,
): Promise<Identity> {
  const auth = betterAuth(authOptions(database.engine, database.queries, settings, log));
  const { authCookies } = await auth.$context;

  async function call(request: FastifyRequest, reply: FastifyReply, path: string, body?: object) {
    const answer = await auth.handler(
      new Request(`${settings.baseUrl}${path}`, {
        method: body ? "POST" : "GET",
        headers: headersFor(request, settings.baseUrl),
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    for (const cookie of answer.headers.getSetCookie()) reply.header("set-cookie", cookie);
    const json: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw toExpectedError(answer, json);
    return json;
  }

  return {
    cookieName: authCookies.sessionToken.name,
    // The product knows people by their e-mail; better-auth also wants a name.
    signUp: async (request, reply, body) =>
      toCurrentUser(await call(request, reply, routes.signUp, { name: "", ...body })),
    signIn: async (request, reply, body) =>
      toCurrentUser(await call(request, reply, routes.signIn, body)),
    signOut: async (request, reply) => void (await call(request, reply, routes.signOut, {})),
    isPassword: async (request, password) => {
      const headers = headersFor(request, settings.baseUrl);
      try {
        return (await auth.api.verifyPassword({ headers, body: { password } })).status;
      } catch (error) {
        if (isAPIError(error)) return false;
        throw error;
      }
    },
    prolong: async (request, reply) =>
      void (await call(request, reply, `${routes.identity}/get-session`)),
  };
}

/** Only what better-auth needs; the address is ours, whatever the request says. */
function headersFor(request: FastifyRequest, baseUrl: string): Headers {
  const headers = new Headers({
    "content-type": "application/json",
    origin: baseUrl,
    [clientAddressHeader]: request.ip,
  });
  const { cookie, "user-agent": userAgent } = request.headers;
  if (cookie) headers.set("cookie", cookie);
  if (userAgent) headers.set("user-agent", userAgent.slice(0, 256));
  return headers;
}

function toCurrentUser(json: unknown): CurrentUser {
  const { user } = json as { user: { email: string; createdAt: string | Date } };
  return { email: user.email, createdAt: new Date(user.createdAt).toISOString() };
}

/** better-auth's codes for what a person can mend. */
const idsByCode: Readonly<Record<string, ErrorId>> = {
  INVALID_EMAIL_OR_PASSWORD: "credentials_wrong",
  USER_ALREADY_EXISTS: "email_taken",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email_taken",
  PASSWORD_TOO_SHORT: "password_too_short",
  PASSWORD_TOO_LONG: "password_too_long",
  INVALID_EMAIL: "email_invalid",
};

function toExpectedError(answer: Response, json: unknown): Error {
  const { code } = (json ?? {}) as { code?: string };
  const id = idsByCode[code ?? ""];
  if (id) return new ExpectedError(id);
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get("x-retry-after")) || 60;
    return new ExpectedError("rate_limited", {
      detail: `Too many tries from your address. Try again in ${Math.ceil(seconds / 60)} min.`,
      retryAfterSeconds: seconds,
    });
  }
  return new Error(`better-auth answered ${answer.status} ${code ?? ""}`);
}
