import type { FastifyRequest } from "fastify";

/**
 * What a call's `Authorization: Bearer` carries; undefined where there is no such header. Another
 * scheme, as a proxy's own password, is none of ours.
 */
export function readBearer({ headers }: FastifyRequest): string | undefined {
  return /^bearer(?: +(.*))?$/i.exec(headers.authorization ?? "")?.[1];
}
