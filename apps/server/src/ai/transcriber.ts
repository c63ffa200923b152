import type { RecordingFormat } from "@morsel/contracts";

/** What somebody said, as their browser recorded it; only in memory. */
export interface Recording {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As its content says. */
  readonly format: RecordingFormat;
}

/** Turns speech into words. Its adapters are in `transcribers/`. */
export interface Transcriber {
  /** True if it listens without a large model, so that a person should check the words. */
  readonly needsReview: boolean;
  /** Somebody is about to speak: what takes time before the first words may begin. */
  prepare?(): void;
  /**
   * The words, blank if none are heard. Rejects with a TranscriberError if it cannot transcribe,
   * and with the signal's reason once that is aborted. Leaves nothing on disk.
   */
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
}

/**
 * `unreadable`: no sound can be made of it. `busy`: a moment later it may do. `failed`: the
 * transcriber's fault, not the recording's.
 */
export type TranscriberFailure = "unreadable" | "too-long" | "busy" | "failed";

/** Why there are no words. The message is for the operator; it never holds what was said. */
export class TranscriberError extends Error {
  readonly failure: TranscriberFailure;

  constructor(failure: TranscriberFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
