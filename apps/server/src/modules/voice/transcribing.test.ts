import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errors, messageMaxLength, routes } from "@morsel/contracts";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { encodeRecordingForm, recordingForm, recordings } from "../../testing/recordings.ts";
import { soon } from "../../testing/soon.ts";
import { sendJson } from "../../testing/speech-service.ts";
import { type Person, startTestApp } from "../../testing/test-app.ts";
import { readJson, TranscribingApp } from "../../testing/transcribing-app.ts";

let test: TranscribingApp;
beforeAll(async () => {
  test = await TranscribingApp.start();
});
afterAll(() => test.close());
beforeEach(() => test.service.forget());

it("a recording gets its transcript and no other field [S6.transcribe, S7.transcribe, S3.transcript]", async () => {
  const answer = await test.send(
    recordingForm(recordings.webm, { type: "audio/webm;codecs=opus" }),
  );
  expect(answer.status).toBe(200);
  expect(await readJson(answer)).toEqual({ transcript: "two eggs and a slice of toast" });
  expect(test.service.questions).toHaveLength(1);
  expect(test.service.questions[0]?.file.equals(recordings.webm)).toBe(true);
});

it.each([
  ["", "blank"],
  [" [BLANK_AUDIO]\n", "a mark of silence"],
  ["♪ (upbeat music) ♪", "music"],
  [" Thank you.", "what speech models make of silence"],
])("reports that nothing was heard if the service answers %j", async (text) => {
  test.service.answers.push((response) => sendJson(response, 200, { text }));
  const answer = await test.send(recordingForm(recordings.webm));
  expect(answer.status).toBe(422);
  expect((await readJson(answer)).error).toBe("nothing_heard");
});

it("reports that the recording is unreadable if the service refuses it", async () => {
  test.service.answers.push((response) =>
    sendJson(response, 400, { error: { message: "Audio file might be corrupted" } }),
  );
  const answer = await test.send(recordingForm(recordings.webm));
  expect(answer.status).toBe(422);
  expect((await readJson(answer)).error).toBe("audio_unreadable");
});

it("a failure of the service is reported, and its reason is logged without secrets [S8.transcribe]", async () => {
  test.logLines.length = 0;
  test.service.answers.push((response) => sendJson(response, 401, { error: "key sk-1 is wrong" }));
  const answer = await test.send(recordingForm(recordings.webm));
  expect(answer.status).toBe(503);
  expect(await readJson(answer)).toEqual({
    error: "transcriber_failed",
    message: errors.transcriber_failed.message,
  });
  expect(test.logLines.join("")).toContain("it answered 401");
  expect(test.logLines.join("")).not.toContain("sk-1");
});

it("a transcript is one line without control characters, and no longer than a message", async () => {
  const said = `two\teggs\u0000\r\n\u202eand ${"toast ".repeat(2000)}\ud800`;
  test.service.answers.push((response) => sendJson(response, 200, { text: said }));
  const { transcript } = await readJson(await test.send(recordingForm(recordings.webm)));
  expect(transcript.startsWith("two eggs and toast toast")).toBe(true);
  expect(transcript.length).toBeLessThanOrEqual(messageMaxLength);
  expect(transcript.isWellFormed()).toBe(true);
  expect(transcript).not.toMatch(/\p{C}/u);
});

it("the log and the temporary folder contain neither the words, the recording, its name nor the user [V71]", async () => {
  test.logLines.length = 0;
  const folder = await mkdtemp(join(tmpdir(), "morsel-voice-"));
  vi.stubEnv("TMPDIR", folder);
  const marker = "marker-of-the-voice-test";
  const bytes = Buffer.concat([recordings.wav, Buffer.from(marker)]);
  const sendMarked = () => test.send(recordingForm(bytes, { name: `${marker}.wav` }));
  test.service.text = `two eggs ${marker}`;
  expect((await sendMarked()).status).toBe(200);
  const broken = `{"text":"${marker}`;
  test.service.answers.push((response) => {
    response.end(broken);
  });
  expect((await sendMarked()).status).toBe(503);
  test.service.answers.push((response) => sendJson(response, 500, { error: marker }));
  test.service.answers.push((response) => sendJson(response, 500, { error: marker }));
  const failed = await sendMarked();
  expect(await failed.text()).not.toContain(marker);
  test.service.text = "two eggs and a slice of toast";
  vi.unstubAllEnvs();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  expect(test.logLines.length).toBeGreaterThan(3);
  for (const secret of [marker, test.person.email, test.person.cookie.split("=")[1] ?? "-"]) {
    expect(test.logLines.join("")).not.toContain(secret);
  }
});

it("transcribes one recording of a user at a time, in order, and lets two wait", async () => {
  const held: (() => void)[] = [];
  const hold = (text: string) =>
    test.service.answers.push(
      (response) =>
        new Promise<void>((resolve) => {
          held.push(() => {
            sendJson(response, 200, { text });
            resolve();
          });
        }),
    );
  for (const text of ["first", "second", "third"]) hold(text);
  const ben = await test.app.signUp();
  const first = test.send(recordingForm(recordings.wav));
  await test.service.asked(1);
  const second = test.send(recordingForm(recordings.ogg));
  const third = test.send(recordingForm(recordings.mp4));
  await vi.waitFor(async () => {
    const answer = await test.send(recordingForm(recordings.webm));
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect((await readJson(answer)).detail).toContain("still being read");
  }, soon);
  expect(test.service.questions).toHaveLength(1);
  test.service.answers.unshift((response) => sendJson(response, 200, { text: "another's" }));
  const others = await test.send(recordingForm(recordings.wav), {
    headers: { cookie: ben.cookie },
  });
  expect(await others.json()).toEqual({ transcript: "another's" });
  for (const [index, answer] of [first, second, third].entries()) {
    await test.service.asked(index === 0 ? 1 : index + 2);
    held.shift()?.();
    expect((await answer).status).toBe(200);
  }
});

it("stops a transcription when the client disconnects, and starts the next one", async () => {
  test.service.answers.push(() => undefined);
  const leaving = new AbortController();
  const sent = test.send(recordingForm(recordings.webm), { signal: leaving.signal });
  const question = await test.service.asked(1);
  leaving.abort();
  await expect(sent).rejects.toThrow();
  await question.hungUp;
  expect((await test.send(recordingForm(recordings.webm))).status).toBe(200);
});

it("limits the recordings of a user, and says how long to wait", async () => {
  const limited = await startTestApp({
    database: "sqlite",
    environment: { TRANSCRIPTS_PER_10_MINUTES: "2" },
    transcriber: { needsReview: false, transcribe: async () => "an egg" },
  });
  const form = await encodeRecordingForm(recordings.webm);
  const [ann, ben] = [await limited.signUp(), await limited.signUp()];
  const speak = (person: Person) =>
    person.request({ method: "POST", url: routes.transcribe, ...form });
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
  await limited.close();
});

it("a server that stops aborts its transcriptions with 503", async () => {
  const stopping = await TranscribingApp.start();
  stopping.service.answers.push(() => undefined);
  const waiting = stopping.send(recordingForm(recordings.webm));
  const question = await stopping.service.asked(1);
  await stopping.app.close();
  expect((await waiting).status).toBe(503);
  await question.hungUp;
  await stopping.service.close();
});
