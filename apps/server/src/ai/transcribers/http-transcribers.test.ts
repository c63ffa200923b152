import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordings } from "../../testing/recordings.ts";
import {
  type SpeechAnswer,
  SpeechService,
  sendJson,
  speechServiceKey,
} from "../../testing/speech-service.ts";
import type { Recording, TranscriberError } from "../transcriber.ts";
import { createOpenAiTranscriber } from "./openai-compatible.ts";
import { foodWords } from "./prompt-hint.ts";
import { createWhisperCppTranscriber } from "./whisper-cpp.ts";

const spoken: Recording = { bytes: recordings.webm, format: "webm" };
const timing = { totalTimeoutMs: 400, retryAfterMs: 1, maxRetryAfterMs: 2000 };
const patient = { ...timing, totalTimeoutMs: 20_000 };
const never = new AbortController().signal;

let service: SpeechService;
beforeAll(async () => {
  service = await SpeechService.start();
});
afterAll(() => service.close());
beforeEach(() => service.forget());

const openAi = (changes: { apiKey?: string; timing?: typeof timing; baseUrl?: string } = {}) =>
  createOpenAiTranscriber({
    baseUrl: `${service.url}/v1`,
    apiKey: speechServiceKey,
    model: "whisper-large-v3-turbo",
    timing: patient,
    ...changes,
  });

const failureOf = async (given: Promise<string>) => {
  const error = await given.then(
    (text) => expect.fail(`It gave '${text}'.`),
    (reason: TranscriberError) => reason,
  );
  return { failure: error.failure, message: error.message };
};

