import { recordingMaxMs } from "@morsel/contracts/facts";
import { useEffect, useRef, useState } from "react";
import type { RecordedSound, RunningRecording } from "../../../platform/microphone.ts";
import { transcribe, transcribeErrorText, useFetchVoiceStatus } from "../api/voice.ts";

export type VoiceState =
  | { readonly kind: "idle" }
  /** The browser may be asking the person for the microphone. */
  | { readonly kind: "starting" }
  | {
      readonly kind: "recording";
      readonly startedAtMs: number;
      readonly recording: RunningRecording;
    }
  | { readonly kind: "transcribing" };

interface Options {
  /** Takes the words that were heard. */
  readonly onTranscript: (words: string) => void;
}

export interface Voice {
  readonly state: VoiceState;
  /** Starts a recording, or ends the one that runs. */
  readonly toggle: () => void;
  readonly error: string | undefined;
  readonly dismissError: () => void;
  /** Sends the last recording again; undefined if it did not fail. */
  readonly retry: (() => void) | undefined;
  /** True after words came from a recogniser whose words need checking. */
  readonly needsCheck: boolean;
}

const fetchMicrophone = () => import("../../../platform/microphone.ts");
const microphoneError = "Unable to access microphone. Please check your permissions.";
const idle: VoiceState = { kind: "idle" };

/** From the microphone to words. What was said is kept until it has become words or is dismissed. */
export function useVoice({ onTranscript }: Options): Voice {
  const [state, setState] = useState<VoiceState>(idle);
  const [error, setError] = useState<string>();
  const [unheard, setUnheard] = useState<RecordedSound>();
  const [needsCheck, setNeedsCheck] = useState(false);
  const fetchStatus = useFetchVoiceStatus();
  const latest = useRef(onTranscript);
  useEffect(() => {
    latest.current = onTranscript;
  }, [onTranscript]);
  const running = useRunningRecording();

  const fail = (words: string) => {
    setError(words);
    setState(idle);
  };

  const hear = async (sound: RecordedSound, isBasic: boolean) => {
    setState({ kind: "transcribing" });
    try {
      latest.current(await transcribe(sound));
      setUnheard(undefined);
      setNeedsCheck(isBasic);
      setState(idle);
    } catch (failure) {
      setUnheard(sound);
      fail(transcribeErrorText(failure));
    }
  };

  const start = async () => {
    setState({ kind: "starting" });
    setError(undefined);
    setUnheard(undefined);
    setNeedsCheck(false);
    const ready = await Promise.all([fetchStatus(), fetchMicrophone()]).catch((failure: unknown) =>
      fail(transcribeErrorText(failure)),
    );
    if (!ready) return;
    const [status, microphone] = ready;
    if (!status.available) return fail(status.how ?? "Failed to transcribe audio");
    const recording = await microphone.startRecording().catch(() => fail(microphoneError));
    if (!recording) return;
    running.hold(recording);
    setState({ kind: "recording", startedAtMs: Date.now(), recording });
    await hear(await recording.sound, status.is_basic);
  };

  return {
    state,
    toggle: () => {
      if (state.kind === "recording") state.recording.stop();
      else if (state.kind === "idle") void start();
    },
    error,
    dismissError: () => {
      setError(undefined);
      setUnheard(undefined);
    },
    retry:
      unheard &&
      (() => {
        setError(undefined);
        void hear(unheard, needsCheck);
      }),
    needsCheck,
  };
}

/** Holds a recording to its limit, and ends it when the screen goes away. */
function useRunningRecording() {
  const current = useRef<{ readonly recording: RunningRecording; readonly timer: number }>(
    undefined,
  );
  const isAway = useRef(false);
  useEffect(() => {
    isAway.current = false;
    return () => {
      isAway.current = true;
      clearTimeout(current.current?.timer);
      current.current?.recording.stop();
    };
  }, []);
  return {
    hold: (recording: RunningRecording) => {
      const timer = window.setTimeout(() => recording.stop(), recordingMaxMs);
      current.current = { recording, timer };
      void recording.sound.then(() => clearTimeout(timer));
      // The person may have left while the browser asked for the microphone.
      if (isAway.current) recording.stop();
    },
  };
}
