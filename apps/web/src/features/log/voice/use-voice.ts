import { errors, recordingMaxMs } from "@morsel/contracts/facts";
import { useEffect, useRef, useState } from "react";
import type { RecognitionClass } from "../../../platform/browser-speech.ts";
import type { RecordedSound } from "../../../platform/microphone.ts";
import { isBrowserVoiceAllowed, storeBrowserVoiceAllowed } from "../../../platform/storage.ts";
import { transcribe, transcribeErrorText, useFetchVoiceStatus } from "../api/voice.ts";

/** A recording, or the browser's recogniser while it listens. */
interface Listening {
  /** Ends it. Can be called again. */
  stop(): void;
  /** The current volume, 0-1; absent if it is unknown. */
  readonly readLevel?: () => number;
}

type VoiceState =
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

interface Options {
  /** Receives the transcript. It is never submitted without the user. */
  readonly onTranscript: (words: string) => void;
}

export interface Voice {
  readonly state: VoiceState;
  /** Starts or ends a recording. */
  readonly toggle: () => void;
  /** Answers whether the browser may recognise the words. */
  readonly answer: (isAllowed: boolean) => void;
  readonly error: string | undefined;
  readonly dismissError: () => void;
  /** Sends the last recording again; undefined if it did not fail. */
  readonly retry: (() => void) | undefined;
  /** Why the words need checking; undefined if they do not. */
  readonly check: "basic" | "unsure" | undefined;
}

const fetchMicrophone = () => import("../../../platform/microphone.ts");
const fetchBrowserSpeech = () => import("../../../platform/browser-speech.ts");
const microphoneError = "Unable to access microphone. Please check your permissions.";
const speechErrors = {
  denied: microphoneError,
  unavailable: errors.transcriber_unavailable.message,
  failed: "Failed to transcribe audio. Please try again.",
} as const;
const idle: VoiceState = { kind: "idle" };

/**
 * Records and transcribes. The recording is kept until it is transcribed or dismissed. If the server cannot
 * transcribe, the browser's recogniser listens: on the device if it can, otherwise if the user allows it.
 */
export function useVoice({ onTranscript }: Options): Voice {
  const [state, setState] = useState<VoiceState>(idle);
  const [error, setError] = useState<string>();
  const [failedRecording, setFailedRecording] = useState<RecordedSound>();
  const [check, setCheck] = useState<Voice["check"]>();
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
      setCheck(isBasic ? "basic" : undefined);
      setState(idle);
    } catch (failure) {
      setFailedRecording(sound);
      setCheck(isBasic ? "basic" : undefined);
      fail(transcribeErrorText(failure));
    }
  };

  const listenInBrowser = async (recognition: RecognitionClass, isOnDevice: boolean) => {
    const { listen, SpeechError } = await fetchBrowserSpeech();
    try {
      const { stop, words } = listen(recognition, isOnDevice);
      const recording = {
        stop: () => {
          setState({ kind: "transcribing" });
          stop();
        },
      };
      running.hold(recording, words);
      setState({ kind: "recording", startedAtMs: Date.now(), recording });
      const { transcript, isSure } = await words;
      if (transcript === "") return fail(errors.nothing_heard.message);
      latest.current(transcript);
      setCheck(isSure ? undefined : "unsure");
      setState(idle);
    } catch (failure) {
      fail(speechErrors[failure instanceof SpeechError ? failure.reason : "failed"]);
    }
  };

  const startInBrowser = async () => {
    const { findRecognition, canListenOnDevice } = await fetchBrowserSpeech();
    const recognition = findRecognition();
    if (!recognition) return fail(errors.transcriber_unavailable.message);
    if (await canListenOnDevice(recognition)) return listenInBrowser(recognition, true);
    if (isBrowserVoiceAllowed()) return listenInBrowser(recognition, false);
    setState({ kind: "asking", recognition });
  };

  const start = async () => {
    setState({ kind: "starting" });
    setError(undefined);
    setFailedRecording(undefined);
    setCheck(undefined);
    const ready = await Promise.all([fetchStatus(), fetchMicrophone()]).catch((failure: unknown) =>
      fail(transcribeErrorText(failure)),
    );
    if (!ready) return;
    const [status, microphone] = ready;
    if (!status.available) return startInBrowser();
    const recording = await microphone.startRecording().catch(() => fail(microphoneError));
    if (!recording) return;
    running.hold(recording, recording.sound);
    setState({ kind: "recording", startedAtMs: Date.now(), recording });
    await send(await recording.sound, status.is_basic);
  };

  return {
    state,
    toggle: () => {
      if (state.kind === "recording") state.recording.stop();
      else if (state.kind === "idle") void start();
    },
    answer: (isAllowed) => {
      if (state.kind !== "asking") return;
      setState(idle);
      if (!isAllowed) return;
      storeBrowserVoiceAllowed();
      void listenInBrowser(state.recognition, false);
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
        void send(failedRecording, check === "basic");
      }),
    check,
  };
}

/** Stops a recording at its limit and when the screen unmounts. */
function useRunningRecording() {
  const current = useRef<{ readonly recording: Listening; readonly timer: number }>(undefined);
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
    hold: (recording: Listening, ended: Promise<unknown>) => {
      const timer = window.setTimeout(() => recording.stop(), recordingMaxMs);
      current.current = { recording, timer };
      const forget = () => {
        clearTimeout(timer);
        if (current.current?.timer === timer) current.current = undefined;
      };
      void ended.then(forget, forget);
      // The screen may have unmounted while the browser asked for permission.
      if (isUnmounted.current) recording.stop();
    },
  };
}
