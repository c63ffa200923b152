import { recordingMaxMs } from "@morsel/contracts/facts";
import { useEffect, useRef, useState } from "react";
import type { RecordedSound, RunningRecording } from "../../../platform/microphone.ts";
import { transcribe, transcribeErrorText, useFetchVoiceStatus } from "../api/voice.ts";

type VoiceState =
  | { readonly kind: "idle" }
  /** The browser may be asking for permission. */
  | { readonly kind: "starting" }
  | {
      readonly kind: "recording";
      readonly startedAtMs: number;
      readonly recording: RunningRecording;
    }
  | { readonly kind: "transcribing" };

interface Options {
  /** Receives the transcript. */
  readonly onTranscript: (words: string) => void;
}

export interface Voice {
  readonly state: VoiceState;
  /** Starts or ends a recording. */
  readonly toggle: () => void;
  readonly error: string | undefined;
  readonly dismissError: () => void;
  /** Sends the last recording again; undefined if it did not fail. */
  readonly retry: (() => void) | undefined;
  /** True if the transcript comes from the basic recogniser. */
  readonly needsCheck: boolean;
}

const fetchMicrophone = () => import("../../../platform/microphone.ts");
const microphoneError = "Unable to access microphone. Please check your permissions.";
const idle: VoiceState = { kind: "idle" };

/** Records and transcribes. The recording is kept until it is transcribed or dismissed. */
export function useVoice({ onTranscript }: Options): Voice {
  const [state, setState] = useState<VoiceState>(idle);
  const [error, setError] = useState<string>();
  const [failedRecording, setFailedRecording] = useState<RecordedSound>();
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

  const send = async (sound: RecordedSound, isBasic: boolean) => {
    setState({ kind: "transcribing" });
    try {
      latest.current(await transcribe(sound));
      setFailedRecording(undefined);
      setNeedsCheck(isBasic);
      setState(idle);
    } catch (failure) {
      setFailedRecording(sound);
      fail(transcribeErrorText(failure));
    }
  };

  const start = async () => {
    setState({ kind: "starting" });
    setError(undefined);
    setFailedRecording(undefined);
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
    await send(await recording.sound, status.is_basic);
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
      setFailedRecording(undefined);
    },
    retry:
      failedRecording &&
      (() => {
        setError(undefined);
        void send(failedRecording, needsCheck);
      }),
    needsCheck,
  };
}

/** Stops a recording at its limit and when the screen unmounts. */
function useRunningRecording() {
  const current = useRef<{ readonly recording: RunningRecording; readonly timer: number }>(
    undefined,
  );
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      clearTimeout(current.current?.timer);
      current.current?.recording.stop();
    };
  }, []);
  return {
    hold: (recording: RunningRecording) => {
      const timer = window.setTimeout(() => recording.stop(), recordingMaxMs);
      current.current = { recording, timer };
      void recording.sound.then(() => clearTimeout(timer));
      // The screen may have unmounted while the browser asked for permission.
      if (isUnmounted.current) recording.stop();
    },
  };
}
