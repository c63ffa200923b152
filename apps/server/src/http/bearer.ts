import type { FastifyRequest } from "fastify";

/**
 * The token of an `Authorization: Bearer` header; undefined without one. Another scheme, such as a
 * proxy's own password, is ignored.
 */
export function readBearer({ headers }: FastifyRequest): string | undefined {
  return /^bearer(?: +(.*))?$/i.exec(headers.authorization ?? "")?.[1];
}
