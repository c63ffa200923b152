import type { RecognitionClass } from "../../../platform/browser-speech.ts";
import { t } from "../messages.ts";

/** A recording, or the browser's recogniser while it listens. */
export interface Listening {
  /** Ends it. Can be called again. */
  stop(): void;
  /** The current volume, 0-1; absent if it is unknown. */
  readonly readLevel?: () => number;
}

export type VoiceState =
  | { readonly kind: "idle" }
  /** The browser may be asking for permission. */
  | { readonly kind: "starting" }
  /** The user is asked whether the browser may recognise the words. */
  | { readonly kind: "asking"; readonly recognition: RecognitionClass }
  | {
      readonly kind: "recording";
      readonly startedAtMs: number;
      readonly recording: Listening;
    }
  | { readonly kind: "transcribing" };

/** What the browser's recogniser changes on the screen. */
export interface SpeechScreen {
  readonly setState: (state: VoiceState) => void;
  /** Stops `listening` at the limit and when the screen unmounts. */
  readonly hold: (listening: Listening, ended: Promise<unknown>) => void;
  readonly finish: (words: string, isSure: boolean) => void;
  readonly fail: (message: string) => void;
}

/** Spec section 8. */
export const microphoneError = (): string => t.unableAccess;
