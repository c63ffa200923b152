import {
  type ErrorId,
  errors,
  recordingField,
  recordingMaxBytes,
  recordingMaxMs,
  routes,
  type Transcription,
  type VoiceStatus,
} from "@morsel/contracts";
import type { FastifyRequest } from "fastify";
import { recordingToleranceMs } from "../../ai/recording-tolerance.ts";
import {
  type Recording,
  type Transcriber,
  TranscriberError,
  type TranscriberFailure,
} from "../../ai/transcriber.ts";
import type { App } from "../../http/app-type.ts";
import { clientDisconnectSignal } from "../../http/client-disconnect.ts";
import { ExpectedError } from "../../http/errors.ts";
import { perTenMinutes } from "../../http/rate-limit.ts";
import { acceptForms, readUpload, requireForm, type Upload } from "../../http/read-upload.ts";
import { requireSession } from "../../http/session-guard.ts";
import { createUploadQueue } from "../../http/upload-queue.ts";
import { cleanTranscript } from "./clean-transcript.ts";
import { findDurationMs } from "./recording-duration.ts";
import { findRecordingFormat } from "./recording-format.ts";

interface VoiceDeps {
  /** Undefined if this server cannot transcribe. */
  readonly transcriber: Transcriber | undefined;
  /** Recordings per user. */
  readonly limits: { readonly transcriptsPer10Minutes: number };
}

const upload: Upload = {
  field: recordingField,
  maxBytes: recordingMaxBytes,
  missing: "recording_missing",
  tooLarge: "audio_too_large",
};

/** The routes that transcribe a recording and report whether this server can. */
export async function voice(app: App, deps: VoiceDeps): Promise<void> {
  const { transcriber } = deps;
  app.get(routes.voiceStatus, { config: { access: "session" } }, async (): Promise<VoiceStatus> => {
    // A page asks for the status when the user presses Speak.
    transcriber?.prepare?.();
    return {
      available: transcriber !== undefined,
      is_basic: transcriber?.needsReview ?? false,
      how: transcriber ? null : errors.transcriber_unavailable.message,
    };
  });
  await app.register(async (scope) => {
    await acceptForms(scope, upload);
    addTranscribeRoute(scope as App, deps);
  });
}

function addTranscribeRoute(app: App, { transcriber, limits }: VoiceDeps): void {
  const queue = createUploadQueue("recordings");
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort());
  app.post(
    routes.transcribe,
    {
      config: {
        access: "session",
        rateLimit: perTenMinutes(limits.transcriptsPer10Minutes, "speak"),
      },
      onRequest: async (request) => requireForm(request, "recording"),
    },
    async (request, reply): Promise<Transcription> => {
      if (!transcriber) throw new ExpectedError("transcriber_unavailable");
      const signal = AbortSignal.any([clientDisconnectSignal(reply), stopping.signal]);
      const permit = queue.acquire(requireSession(request).userId);
      try {
        const recording = checkRecording(await readUpload(request, reply, upload));
        await permit.ready;
        return { transcript: await transcribe(transcriber, recording, signal) };
      } catch (error) {
        throw toExpected(error, signal, request);
      } finally {
        permit.release();
      }
    },
  );
}

/** Throws if it is not a supported recording, or its container says that it is too long. */
function checkRecording(read: Buffer<ArrayBuffer>): Recording {
  const format = findRecordingFormat(read);
  if (!format) throw new ExpectedError("audio_unsupported");
  const lengthMs = findDurationMs(read, format) ?? 0;
  if (lengthMs > recordingMaxMs + recordingToleranceMs) throw new ExpectedError("audio_too_long");
  return { bytes: read, format };
}

async function transcribe(
  transcriber: Transcriber,
  recording: Recording,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  const transcript = cleanTranscript(await transcriber.transcribe(recording, signal));
  if (transcript === "") throw new ExpectedError("nothing_heard");
  return transcript;
}

const idsByFailure: Readonly<Record<TranscriberFailure, ErrorId>> = {
  unreadable: "audio_unreadable",
  "too-long": "audio_too_long",
  busy: "unavailable",
  failed: "transcriber_failed",
};

/** Converts to the error shown to the user; the transcriber's message is logged. */
function toExpected(error: unknown, signal: AbortSignal, request: FastifyRequest): unknown {
  if (error instanceof TranscriberError) {
    request.log.warn({ err: error }, "no transcript");
    return new ExpectedError(idsByFailure[error.failure]);
  }
  // The client has disconnected, or Morsel is stopping.
  return signal.aborted ? new ExpectedError("unavailable") : error;
}
