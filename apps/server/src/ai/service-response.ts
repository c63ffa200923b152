/** Node's code of a failed connection, such as ECONNREFUSED: its message may contain more than a log should. */
export function connectionErrorCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? code : "no connection";
}

/** The header contains seconds or a date; undefined if it is missing or invalid. */
export function readRetryAfterMs(response: Pick<Response, "headers">): number | undefined {
  const text = response.headers.get("retry-after") ?? "";
  if (/^\d{1,6}(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

interface BodyErrors {
  readonly tooLarge: () => Error;
  readonly interrupted: () => Error;
}

/**
 * Reads a response's body of at most `maxBytes`, counted after decompression, and disconnects if there
 * are more. Throws one of `errors`, or the signal's reason once that is aborted.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  errors: BodyErrors,
  signal: AbortSignal | undefined,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      // Leaving the loop disconnects.
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    signal?.throwIfAborted();
    throw errors.interrupted();
  }
  if (size > maxBytes) throw errors.tooLarge();
  return Buffer.concat(chunks);
}
