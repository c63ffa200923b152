import { type LanguageId, matchLanguage } from "@morsel/contracts";
import type { FastifyRequest } from "fastify";

/**
 * The language that a request asks for. The web app sends that of its screens; for a page it is the first of the
 * browser's that Morsel has. English if the request names none.
 */
export function readLanguage({ headers }: Pick<FastifyRequest, "headers">): LanguageId {
  return matchLanguage((headers["accept-language"] ?? "").split(","));
}