describe("Service with OpenAI's transcription API", () => {
  it("receives the named file, the model, the language, the expected words and the response format", async () => {
    expect(await openAi().transcribe(spoken, never)).toBe("two eggs and a slice of toast");
    expect(service.questions[0]).toMatchObject({
      path: "/v1/audio/transcriptions",
      authorization: `Bearer ${speechServiceKey}`,
      fileName: "recording.webm",
      fileType: "audio/webm",
      fields: {
        model: "whisper-large-v3-turbo",
        language: "en",
        prompt: foodWords,
        response_format: "json",
      },
    });
    expect(service.questions[0]?.file.equals(recordings.webm)).toBe(true);
  });

  it("receives no Authorization header if no key is set", async () => {
    service.answers.push((response) => sendJson(response, 200, { text: "an egg" }));
    const keyless = createOpenAiTranscriber({ baseUrl: `${service.url}/v1`, model: "small.en" });
    expect(await keyless.transcribe(spoken, never)).toBe("an egg");
    expect(service.questions[0]?.authorization).toBeUndefined();
  });

  const status =
    (code: number, headers: Record<string, string> = {}): SpeechAnswer =>
    (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      sendJson(response, code, { error: { message: "no", code: "no" } });
    };
  const write =
    (body: string): SpeechAnswer =>
    (response) => {
      response.end(body);
    };
  const hangUp: SpeechAnswer = (response) => {
    response.destroy();
  };

  it.each([
    ["closes the connection", hangUp],
    ["answers 503", status(503)],
    ["answers 500", status(500)],
    ["answers 429", status(429)],
    ["answers 429 with a short Retry-After", status(429, { "retry-after": "0" })],
  ])("is called again if it %s", async (_name, answer) => {
    service.answers.push(answer);
    expect(await openAi().transcribe(spoken, never)).toBe("two eggs and a slice of toast");
    expect(service.questions).toHaveLength(2);
    expect(service.questions[1]?.file.equals(recordings.webm)).toBe(true);
  });

  it.each([
    ["answers 502 twice", [status(502), status(502)], 2, "it answered 502"],
    ["closes two connections", [hangUp, hangUp], 2, "it cannot be reached"],
    [
      "answers 429 with a long Retry-After",
      [status(429, { "retry-after": "3600" })],
      1,
      "it answered 429",
    ],
    ["answers 401", [status(401)], 1, "it answered 401"],
    ["answers 404", [status(404)], 1, "it answered 404"],
    ["redirects", [status(307, { location: "/other" })], 1, "it answered 307"],
    ["answers a web page", [write("<html>two eggs</html>")], 1, "is not JSON"],
    [
      "answers JSON without text",
      [((r) => sendJson(r, 200, { words: [] })) as SpeechAnswer],
      1,
      "has no text",
    ],
    ["answers null", [write("null")], 1, "has no text"],
    [
      "answers a number for the text",
      [((r) => sendJson(r, 200, { text: 2 })) as SpeechAnswer],
      1,
      "has no text",
    ],
    [
      "answers more than the limit",
      [write(`{"text":"${"egg ".repeat(1 << 20)}`)],
      1,
      "is too large",
    ],
    [
      "breaks off",
      [
        ((r) => {
          r.writeHead(200, { "content-length": "100" }).write('{"text":"two');
          setImmediate(() => r.destroy());
        }) as SpeechAnswer,
      ],
      1,
      "broke off",
    ],
  ])(
    "fails without the spoken words in the message if it %s",
    async (_name, answers, asked, words) => {
      service.answers.push(...answers);
      const { failure, message } = await failureOf(openAi().transcribe(spoken, never));
      expect(failure).toBe("failed");
      expect(message).toContain(words);
      expect(message).not.toMatch(/egg|two/);
      expect(service.questions).toHaveLength(asked);
    },
  );

  it.each([400, 413, 415, 422])(
    "a status %s is reported as an unreadable recording",
    async (code) => {
      service.answers.push(status(code));
      expect((await failureOf(openAi().transcribe(spoken, never))).failure).toBe("unreadable");
      expect(service.questions).toHaveLength(1);
    },
  );

  it("fails with ECONNREFUSED if nothing listens at its address", async () => {
    const gone = await SpeechService.start();
    const baseUrl = `${gone.url}/v1`;
    await gone.close();
    const { message } = await failureOf(openAi({ baseUrl }).transcribe(spoken, never));
    expect(message).toContain("ECONNREFUSED");
  });

  it.each([
    ["sends nothing", () => undefined],
    [
      "sends one byte every 20 ms",
      (response) => {
        const dripping = setInterval(() => response.write(" "), 20);
        response.once("close", () => clearInterval(dripping));
      },
    ],
  ] as [string, SpeechAnswer][])("fails after the time limit if it %s", async (_name, answer) => {
    service.answers.push(answer);
    const { failure, message } = await failureOf(openAi({ timing }).transcribe(spoken, never));
    expect(failure).toBe("failed");
    expect(message).toContain("did not answer in 0.4 s");
    await service.questions[0]?.hungUp;
  });

  it("stops when the signal is aborted, also between two attempts", async () => {
    for (const answer of [() => undefined, status(503, { "retry-after": "2" })]) {
      service.forget();
      service.answers.push(answer);
      const leaving = new AbortController();
      const given = openAi().transcribe(spoken, leaving.signal);
      await service.asked(1);
      leaving.abort(new Error("gone"));
      await expect(given).rejects.toThrow("gone");
      expect(service.questions).toHaveLength(1);
    }
  });
});

describe("whisper.cpp's server", () => {
  it("receives the recording and the expected words at /inference", async () => {
    const transcriber = createWhisperCppTranscriber({ baseUrl: service.url });
    expect((await transcriber.transcribe(spoken, never)).trim()).toBe(service.text);
    expect(service.questions[0]).toMatchObject({
      path: "/inference",
      fileName: "recording.webm",
      fields: { prompt: foodWords, response_format: "json" },
    });
  });

  it("fails if it answers an error with status 200", async () => {
    service.answers.push((response) => sendJson(response, 200, { error: "failed to read audio" }));
    const transcriber = createWhisperCppTranscriber({ baseUrl: service.url });
    expect((await failureOf(transcriber.transcribe(spoken, never))).failure).toBe("failed");
  });
});

describe("foodWords", () => {
  it("fit into the 224 tokens that a Whisper model reads", () => {
    // A token has about four characters of English, three of rarer words.
    expect(foodWords.length / 3).toBeLessThan(224);
  });
});
