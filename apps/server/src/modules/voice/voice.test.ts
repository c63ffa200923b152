import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { errors, messageMaxLength, recordingMaxBytes, routes } from "@morsel/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../../http/log.ts";
import { recordings, silentWave } from "../../testing/recordings.ts";
import { SpeechService, sendJson } from "../../testing/speech-service.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

/** Any JSON that an answer holds. */
// biome-ignore lint/suspicious/noExplicitAny: the tests check each field of the response.
async function readJson(body: ReadableStream | Response): Promise<any> {
  return (body instanceof Response ? body : new Response(body)).json();
}

const slackBytes = 64 * 1024;

interface SentFile {
  readonly bytes: Uint8Array<ArrayBuffer> | string;
  readonly type?: string;
  readonly name?: string;
  readonly field?: string;
}

function formOf(...files: readonly SentFile[]): FormData {
  const form = new FormData();
  for (const { bytes, type = "audio/webm", name = "recording.webm", field = "audio" } of files) {
    form.append(field, new File([bytes], name, { type }));
  }
  return form;
}

describe("transcribing", () => {
  let service: SpeechService;
  let test: TestApp;
  let ann: Person;
  let origin: string;
  const lines: string[] = [];
  const sockets: Socket[] = [];

  beforeAll(async () => {
    service = await SpeechService.start();
    test = await startTestApp({
      database: "sqlite",
      environment: service.environment,
      log: createLog("debug", { write: (line) => lines.push(line) }),
    });
    ann = await test.signUp();
    await test.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
    test.app.server.on("connection", (socket: Socket) => sockets.push(socket));
  });
  afterAll(async () => {
    await test.close();
    await service.close();
  });
  beforeEach(() => service.forget());

  const send = (body: FormData, headers: Record<string, string> = {}, person = ann) =>
    fetch(`${origin}${routes.transcribe}`, {
      method: "POST",
      body,
      headers: { cookie: person.cookie, ...headers },
    });

  /** Sends bytes as they are, as a browser never would. */
  const sendRaw = async (body: Iterable<Buffer>, headers: Record<string, string> = {}) => {
    const type = "multipart/form-data; boundary=line";
    const request = httpRequest(`${origin}${routes.transcribe}`, {
      method: "POST",
      agent: false,
      headers: { cookie: ann.cookie, "content-type": type, ...headers },
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      request.once("response", resolve);
      request.on("error", reject);
    });
    // A client that is rejected in the middle of a body sees the connection end afterwards.
    void pipeline(Readable.from(body), request).catch(() => undefined);
    const response = await answered;
    const answer = await readJson(Readable.toWeb(response));
    request.destroy();
    return { status: response.statusCode, json: answer };
  };

  const part = (disposition: string, content: Buffer | string, more = "") =>
    Buffer.concat([
      Buffer.from(`--line\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`),
      Buffer.from(content as string),
      Buffer.from("\r\n"),
    ]);
  const filePart = (content: Buffer | string, field = "audio", more = "") =>
    part(`name="${field}"; filename="recording.webm"`, content, more);
  const end = Buffer.from("--line--\r\n");

  it("answers what was said, and with nothing else [S6.transcribe, S7.transcribe, S3.transcript]", async () => {
    const answer = await send(formOf({ bytes: recordings.webm, type: "audio/webm;codecs=opus" }));
    expect(answer.status).toBe(200);
    expect(await readJson(answer)).toEqual({ transcript: "two eggs and a slice of toast" });
    expect(service.questions).toHaveLength(1);
    expect(service.questions[0]?.file.equals(recordings.webm)).toBe(true);
  });

  describe("recognises by content alone", () => {
    const types = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4", "audio/wav"];
    const genuine = [
      ["webm", recordings.webm],
      ["ogg", recordings.ogg],
      ["mp4", recordings.mp4],
      ["mp4", recordings.fragmentedMp4],
      ["wav", recordings.wav],
    ] as const;

    it.each(
      genuine.flatMap(([format, bytes]) => types.map((type) => [format, type, bytes] as const)),
    )("%s that is called %s [V51]", async (format, type, bytes) => {
      const answer = await send(formOf({ bytes, type, name: "recording.txt" }));
      expect(answer.status).toBe(200);
      expect(service.questions.map(({ fileName }) => fileName)).toEqual([`recording.${format}`]);
    });

    it.each([
      ["a page", "<!doctype html><script>alert(1)</script>"],
      ["a program", Buffer.from("\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0", "latin1")],
      ["an archive", Buffer.from("PK\x03\x04\x14\0\0\0\b\0", "latin1")],
      ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ["mp3", recordings.mp3],
      ["nothing", ""],
      ["three bytes", Buffer.from([0x1a, 0x45, 0xdf])],
      [
        "a picture of mp4's family",
        Buffer.from("\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf", "latin1"),
      ],
      ["a picture in RIFF", Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1")],
      ["a film of matroska", Buffer.from("\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska", "latin1")],
    ])("and refuses %s, whatever it is called [V51]", async (_name, bytes) => {
      for (const type of types) {
        const answer = await send(formOf({ bytes, type }));
        expect(answer.status).toBe(415);
        expect(await readJson(answer)).toEqual({
          error: "audio_unsupported",
          message: errors.audio_unsupported.message,
        });
      }
      expect(service.questions).toEqual([]);
    });
  });

  describe("refuses", () => {
    const refusedAs = async (
      answer: { status: number | undefined; json: { error: string } },
      status: number,
      error: string,
    ) => {
      expect([answer.status, answer.json.error]).toEqual([status, error]);
      expect(service.questions).toEqual([]);
      expect((await send(formOf({ bytes: recordings.wav }))).status).toBe(200);
    };
    /** What the server took of the connection that was made last before this call. */
    const bytesTaken = async (socket: Socket | undefined) => {
      if (socket && !socket.destroyed) await once(socket, "close");
      return socket?.bytesRead ?? Number.NaN;
    };

    it("25 MB and a byte by what is announced, without reading them [V52]", async () => {
      const size = 25 * 1024 * 1024 + 1;
      const body = (function* () {
        yield filePart(recordings.webm);
        for (let sent = 0; sent < size; sent += slackBytes) yield Buffer.alloc(slackBytes);
      })();
      const before = sockets.length;
      const answer = await sendRaw(body, { "content-length": `${size}` });
      expect(await bytesTaken(sockets[before])).toBeLessThan(4 * slackBytes);
      await refusedAs(answer, 413, "audio_too_large");
    });

    it("25 MB that were not announced, having read the limit and at most 64 KB more [V52]", async () => {
      const body = (function* () {
        yield part('name="audio"; filename="recording.webm"', recordings.webm).subarray(0, -2);
        for (let sent = 0; sent < 25 * 1024 * 1024; sent += slackBytes) {
          yield Buffer.alloc(slackBytes);
        }
      })();
      const before = sockets.length;
      const answer = await sendRaw(body);
      expect(await bytesTaken(sockets[before])).toBeLessThan(recordingMaxBytes + slackBytes);
      await refusedAs(answer, 413, "audio_too_large");
    });

    it("megabytes around the file [V52]", async () => {
      const body = (function* () {
        for (let sent = 0; sent < 8 * 1024 * 1024; sent += slackBytes) {
          yield Buffer.alloc(slackBytes, "x");
        }
        yield filePart(recordings.wav);
        yield end;
      })();
      await refusedAs(await sendRaw(body), 413, "audio_too_large");
    });

    it("a recording of one byte too many, and takes one of exactly the limit [V52]", async () => {
      const whole = Buffer.concat([recordings.wav, Buffer.alloc(recordingMaxBytes)]);
      const fitting = Buffer.from(whole.subarray(0, recordingMaxBytes));
      expect((await send(formOf({ bytes: fitting }))).status).toBe(200);
      service.forget();
      const tooMany = Buffer.from(whole.subarray(0, recordingMaxBytes + 1));
      const answer = await send(formOf({ bytes: tooMany }));
      await refusedAs(
        { status: answer.status, json: await readJson(answer) },
        413,
        "audio_too_large",
      );
    });

    it.each([
      ["two files", [filePart(recordings.wav), filePart(recordings.wav), end]],
      ["a file of another name", [filePart(recordings.wav, "file"), end]],
      ["a text in place of a file", [part('name="audio"', "two eggs"), end]],
      ["a text before the file", [part('name="model"', "x"), filePart(recordings.wav), end]],
      ["a text behind the file", [filePart(recordings.wav), part('name="model"', "x"), end]],
      ["1,001 texts", [...Array.from({ length: 1001 }, () => part('name="a"', "x")), end]],
      ["1,001 files", [...Array.from({ length: 1001 }, () => filePart("")), end]],
      ["no part", [end]],
      ["no body", []],
      [
        "a head of a megabyte",
        [filePart(recordings.wav, "audio", `x-a: ${"a".repeat(1 << 20)}\r\n`), end],
      ],
      ["a form without an end", [filePart(recordings.wav)]],
      ["a form that ends in a file", [filePart(recordings.wav).subarray(0, 3000)]],
      ["a form that ends in a head", [Buffer.from("--line\r\nContent-Disposition: form-data; na")]],
      ["no form at all", [Buffer.from('{"audio":{"file":"x"}}')]],
      ["__proto__ as the field", [filePart(recordings.wav, "__proto__"), end]],
      [
        "constructor.prototype as the field",
        [filePart(recordings.wav, "constructor.prototype"), end],
      ],
      ["constructor as the field", [filePart(recordings.wav, "constructor"), end]],
      ["toString as a text", [part('name="toString"', "x"), filePart(recordings.wav), end]],
      [
        "__proto__ as a text",
        [part('name="__proto__"', "{}", "content-type: application/json\r\n"), end],
      ],
    ])("%s [V38, V52]", async (_name, parts) => {
      const known = Object.getOwnPropertyNames(Object.prototype);
      const answer = await sendRaw([Buffer.concat(parts)]);
      await refusedAs(answer, 400, "recording_missing");
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(known);
    });

    it("JSON that looks like a file that was stored [V54]", async () => {
      const stored = {
        file: {},
        filepath: "/etc/passwd",
        filename: "passwd",
        _buf: "x",
        type: "file",
      };
      for (const type of ["application/json", "text/plain", "audio/webm", "multipart/form-data"]) {
        const answer = await fetch(`${origin}${routes.transcribe}`, {
          method: "POST",
          body: JSON.stringify({ audio: stored }),
          headers: { cookie: ann.cookie, "content-type": type },
        });
        expect([type, answer.status]).toEqual([type, 415]);
        expect((await readJson(answer)).error).toBe("unsupported_media_type");
      }
      expect(service.questions).toEqual([]);
    });

    it("what lasts longer than a minute", async () => {
      expect((await send(formOf({ bytes: silentWave(61) }))).status).toBe(200);
      service.forget();
      const answer = await send(formOf({ bytes: silentWave(70) }));
      await refusedAs(
        { status: answer.status, json: await readJson(answer) },
        422,
        "audio_too_long",
      );
    });

    it("signed-out people and pages of other sites, without calling the service [V27]", async () => {
      const form = () => formOf({ bytes: recordings.webm });
      expect((await send(form(), { cookie: "" })).status).toBe(401);
      const evil = await send(form(), { origin: "https://evil.example" });
      expect(evil.status).toBe(403);
      expect((await readJson(evil)).error).toBe("origin_refused");
      expect((await send(form(), { "sec-fetch-site": "cross-site" })).status).toBe(403);
      expect(service.questions).toEqual([]);
    });
  });

  describe("tells", () => {
    it.each([
      ["", "blank"],
      [" [BLANK_AUDIO]\n", "a note of silence"],
      ["♪ (upbeat music) ♪", "music"],
      [" Thank you.", "the end of a film"],
    ])("that nothing was heard where the service answers %j", async (text) => {
      service.answers.push((response) => sendJson(response, 200, { text }));
      const answer = await send(formOf({ bytes: recordings.webm }));
      expect(answer.status).toBe(422);
      expect((await readJson(answer)).error).toBe("nothing_heard");
    });

    it("that the recording is the matter where the service refuses it", async () => {
      service.answers.push((response) =>
        sendJson(response, 400, { error: { message: "Audio file might be corrupted" } }),
      );
      const answer = await send(formOf({ bytes: recordings.webm }));
      expect(answer.status).toBe(422);
      expect((await readJson(answer)).error).toBe("audio_unreadable");
    });

    it("in words that the service does not answer, and why only in the log [S8.transcribe]", async () => {
      lines.length = 0;
      service.answers.push((response) => sendJson(response, 401, { error: "key sk-1 is wrong" }));
      const answer = await send(formOf({ bytes: recordings.webm }));
      expect(answer.status).toBe(503);
      expect(await readJson(answer)).toEqual({
        error: "transcriber_failed",
        message: errors.transcriber_failed.message,
      });
      expect(lines.join("")).toContain("it answered 401");
      expect(lines.join("")).not.toContain("sk-1");
    });
  });

  it("makes one line of at most a message's length, whatever the service says", async () => {
    const said = `two\teggs\u0000\r\n\u202eand ${"toast ".repeat(2000)}\ud800`;
    service.answers.push((response) => sendJson(response, 200, { text: said }));
    const { transcript } = await readJson(await send(formOf({ bytes: recordings.webm })));
    expect(transcript.startsWith("two eggs and toast toast")).toBe(true);
    expect(transcript.length).toBeLessThanOrEqual(messageMaxLength);
    expect(transcript.isWellFormed()).toBe(true);
    expect(transcript).not.toMatch(/\p{C}/u);
  });

  it("writes neither what was said nor its sound, name or sender anywhere [V71]", async () => {
    lines.length = 0;
    const folder = await mkdtemp(join(tmpdir(), "morsel-voice-"));
    vi.stubEnv("TMPDIR", folder);
    const marker = "marker-of-the-voice-test";
    const bytes = Buffer.concat([recordings.wav, Buffer.from(marker)]);
    const file = { bytes, name: `${marker}.wav` };
    service.text = `two eggs ${marker}`;
    expect((await send(formOf(file))).status).toBe(200);
    const broken = `{"text":"${marker}`;
    service.answers.push((response) => {
      response.end(broken);
    });
    expect((await send(formOf(file))).status).toBe(503);
    service.answers.push((response) => sendJson(response, 500, { error: marker }));
    service.answers.push((response) => sendJson(response, 500, { error: marker }));
    const failed = await send(formOf(file));
    expect(await failed.text()).not.toContain(marker);
    service.text = "two eggs and a slice of toast";
    vi.unstubAllEnvs();
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    expect(lines.length).toBeGreaterThan(3);
    for (const secret of [marker, ann.email, ann.cookie.split("=")[1] ?? "-"]) {
      expect(lines.join("")).not.toContain(secret);
    }
  });

  it("hears one recording of a person at a time, in order, and at most three wait", async () => {
    const held: (() => void)[] = [];
    const hold = (text: string) =>
      service.answers.push(
        (response) =>
          new Promise<void>((resolve) => {
            held.push(() => {
              sendJson(response, 200, { text });
              resolve();
            });
          }),
      );
    for (const text of ["first", "second", "third"]) hold(text);
    const ben = await test.signUp();
    const first = send(formOf({ bytes: recordings.wav }));
    await service.asked(1);
    const second = send(formOf({ bytes: recordings.ogg }));
    const third = send(formOf({ bytes: recordings.mp4 }));
    await vi.waitFor(async () => {
      const answer = await send(formOf({ bytes: recordings.webm }));
      expect(answer.status).toBe(429);
      expect(answer.headers.get("retry-after")).toBe("5");
      expect((await readJson(answer)).detail).toContain("still being read");
    });
    expect(service.questions).toHaveLength(1);
    service.answers.unshift((response) => sendJson(response, 200, { text: "another's" }));
    const others = await send(formOf({ bytes: recordings.wav }), {}, ben);
    expect(await others.json()).toEqual({ transcript: "another's" });
    for (const [index, answer] of [first, second, third].entries()) {
      await service.asked(index === 0 ? 1 : index + 2);
      held.shift()?.();
      expect((await answer).status).toBe(200);
    }
  });

  it("stops the transcription when the client disconnects, and starts the next one", async () => {
    service.answers.push(() => undefined);
    const leaving = new AbortController();
    const given = fetch(`${origin}${routes.transcribe}`, {
      method: "POST",
      body: formOf({ bytes: recordings.webm }),
      headers: { cookie: ann.cookie },
      signal: leaving.signal,
    });
    const question = await service.asked(1);
    leaving.abort();
    await expect(given).rejects.toThrow();
    await question.hungUp;
    expect((await send(formOf({ bytes: recordings.webm }))).status).toBe(200);
  });

  it("keeps nothing of 100 uploads that break off [V53]", async () => {
    const folder = await mkdtemp(join(tmpdir(), "morsel-voice-"));
    vi.stubEnv("TMPDIR", folder);
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const countSockets = () =>
      process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
    const halfBytes = 300_000;
    const breakOff = async () => {
      const before = sockets.length;
      const client = connect(Number(new URL(origin).port), "127.0.0.1");
      client.on("error", () => undefined);
      client.write(
        `POST ${routes.transcribe} HTTP/1.1\r\nHost: x\r\nCookie: ${ann.cookie}\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: 4000000\r\n\r\n`,
      );
      client.write(
        Buffer.concat([filePart(recordings.webm).subarray(0, -2), Buffer.alloc(halfBytes)]),
      );
      const socket = await vi.waitFor(
        () => {
          const arrived = sockets[before];
          expect(arrived?.bytesRead).toBeGreaterThan(halfBytes);
          return arrived as Socket;
        },
        { interval: 2 },
      );
      const gone = new Promise<void>((resolve) => socket.once("close", () => resolve()));
      client.destroy();
      await gone;
      // A socket that is kept keeps what came by it.
      sockets.length = before;
    };
    // The first ones make the process as large as such traffic needs it.
    for (let count = 0; count < 25; count += 1) await breakOff();
    collectGarbage();
    const before = { ...process.memoryUsage(), sockets: countSockets() };
    for (let count = 0; count < 100; count += 1) await breakOff();
    collectGarbage();
    const after = process.memoryUsage();
    vi.unstubAllEnvs();
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    expect(countSockets()).toBeLessThanOrEqual(before.sockets);
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan((100 * halfBytes) / 3);
    expect(after.rss - before.rss).toBeLessThan(50 * 1024 * 1024);
    expect(service.questions).toEqual([]);
    expect((await send(formOf({ bytes: recordings.webm }))).status).toBe(200);
  }, 60_000);
});

describe("a server that", () => {
  it("has no transcriber says what the operator can switch on", async () => {
    const test = await startTestApp({ database: "sqlite" });
    const ann = await test.signUp();
    expect((await ann.get(routes.voiceStatus)).json()).toEqual({
      available: false,
      is_basic: false,
      how: errors.transcriber_unavailable.message,
    });
    const form = new Response(formOf({ bytes: recordings.webm }));
    const answer = await ann.request({
      method: "POST",
      url: routes.transcribe,
      headers: { "content-type": form.headers.get("content-type") ?? "" },
      payload: Buffer.from(await form.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      error: "transcriber_unavailable",
      message: expect.stringMatching(/pocketsphinx.*TRANSCRIBE_BASE_URL/),
    });
    await test.close();
  });

  it.each([true, false])(
    "listens says whether its words need checking: %s",
    async (needsReview) => {
      const transcriber = { needsReview, transcribe: async () => "an egg" };
      const test = await startTestApp({ database: "sqlite", transcriber });
      const ann = await test.signUp();
      expect((await ann.get(routes.voiceStatus)).json()).toEqual({
        available: true,
        is_basic: needsReview,
        how: null,
      });
      await test.close();
    },
  );

  it("bounds how often a person speaks says for how long", async () => {
    const test = await startTestApp({
      database: "sqlite",
      environment: { TRANSCRIPTS_PER_10_MINUTES: "2" },
      transcriber: { needsReview: false, transcribe: async () => "an egg" },
    });
    const form = new Response(formOf({ bytes: recordings.webm }));
    const type = form.headers.get("content-type") ?? "";
    const payload = Buffer.from(await form.arrayBuffer());
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const speak = (person: Person) =>
      person.request({
        method: "POST",
        url: routes.transcribe,
        headers: { "content-type": type },
        payload,
      });
    expect((await speak(ann)).json()).toEqual({ transcript: "an egg" });
    expect((await speak(ann)).statusCode).toBe(200);
    const refused = await speak(ann);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      error: "rate_limited",
      message: errors.rate_limited.message,
      detail: "You can speak 2 times in 10 minutes. Try again in 10 min.",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(590);
    expect((await speak(ben)).statusCode).toBe(200);
    expect((await ann.get(routes.jobs)).statusCode).toBe(200);
    await test.close();
  });

  it("stops tells those who wait to try again, and ends", async () => {
    const service = await SpeechService.start();
    service.answers.push(() => undefined);
    const test = await startTestApp({ database: "sqlite", environment: service.environment });
    const ann = await test.signUp();
    await test.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const waiting = fetch(`http://127.0.0.1:${port}${routes.transcribe}`, {
      method: "POST",
      body: formOf({ bytes: recordings.webm }),
      headers: { cookie: ann.cookie },
    });
    const question = await service.asked(1);
    await test.close();
    expect((await waiting).status).toBe(503);
    await question.hungUp;
    await service.close();
  });
});
