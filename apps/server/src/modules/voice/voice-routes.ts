import multipart from "@fastify/multipart";
import {
  type ErrorId,
  errors,
  recordingMaxMs,
  routes,
  type Transcription,
  type VoiceStatus,
} from "@morsel/contracts";
import type { FastifyRequest } from "fastify";
import { recordingLeewayMs } from "../../ai/recording-leeway.ts";
import {
  type Recording,
  type Transcriber,
  TranscriberError,
  type TranscriberFailure,
} from "../../ai/transcriber.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { requireSession } from "../../http/session-guard.ts";
import { hangUpSignal } from "./hang-up.ts";
import { PersonalLine } from "./personal-line.ts";
import { multipartLimits, readRecording } from "./read-recording.ts";
import { findRecordingFormat } from "./recording-format.ts";
import { findLengthMs } from "./recording-length.ts";
import { tidyTranscript } from "./tidy-transcript.ts";

/** How many recordings one person may send. */
export interface VoiceLimits {
  readonly transcriptsPer10Minutes: number;
}

/** The calls that turn what was said into words, and tell whether this server can. */
export async function addVoiceRoutes(
  app: App,
  transcriber: Transcriber | undefined,
  limits: VoiceLimits,
): Promise<void> {
  app.get(
    routes.voiceStatus,
    { config: { access: "session" } },
    async (): Promise<VoiceStatus> => ({
      available: transcriber !== undefined,
      is_basic: transcriber?.isBasic ?? false,
      how: transcriber ? null : errors.transcriber_unavailable.message,
    }),
  );
  // In a scope of its own, so that no other call takes forms.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
    addTranscribeRoute(scope as App, transcriber, limits);
  });
}

function addTranscribeRoute(
  app: App,
  transcriber: Transcriber | undefined,
  { transcriptsPer10Minutes }: VoiceLimits,
): void {
  const line = new PersonalLine();
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort());
  app.post(
    routes.transcribe,
    {
      config: { access: "session", rateLimit: perTenMinutes(transcriptsPer10Minutes) },
      onRequest: async (request) => requireForm(request),
    },
    async (request, reply): Promise<Transcription> => {
      if (!transcriber) throw new ExpectedError("transcriber_unavailable");
      const signal = AbortSignal.any([hangUpSignal(reply), stopping.signal]);
      const place = line.join(requireSession(request).userId);
      try {
        const recording = checkRecording(await readRecording(request, reply));
        await place.turn;
        return { transcript: await hear(transcriber, recording, signal) };
      } catch (error) {
        throw toExpected(error, signal, request);
      } finally {
        place.leave();
      }
    },
  );
}

function perTenMinutes(most: number) {
  return {
    max: most,
    timeWindow: 10 * 60_000,
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: { readonly ttl: number }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new ExpectedError("rate_limited", {
        detail: `You can speak ${most} times in 10 minutes. Try again in ${Math.ceil(seconds / 60)} min.`,
        retryAfterSeconds: seconds,
      });
    },
  };
}

function requireForm(request: FastifyRequest): void {
  if (/^multipart\/form-data\s*;.*\bboundary=/i.test(request.headers["content-type"] ?? "")) return;
  throw new ExpectedError("unsupported_media_type", {
    message: "Send the recording as multipart/form-data.",
  });
}

/** Throws where it is no recording of ours, or says that it is too long. */
function checkRecording(read: Buffer<ArrayBuffer>): Recording {
  const format = findRecordingFormat(read);
  if (!format) throw new ExpectedError("audio_unsupported");
  const lengthMs = findLengthMs(read, format) ?? 0;
  if (lengthMs > recordingMaxMs + recordingLeewayMs) throw new ExpectedError("audio_too_long");
  return { bytes: read, format };
}

async function hear(
  transcriber: Transcriber,
  recording: Recording,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  const transcript = tidyTranscript(await transcriber.transcribe(recording, signal));
  if (transcript === "") throw new ExpectedError("nothing_heard");
  return transcript;
}

const idsByFailure: Readonly<Record<TranscriberFailure, ErrorId>> = {
  unreadable: "audio_unreadable",
  "too-long": "audio_too_long",
  busy: "unavailable",
  failed: "transcriber_failed",
};

/** What the person is told; the operator reads in the log what the transcriber said of it. */
function toExpected(error: unknown, signal: AbortSignal, request: FastifyRequest): unknown {
  if (error instanceof TranscriberError) {
    request.log.warn({ err: error }, "no transcript");
    return new ExpectedError(idsByFailure[error.failure]);
  }
  // Nobody waits for the answer, or Morsel is stopping.
  return signal.aborted ? new ExpectedError("unavailable") : error;
}
