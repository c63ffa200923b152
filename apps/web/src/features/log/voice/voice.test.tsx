import { errors, recordingMaxMs, routes } from "@morsel/contracts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type FakeServer, json, refusal } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const box = () => page.getByLabelText("Meal description");
const speak = () => page.getByRole("button", { name: "Speak" });
const stop = () => page.getByRole("button", { name: "Stop Recording" });
const transcribing = () => page.getByRole("button", { name: "Transcribing" });
const transcribeRoute = `POST ${routes.transcribe}`;

/** A microphone that delivers a tone, for the browser's real recorder. */
class ToneMicrophone {
  readonly context = new AudioContext();
  readonly streams: MediaStream[] = [];
  readonly asked: MediaStreamConstraints[] = [];

  readonly open = async (constraints: MediaStreamConstraints = {}): Promise<MediaStream> => {
    this.asked.push(constraints);
    const tone = this.context.createOscillator();
    const { stream } = tone.connect(
      this.context.createMediaStreamDestination(),
    ) as MediaStreamAudioDestinationNode;
    tone.start();
    this.streams.push(stream);
    return stream;
  };

  get isOpen(): boolean {
    return this.streams.some((stream) =>
      stream.getTracks().some((track) => track.readyState === "live"),
    );
  }
}

let microphone: ToneMicrophone;
const getUserMedia = () => vi.spyOn(navigator.mediaDevices, "getUserMedia");

beforeEach(() => {
  microphone = new ToneMicrophone();
  getUserMedia().mockImplementation(microphone.open);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await microphone.context.close();
});

function sentFile(server: FakeServer): File {
  const bodies = server.callsTo("POST", routes.transcribe).map(({ body }) => body);
  const [{ audio }] = bodies as [{ readonly audio: File }];
  return audio;
}

describe("speaking", () => {
  test("changes the button from Speak to Stop Recording and Transcribing, and appends the words to the text [S2.dashboard.3, S2.dashboard.4, S4.voice.1, S4.voice.2]", async () => {
    const { server } = await renderApp("/log");
    const answer = Promise.withResolvers<Response>();
    server.answer(transcribeRoute, () => answer.promise);
    await box().fill("toast");
    await speak().click();
    await expect.element(stop()).toBeVisible();
    await expect.element(box()).toBeDisabled();
    expect(microphone.isOpen).toBe(true);
    await stop().click();
    await expect.element(transcribing()).toBeVisible();
    await expect.element(box()).toBeDisabled();
    expect(microphone.isOpen).toBe(false);
    answer.resolve(json(200, { transcript: "and two eggs" }));
    await expect.element(box()).toHaveValue("toast and two eggs");
    await expect.element(box()).toBeEnabled();
    await expect.element(speak()).toBeVisible();
    expect(sessionStorage.getItem("dashboard-meal-input")).toBe("toast and two eggs");
  });

  test("requests noise suppression and sends a recording named by its type [S7.transcribe, S9.recording]", async () => {
    const start = vi.spyOn(MediaRecorder.prototype, "start");
    const { server } = await renderApp("/log");
    await speak().click();
    // The recorder delivers its first data after a second.
    await expect.element(page.getByText("0:01")).toBeVisible();
    await stop().click();
    await expect.element(box()).toHaveValue("two eggs");
    expect(microphone.asked).toEqual([
      { audio: { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100 } },
    ]);
    expect(start).toHaveBeenCalledWith(1000);
    const file = sentFile(server);
    expect(file.name).toBe("recording.webm");
    expect(file.type).toBe("audio/webm;codecs=opus");
    expect(file.size).toBeGreaterThan(0);
  });

  test.each([
    ["audio/webm;codecs=opus", "webm"],
    ["audio/webm", "webm"],
    ["audio/mp4", "mp4"],
    ["audio/wav", "wav"],
    ["", "webm"],
  ])("records %j if the browser supports only that format [S9.recording]", async (only, format) => {
    const made: (MediaRecorderOptions | undefined)[] = [];
    vi.stubGlobal(
      "MediaRecorder",
      class extends MediaRecorder {
        static override isTypeSupported(type: string): boolean {
          return type === only;
        }
        constructor(stream: MediaStream, options?: MediaRecorderOptions) {
          super(stream);
          made.push(options);
        }
        override get mimeType(): string {
          return only;
        }
      },
    );
    const { server } = await renderApp("/log");
    await speak().click();
    await stop().click();
    await expect.element(box()).toHaveValue("two eggs");
    expect(made).toEqual([only === "" ? {} : { mimeType: only }]);
    expect(sentFile(server).name).toBe(`recording.${format}`);
  });

  test("shows the duration, and announces the limit near the end", async () => {
    await renderApp("/log");
    await speak().click();
    await expect.element(page.getByText("0:00")).toBeVisible();
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 51_000);
    await expect.element(page.getByText("0:51")).toBeVisible();
    await expect.element(page.getByText("Recording ends at 1:00.")).toBeVisible();
    vi.useRealTimers();
  });

  test("ends after a minute", async () => {
    await renderApp("/log");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await speak().click();
      await expect.element(stop()).toBeVisible();
      await vi.advanceTimersByTimeAsync(recordingMaxMs - 10_000);
      expect(stop().query()).not.toBeNull();
      await vi.advanceTimersByTimeAsync(10_000);
      await expect.element(box()).toHaveValue("two eggs");
    } finally {
      vi.useRealTimers();
    }
  });

  test("asks the user to check the words of basic recognition", async () => {
    await renderApp("/log", (server) => {
      server.voiceStatus = { available: true, is_basic: true, how: null };
    });
    await speak().click();
    await stop().click();
    await expect
      .element(page.getByText("Basic offline recognition: check the words."))
      .toBeVisible();
  });

  test("works by keyboard, and the focus stays on the button", async () => {
    await renderApp("/log");
    await expect.element(speak()).toBeVisible();
    (speak().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(stop()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(box()).toHaveValue("two eggs");
    await expect.element(speak()).toHaveFocus();
  });
});

