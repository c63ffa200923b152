import { ModelError } from "./model-error.ts";

/** Many times the size of an answer with the maximum number of tokens. */
const answerMaxBytes = 1024 * 1024;

/**
 * A fetch that reads the whole answer, counts its decompressed bytes and disconnects if there are
 * too many. Rejects with a ModelError for every answer but a success, and with the
 * signal's reason once that is aborted.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const signal = init?.signal ?? undefined;
  let response: Response;
  try {
    // No redirect: the key and the user's words are only for the configured address.
    response = await fetch(input, { ...init, redirect: "manual" });
  } catch (error) {
    signal?.throwIfAborted();
    throw new ModelError("down", `it cannot be reached (${readCause(error)})`);
  }
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    throw toError(response);
  }
  const body = await readBody(response, signal);
  const type = response.headers.get("content-type") ?? "application/json";
  return new Response(body, { status: response.status, headers: { "content-type": type } });
};

async function readBody(
  response: Response,
  signal: AbortSignal | undefined,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength;
      // Leaving the loop disconnects.
      if (length > answerMaxBytes) throw new ModelError("too-large", "its answer is over 1 MB");
      chunks.push(chunk);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ModelError ? error : new ModelError("down", "its answer broke off");
  }
  return Buffer.concat(chunks);
}

function toError(response: Response): ModelError {
  const { status } = response;
  const words = `it answered ${status}`;
  if (status === 429) return new ModelError("busy", words, readRetryAfterMs(response));
  if (status === 401 || status === 403) return new ModelError("unauthorized", words);
  if (status === 400 || status === 422) return new ModelError("bad-request", words);
  if (status >= 500 || status === 408) {
    return new ModelError("down", words, readRetryAfterMs(response));
  }
  return new ModelError("refused", words);
}

/** Seconds, or a date; undefined if neither is there. */
function readRetryAfterMs(response: Response): number | undefined {
  const text = response.headers.get("retry-after") ?? "";
  if (/^\d{1,6}(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** Node's code, such as ECONNREFUSED: its message may name more than an operator's log should. */
function readCause(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? code : "no connection";
}
