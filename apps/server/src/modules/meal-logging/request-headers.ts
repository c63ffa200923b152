import { idempotencyKeyPattern, queueHeaders } from "@morsel/contracts";
import type { FastifyRequest } from "fastify";
import { ExpectedError } from "../../http/errors.ts";
import { isTimeZone } from "../meals/index.ts";

/** The time zone that a request names; undefined if it names none. Throws `time_zone_unknown`. */
export function readTimeZone(request: FastifyRequest): string | undefined {
  const name = readHeader(request, queueHeaders.timeZone);
  if (name !== undefined && !isTimeZone(name)) throw new ExpectedError("time_zone_unknown");
  return name;
}

/** The idempotency key of a request; null if it has none. Throws `idempotency_key_invalid`. */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = readHeader(request, queueHeaders.idempotencyKey);
  if (key === undefined) return null;
  if (!idempotencyKeyPattern.test(key)) throw new ExpectedError("idempotency_key_invalid");
  return key;
}

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(",") : value;
}
