import type { ErrorBody } from "@morsel/contracts";

/** A call that the server answered without success. */
export class ApiError extends Error {
  readonly status: number;
  /** The body's own words; empty where the body is not one of ours. */
  readonly body: Partial<ErrorBody>;
  /** How long the server asks to be left alone; 0 where it does not. */
  readonly retryAfterMs: number;

  constructor({ status, statusText, headers }: Response, text: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = parseErrorBody(text);
    this.retryAfterMs = 1000 * (Number(headers.get("retry-after")) || 0);
  }
}

/** Calls the server with credentials. Throws `ApiError` unless it succeeds. */
export async function callApi(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: "include" });
  if (response.ok) return response;
  throw new ApiError(response, await response.text());
}

/** GETs JSON. The contracts say what each path answers, and the server is held to them. */
export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await callApi(path, signal ? { signal } : {});
  return (await response.json()) as Answer;
}

/** GETs JSON that is for everybody: nothing of the person goes along. Empty and `null` give null. */
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
  return callApi(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

/** Removes what stands at a path. What is gone already is as good. */
export async function deleteResource(path: string): Promise<void> {
  try {
    await callApi(path, { method: "DELETE" });
  } catch (error) {
    if (findApiError(error)?.status !== 404) throw error;
  }
}

/** For `.catch`: the same failure, told in a call's own words (spec section 8). */
export function withMessage(message: string): (cause: unknown) => never {
  return (cause) => {
    throw new Error(message, { cause });
  };
}

/** The server's refusal behind an error, if it came from one. */
export function findApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  return error instanceof Error ? findApiError(error.cause) : undefined;
}

function parseErrorBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}
