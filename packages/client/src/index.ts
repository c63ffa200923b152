import createFetchClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./schema.ts";

export type { components, paths };

/** Calls of the API, each typed by its path: `morsel.GET("/api/external/meals")`. */
export type MorselClient = Client<paths>;

/** A message with its status and the meals that were logged from it. */
export type Message =
  paths["/api/external/chat/jobs/{id}"]["get"]["responses"][200]["content"]["application/json"];

export interface MorselOptions {
  /** Where Morsel is, as https://meals.example.com. */
  readonly url: string;
  /** A token of a user, from Profile, "Your own tools". */
  readonly token?: string;
  /** Sent with each call, such as a `Time-Zone`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the global fetch. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * A client of one Morsel server. A call resolves to `{ data }` or to `{ error }`, whose `error` is a code for programs
 * and whose `message` is for people; it rejects only if there is no answer.
 */
export function createMorselClient({ url, token, headers, fetch }: MorselOptions): MorselClient {
  return createFetchClient<paths>({
    baseUrl: url.replace(/\/+$/, ""),
    headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(fetch ? { fetch } : {}),
  });
}

/** A call that was refused. */
export class MorselError extends Error {
  /** The code of the error, as 'rate_limited'. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface WaitOptions {
  /** The time after which it gives up. Default: 30,000. */
  readonly withinMs?: number;
  /** The pause between two questions. Default: 250. */
  readonly pollEveryMs?: number;
}

/**
 * Logs a message and waits until its meals are stored. Throws a MorselError if the message is refused, or fails, is
 * cancelled or takes too long.
 */
export async function logMessage(
  client: MorselClient,
  message: string,
  { withinMs = 30_000, pollEveryMs = 250 }: WaitOptions = {},
): Promise<Message> {
  const body = { session_id: "client", message };
  const { data: job, error } = await client.POST("/api/external/chat/queue", { body });
  if (!job) throw new MorselError(error.error, error.message);
  const deadline = Date.now() + withinMs;
  for (;;) {
    const path = { id: job.id };
    const { data, error } = await client.GET("/api/external/chat/jobs/{id}", { params: { path } });
    if (!data) throw new MorselError(error.error, error.message);
    if (data.status === "completed") return data;
    if (data.status === "failed" || data.status === "cancelled")
      throw new MorselError(data.status, data.error ?? "The message was cancelled");
    if (Date.now() > deadline) throw new MorselError("timeout", `Not read within ${withinMs} ms`);
    await new Promise((done) => setTimeout(done, pollEveryMs));
  }
}