describe("errors while speaking", () => {
  test.each([
    ["denied", () => Promise.reject(new DOMException("denied", "NotAllowedError"))],
    ["missing", () => Promise.reject(new DOMException("missing", "NotFoundError"))],
  ])(
    "a microphone that is %s shows an error and keeps the text [S8.microphone]",
    async (_name, open) => {
      getUserMedia().mockImplementation(open);
      const { server } = await renderApp("/log");
      await box().fill("toast");
      await speak().click();
      await expect
        .element(page.getByText("Unable to access microphone. Please check your permissions."))
        .toBeVisible();
      await expect.element(box()).toHaveValue("toast");
      await expect.element(speak()).toBeEnabled();
      expect(server.callsTo("POST", routes.transcribe)).toHaveLength(0);
    },
  );

  test.each<[string, () => Response, string]>([
    ["the server's message", () => refusal("nothing_heard"), errors.nothing_heard.message],
    ["a default message", () => new Response("x", { status: 500 }), "Failed to transcribe audio"],
    [
      "a default message for a failed request",
      () => {
        throw new TypeError("Failed to fetch");
      },
      "Failed to transcribe audio. Please try again.",
    ],
  ])(
    "a failed transcription shows %s, and the recording is kept for another try [S8.transcribe]",
    async (_name, answer, words) => {
      const { server } = await renderApp("/log");
      await box().fill("toast");
      server.answer(transcribeRoute, answer);
      await speak().click();
      await stop().click();
      await expect.element(page.getByRole("alert").getByText(words)).toBeVisible();
      await expect.element(box()).toHaveValue("toast");
      server.recover(transcribeRoute);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect.element(box()).toHaveValue("toast two eggs");
      expect(server.callsTo("POST", routes.transcribe)).toHaveLength(2);
      expect(microphone.asked).toHaveLength(1);
    },
  );

  test("a signed-out visitor is asked to sign in, and the microphone stays closed [S6.transcribe]", async () => {
    await renderApp("/log", (server) => {
      server.user = null;
    });
    await speak().click();
    await expect
      .element(page.getByText("Sign in to start logging and save your meals"))
      .toBeVisible();
    expect(microphone.asked).toHaveLength(0);
  });

  test("leaving the screen releases the microphone, and the recording is still transcribed [S4.voice.3]", async () => {
    await renderApp("/log");
    await speak().click();
    await expect.element(stop()).toBeVisible();
    await page.getByRole("link", { name: "Meals" }).click();
    await expect.poll(() => microphone.isOpen).toBe(false);
    await page.getByRole("navigation").getByRole("link", { name: "Log" }).click();
    await expect.element(box()).toHaveValue("two eggs");
  });
});
