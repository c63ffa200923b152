import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { errors, recordingMaxBytes, routes } from "@morsel/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { recordingForm, recordings, silentWave } from "../../testing/recordings.ts";
import { soon } from "../../testing/soon.ts";
import { readJson, TranscribingApp } from "../../testing/transcribing-app.ts";

const slackBytes = 64 * 1024;

let test: TranscribingApp;
beforeAll(async () => {
  test = await TranscribingApp.start();
});
afterAll(() => test.close());
beforeEach(() => test.service.forget());

const part = (disposition: string, content: Buffer | string, more = "") =>
  Buffer.concat([
    Buffer.from(`--line\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`),
    Buffer.from(content as string),
    Buffer.from("\r\n"),
  ]);
const filePart = (content: Buffer | string, field = "audio", more = "") =>
  part(`name="${field}"; filename="recording.webm"`, content, more);
const end = Buffer.from("--line--\r\n");

describe("Format of a recording", () => {
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
  )("a %s recording sent as %s is accepted by its content [V51]", async (format, type, bytes) => {
    const answer = await test.send(recordingForm(bytes, { type, name: "recording.txt" }));
    expect(answer.status).toBe(200);
    expect(test.service.questions.map(({ fileName }) => fileName)).toEqual([`recording.${format}`]);
  });

  it.each([
    ["an HTML page", "<!doctype html><script>alert(1)</script>"],
    ["an ELF program", Buffer.from("\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0", "latin1")],
    ["a ZIP archive", Buffer.from("PK\x03\x04\x14\0\0\0\b\0", "latin1")],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["an MP3", recordings.mp3],
    ["an empty file", ""],
    ["three bytes", Buffer.from([0x1a, 0x45, 0xdf])],
    [
      "AVIF, a picture in an MP4 container",
      Buffer.from("\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf", "latin1"),
    ],
    ["WebP, a picture in a RIFF container", Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1")],
    ["a Matroska film", Buffer.from("\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska", "latin1")],
  ])("a recording upload of %s is refused with every content type [V51]", async (_name, bytes) => {
    for (const type of types) {
      const answer = await test.send(recordingForm(bytes, { type }));
      expect(answer.status).toBe(415);
      expect(await readJson(answer)).toEqual({
        error: "audio_unsupported",
        message: errors.audio_unsupported.message,
      });
    }
    expect(test.service.questions).toEqual([]);
  });
});

