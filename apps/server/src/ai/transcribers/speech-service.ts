import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { connectionErrorCode, readBody, readRetryAfterMs } from "../service-response.ts";
import { TranscriberError } from "../transcriber.ts";

export interface SpeechServiceTiming {
  /** From the first request to the last byte of the answer, retry included. */
  readonly totalTimeoutMs: number;
  /** The wait before the retry if the service sends no Retry-After. */
  readonly retryAfterMs: number;
  /** A longer wait is reported as a failure. */
  readonly maxRetryAfterMs: number;
}

const speechServiceTiming: SpeechServiceTiming = {
  // A small model on a small processor takes about as long as the speech, of a minute at most.
  totalTimeoutMs: 50_000,
  retryAfterMs: 500,
  maxRetryAfterMs: 5000,
};

/** A question to a speech service. Its form is built again for each attempt. */
interface SpeechRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly createForm: () => FormData;
}

/** Many times a minute's words; verbose answers also contain times and tokens. */
const answerMaxBytes = 512 * 1024;
const bodyErrors = {
  tooLarge: () => failed("its answer is too large"),
  interrupted: () => failed("its answer broke off"),
};
/** One retry for temporary failures: a lost connection, too many requests, a restart. */
const maxAttempts = 2;

const answerSchema = z.object({ text: z.string() });

/** Asks a service that answers `{"text": "..."}`. Throws a TranscriberError, or the signal's reason. */
export async function askSpeechService(
  question: SpeechRequest,
  signal: AbortSignal,
  timing: SpeechServiceTiming = speechServiceTiming,
): Promise<string> {
  const deadline = AbortSignal.timeout(timing.totalTimeoutMs);
  const ended = AbortSignal.any([signal, deadline]);
  try {
    return await askWithRetry(question, ended, timing);
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.aborted) throw failed(`it did not answer in ${timing.totalTimeoutMs / 1000} s`);
    throw error;
  }
}

async function askWithRetry(
  question: SpeechRequest,
  ended: AbortSignal,
  timing: SpeechServiceTiming,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await askOnce(question, ended, timing);
    if ("text" in outcome) return outcome.text;
    const isLast = attempt === maxAttempts || outcome.retryAfterMs > timing.maxRetryAfterMs;
    if (isLast) throw outcome.error;
    await wait(outcome.retryAfterMs, undefined, { signal: ended });
  }
}

/** The text, or an error after which a retry makes sense. */
type Outcome =
  | { readonly text: string }
  | { readonly error: TranscriberError; readonly retryAfterMs: number };

async function askOnce(
  { url, headers = {}, createForm }: SpeechRequest,
  ended: AbortSignal,
  { retryAfterMs }: SpeechServiceTiming,
): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers,
      body: createForm(),
      // No redirect: the key and the recording are only for the configured address.
      redirect: "manual",
      signal: ended,
    });
  } catch (error) {
    ended.throwIfAborted();
    return { error: failed(`it cannot be reached (${connectionErrorCode(error)})`), retryAfterMs };
  }
  if (response.ok) {
    const body = await readBody(response, answerMaxBytes, bodyErrors, ended);
    return { text: parseAnswer(body.toString("utf8")) };
  }
  await response.body?.cancel();
  const error = toError(response.status);
  const canPass = response.status === 429 || response.status >= 500;
  if (!canPass) throw error;
  return { error, retryAfterMs: readRetryAfterMs(response) ?? retryAfterMs };
}

/** Statuses that mean that the recording is at fault. */
const refusals = [400, 413, 415, 422];

function toError(status: number): TranscriberError {
  return refusals.includes(status)
    ? new TranscriberError("unreadable", `the speech service refused the recording with ${status}`)
    : failed(`it answered ${status}`);
}

function parseAnswer(body: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    // The parser's message would quote what was said.
    throw failed("its answer is not JSON");
  }
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw failed("its answer has no text");
  return parsed.data.text;
}

function failed(what: string): TranscriberError {
  return new TranscriberError("failed", `the speech service failed: ${what}`);
}
