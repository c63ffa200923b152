import { recordingMaxMs } from "@morsel/contracts/facts";
import { useEffect, useRef, useState } from "react";
import { vibrate } from "../../../platform/haptics.ts";
import type { RecordedSound } from "../../../platform/microphone.ts";
import { storeBrowserVoiceAllowed } from "../../../platform/storage.ts";
import { transcribe, transcribeErrorText, useFetchVoiceStatus } from "../api/voice.ts";
import {
  type Listening,
  microphoneError,
  type SpeechScreen,
  type VoiceState,
} from "./voice-state.ts";

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
const fetchBrowserVoice = () => import("./browser-voice.ts");
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

  const screen: SpeechScreen = {
    setState,
    fail,
    hold: running.hold,
    finish: (words, isSure) => {
      latest.current(words);
      setCheck(isSure ? undefined : "unsure");
      setState(idle);
    },
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
    if (!status.available) return (await fetchBrowserVoice()).startInBrowser(screen);
    const recording = await microphone.startRecording().catch(() => fail(microphoneError()));
    if (!recording) return;
    running.hold(recording, recording.sound);
    setState({ kind: "recording", startedAtMs: Date.now(), recording });
    await send(await recording.sound, status.is_basic);
  };

  return {
    state,
    toggle: () => {
      // Felt without looking at the screen.
      vibrate("done");
      if (state.kind === "recording") state.recording.stop();
      else if (state.kind === "idle") void start();
    },
    answer: (isAllowed) => {
      if (state.kind !== "asking") return;
      setState(idle);
      if (!isAllowed) return;
      storeBrowserVoiceAllowed();
      const { recognition } = state;
      void fetchBrowserVoice().then((browser) =>
        browser.listenInBrowser(screen, recognition, false),
      );
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
