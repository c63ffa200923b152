import type { ModelMessage } from "ai";
import type { z } from "zod";
import type { ModelSettings } from "../../config.ts";
import { type CallTiming, ModelCaller, type ModelQuestion, toModelError } from "./call-model.ts";
import { systemClock } from "./clock.ts";
import { ModelError } from "./model-error.ts";
import { type ModelObserver, noopModelObserver } from "./model-observer.ts";
import { parseAnswer } from "./parse-answer.ts";

export interface ModelTiming extends CallTiming {
  /** All calls of one reading, and the waits between them. */
  readonly readingTimeoutMs: number;
}

/** A job may take 150 s; the rest is for the engine, which reads if the model fails. */
export const modelTiming: ModelTiming = {
  callMs: 60_000,
  readingTimeoutMs: 140_000,
  retryAfterMs: 1000,
  busyForMs: 2000,
  maxWaitMs: 60_000,
  openMs: 30_000,
  clock: systemClock,
};

/** A question with the schema of its answer. */
interface AskedQuestion<Answer> extends ModelQuestion {
  readonly answer: z.ZodType<Answer>;
}

/**
 * Asks the model. Rejects with a ModelError if it gives no answer of that shape, and with the
 * signal's reason once that is aborted.
 */
export type AskModel = <Answer>(
  question: AskedQuestion<Answer>,
  signal: AbortSignal,
) => Promise<Answer>;

export interface ModelLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Characters of an invalid answer that are sent back to the model. */
const maxRepairContext = 4000;

/** Creates the function that calls one model; all its callers share the limits. */
export function createAskModel(
  settings: ModelSettings,
  log: ModelLog,
  timing: ModelTiming = modelTiming,
  observer: ModelObserver = noopModelObserver,
): AskModel {
  const caller = new ModelCaller(settings, timing, observer);
  return async (question, signal) => {
    const deadline = timing.clock.timeout(timing.readingTimeoutMs);
    try {
      return await askWithRepair(caller, question, AbortSignal.any([signal, deadline]));
    } catch (error) {
      signal.throwIfAborted();
      const failed = toModelError(error, deadline);
      logFailure(failed, settings, log);
      throw failed;
    }
  };
}

/** Calls once more if the answer does not match the schema. */
async function askWithRepair<Answer>(
  caller: ModelCaller,
  question: AskedQuestion<Answer>,
  ended: AbortSignal,
): Promise<Answer> {
  const messages: ModelMessage[] = [toUserMessage(question)];
  const text = await caller.call(question, messages, ended);
  const first = parseAnswer(text, question.answer);
  if (first.success) return first.data;
  const repair = `That was not usable: ${first.problem}. Answer again with one JSON object of the shape asked for, and nothing else.`;
  const again: ModelMessage[] = [
    ...messages,
    { role: "assistant", content: text.slice(0, maxRepairContext) || "(nothing)" },
    { role: "user", content: repair },
  ];
  const second = parseAnswer(await caller.call(question, again, ended), question.answer);
  if (second.success) return second.data;
  throw new ModelError("unreadable", `its answer has another shape: ${second.problem}`);
}

/** A wrong key is logged as an error, since only the operator can fix it; temporary failures as warnings. */
function logFailure(
  { failure, message }: ModelError,
  { sentTo }: ModelSettings,
  log: ModelLog,
): void {
  const details = { failure, sentTo, reason: message };
  if (failure === "unauthorized") {
    log.error(details, "the language model does not take AI_API_KEY");
  } else {
    log.warn(details, "the language model did not answer");
  }
}

function toUserMessage({ data, photo }: ModelQuestion): ModelMessage {
  const text = JSON.stringify(data);
  if (!photo) return { role: "user", content: text };
  return {
    role: "user",
    content: [
      { type: "text", text },
      { type: "file", data: photo, mediaType: "image/jpeg" },
    ],
  };
}
