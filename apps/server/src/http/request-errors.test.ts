import {
  type ErrorId,
  editRequest,
  errors,
  preferenceChange,
  queueRequest,
  signUpRequest,
} from "@morsel/contracts";
import Fastify, { LogController } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { App } from "./app-type.ts";
import { addErrorHandler } from "./error-handler.ts";
import { ExpectedError } from "./errors.ts";
import { createLog } from "./log.ts";

/** A route that fails with this error; returns its response and the lines of the log. */
async function failWith(error: unknown, hasDisconnected = false) {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<ZodTypeProvider>();
  addErrorHandler(app);
  app.get("/", (request, reply) => {
    reply.header("etag", '"1"');
    if (hasDisconnected) Object.assign(request.socket, { destroyed: true });
    throw error;
  });
  const answer = await app.inject("/");
  return { answer, logged: lines.map((line) => JSON.parse(line)) };
}

const fault = (properties: object, message = "secret words") =>
  Object.assign(new Error(message), properties);

describe("Database failures", () => {
  it.each([
    ...["08000", "08006", "57P01", "57P02", "57P03", "53200", "53300"],
    ...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENOTFOUND", "EPIPE"],
  ])("an error with the code %s gets 503 with Retry-After", async (code) => {
    const { answer, logged } = await failWith(fault({ code }));
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ error: "unavailable", message: errors.unavailable.message });
    expect(answer.headers["retry-after"]).toBe("5");
    expect(logged).toHaveLength(1);
  });

  it.each([
    "Connection terminated unexpectedly",
    "timeout exceeded when trying to connect",
    "Query read timeout",
    "Client has encountered a connection error and is not queryable",
  ])("an error with the message %j gets 503", async (message) => {
    expect((await failWith(fault({}, message))).answer.statusCode).toBe(503);
  });

  it("a busy SQLite database gets 503", async () => {
    expect((await failWith(fault({ errcode: 5 }))).answer.statusCode).toBe(503);
  });

  it.each([
    ["SQLite", { errcode: 13 }],
    ["PostgreSQL", { code: "53100" }],
    ["a disk", { code: "ENOSPC" }],
    ["a quota", { code: "EDQUOT" }],
  ])(
    "%s without free space gets 507 with a clear message, and is logged [F19]",
    async (_, properties) => {
      const { answer, logged } = await failWith(fault(properties));
      expect(answer.statusCode).toBe(507);
      expect(answer.json()).toEqual({
        error: "storage_full",
        message: errors.storage_full.message,
      });
      expect(answer.json().message).toContain("storage is full");
      expect(answer.headers["retry-after"]).toBe("60");
      expect(logged).toMatchObject([{ level: 50 }]);
    },
  );

  it.each<[string, unknown]>([
    ["a violated constraint of PostgreSQL", fault({ code: "23505" })],
    ["a longer code", fault({ code: "080060" })],
    ["a code inside another one", fault({ code: "X08006" })],
    ["a code that is not a text", fault({ code: 8006 })],
    ["a violated constraint of SQLite", fault({ errcode: 19 })],
    [
      "the message of a lost connection inside a longer one",
      fault({}, "It said: Connection terminated"),
    ],
    ["the message of a timeout inside a longer one", fault({}, "No Query read timeout")],
    ["the code in an object that is not an Error", { errcode: 5, code: "08006" }],
    ["a text", "Query read timeout"],
    ["null", null],
  ])("%s gets 500, not 503", async (_name, error) => {
    const { answer, logged } = await failWith(error);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: "internal", message: errors.internal.message });
    expect(answer.headers["retry-after"]).toBeUndefined();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ level: 50, msg: "request failed" });
  });
});

