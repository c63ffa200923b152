import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { ManualClock } from "../../testing/manual-clock.ts";
import {
  type ModelAnswer,
  ModelService,
  modelServiceKey,
  sendJson,
} from "../../testing/model-service.ts";
import { getSharedFoods } from "../../testing/shared-foods.ts";
import { createModels, type ModelTiming, modelTiming } from "./index.ts";

const foods = getSharedFoods();
const written = { nowMs: 1_777_809_600_000, timeZone: "Europe/Paris" };
const never = new AbortController().signal;
const quick: ModelTiming = {
  ...modelTiming,
  callMs: 30_000,
  readingTimeoutMs: 60_000,
  retryAfterMs: 1,
  busyForMs: 1,
  maxWaitMs: 60,
  openMs: 60_000,
};

let service: ModelService;
beforeAll(async () => {
  service = await ModelService.start();
  service.reply = () => '{"meals":[{"foods":[{"food":"toast"}]}]}';
});
afterEach(() => service.forget());
afterAll(() => service.close());

function connect(timing: Partial<ModelTiming> = {}, environment: Record<string, string> = {}) {
  const { model } = readConfig({ ...service.environment, ...environment });
  if (!model) throw new Error("No model is set");
  const log: [string, object, string][] = [];
  const logged = {
    warn: (details: object, message: string) => void log.push(["warn", details, message]),
    error: (details: object, message: string) => void log.push(["error", details, message]),
  };
  const calls: string[] = [];
  const observer = {
    called: (outcome: string) => void calls.push(outcome),
    usedTokens: () => undefined,
  };
  const { reader } = createModels(model, () => foods, logged, { ...quick, ...timing }, observer);
  const read = (signal = never) => reader.readMeals("my secret toast", written, signal);
  const failure = () =>
    read().then(
      () => "none",
      (error) => error.failure as string,
    );
  return { read, failure, log, calls };
}

const status =
  (code: number, headers: Record<string, string> = {}): ModelAnswer =>
  (response) =>
    void response.writeHead(code, headers).end("sorry, my secret toast");

/** An answer of a service without support for response_format. */
function sayPlainly(response: ServerResponse, content: string): void {
  const message = { role: "assistant", content };
  const choices = [{ index: 0, message, finish_reason: "stop" }];
  sendJson(response, 200, { id: "1", object: "chat.completion", created: 1, model: "m", choices });
}

/** Many blanks, generated while they are read. */
function* blanks(megabytes: number) {
  for (let at = 0; at < megabytes * 16; at += 1) yield Buffer.alloc(64 * 1024, " ");
}

