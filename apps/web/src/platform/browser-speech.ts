// The browser's speech recogniser: https://webaudio.github.io/web-speech-api/
import { language, locale } from "./language.ts";

/** How sure the recogniser must be of its words; below it they need checking. */
const sureConfidence = 0.7;

/** Of English, if the browser states none. */
const fallbackLanguage = "en-US";

interface SpeechResult {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string; readonly confidence: number };
}

interface SpeechResultEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<SpeechResult>;
}

interface SpeechErrorEvent extends Event {
  readonly error: string;
}

interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
}

interface RecognitionOptions {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

export interface RecognitionClass {
  new (): Recognition;
  /** Absent in browsers that cannot recognise on the device. */
  available?(options: RecognitionOptions): Promise<string>;
}

export interface SpokenWords {
  /** Empty if nothing was heard. */
  readonly transcript: string;
  /** False if the browser says that it is unsure; true if it says nothing. */
  readonly isSure: boolean;
}

/** Why nothing was recognised. */
export class SpeechError extends Error {
  readonly reason: "denied" | "unavailable" | "failed";
  constructor(reason: SpeechError["reason"]) {
    super(`speech recognition: ${reason}`);
    this.reason = reason;
  }
}

/** The browser's recogniser; undefined if it has none. */
export function findRecognition(): RecognitionClass | undefined {
  const page = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return page.SpeechRecognition ?? page.webkitSpeechRecognition;
}

/** Whether the browser can recognise speech without sending it anywhere. */
export async function canListenOnDevice(recognition: RecognitionClass): Promise<boolean> {
  const options = { langs: [spokenLanguage()], processLocally: true };
  try {
    return (await recognition.available?.(options)) === "available";
  } catch {
    return false;
  }
}

export interface RunningSpeech {
  /** Ends the recognition. Can be called again. */
  stop(): void;
  /** Resolves when the recognition has ended; rejects with a SpeechError. */
  readonly words: Promise<SpokenWords>;
}

/** Listens until `stop`, or until the browser ends it. */
export function listen(Class: RecognitionClass, isOnDevice: boolean): RunningSpeech {
  const recognition = new Class();
  recognition.lang = spokenLanguage();
  recognition.continuous = true;
  recognition.interimResults = false;
  if (isOnDevice) recognition.processLocally = true;
  const { promise: words, resolve, reject } = Promise.withResolvers<SpokenWords>();
  const heard: SpeechResult[] = [];
  let failure: SpeechError | undefined;
  recognition.addEventListener("result", (event) => {
    const { resultIndex, results } = event as SpeechResultEvent;
    for (let at = resultIndex; at < results.length; at++) {
      const result = results[at];
      if (result?.isFinal) heard[at] = result;
    }
  });
  recognition.addEventListener("error", (event) => {
    failure = toSpeechError((event as SpeechErrorEvent).error);
  });
  // Comes after the last result and after an error.
  recognition.addEventListener("end", () => {
    const best = heard.map((result) => result[0]);
    const transcript = best.map(({ transcript: text }) => text.trim()).join(" ");
    if (failure && transcript === "") return reject(failure);
    // 0 means that the browser does not say how sure it is.
    const isSure = best.every(({ confidence }) => confidence === 0 || confidence >= sureConfidence);
    resolve({ transcript, isSure });
  });
  recognition.start();
  return { stop: () => recognition.stop(), words };
}

/** Undefined if nothing was said, or it was stopped by the page. */
function toSpeechError(code: string): SpeechError | undefined {
  switch (code) {
    case "no-speech":
    case "aborted":
      return undefined;
    case "not-allowed":
    case "audio-capture":
      return new SpeechError("denied");
    case "service-not-allowed":
    case "language-not-supported":
      return new SpeechError("unavailable");
    default:
      return new SpeechError("failed");
  }
}

/** The browser's variant of the language of the screens: what people say is logged in it. */
function spokenLanguage(): string {
  if (language.get() !== "en") return locale();
  return navigator.languages.find((tag) => /^en\b/i.test(tag)) ?? fallbackLanguage;
}
