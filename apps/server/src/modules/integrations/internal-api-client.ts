import type { InjectOptions } from "fastify";
import type { App } from "../../http/app-type.ts";

/** A rejected call, with a message for people. */
export class ApiCallError extends Error {}

/** Calls Morsel's API with the caller's token, so that a tool can do only what the token allows. */
export interface InternalApiClient {
  get<Answer>(url: string): Promise<Answer>;
  post<Answer>(url: string, payload: object, timeZone: string | undefined): Promise<Answer>;
}

export function createInternalApiClient(app: App, authorization: string): InternalApiClient {
  const call = async <Answer>(options: InjectOptions): Promise<Answer> => {
    const headers = { ...options.headers, authorization };
    const answer = await app.inject({ ...options, headers });
    const body = answer.json();
    if (answer.statusCode < 400) return body as Answer;
    throw new ApiCallError([body.message, body.detail].filter(Boolean).join(" "));
  };
  return {
    get: (url) => call({ method: "GET", url }),
    post: (url, payload, timeZone) =>
      call({ method: "POST", url, payload, headers: timeZone ? { "time-zone": timeZone } : {} }),
  };
}
