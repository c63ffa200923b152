import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorId } from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import { sendError } from "./error-handler.ts";
import { ExpectedError } from "./errors.ts";
import type { SecurityHeaders } from "./security-headers.ts";

/** Node's codes for requests that it cannot read; all others are malformed. */
const idsByCode: Readonly<Record<string, ErrorId>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/**
 * Fastify's options for requests that reach no route: those that Node cannot read, and those whose URL
 * cannot be decoded. Their answers have the usual headers and the usual error body.
 */
export function answerMalformed(headers: SecurityHeaders) {
  return {
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
      reply.headers(headers).header("x-request-id", request.id);
      sendError(reply, new ExpectedError("invalid_request"));
    },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket): void => {
      if (error.code === "ECONNRESET" || socket.destroyed) return;
      if (socket.writable && !isAnswering(socket)) {
        socket.write(toResponse(headers, idsByCode[error.code ?? ""] ?? "invalid_request"));
      }
      socket.destroy(error);
    },
  };
}

/** True if a response has begun, into which another one would be written. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: response } = socket as Socket & {
    readonly _httpMessage?: { readonly headersSent: boolean } | null;
  };
  return response?.headersSent === true;
}

function toResponse(headers: SecurityHeaders, id: ErrorId): string {
  const error = new ExpectedError(id);
  const body = JSON.stringify(error.toBody());
  const all = {
    ...headers,
    "x-request-id": randomUUID(),
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    date: new Date().toUTCString(),
    connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${error.statusCode} ${STATUS_CODES[error.statusCode]}\r\n${lines.join("")}\r\n${body}`;
}

/**
 * Refuses requests without a Host header or with several: a proxy and this server could each read another
 * one. Node would answer the first without our headers, and ignore all but one of the second.
 */
export function addHostCheck(app: App): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { rawHeaders, httpVersionMinor } = request.raw;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
    }
    const isRight = hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
    done(isRight ? undefined : new ExpectedError("invalid_request"));
  });
  // Node would refuse any other expectation than '100-continue' with 417 and an empty answer.
  app.server.on("checkExpectation", (request, response) =>
    app.server.emit("request", request, response),
  );
}
