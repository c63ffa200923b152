import { expect, it, vi } from "vitest";
import { ExpectedError } from "../../http/errors.ts";
import { logProblem, toExpectedError } from "./better-auth-errors.ts";

const convert = (status: number, json: unknown, headers: Record<string, string> = {}) =>
  toExpectedError(new Response(null, { status, headers }), json);

it.each([
  ["INVALID_EMAIL_OR_PASSWORD", "credentials_wrong"],
  ["INVALID_PASSWORD", "password_wrong"],
  ["CREDENTIAL_ACCOUNT_NOT_FOUND", "password_wrong"],
  ["INVALID_EMAIL", "email_invalid"],
  ["PASSWORD_TOO_SHORT", "password_too_short"],
  ["PASSWORD_TOO_LONG", "password_too_long"],
  ["SESSION_NOT_FRESH", "sign_in_again"],
  ["PROVIDER_NOT_FOUND", "provider_unavailable"],
  ["CHALLENGE_NOT_FOUND", "passkey_refused"],
  ["PASSKEY_NOT_FOUND", "passkey_refused"],
  ["AUTHENTICATION_FAILED", "passkey_refused"],
  ["FAILED_TO_VERIFY_REGISTRATION", "passkey_refused"],
])("the error %s of better-auth becomes %s", (code, id) => {
  const error = convert(400, { code });
  expect(error).toBeInstanceOf(ExpectedError);
  expect(error).toMatchObject({ id, detail: undefined, retryAfterSeconds: undefined });
});

it("a rate limit of better-auth says how long to wait", () => {
  expect(convert(429, undefined, { "x-retry-after": "301" })).toMatchObject({
    id: "rate_limited",
    detail: "Too many tries from your address. Try again in 6 min.",
    retryAfterSeconds: 301,
  });
  expect(convert(429, { message: "Too many" })).toMatchObject({
    detail: "Too many tries from your address. Try again in 1 min.",
    retryAfterSeconds: 60,
  });
});

it("any other error of better-auth is unexpected, with the status and the code", () => {
  const error = convert(500, { code: "FAILED_TO_CREATE_SESSION" });
  expect(error).not.toBeInstanceOf(ExpectedError);
  expect(error.message).toBe("better-auth answered 500 FAILED_TO_CREATE_SESSION");
  expect(convert(400, null).message).toBe("better-auth answered 400 ");
});

it.each<[string, unknown, "warn" | "error", object]>([
  ["State not found", undefined, "warn", { reason: "no state" }],
  ["Failed to parse state", stateError(), "warn", { reason: "unknown state" }],
  ["Failed to parse state", new Error("disk"), "error", { message: "Failed to parse state" }],
  ["constructor", undefined, "error", { message: "constructor" }],
  ["ERR", new Error("a@example.com"), "error", { message: "ERR" }],
])("%j with the detail %s is logged as %s", (message, detail, level, shown) => {
  const log = { warn: vi.fn(), error: vi.fn() };
  logProblem(log, message, detail);
  expect(log[level]).toHaveBeenCalledExactlyOnceWith(shown, expect.any(String));
  expect(log[level === "warn" ? "error" : "warn"]).not.toHaveBeenCalled();
});

function stateError(): Error {
  return Object.assign(new Error("State mismatch"), { code: "state_mismatch" });
}
