import type { Recording, Transcriber } from "../transcriber.ts";
import { decodeRecording } from "./decode-recording.ts";
import { encodeWav } from "./encode-wav.ts";
import { foodWords } from "./prompt-hint.ts";
import { toFile } from "./recording-file.ts";
import { askSpeechService, type SpeechServiceTiming } from "./speech-service.ts";

interface WhisperCppSettings {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Undefined: that server was started with --convert and decodes by itself. */
  readonly ffmpeg?: string | undefined;
  readonly timing?: SpeechServiceTiming;
}

/** Transcribes with whisper.cpp's server, which by itself reads WAV but not webm or mp4. */
export function createWhisperCppTranscriber(settings: WhisperCppSettings): Transcriber {
  const { baseUrl, ffmpeg, timing } = settings;
  return {
    needsReview: false,
    transcribe: async (recording, signal) => {
      const sent = ffmpeg ? await toWaveRecording(recording, ffmpeg, signal) : recording;
      const createForm = () => toForm(sent);
      return askSpeechService({ url: `${baseUrl}/inference`, createForm }, signal, timing);
    },
  };
}

async function toWaveRecording(
  recording: Recording,
  ffmpeg: string,
  signal: AbortSignal,
): Promise<Recording> {
  return { bytes: encodeWav(await decodeRecording(recording, { ffmpeg, signal })), format: "wav" };
}

function toForm(recording: Recording): FormData {
  const form = new FormData();
  form.set("file", toFile(recording));
  form.set("prompt", foodWords);
  form.set("response_format", "json");
  return form;
}
