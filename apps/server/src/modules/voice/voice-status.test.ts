import { errors, routes } from "@morsel/contracts";
import { expect, it } from "vitest";
import { createLog } from "../../http/log.ts";
import { encodeRecordingForm, recordings } from "../../testing/recordings.ts";
import { startTestApp } from "../../testing/test-app.ts";

it("without a transcriber, the status and the refusal say to type, and name no setting", async () => {
  const test = await startTestApp({ database: "sqlite" });
  const ann = await test.signUp();
  expect((await ann.get(routes.voiceStatus)).json()).toEqual({
    available: false,
    is_basic: false,
    how: errors.transcriber_unavailable.message,
  });
  const answer = await ann.request({
    method: "POST",
    url: routes.transcribe,
    ...(await encodeRecordingForm(recordings.webm)),
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    error: "transcriber_unavailable",
    message: "Voice is not available here. Type your meal instead.",
  });
  await test.close();
});

it("only the operator's log says how to install a transcriber", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const test = await startTestApp({ database: "sqlite", log });
  await test.close();
  expect(lines.join("")).toMatch(/install pocketsphinx and ffmpeg, or set TRANSCRIBE_BASE_URL/);
});

it.each([true, false])(
  "the status says whether the words need checking: %s",
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
