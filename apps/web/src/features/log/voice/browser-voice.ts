import { errors } from "@morsel/contracts/facts";
import {
  canListenOnDevice,
  findRecognition,
  listen,
  type RecognitionClass,
  SpeechError,
} from "../../../platform/browser-speech.ts";
import { textOfCode } from "../../../platform/messages.ts";
import { isBrowserVoiceAllowed } from "../../../platform/storage.ts";
import { t } from "./messages.ts";
import { microphoneError, type SpeechScreen } from "./voice-state.ts";

const textOfError = (id: "nothing_heard" | "transcriber_unavailable") =>
  textOfCode("errors", id, errors[id].message);

const messages = () =>
  ({
    denied: microphoneError(),
    unavailable: textOfError("transcriber_unavailable"),
    failed: t.failedTranscribeAudio,
  }) as const;

/** Listens on the device if the browser can do that; otherwise if the user allows it, who is asked once. */
export async function startInBrowser(screen: SpeechScreen): Promise<void> {
  const recognition = findRecognition();
  if (!recognition) return screen.fail(messages().unavailable);
  const isOnDevice = await canListenOnDevice(recognition);
  if (isOnDevice || isBrowserVoiceAllowed()) {
    return listenInBrowser(screen, recognition, isOnDevice);
  }
  screen.setState({ kind: "asking", recognition });
}

/** Listens until the user or the browser ends it. */
export async function listenInBrowser(
  screen: SpeechScreen,
  recognition: RecognitionClass,
  isOnDevice: boolean,
): Promise<void> {
  try {
    const { stop, words } = listen(recognition, isOnDevice);
    const recording = {
      stop: () => {
        screen.setState({ kind: "transcribing" });
        stop();
      },
    };
    screen.hold(recording, words);
    screen.setState({ kind: "recording", startedAtMs: Date.now(), recording });
    const { transcript, isSure } = await words;
    if (transcript === "") screen.fail(textOfError("nothing_heard"));
    else screen.finish(transcript, isSure);
  } catch (failure) {
    screen.fail(messages()[failure instanceof SpeechError ? failure.reason : "failed"]);
  }
}
