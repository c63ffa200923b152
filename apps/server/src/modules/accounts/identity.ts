import {
  type CurrentUser,
  pages,
  recoveryRoutes,
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
import { readLanguage } from "../../http/request-language.ts";
import { Semaphore } from "../../semaphore.ts";
import {
  type AccountSettings,
  authOptions,
  authPlugins,
  clientAddressHeader,
} from "./auth-options.ts";
import { toExpectedError } from "./better-auth-errors.ts";
import { type AccountLinks, createLinks } from "./links.ts";
import { providerId } from "./provider.ts";

/** The functions of better-auth that Morsel uses. */
export interface Identity {
  /** The name of the session cookie. */
  readonly cookieName: string;
  /** Creates an account unless the e-mail address has one; the response is the same in both cases. */
  signUp(request: FastifyRequest, reply: FastifyReply, body: SignUpRequest): Promise<void>;
  signIn(request: FastifyRequest, reply: FastifyReply, body: SignInRequest): Promise<CurrentUser>;
  /** The WebAuthn options for the browser. */
  passkeyOptions(
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: "sign-in" | "register",
  ): Promise<unknown>;
  signInByPasskey(
    request: FastifyRequest,
    reply: FastifyReply,
    credential: object,
  ): Promise<CurrentUser>;
  addPasskey(
    request: FastifyRequest,
    reply: FastifyReply,
    passkey: { readonly name: string; readonly credential: object },
  ): Promise<void>;
  /** Ends all sessions of the person and begins a new one on the reply. */
  changePassword(
    request: FastifyRequest,
    reply: FastifyReply,
    passwords: { readonly current: string; readonly password: string },
  ): Promise<void>;
  /**
   * Returns the URL of the provider's sign-in page; it redirects back to `path`, or to `errorPath` after
   * an error. Throws `provider_unavailable`.
   */
  startProvider(
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: { readonly link: boolean; readonly path: string; readonly errorPath: string },
  ): Promise<string>;
  /** Handles the provider's redirect; returns the path to redirect to. */
  finishProvider(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** Ends the session and deletes its cookie; does nothing without a session. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** True if it is the password of the signed-in user. */
  isPassword(request: FastifyRequest, password: string): Promise<boolean>;
  /** Sends the link that sets a new password, if the address has an account. */
  requestReset(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void>;
  /** Sets a new password and ends all sessions. Throws `link_expired`. */
  resetPassword(
    request: FastifyRequest,
    reply: FastifyReply,
    body: { readonly token: string; readonly password: string },
  ): Promise<void>;
  /**
   * The same for the user that `findUserId` returns, such as after a recovery code was used up. Throws
   * `recovery_code_wrong` if it returns none.
   */
  resetPasswordOf(
    request: FastifyRequest,
    reply: FastifyReply,
    password: string,
    findUserId: () => Promise<string | undefined>,
  ): Promise<void>;
  readonly links: AccountLinks;
  /** Prolongs the session and sends its cookie again. */
  prolong(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Redirect target after a failed provider sign-in. */
const refusedPath = `${pages.signIn}?error=provider_refused`;

/** A hash needs 16 MB and 65 ms of one core; more at the same time would block other calls. */
const hashLimits = {
  concurrency: 2,
  /** The last of these waits for about a second. */
  maxWaiting: 30,
  onFull: () => new ExpectedError("unavailable"),
};

export async function createIdentity(
  database: Database,
  settings: AccountSettings,
  log: Log,
): Promise<Identity> {
  const { baseUrl } = settings;
  const make = () =>
    betterAuth({
      ...authOptions(database.engine, database.queries, settings, log),
      plugins: authPlugins(settings),
    });
  let auth = make();
  const { authCookies, internalAdapter } = await auth.$context;
  const hashing = new Semaphore(hashLimits);
  const links = createLinks(internalAdapter);

  async function ask(request: FastifyRequest, reply: FastifyReply, path: string, body?: object) {
    const answer = await auth.handler(
      new Request(`${baseUrl}${path}`, {
        method: body ? "POST" : "GET",
        headers: headersFor(request, baseUrl),
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    for (const cookie of answer.headers.getSetCookie()) reply.header("set-cookie", cookie);
    return answer;
  }

  async function call(request: FastifyRequest, reply: FastifyReply, path: string, body?: object) {
    const answer = await ask(request, reply, path, body);
    const json: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw toExpectedError(answer, json);
    return json;
  }

  const identity: Identity = {
    cookieName: authCookies.sessionToken.name,
    // Morsel does not ask for a name, but better-auth requires one.
    signUp: (request, reply, body) =>
      hashing.run(
        async () => void (await call(request, reply, routes.signUp, { name: "", ...body })),
      ),
    signIn: (request, reply, body) =>
      hashing.run(async () => toCurrentUser(await call(request, reply, routes.signIn, body))),
    passkeyOptions: (request, reply, purpose) => call(request, reply, passkeyOptionPaths[purpose]),
    signInByPasskey: async (request, reply, response) =>
      toCurrentUser(
        await call(request, reply, path("passkey/verify-authentication"), { response }),
      ),
    addPasskey: async (request, reply, { name, credential }) => {
      const body = { name, response: credential };
      await call(request, reply, path("passkey/verify-registration"), body);
    },
    startProvider: async (request, reply, { link, path: onwards, errorPath }) => {
      const body = {
        provider: providerId,
        callbackURL: `${baseUrl}${onwards}`,
        errorCallbackURL: `${baseUrl}${errorPath}`,
        disableRedirect: true,
      };
      const start = () => call(request, reply, path(link ? "link-social" : "sign-in/social"), body);
      const { url } = (await start().catch((error: unknown) => {
        if (!(error instanceof ExpectedError) || error.id !== "provider_unavailable") throw error;
        // The provider did not respond when better-auth was created; it may now.
        auth = make();
        return start();
      })) as { url: string };
      return url;
    },
    finishProvider: async (request, reply) => {
      const answer = await ask(request, reply, request.url);
      const target = answer.headers.get("location");
      if (!target || !URL.canParse(target, baseUrl)) return refusedPath;
      const { origin, pathname, search } = new URL(target, baseUrl);
      return origin === baseUrl ? `${pathname}${search}` : refusedPath;
    },
    signOut: async (request, reply) => void (await call(request, reply, routes.signOut, {})),
    isPassword: (request, password) =>
      hashing.run(async () => {
        const headers = headersFor(request, baseUrl);
        try {
          return (await auth.api.verifyPassword({ headers, body: { password } })).status;
        } catch (error) {
          if (isAPIError(error)) return false;
          throw error;
        }
      }),
    links,
    ...createPasswordCalls(call, links, hashing),
    prolong: async (request, reply) => void (await call(request, reply, path("get-session"))),
  };
  return identity;
}

type Call = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  body?: object,
) => Promise<unknown>;

/** The calls that set a new password. */
function createPasswordCalls(
  call: Call,
  links: AccountLinks,
  hashing: Semaphore,
): Pick<Identity, "changePassword" | "requestReset" | "resetPassword" | "resetPasswordOf"> {
  return {
    changePassword: (request, reply, { current, password }) =>
      hashing.run(async () => {
        const body = {
          currentPassword: current,
          newPassword: password,
          revokeOtherSessions: true,
        };
        await call(request, reply, path("change-password"), body);
      }),
    requestReset: async (request, reply, email) =>
      void (await call(request, reply, recoveryRoutes.resetLink, { email })),
    resetPassword: (request, reply, { token, password }) =>
      hashing.run(async () => {
        await call(request, reply, recoveryRoutes.resetPassword, { token, newPassword: password });
      }),
    resetPasswordOf: (request, reply, password, findUserId) =>
      hashing.run(async () => {
        const userId = await findUserId();
        if (userId === undefined) throw new ExpectedError("recovery_code_wrong");
        const token = await links.create("reset-password", userId, 60);
        await call(request, reply, recoveryRoutes.resetPassword, { token, newPassword: password });
      }),
  };
}

function path(name: string): string {
  return `${routes.identity}/${name}`;
}

const passkeyOptionPaths = {
  "sign-in": path("passkey/generate-authenticate-options"),
  register: path("passkey/generate-register-options"),
} as const;

/** Only the headers that better-auth needs; the client address is the one that Fastify determined. */
function headersFor(request: FastifyRequest, baseUrl: string): Headers {
  const headers = new Headers({
    "content-type": "application/json",
    origin: baseUrl,
    "accept-language": readLanguage(request),
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
