import type { LanguageId, ServiceTest } from "@morsel/contracts";
import { decodedSampleRate } from "../../ai/transcribers/decode-recording.ts";
import { encodeWav } from "../../ai/transcribers/encode-wav.ts";
import { describeProblem, writeLetter } from "../mail/index.ts";
import type { OperatorDeps } from "./deps.ts";

const timeoutMs = 20_000;

/** Calls a service once: 'model', 'speech' or 'mail', which goes to the operator's own address. */
export async function testService(
  { models, transcriber, mailer, config }: OperatorDeps,
  service: string,
  email: string,
  language: LanguageId,
): Promise<ServiceTest | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  if (service === "model" && models) {
    return run(async () => {
      const context = { nowMs: Date.now(), timeZone: "UTC" };
      const { meals } = await models.reader.readMeals("a boiled egg", context, signal);
      return meals.length > 0
        ? "It read 'a boiled egg'."
        : "It answered, and found no food in 'a boiled egg'.";
    });
  }
  if (service === "speech" && transcriber) {
    return run(async () => {
      const silence = encodeWav(new Int16Array(decodedSampleRate));
      await transcriber.transcribe({ bytes: silence, format: "wav" }, signal);
      return "It answered to a second of silence.";
    });
  }
  if (service === "mail" && mailer) {
    return run(async () => {
      await mailer.send(email, writeLetter("test", language, config)).catch((error: unknown) => {
        throw new Error(`The mail server did not take it (${describeProblem(error)}).`);
      });
      return `A mail was sent to ${email}.`;
    });
  }
  return undefined;
}

async function run(call: () => Promise<string>): Promise<ServiceTest> {
  const from = performance.now();
  try {
    const words = await call();
    return { is_working: true, words: `${words} ${Math.round(performance.now() - from)} ms.` };
  } catch (error) {
    return { is_working: false, words: error instanceof Error ? error.message : String(error) };
  }
}
