import helmet from "@fastify/helmet";
import fastify from "fastify";
import type { App } from "./app-type.ts";

const yearSeconds = 31_536_000;

export type SecurityHeaders = Readonly<Record<string, string>>;

/** The headers of every response: helmet's, and a permissions policy. */
export async function readSecurityHeaders(isHttps: boolean): Promise<SecurityHeaders> {
  return {
    ...(await readHelmet(isHttps)),
    "permissions-policy": "microphone=(self), camera=(self), geolocation=(), payment=()",
  };
}

export function addSecurityHeaders(app: App, headers: SecurityHeaders): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Reads helmet's headers once, since it would build the same text for every response. */
async function readHelmet(isHttps: boolean): Promise<SecurityHeaders> {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The scanner of barcodes is WebAssembly. Text still cannot become a script.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Text never becomes a script; the one policy is for the service worker's URL.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["morsel"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: yearSeconds } : false,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
    // Browsers apply it by default; each byte before the first paint counts.
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
