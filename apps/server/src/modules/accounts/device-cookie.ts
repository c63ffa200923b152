import type { FastifyReply, FastifyRequest } from "fastify";

/** A year: browsers keep a cookie for at most 400 days. */
const maxAgeSeconds = 365 * 86_400;

/** The cookie by which a browser shows that it has signed in before: see `SignInSlowdown`. */
export interface DeviceCookie {
  read(request: FastifyRequest): string | undefined;
  send(reply: FastifyReply, value: string): void;
}

export function createDeviceCookie(isHttps: boolean): DeviceCookie {
  const name = isHttps ? "__Host-morsel.device" : "morsel.device";
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return {
    read: ({ headers }) => {
      const parts = headers.cookie?.split(/; */) ?? [];
      return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
    },
    send: (reply, value) => void reply.header("set-cookie", `${name}=${value}; ${attributes}`),
  };
}
