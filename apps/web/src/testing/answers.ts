import { type ErrorId, errors } from "@morsel/contracts";

/** A call as the fake server hears it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

export function json(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

/** An expected failure as the server answers it. */
export function refusal(error: ErrorId, detail?: string): Response {
  const { status, message } = errors[error];
  return json(status, { error, message, ...(detail && { detail }) });
}