describe("Upload of a recording", () => {
  const expectRefused = async (
    answer: { status: number | undefined; json: { error: string } },
    status: number,
    error: string,
  ) => {
    expect([answer.status, answer.json.error]).toEqual([status, error]);
    expect(test.service.questions).toEqual([]);
    expect((await test.send(recordingForm(recordings.wav))).status).toBe(200);
  };
  /** How much the server read from a connection until it closed. */
  const readBytes = async (socket: Socket | undefined) => {
    if (socket && !socket.destroyed) await once(socket, "close");
    return socket?.bytesRead ?? Number.NaN;
  };

  it("a body of 25 MB and a byte is refused by its Content-Length, before it is read [V52]", async () => {
    const size = 25 * 1024 * 1024 + 1;
    const body = (function* () {
      yield filePart(recordings.webm);
      for (let sent = 0; sent < size; sent += slackBytes) yield Buffer.alloc(slackBytes);
    })();
    const before = test.sockets.length;
    const answer = await test.sendRaw(body, { "content-length": `${size}` });
    expect(await readBytes(test.sockets[before])).toBeLessThan(4 * slackBytes);
    await expectRefused(answer, 413, "audio_too_large");
  });

  it("a body of 25 MB without a Content-Length is refused after at most the limit and 64 KB [V52]", async () => {
    const body = (function* () {
      yield part('name="audio"; filename="recording.webm"', recordings.webm).subarray(0, -2);
      for (let sent = 0; sent < 25 * 1024 * 1024; sent += slackBytes) {
        yield Buffer.alloc(slackBytes);
      }
    })();
    const before = test.sockets.length;
    const answer = await test.sendRaw(body);
    expect(await readBytes(test.sockets[before])).toBeLessThan(recordingMaxBytes + slackBytes);
    await expectRefused(answer, 413, "audio_too_large");
  });

  it("a form with megabytes before the file is refused [V52]", async () => {
    const body = (function* () {
      for (let sent = 0; sent < 8 * 1024 * 1024; sent += slackBytes) {
        yield Buffer.alloc(slackBytes, "x");
      }
      yield filePart(recordings.wav);
      yield end;
    })();
    await expectRefused(await test.sendRaw(body), 413, "audio_too_large");
  });

  it("a recording one byte above the limit is refused, and one of exactly the limit is accepted [V52]", async () => {
    const whole = Buffer.concat([recordings.wav, Buffer.alloc(recordingMaxBytes)]);
    const fitting = Buffer.from(whole.subarray(0, recordingMaxBytes));
    expect((await test.send(recordingForm(fitting))).status).toBe(200);
    test.service.forget();
    const tooMany = Buffer.from(whole.subarray(0, recordingMaxBytes + 1));
    const answer = await test.send(recordingForm(tooMany));
    await expectRefused(
      { status: answer.status, json: await readJson(answer) },
      413,
      "audio_too_large",
    );
  });

  it.each([
    ["two files", [filePart(recordings.wav), filePart(recordings.wav), end]],
    ["a file in another field", [filePart(recordings.wav, "file"), end]],
    ["a text instead of a file", [part('name="audio"', "two eggs"), end]],
    ["a text before the file", [part('name="model"', "x"), filePart(recordings.wav), end]],
    ["a text after the file", [filePart(recordings.wav), part('name="model"', "x"), end]],
    ["1,001 texts", [...Array.from({ length: 1001 }, () => part('name="a"', "x")), end]],
    ["1,001 files", [...Array.from({ length: 1001 }, () => filePart("")), end]],
    ["a form without parts", [end]],
    ["an empty body", []],
    [
      "a part header of a megabyte",
      [filePart(recordings.wav, "audio", `x-a: ${"a".repeat(1 << 20)}\r\n`), end],
    ],
    ["a form without its closing boundary", [filePart(recordings.wav)]],
    ["a form cut off in the file", [filePart(recordings.wav).subarray(0, 3000)]],
    [
      "a form cut off in a part header",
      [Buffer.from("--line\r\nContent-Disposition: form-data; na")],
    ],
    ["JSON sent as a form", [Buffer.from('{"audio":{"file":"x"}}')]],
    ["__proto__ as the field", [filePart(recordings.wav, "__proto__"), end]],
    [
      "constructor.prototype as the field",
      [filePart(recordings.wav, "constructor.prototype"), end],
    ],
    ["constructor as the field", [filePart(recordings.wav, "constructor"), end]],
    ["a text in the field toString", [part('name="toString"', "x"), filePart(recordings.wav), end]],
    [
      "a text in the field __proto__",
      [part('name="__proto__"', "{}", "content-type: application/json\r\n"), end],
    ],
  ])("an upload with %s is refused [V38, V52]", async (_name, parts) => {
    const known = Object.getOwnPropertyNames(Object.prototype);
    const answer = await test.sendRaw([Buffer.concat(parts)]);
    await expectRefused(answer, 400, "recording_missing");
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(known);
  });

  it("JSON that looks like a stored file is refused [V54]", async () => {
    const stored = {
      file: {},
      filepath: "/etc/passwd",
      filename: "passwd",
      _buf: "x",
      type: "file",
    };
    for (const type of ["application/json", "text/plain", "audio/webm", "multipart/form-data"]) {
      const answer = await fetch(`${test.origin}${routes.transcribe}`, {
        method: "POST",
        body: JSON.stringify({ audio: stored }),
        headers: { cookie: test.person.cookie, "content-type": type },
      });
      expect([type, answer.status]).toEqual([type, 415]);
      expect((await readJson(answer)).error).toBe("unsupported_media_type");
    }
    expect(test.service.questions).toEqual([]);
  });

  it("refuses a recording longer than a minute", async () => {
    expect((await test.send(recordingForm(silentWave(61)))).status).toBe(200);
    test.service.forget();
    const answer = await test.send(recordingForm(silentWave(70)));
    await expectRefused(
      { status: answer.status, json: await readJson(answer) },
      422,
      "audio_too_long",
    );
  });

  it("signed-out users and pages of other sites are refused, without a call to the service [V27]", async () => {
    const sendFrom = (headers: Record<string, string>) =>
      test.send(recordingForm(recordings.webm), { headers });
    expect((await sendFrom({ cookie: "" })).status).toBe(401);
    const evil = await sendFrom({ origin: "https://evil.example" });
    expect(evil.status).toBe(403);
    expect((await readJson(evil)).error).toBe("origin_refused");
    expect((await sendFrom({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect(test.service.questions).toEqual([]);
  });
});

it("100 interrupted uploads leave no file, socket or memory [V53]", async () => {
  const folder = await mkdtemp(join(tmpdir(), "morsel-voice-"));
  vi.stubEnv("TMPDIR", folder);
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const countSockets = () =>
    process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
  const halfBytes = 300_000;
  const interrupt = async () => {
    const before = test.sockets.length;
    const client = connect(Number(new URL(test.origin).port), "127.0.0.1");
    client.on("error", () => undefined);
    client.write(
      `POST ${routes.transcribe} HTTP/1.1\r\nHost: x\r\nCookie: ${test.person.cookie}\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: 4000000\r\n\r\n`,
    );
    client.write(
      Buffer.concat([filePart(recordings.webm).subarray(0, -2), Buffer.alloc(halfBytes)]),
    );
    const socket = await vi.waitFor(() => {
      const arrived = test.sockets[before];
      expect(arrived?.bytesRead).toBeGreaterThan(halfBytes);
      return arrived as Socket;
    }, soon);
    const gone = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    client.destroy();
    await gone;
    // A socket that is still referenced keeps what was read from it.
    test.sockets.length = before;
  };
  // The first uploads grow the heap to the size that this traffic needs.
  for (let count = 0; count < 25; count += 1) await interrupt();
  collectGarbage();
  const before = { ...process.memoryUsage(), sockets: countSockets() };
  for (let count = 0; count < 100; count += 1) await interrupt();
  vi.unstubAllEnvs();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  expect(countSockets()).toBeLessThanOrEqual(before.sockets);
  // One collection does not free all buffers of sockets that have just closed.
  const after = await vi.waitFor(() => {
    collectGarbage();
    const usage = process.memoryUsage();
    expect(usage.arrayBuffers - before.arrayBuffers).toBeLessThan((100 * halfBytes) / 3);
    return usage;
  }, soon);
  expect(after.rss - before.rss).toBeLessThan(50 * 1024 * 1024);
  expect(test.service.questions).toEqual([]);
  expect((await test.send(recordingForm(recordings.webm))).status).toBe(200);
}, 60_000);
