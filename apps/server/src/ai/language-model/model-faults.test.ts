import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { loadStarterTable } from "@morsel/food-table";
import { buildFoodIndex } from "@morsel/nutrition/estimate";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import {
  type ModelAnswer,
  ModelService,
  modelServiceKey,
  sendJson,
} from "../../testing/model-service.ts";
import { createModels, type ModelTiming } from "./index.ts";

const foods = buildFoodIndex(loadStarterTable());
const written = { nowMs: 1_777_809_600_000, timeZone: "Europe/Paris" };
const never = new AbortController().signal;
const quick: ModelTiming = {
  callMs: 5000,
  readingTimeoutMs: 10_000,
  retryAfterMs: 1,
  busyForMs: 1,
  maxWaitMs: 60,
  openMs: 100,
};

/** The time limit of a call in a test: long enough for the request to arrive on a busy machine. */
const soonMs = 1000;

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
    const { failure } = connect({ callMs: soonMs });
    service.usual = () => undefined;
    expect(await failure()).toBe("timeout");
    expect(service.questions).toHaveLength(1);
    await service.questions[0]?.hungUp;
  });

  it("a call whose response arrives byte by byte is aborted at the time limit [F31]", async () => {
    const { failure } = connect({ callMs: soonMs });
    service.usual = (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), 10);
      response.on("close", () => clearInterval(drip));
    };
    expect(await failure()).toBe("timeout");
    expect(service.questions).toHaveLength(1);
    await service.questions[0]?.hungUp;
  });

  it("a reading fails with a timeout when its calls and waits together exceed the time limit", async () => {
    const { failure } = connect({ readingTimeoutMs: soonMs, maxWaitMs: 60_000 });
    service.usual = status(429, { "retry-after": "30" });
    expect(await failure()).toBe("timeout");
    expect(service.questions).toHaveLength(1);
  });

  it("a third attempt is made after two failures, and its answer is used [F29]", async () => {
    const { read } = connect();
    service.answers.push(status(500), status(503));
    expect((await read()).meals).toHaveLength(1);
    expect(service.questions).toHaveLength(3);
  });

  it("the service gets no call after five failures, then one trial call, and is used again once it has recovered [F29]", async () => {
    const { read, failure } = connect({ openMs: 300 });
    service.usual = status(500);
    expect(await failure()).toBe("down");
    expect(await failure()).toBe("circuit-open");
    expect(service.questions).toHaveLength(5);
    expect(await failure()).toBe("circuit-open");
    expect(service.questions).toHaveLength(5);
    const rested = () =>
      expect.poll(failure, { interval: 20, timeout: 3000 }).not.toBe("circuit-open");
    service.usual = status(404);
    await rested();
    expect(service.questions).toHaveLength(6);
    service.usual = undefined;
    expect((await read()).meals).toHaveLength(1);
  });

  it("other calls are rejected while a trial call is in progress", async () => {
    const { failure } = connect({ openMs: 50 });
    service.usual = status(500);
    await failure();
    await failure();
    expect(service.questions).toHaveLength(5);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    service.usual = async (response, question) => {
      await released;
      await status(500)(response, question);
    };
    await expect
      .poll(
        async () => {
          const asked = failure();
          await Promise.race([service.asked(6), asked]);
          return service.questions.length;
        },
        { interval: 10, timeout: 3000 },
      )
      .toBe(6);
    expect(await Promise.all([failure(), failure(), failure()])).toEqual(
      Array(3).fill("circuit-open"),
    );
    expect(service.questions).toHaveLength(6);
    release();
  });

  it("a busy service gets one call per wait, and these do not count as failed attempts [F28]", async () => {
    const { read } = connect({ busyForMs: 5, maxWaitMs: 20 });
    const times: number[] = [];
    let left = 6;
    service.usual = (response, question) => {
      times.push(performance.now());
      left -= 1;
      if (left >= 0) response.writeHead(429).end();
      else service.say(response, question, service.reply("", question));
    };
    const readings = await Promise.all([read(), read(), read()]);
    expect(readings.every(({ meals }) => meals.length === 1)).toBe(true);
    // Three calls were running at the first busy response; after it there is one call at a time.
    const alone = times.slice(3, 7);
    // A call that is recorded late shortens the next wait, but not the sum of the waits.
    const waits = alone.length - 1;
    expect((alone.at(-1) ?? 0) - (alone[0] ?? 0)).toBeGreaterThan(waits * 15);
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
