import { idempotencyKeyPattern, queueHeaders } from "@morsel/contracts";
import type { FastifyRequest } from "fastify";
import { ExpectedError } from "./errors.ts";

/** The idempotency key of a request; null if it has none. Throws `idempotency_key_invalid`. */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = readHeader(request, queueHeaders.idempotencyKey);
  if (key === undefined) return null;
  if (!idempotencyKeyPattern.test(key)) throw new ExpectedError("idempotency_key_invalid");
  return key;
}

/** A header as one text; undefined if the request does not have it. */
export function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(",") : value;
}
