import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { createTranscriber } from "./create-transcriber.ts";
import { createRecognizerQueue } from "./recognizer-queue.ts";
import { findSherpaModel } from "./sherpa-model.ts";
import { splitAtSilence } from "./split-at-silence.ts";

describe("findSherpaModel", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "morsel-model-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const fill = (...names: string[]) =>
    Promise.all(names.map((name) => writeFile(join(folder, name), "")));

  it.each([
    [
      "whisper",
      ["tiny.en-encoder.onnx", "tiny.en-encoder.int8.onnx", "tiny.en-decoder.int8.onnx"],
      "tiny.en-tokens.txt",
      { encoder: "tiny.en-encoder.int8.onnx", decoder: "tiny.en-decoder.int8.onnx" },
    ],
    [
      "moonshine",
      [
        "preprocess.onnx",
        "encode.int8.onnx",
        "uncached_decode.int8.onnx",
        "cached_decode.int8.onnx",
      ],
      "tokens.txt",
      {
        preprocessor: "preprocess.onnx",
        encoder: "encode.int8.onnx",
        uncachedDecoder: "uncached_decode.int8.onnx",
        cachedDecoder: "cached_decode.int8.onnx",
      },
    ],
    [
      "transducer",
      [
        "encoder-epoch-99-avg-1.int8.onnx",
        "decoder-epoch-99-avg-1.onnx",
        "joiner-epoch-99-avg-1.onnx",
      ],
      "tokens.txt",
      {
        encoder: "encoder-epoch-99-avg-1.int8.onnx",
        decoder: "decoder-epoch-99-avg-1.onnx",
        joiner: "joiner-epoch-99-avg-1.onnx",
      },
    ],
  ])("recognizes a model by its files: %s", async (name, files, tokens, parts) => {
    await fill(...files, tokens, "README.md", "bpe.model");
    const paths = Object.entries(parts).map(([part, file]) => [part, join(folder, file)]);
    expect((await findSherpaModel(folder)).config).toEqual({
      [name]: Object.fromEntries(paths),
      tokens: join(folder, tokens),
    });
  });

  it("rejects a missing folder and an incomplete model with an explanation", async () => {
    await expect(findSherpaModel(join(folder, "none"))).rejects.toThrow("not a readable folder");
    await expect(findSherpaModel(folder)).rejects.toThrow("Unpack one there");
    await fill("encoder.onnx", "decoder.onnx", "joiner.onnx");
    await expect(findSherpaModel(folder)).rejects.toThrow("tokens.txt");
  });
});

describe("createTranscriber", () => {
  const choose = (environment: Record<string, string>) =>
    createTranscriber(readConfig(environment));

  it("returns undefined if no service is set and no program is found", async () => {
    expect(await choose({})).toBeUndefined();
    expect(await choose({ TRANSCRIBE_PROVIDER: "none", PATH: "/usr/bin" })).toBeUndefined();
  });

  it("returns a transcriber without review for a service in the settings", async () => {
    expect(await choose({ TRANSCRIBE_API_KEY: "sk-1" })).toMatchObject({ needsReview: false });
    const local = {
      TRANSCRIBE_PROVIDER: "whisper-cpp",
      TRANSCRIBE_BASE_URL: "http://localhost:8080",
    };
    expect(await choose(local)).toMatchObject({ needsReview: false });
  });

  it("names the missing programs of the transcriber in the settings", async () => {
    await expect(choose({ TRANSCRIBE_PROVIDER: "pocketsphinx" })).rejects.toThrow(
      "Install pocketsphinx and ffmpeg",
    );
    await expect(choose({ TRANSCRIBE_MODEL_DIR: "/models" })).rejects.toThrow("needs ffmpeg");
  });
});

describe("createRecognizerQueue", () => {
  it("rejects a sixth recording as busy until another is done", async () => {
    const queue = createRecognizerQueue();
    const { promise, resolve } = Promise.withResolvers<string>();
    const given = Array.from({ length: 5 }, () => queue.run(() => promise));
    await expect(queue.run(async () => "")).rejects.toMatchObject({ failure: "busy" });
    resolve("heard");
    expect(await Promise.all(given)).toEqual(Array.from({ length: 5 }, () => "heard"));
    expect(await queue.run(async () => "next")).toBe("next");
  });
});

describe("splitAtSilence", () => {
  const rate = 1000;

  it("returns short speech as one piece", () => {
    expect(splitAtSilence(new Float32Array(5 * rate), 28, rate)).toHaveLength(1);
  });

  it("splits long speech at the quietest place and keeps all samples", () => {
    const samples = Float32Array.from({ length: 60 * rate }, (_, index) => Math.sin(index));
    samples.fill(0, 25.2 * rate, 25.4 * rate);
    const pieces = splitAtSilence(samples, 28, rate);
    expect(pieces.length).toBe(3);
    expect((pieces[0]?.length ?? 0) / rate).toBeCloseTo(25.3, 0);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(28 * rate);
    expect(Buffer.concat(pieces.map((piece) => Buffer.from(piece.slice().buffer)))).toEqual(
      Buffer.from(samples.buffer),
    );
  });
});
