import { queueHeaders } from "@morsel/contracts";
import type { FastifyRequest } from "fastify";
import { ExpectedError } from "../../http/errors.ts";
import { readHeader } from "../../http/idempotency-key.ts";
import { isTimeZone } from "../meals/index.ts";

/** The time zone that a request names; undefined if it names none. Throws `time_zone_unknown`. */
export function readTimeZone(request: FastifyRequest): string | undefined {
  const name = readHeader(request, queueHeaders.timeZone);
  if (name !== undefined && !isTimeZone(name)) throw new ExpectedError("time_zone_unknown");
  return name;
}
