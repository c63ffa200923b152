import { errors, routes } from "@morsel/contracts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { FakeServer } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const box = () => page.getByLabelText("Meal description");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const question = () => page.getByRole("dialog", { name: "Use your browser's voice recognition?" });
const noVoice = "Voice is not available here. Type your meal instead.";

/** The browser's recogniser: its attributes, methods and events as in the Web Speech API. */
class FakeRecognition extends EventTarget {
  static latest: FakeRecognition | undefined;
  static count = 0;
  lang = "";
  continuous = false;
  interimResults = true;
  maxAlternatives = 1;
  isStopped = false;
  readonly #results: object[] = [];

  start(): void {
    FakeRecognition.latest = this;
    FakeRecognition.count++;
    this.dispatchEvent(new Event("start"));
  }

  stop(): void {
    this.isStopped = true;
  }

  say(transcript: string, confidence: number, isFinal = true): void {
    this.#results.push(Object.assign([{ transcript, confidence }], { isFinal }));
    const resultIndex = this.#results.length - 1;
    this.dispatchEvent(
      Object.assign(new Event("result"), { resultIndex, results: [...this.#results] }),
    );
  }

  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event("error"), { error, message: "" }));
    this.end();
  }

  end(): void {
    this.dispatchEvent(new Event("end"));
  }
}

/** A recogniser that can work on the device. */
class LocalRecognition extends FakeRecognition {
  static readonly asked: object[] = [];
  processLocally = false;
  static async available(options: object): Promise<string> {
    LocalRecognition.asked.push(options);
    return "available";
  }
}

const recognizer = () => FakeRecognition.latest as FakeRecognition & { processLocally?: boolean };

function withoutTranscriber(server: FakeServer): void {
  const how = errors.transcriber_unavailable.message;
  server.voiceStatus = { available: false, is_basic: false, how };
}

/** Chromium has a recogniser of its own. */
function setRecognition(Class: typeof FakeRecognition | undefined, isPrefixed = false): void {
  vi.stubGlobal("SpeechRecognition", isPrefixed ? undefined : Class);
  vi.stubGlobal("webkitSpeechRecognition", isPrefixed ? Class : undefined);
}

beforeEach(() => {
  FakeRecognition.latest = undefined;
  FakeRecognition.count = 0;
  localStorage.removeItem("browser-voice-allowed");
});
afterEach(() => vi.unstubAllGlobals());

async function speakTo(Class: typeof FakeRecognition) {
  setRecognition(Class);
  const app = await renderApp("/log", withoutTranscriber);
  await button("Speak").click();
  return app;
}

describe("the browser's recogniser, if the server has none", () => {
  test("on the device is used at once; the words are appended and not submitted", async () => {
    setRecognition(LocalRecognition);
    const { server } = await renderApp("/log", withoutTranscriber);
    await box().fill("toast");
    await button("Speak").click();
    await expect.element(button("Stop Recording")).toBeVisible();
    await expect.element(box()).toBeDisabled();
    expect(LocalRecognition.asked[0]).toEqual({ langs: ["en-US"], processLocally: true });
    expect(recognizer()).toMatchObject({
      processLocally: true,
      lang: "en-US",
      continuous: true,
      interimResults: false,
    });
    recognizer().say("two eggs", 0.93);
    recognizer().say(" and a latte", 0.9);
    await button("Stop Recording").click();
    await expect.element(button("Transcribing")).toBeVisible();
    expect(recognizer().isStopped).toBe(true);
    recognizer().end();
    await expect.element(box()).toHaveValue("toast two eggs and a latte");
    await expect.element(button("Speak")).toBeVisible();
    expect(page.getByText("check the words", { exact: false }).query()).toBeNull();
    expect(server.callsTo("POST", routes.queue)).toEqual([]);
    expect(server.callsTo("POST", routes.transcribe)).toEqual([]);
  });

  test("elsewhere is used only if the user allows it, who is asked once", async () => {
    setRecognition(FakeRecognition, true);
    await renderApp("/log", withoutTranscriber);
    await button("Speak").click();
    await expect
      .element(question().getByText("may process the sound", { exact: false }))
      .toBeVisible();
    expect(FakeRecognition.count).toBe(0);
    await question().getByRole("button", { name: "Allow" }).click();
    await expect.element(button("Stop Recording")).toBeVisible();
    recognizer().say("an apple", 0.8);
    recognizer().end();
    await expect.element(box()).toHaveValue("an apple");
    await button("Speak").click();
    await expect.element(button("Stop Recording")).toBeVisible();
    expect(question().query()).toBeNull();
    recognizer().end();
  });

  test("is not used after a refusal, and the focus returns to Speak", async () => {
    await speakTo(FakeRecognition);
    await expect.element(question()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Speak")).toHaveFocus();
    await button("Speak").click();
    await question().getByRole("button", { name: "Not now" }).click();
    await expect.element(question()).not.toBeInTheDocument();
    expect(FakeRecognition.count).toBe(0);
    expect(localStorage.getItem("browser-voice-allowed")).toBeNull();
  });

  test.each([
    ["low", 0.4, true],
    ["high", 0.9, false],
    ["unknown", 0, false],
  ])(
    "with %s confidence, the user is asked to check the words: %s",
    async (_, confidence, asks) => {
      await speakTo(LocalRecognition);
      await expect.element(button("Stop Recording")).toBeVisible();
      recognizer().say("two eggs", 0.95);
      recognizer().say("half a kilo", confidence);
      recognizer().end();
      await expect.element(box()).toHaveValue("two eggs half a kilo");
      const note = page.getByText("Not every word was clear: check the words.");
      expect(note.query() !== null).toBe(asks);
    },
  );

  test.each([
    ["not-allowed", "Unable to access microphone. Please check your permissions."],
    ["audio-capture", "Unable to access microphone. Please check your permissions."],
    ["network", "Failed to transcribe audio. Please try again."],
    ["service-not-allowed", noVoice],
    ["no-speech", errors.nothing_heard.message],
  ])("with the error %s shows: %s", async (code, words) => {
    await speakTo(LocalRecognition);
    await expect.element(button("Stop Recording")).toBeVisible();
    recognizer().fail(code);
    await expect.element(page.getByRole("alert").getByText(words)).toBeVisible();
    await expect.element(button("Speak")).toBeVisible();
  });

  test("is stopped when the screen is left, and its words are kept", async () => {
    await speakTo(LocalRecognition);
    await expect.element(button("Stop Recording")).toBeVisible();
    recognizer().say("soup", 0.9);
    await page.getByRole("link", { name: "Meals" }).click();
    await expect.poll(() => recognizer().isStopped).toBe(true);
    recognizer().end();
    await page.getByRole("navigation").getByRole("link", { name: "Log" }).click();
    await expect.element(box()).toHaveValue("soup");
  });

  test("is missing, too: the screen says to type", async () => {
    setRecognition(undefined);
    await renderApp("/log", withoutTranscriber);
    await button("Speak").click();
    await expect.element(page.getByText(noVoice)).toBeVisible();
    await expect.element(button("Speak")).toBeVisible();
  });
});
