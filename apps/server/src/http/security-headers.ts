import helmet from "@fastify/helmet";
import fastify from "fastify";
import type { App } from "./app-type.ts";

const yearSeconds = 31_536_000;

type SecurityHeaders = Readonly<Record<string, string>>;

/** Adds helmet's headers and a permissions policy to every response. */
export async function addSecurityHeaders(app: App, isHttps: boolean): Promise<void> {
  const headers = {
    ...(await readHelmet(isHttps)),
    "permissions-policy": "microphone=(self), camera=(self), geolocation=(), payment=()",
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** helmet's headers, asked for once: it would put the same words together for every answer. */
async function readHelmet(isHttps: boolean): Promise<SecurityHeaders> {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No text becomes a script: the one policy is for the address of the service worker.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["morsel"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: yearSeconds } : false,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
    // Browsers take it as said where they can; each byte counts before the first paint.
    originAgentCluster: false,
    // For Internet Explorer and Flash; no browser that runs Morsel knows them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  let set: SecurityHeaders = {};
  probe.get("/", async (_request, reply) => {
    set = { ...reply.getHeaders() } as SecurityHeaders;
    return "";
  });
  await probe.inject("/");
  await probe.close();
  return set;
}
