import type { ErrorBody } from "@morsel/contracts";
import { queueHeaders } from "@morsel/contracts/facts";
import { timeZoneHere } from "../platform/clock.ts";
import { language } from "../platform/language.ts";
import { textOfCode } from "../platform/messages.ts";

/** The language of a request: that of the screens, or that in which a message was written that waited. */
export const languageHeader = "Accept-Language";

/** A call that the server answered without success. */
export class ApiError extends Error {
  readonly status: number;
  /** The error body; empty if the response is not one of this API's errors. */
  readonly body: Partial<ErrorBody>;
  /** From the Retry-After header; 0 if it has none. */
  readonly retryAfterMs: number;

  constructor({ status, statusText, headers }: Response, text: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = parseErrorBody(text);
    this.retryAfterMs = 1000 * (Number(headers.get("retry-after")) || 0);
  }
}

interface CallInit extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Calls the server with credentials, and says in which language the screens are: for an account that has chosen none,
 * words are read and written in it. Throws `ApiError` unless it succeeds.
 */
export async function callApi(path: string, init: CallInit = {}): Promise<Response> {
  const headers = { [languageHeader]: language.get(), ...init.headers };
  const response = await fetch(path, { ...init, headers, credentials: "include" });
  if (response.ok) return response;
  throw new ApiError(response, await response.text());
}

/** GETs JSON. Not validated here: server tests check each response against the contracts. */
export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await callApi(path, signal ? { signal } : {});
  return (await response.json()) as Answer;
}

/** GETs public JSON without credentials. An empty body and `null` give null. */
export async function getPublicJson<Answer>(
  path: string,
  signal: AbortSignal,
): Promise<Answer | null> {
  const response = await fetch(path, { signal, credentials: "omit" });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response, text);
  return text === "" ? null : (JSON.parse(text) as Answer);
}

export function postJson(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return sendJson("POST", path, body, headers, signal);
}

export function sendJson(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return callApi(path, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

/** The header with the browser's time zone: it says which day "yesterday" is. */
export function timeZoneHeader(): Readonly<Record<string, string>> {
  return { [queueHeaders.timeZone]: timeZoneHere() };
}

/** Deletes the resource at a path. A 404 counts as success: it is already deleted. */
export async function deleteResource(path: string, signal?: AbortSignal): Promise<void> {
  try {
    await callApi(path, { method: "DELETE", ...(signal && { signal }) });
  } catch (error) {
    if (findApiError(error)?.status !== 404) throw error;
  }
}

/** For `.catch`: throws an error with this message, and the original error as its cause (spec section 8). */
export function withMessage(message: string): (cause: unknown) => never {
  return (cause) => {
    throw new Error(message, { cause });
  };
}

/** The API error that an error is or was caused by. */
export function findApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  return error instanceof Error ? findApiError(error.cause) : undefined;
}

/** The server's explanation or message of an error, or `fallback`. */
export function apiErrorText(error: unknown, fallback: string): string {
  const body = findApiError(error)?.body;
  return (body && errorMessage(body)) || fallback;
}

/**
 * The text of an error in the language of the screens, by its code. In English it is the server's, which may be more
 * exact; so is the text of a code without a translation.
 */
export function errorMessage({ error, message, detail }: Partial<ErrorBody>): string | undefined {
  const english = detail || message;
  return error && english ? textOfCode("errors", error, english) : english;
}

function parseErrorBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}