describe("Calls to a language model", () => {
  it.each([
    ["refuses connections", () => "http://127.0.0.1:9"],
    ["has an unknown host name", () => "http://nowhere.test"],
    ["does not support TLS", () => service.url.replace("http:", "https:")],
  ])(
    "a service that %s gets three calls, then a log line without the user's words [F26]",
    async (_, address) => {
      const { failure, log, calls } = connect({}, { AI_BASE_URL: address() });
      expect(await failure()).toBe("down");
      expect(calls).toEqual(["down", "down", "down"]);
      expect(log).toEqual([
        ["warn", expect.objectContaining({ failure: "down" }), "the language model did not answer"],
      ]);
      expect(JSON.stringify(log)).not.toMatch(/secret/);
    },
  );

  it("a call without a response is aborted at the time limit, and its connection is closed [F27]", async () => {
    const clock = new ManualClock();
    const { failure } = connect({ clock });
    service.usual = () => undefined;
    const failed = failure();
    const asked = await service.asked(1);
    clock.advance(quick.callMs);
    expect(await failed).toBe("timeout");
    expect(service.questions).toHaveLength(1);
    await asked.hungUp;
  });

  it("a call whose response arrives byte by byte is aborted at the time limit [F31]", async () => {
    const clock = new ManualClock();
    const { failure } = connect({ clock });
    const { promise: dripped, resolve: onDripped } = Promise.withResolvers<void>();
    service.usual = (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      let bytes = 0;
      const drip = setInterval(() => {
        response.write(" ");
        bytes += 1;
        if (bytes === 10) onDripped();
      }, 10);
      response.on("close", () => clearInterval(drip));
    };
    const failed = failure();
    await dripped;
    clock.advance(quick.callMs);
    expect(await failed).toBe("timeout");
    expect(service.questions).toHaveLength(1);
    await service.questions[0]?.hungUp;
  });

  it("a reading fails with a timeout when its calls and waits together exceed the time limit", async () => {
    const clock = new ManualClock();
    const { failure } = connect({ clock, readingTimeoutMs: 29_000, maxWaitMs: 60_000 });
    service.usual = status(429, { "retry-after": "30" });
    const failed = failure();
    expect(await clock.waiting(1)).toEqual([30_000]);
    clock.advance(29_000);
    expect(await failed).toBe("timeout");
    expect(service.questions).toHaveLength(1);
  });

  it("a third attempt is made after two failures, and its answer is used [F29]", async () => {
    const { read } = connect();
    service.answers.push(status(500), status(503));
    expect((await read()).meals).toHaveLength(1);
    expect(service.questions).toHaveLength(3);
  });

  it("the service gets no call after five failures, then one trial call, and is used again once it has recovered [F29]", async () => {
    const clock = new ManualClock();
    const { read, failure } = connect({ clock, retryAfterMs: 0 });
    service.usual = status(500);
    expect(await failure()).toBe("down");
    expect(await failure()).toBe("circuit-open");
    expect(service.questions).toHaveLength(5);
    clock.advance(quick.openMs - 1);
    expect(await failure()).toBe("circuit-open");
    expect(service.questions).toHaveLength(5);
    clock.advance(1);
    service.usual = status(404);
    expect(await failure()).toBe("refused");
    expect(service.questions).toHaveLength(6);
    service.usual = undefined;
    expect((await read()).meals).toHaveLength(1);
  });

  it("other calls are rejected while a trial call is in progress", async () => {
    const clock = new ManualClock();
    const { failure } = connect({ clock, retryAfterMs: 0 });
    service.usual = status(500);
    await failure();
    await failure();
    expect(service.questions).toHaveLength(5);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    service.usual = async (response, question) => {
      await released;
      await status(500)(response, question);
    };
    clock.advance(quick.openMs);
    const trial = failure();
    await service.asked(6);
    expect(await Promise.all([failure(), failure(), failure()])).toEqual(
      Array(3).fill("circuit-open"),
    );
    expect(service.questions).toHaveLength(6);
    release();
    expect(await trial).toBe("circuit-open");
  });

  it("a busy service gets one call per wait, and these do not count as failed attempts [F28]", async () => {
    const clock = new ManualClock();
    const { read } = connect({ clock, busyForMs: 20, maxWaitMs: 20 });
    service.usual = status(429);
    const readings = Promise.all([read(), read(), read()]);
    // Three calls were running at the first busy response; after it there is one call at a time.
    for (const calls of [3, 4, 5, 6]) {
      expect(await clock.waiting(3)).toEqual([20, 20, 20]);
      expect(service.questions).toHaveLength(calls);
      clock.advance(19);
      expect(await clock.waiting(3)).toEqual([1, 1, 1]);
      if (calls === 6) service.usual = undefined;
      clock.advance(1);
    }
    expect((await readings).map(({ meals }) => meals.length)).toEqual([1, 1, 1]);
    expect(service.questions).toHaveLength(9);
  });

  it.each([401, 403])(
    "a service that answers %d gets no further call, and the log names AI_API_KEY [F33]",
    async (code) => {
      const { failure, log } = connect();
      service.usual = status(code);
      expect(await failure()).toBe("unauthorized");
      expect(await failure()).toBe("circuit-open");
      expect(service.questions).toHaveLength(1);
      expect(log[0]).toEqual(["error", expect.anything(), expect.stringContaining("AI_API_KEY")]);
      expect(JSON.stringify(log)).not.toMatch(new RegExp(`secret|${modelServiceKey}`));
    },
  );

  it.each([400, 422])(
    "a service that answers %d to response_format gets the JSON schema in the prompt from then on",
    async (code) => {
      const { read } = connect();
      service.usual = (response, question) => {
        if (question.body.response_format) status(code)(response, question);
        else sayPlainly(response, `\`\`\`json\n${service.reply("", question)}\n\`\`\``);
      };
      expect((await read()).meals).toHaveLength(1);
      expect((await read()).meals).toHaveLength(1);
      const given = service.questions.map(({ body }) => body.response_format !== undefined);
      expect(given).toEqual([true, false, false]);
      const told = service.questions.map(({ body }) =>
        JSON.stringify(body).includes("additionalProperties"),
      );
      expect(told).toEqual([true, true, true]);
    },
  );

  it("a service that always answers 400 gets a second call without response_format, in each reading", async () => {
    const { failure } = connect();
    service.usual = status(400);
    expect(await failure()).toBe("bad-request");
    expect(await failure()).toBe("bad-request");
    const given = service.questions.map(({ body }) => body.response_format !== undefined);
    expect(given).toEqual([true, false, true, false]);
  });

  it("a provider that supports JSON schemas gets no second call after a 400", async () => {
    const { failure } = connect({}, { AI_PROVIDER: "anthropic" });
    service.usual = status(400);
    expect(await failure()).toBe("bad-request");
    expect(service.questions).toHaveLength(1);
  });

  it("a redirect is not followed", async () => {
    const { failure } = connect();
    service.usual = status(307, { location: `${service.url}/v1/chat/completions?elsewhere` });
    expect(await failure()).toBe("refused");
    expect(service.questions).toHaveLength(1);
  });

  it.each([
    ["of 200 MB", () => Readable.from(blanks(200)), {}],
    ["without an end", () => Readable.from(blanks(Number.POSITIVE_INFINITY)), {}],
    [
      "of 200 MB, compressed to 200 kB",
      () => Readable.from(blanks(200)).pipe(createGzip()),
      { "content-encoding": "gzip" },
    ],
  ])(
    "a response %s is rejected as too large, and its connection is closed [F32]",
    async (_, open, headers) => {
      const { failure } = connect();
      service.usual = (response) => {
        response.writeHead(200, { "content-type": "application/json", ...headers });
        open().pipe(response);
      };
      expect(await failure()).toBe("too-large");
      expect(service.questions).toHaveLength(1);
      await service.questions[0]?.hungUp;
    },
  );

  it("a call whose response breaks off is repeated", async () => {
    const { read } = connect();
    service.answers.push((response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "999" });
      response.write('{"choices":', () => response.destroy());
    });
    expect((await read()).meals).toHaveLength(1);
    expect(service.questions).toHaveLength(2);
  });

  it("the connection is closed when the user cancels the message [F34]", async () => {
    const { read, log } = connect();
    service.usual = () => undefined;
    const cancel = new AbortController();
    const reading = read(cancel.signal);
    const asked = await service.asked(1);
    cancel.abort(new Error("taken back"));
    await expect(reading).rejects.toThrow("taken back");
    await asked.hungUp;
    expect(log).toEqual([]);
    service.usual = undefined;
    expect((await read()).meals).toHaveLength(1);
  });
});
