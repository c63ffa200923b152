import type { LanguageModel, ModelMessage } from "ai";
import type { z } from "zod";
import type { ModelSettings } from "../../config.ts";
import {
  type CallOutcome,
  type CircuitBreakerTiming,
  ModelCircuitBreaker,
} from "./circuit-breaker.ts";
import { connectModel } from "./connect-model.ts";
import { ModelError } from "./model-error.ts";
import type { ModelObserver } from "./model-observer.ts";
import { toJsonSchema } from "./to-json-schema.ts";

export interface CallTiming extends CircuitBreakerTiming {
  /** One call, from the question to the last byte. */
  readonly callMs: number;
  /** The wait before the second attempt; it doubles with each further one. */
  readonly retryAfterMs: number;
}

export interface ModelQuestion {
  /** Written by Morsel, always the same. */
  readonly instructions: string;
  /** Written by a user: data, never instructions. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly photo?: Uint8Array;
  readonly answer: z.ZodType;
}

/** Enough for twenty meals and for a model's reasoning. */
const maxOutputTokens = 6000;
/** Attempts of one call that fails for a temporary reason. */
const maxAttempts = 3;

/** Calls one model within the shared limits, and retries temporary failures. */
export class ModelCaller {
  readonly #settings: ModelSettings;
  readonly #timing: CallTiming;
  readonly #circuitBreaker: ModelCircuitBreaker;
  readonly #observer: ModelObserver;
  #connected: Promise<LanguageModel> | undefined;
  /** Not every service with OpenAI's wire format accepts a JSON schema for the answer. */
  #supportsJsonSchema = true;

  constructor(settings: ModelSettings, timing: CallTiming, observer: ModelObserver) {
    this.#settings = settings;
    this.#timing = timing;
    this.#observer = observer;
    this.#circuitBreaker = new ModelCircuitBreaker(timing);
  }

  /** Returns the answer's text, '' if it has none. Rejects with a ModelError or the signal's reason. */
  async call(question: ModelQuestion, messages: ModelMessage[], ended: AbortSignal) {
    const { clock, maxWaitMs, retryAfterMs } = this.#timing;
    for (let tries = 1; ; ) {
      const result = await this.#callWithinLimits(question, messages, ended);
      if (typeof result === "string") return result;
      // `acquire` waits until the service accepts calls again; this is not counted as an attempt.
      if (result.failure === "busy") continue;
      if (result.failure !== "down" || tries === maxAttempts) throw result;
      const requestedMs = Math.min(result.retryAfterMs ?? 0, maxWaitMs);
      const backoffMs = retryAfterMs * 2 ** (tries - 1);
      await clock.wait(Math.max(requestedMs, backoffMs), ended);
      tries += 1;
    }
  }

  async #callWithinLimits(
    question: ModelQuestion,
    messages: ModelMessage[],
    ended: AbortSignal,
  ): Promise<string | ModelError> {
    const turn = await this.#circuitBreaker.acquire(ended);
    const timeout = this.#timing.clock.timeout(this.#timing.callMs);
    try {
      const text = await this.#callWithFallback(
        question,
        messages,
        AbortSignal.any([ended, timeout]),
      );
      this.#circuitBreaker.release(turn, "answered");
      return text;
    } catch (error) {
      if (ended.aborted) {
        this.#circuitBreaker.abandon();
        throw error;
      }
      const failed = toModelError(error, timeout);
      this.#circuitBreaker.release(turn, outcomeOf(failed));
      return failed;
    }
  }

  /**
   * If the service rejects the JSON schema, calls again with the schema in the instructions; if that
   * works, later calls do the same.
   */
  async #callWithFallback(
    question: ModelQuestion,
    messages: ModelMessage[],
    signal: AbortSignal,
  ): Promise<string> {
    if (!this.#supportsJsonSchema) return this.#callOnce(question, messages, signal, "in-words");
    try {
      return await this.#callOnce(question, messages, signal, "as-schema");
    } catch (error) {
      const mayHelp = this.#settings.provider === "openai-compatible";
      if (!mayHelp || !isBadRequest(error)) throw error;
      const text = await this.#callOnce(question, messages, signal, "in-words");
      this.#supportsJsonSchema = false;
      return text;
    }
  }

  async #callOnce(
    question: ModelQuestion,
    messages: ModelMessage[],
    signal: AbortSignal,
    shape: "as-schema" | "in-words",
  ): Promise<string> {
    const startedAt = performance.now();
    const secondsSpent = () => (performance.now() - startedAt) / 1000;
    try {
      const text = await this.#generate(question, messages, signal, shape);
      this.#observer.called("answered", secondsSpent());
      return text;
    } catch (error) {
      this.#observer.called(toCallOutcome(error, signal), secondsSpent());
      throw error;
    }
  }

  async #generate(
    { instructions, answer }: ModelQuestion,
    messages: ModelMessage[],
    abortSignal: AbortSignal,
    shape: "as-schema" | "in-words",
  ): Promise<string> {
    const { generateText, jsonSchema, NoObjectGeneratedError, NoOutputGeneratedError, Output } =
      await import("ai");
    // Its warnings bypass the log; they are about settings that a provider does not support.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    this.#connected ??= connectModel(this.#settings);
    const schema = toJsonSchema(answer);
    try {
      const { text, usage } = await generateText({
        model: await this.#connected,
        messages,
        ...(shape === "in-words"
          ? { instructions: describeSchema(instructions, schema) }
          : {
              instructions,
              output: Output.object({ schema: jsonSchema<unknown>(schema), name: "answer" }),
            }),
        maxOutputTokens,
        // Reasoning models reject a temperature; for the others, the same input should give the same output.
        ...(this.#settings.provider === "openai-compatible" ? { temperature: 0 } : {}),
        maxRetries: 0,
        abortSignal,
        telemetry: { isEnabled: false },
      });
      this.#observer.usedTokens(usage.inputTokens, usage.outputTokens);
      return text;
    } catch (error) {
      abortSignal.throwIfAborted();
      if (NoObjectGeneratedError.isInstance(error)) {
        this.#observer.usedTokens(error.usage?.inputTokens, error.usage?.outputTokens);
        return error.text ?? "";
      }
      if (NoOutputGeneratedError.isInstance(error)) return "";
      throw error;
    }
  }
}

/** Why a call ended: 'left' if the caller no longer waits, otherwise the failure. */
function toCallOutcome(error: unknown, signal: AbortSignal) {
  const isTimeOver = signal.reason instanceof Error && signal.reason.name === "TimeoutError";
  if (signal.aborted && !isTimeOver) return "left";
  return toModelError(error, signal).failure;
}

const isBadRequest = (error: unknown) =>
  error instanceof ModelError && error.failure === "bad-request";

const describeSchema = (instructions: string, schema: object) =>
  `${instructions}\n\nThe shape of your answer, as a JSON schema: ${JSON.stringify(schema)}`;

/** Converts any error to a ModelError; `deadline` is the call's timeout. */
export function toModelError(error: unknown, deadline: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  if (deadline.aborted) return new ModelError("timeout", "it did not answer in time");
  // The package's errors contain the question, so only their names may be logged.
  const name = error instanceof Error ? error.name : "no error";
  return new ModelError("unreadable", `its answer is not its provider's (${name})`);
}

function outcomeOf({ failure, retryAfterMs }: ModelError): CallOutcome {
  switch (failure) {
    case "busy":
      return { busyForMs: retryAfterMs };
    case "unauthorized":
      return "fatal";
    case "refused":
    case "bad-request":
    case "unreadable":
      return "answered";
    default:
      return "failed";
  }
}
