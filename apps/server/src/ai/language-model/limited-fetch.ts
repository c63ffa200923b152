import { connectionErrorCode, readBody, readRetryAfterMs } from "../service-response.ts";
import { ModelError } from "./model-error.ts";

/** Many times the size of an answer with the maximum number of tokens. */
const answerMaxBytes = 1024 * 1024;
const bodyErrors = {
  tooLarge: () => new ModelError("too-large", "its answer is over 1 MB"),
  interrupted: () => new ModelError("down", "its answer broke off"),
};

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
    throw new ModelError("down", `it cannot be reached (${connectionErrorCode(error)})`);
  }
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    throw toError(response);
  }
  const body = await readBody(response, answerMaxBytes, bodyErrors, signal);
  const type = response.headers.get("content-type") ?? "application/json";
  return new Response(body, { status: response.status, headers: { "content-type": type } });
};

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
