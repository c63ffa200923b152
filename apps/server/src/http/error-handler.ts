import type { ErrorId } from "@morsel/contracts";
import type { FastifyReply } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { App } from "./app-type.ts";
import { ExpectedError } from "./errors.ts";
import { toRequestError } from "./validation-errors.ts";

/** Limits what a client sees: the message of an expected error, otherwise "Internal error". */
export function addErrorHandler(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const expected = toExpectedError(error);
    // A client that disconnects early is not a server error.
    if (expected.statusCode >= 500 && !request.socket.destroyed) {
      request.log.error({ err: error }, "request failed");
    }
    return sendError(reply, expected);
  });
}

/** Sends an error without an ETag: it is not a version of the resource. */
export function sendError(reply: FastifyReply, error: ExpectedError): FastifyReply {
  reply.removeHeader("etag");
  const retryAfter = error.retryAfterSeconds ?? retryAfterSeconds[error.statusCode];
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply
    .code(error.statusCode)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(error.toBody());
}

/** By status, for errors that pass. */
const retryAfterSeconds: Readonly<Record<number, number>> = { 503: 5, 507: 60 };

const idsByStatus: Readonly<Record<number, ErrorId>> = {
  404: "not_found",
  413: "body_too_large",
  415: "unsupported_media_type",
};

function toExpectedError(error: unknown): ExpectedError {
  if (error instanceof ExpectedError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return toRequestError(error.validation);
  if (isStorageFull(error)) return new ExpectedError("storage_full");
  if (isDatabaseUnavailable(error)) return new ExpectedError("unavailable");
  const status = readNumber(error, "statusCode");
  if (status === undefined || status < 400 || status >= 500) return new ExpectedError("internal");
  // Fastify's own errors, such as malformed JSON.
  return new ExpectedError(idsByStatus[status] ?? "invalid_request");
}

/** PostgreSQL's codes for "no connection", "shutting down" and "too many connections", and Node's. */
const unavailableCodes =
  /^(08...|57P0[123]|53[23]00|ECONN(REFUSED|RESET)|ETIMEDOUT|ENOTFOUND|EPIPE)$/;
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client .* is not queryable)/;
const sqliteBusy = 5;
const sqliteFull = 13;
/** PostgreSQL's code for a full disk, and Node's for a full disk and an exhausted quota. */
const fullCodes = ["53100", "ENOSPC", "EDQUOT"];

function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return readNumber(error, "errcode") === sqliteFull || fullCodes.includes(readCode(error));
}

function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (readNumber(error, "errcode") === sqliteBusy) return true;
  return unavailableCodes.test(readCode(error)) || unavailableMessages.test(error.message);
}

function readCode(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

function readNumber(error: unknown, key: string): number | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const value = (error as Record<string, unknown>)[key];
  return typeof value === "number" ? value : undefined;
}