describe("Error responses", () => {
  it("an expected error has its detail and Retry-After, and is neither cached nor logged", async () => {
    const { answer, logged } = await failWith(
      new ExpectedError("rate_limited", { detail: "Wait.", retryAfterSeconds: 7 }),
    );
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({
      error: "rate_limited",
      message: errors.rate_limited.message,
      detail: "Wait.",
    });
    expect(answer.headers).toMatchObject({
      "retry-after": "7",
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
    });
    expect(answer.headers.etag).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it("an unexpected error is logged with its message, unless the client has disconnected", async () => {
    const { logged } = await failWith(fault({ code: "X", detail: "a row" }));
    expect(logged[0].err).toMatchObject({ type: "Error", code: "X", message: "secret words" });
    expect((await failWith(fault({}), true)).logged).toEqual([]);
  });

  it.each<[unknown, number, ErrorId]>([
    [{ statusCode: 404 }, 404, "not_found"],
    [{ statusCode: 413 }, 413, "body_too_large"],
    [{ statusCode: 415 }, 415, "unsupported_media_type"],
    [{ statusCode: 400 }, 400, "invalid_request"],
    [{ statusCode: 499 }, 400, "invalid_request"],
    [{ statusCode: 399 }, 500, "internal"],
    [{ statusCode: 500 }, 500, "internal"],
    [{ statusCode: "404" }, 500, "internal"],
  ])("an error of Fastify with %j gets %i %s", async (properties, status, id) => {
    const { answer } = await failWith(fault(properties as object));
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { error: id, message: errors[id].message },
    ]);
  });
});

describe("A body that does not match its schema", () => {
  const schema = z.strictObject({
    message: z.string().max(5).optional(),
    meal: z.object({ grams: z.number() }).optional(),
  });

  async function send(body: unknown, type: z.ZodType = schema) {
    const app: App = Fastify().withTypeProvider<ZodTypeProvider>();
    app.setValidatorCompiler(validatorCompiler);
    addErrorHandler(app);
    app.post("/", { schema: { body: type } }, async () => "");
    const answer = await app.inject({
      method: "POST",
      url: "/",
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(body),
    });
    expect(answer.statusCode).toBe(400);
    return answer.json();
  }

  it("is answered with the names of at most three unknown keys, each shortened", async () => {
    const long = "k".repeat(99);
    expect(await send({ a: 1, [long]: 2, c: 3, d: 4 })).toEqual({
      error: "invalid_request",
      message: `Unknown key: "a", "${"k".repeat(60)}", "c".`,
    });
  });

  it("is answered with the path of the invalid value", async () => {
    const { error, message } = await send({ meal: { grams: "x" } });
    expect(error).toBe("invalid_request");
    expect(message).toMatch(/^"meal\.grams": .*number.*\.$/);
    expect((await send("x")).message).toMatch(/^[^":]+: .*object.*\.$/);
  });

  it("is answered with the error of the field, even if another field is wrong as well", async () => {
    const tooLong = { error: "message_too_long", message: errors.message_too_long.message };
    expect(await send({ message: "sixsix" })).toEqual(tooLong);
    expect(await send({ meal: { grams: "x" }, message: "sixsix" })).toEqual(tooLong);
    expect((await send({ message: 1 })).error).toBe("invalid_request");
  });

  const long = "x".repeat(5000);
  const account = { email: "a@example.com", password: "porridge-and-plums" };
  it.each<[ErrorId, z.ZodType, object]>([
    ["message_too_long", queueRequest, { session_id: "s", message: long }],
    ["message_unreadable", queueRequest, { session_id: "s", message: "\0" }],
    ["instructions_too_long", editRequest, { instructions: long }],
    ["instructions_unreadable", editRequest, { instructions: "\ud800" }],
    ["columns_missing", preferenceChange, { mealsVisibleColumns: [] }],
    ["email_invalid", signUpRequest, { ...account, email: "a" }],
    ["email_invalid", signUpRequest, { ...account, email: `${long}@example.com` }],
    ["password_too_short", signUpRequest, { ...account, password: "short" }],
    ["password_too_long", signUpRequest, { ...account, password: long }],
  ])("is answered %s by the schema of the field", async (error, type, body) => {
    expect(await send(body, type)).toEqual({ error, message: errors[error].message });
  });
});
