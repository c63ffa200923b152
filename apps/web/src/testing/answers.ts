import { type ErrorId, errors } from "@morsel/contracts";

/** A request to the fake server. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

export function json(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

/** An error response as the server sends it. */
export function refusal(error: ErrorId, detail?: string, retryAfterSeconds?: number): Response {
  const { status, message } = errors[error];
  const body = { error, message, ...(detail && { detail }) };
  const headers = new Headers();
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  return Response.json(body, { status, headers });
}
