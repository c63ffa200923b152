import type { Transcription, VoiceStatus } from "@morsel/contracts";
import { type RecordingFormat, recordingField, routes } from "@morsel/contracts/facts";
import { useQueryClient } from "@tanstack/react-query";
import { apiErrorText, callApi, findApiError } from "../../../api/client.ts";
import { t } from "../messages.ts";

/** Sends a recording and returns its transcript. */
export async function transcribe(sound: {
  readonly blob: Blob;
  readonly format: RecordingFormat;
}): Promise<string> {
  const form = new FormData();
  form.append(recordingField, sound.blob, `recording.${sound.format}`);
  const response = await callApi(routes.transcribe, { method: "POST", body: form });
  return ((await response.json()) as Transcription).transcript;
}

/** The message when a recording could not be transcribed (spec section 8). */
export function transcribeErrorText(error: unknown): string {
  return findApiError(error) ? apiErrorText(error, t.failed2) : t.failed3;
}

/** Fetches whether the server can transcribe; once, when the user first presses the microphone. */
export function useFetchVoiceStatus(): () => Promise<VoiceStatus> {
  const client = useQueryClient();
  return () => client.fetchQuery({ queryKey: [routes.voiceStatus] });
}
