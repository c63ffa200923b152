import type { Recording, Transcriber } from "../transcriber.ts";
import { foodWords } from "./prompt-hint.ts";
import { toFile } from "./recording-file.ts";
import { askSpeechService, type SpeechServiceTiming } from "./speech-service.ts";

interface OpenAiSettings {
  /** Up to /v1, without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  readonly timing?: SpeechServiceTiming;
}

/** Transcribes with any service that has OpenAI's API: OpenAI itself, Groq, Speaches, LocalAI. */
export function createOpenAiTranscriber(settings: OpenAiSettings): Transcriber {
  const { baseUrl, apiKey, model, timing } = settings;
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  return {
    needsReview: false,
    transcribe: (recording, signal) => {
      const createForm = () => toForm(recording, model);
      const url = `${baseUrl}/audio/transcriptions`;
      return askSpeechService({ url, headers, createForm }, signal, timing);
    },
  };
}

function toForm(recording: Recording, model: string): FormData {
  const form = new FormData();
  form.set("file", toFile(recording));
  form.set("model", model);
  // The meal reader knows English only.
  form.set("language", "en");
  form.set("prompt", foodWords);
  form.set("response_format", "json");
  return form;
}
