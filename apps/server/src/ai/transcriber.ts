import type { RecordingFormat } from "@morsel/contracts";

/** A recording from the browser; kept in memory only. */
export interface Recording {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Detected from the content. */
  readonly format: RecordingFormat;
}

/** Turns speech into words. Its adapters are in `transcribers/`. */
export interface Transcriber {
  /** True if the recogniser has no large model, so that the user should check the words. */
  readonly needsReview: boolean;
  /** Called when a user is about to speak; starts slow preparations. */
  prepare?(): void;
  /**
   * Returns the words, blank if there are none. Rejects with a TranscriberError if it cannot transcribe,
   * and with the signal's reason once that is aborted. Leaves nothing on disk.
   */
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
}

/**
 * `unreadable`: the recording cannot be decoded. `busy`: try again later. `failed`: the transcriber
 * failed, not the recording.
 */
export type TranscriberFailure = "unreadable" | "too-long" | "busy" | "failed";

/** Why transcription failed. The message is for the operator and never quotes what was said. */
export class TranscriberError extends Error {
  readonly failure: TranscriberFailure;

  constructor(failure: TranscriberFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
