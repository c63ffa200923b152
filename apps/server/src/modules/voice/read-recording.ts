import type { MultipartFile } from "@fastify/multipart";
import { recordingField, recordingMaxBytes } from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ExpectedError } from "../../http/errors.ts";

/** What may be around the file: its head, and the lines between. */
const aroundFileBytes = 32 * 1024;
const bodyMaxBytes = recordingMaxBytes + aroundFileBytes;

/** One file and nothing else. A second part is let in, so that it can be refused by name. */
export const multipartLimits = {
  fileSize: recordingMaxBytes,
  files: 2,
  fields: 1,
  parts: 3,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
} as const;

/**
 * Reads the one file of a form into memory. Throws an ExpectedError where the form holds anything
 * else, breaks off or is too large; then no more of it is read.
 */
export async function readRecording(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer<ArrayBuffer>> {
  try {
    if (Number(request.headers["content-length"] ?? 0) > bodyMaxBytes) {
      throw new ExpectedError("audio_too_large");
    }
    const counter = countBody(request);
    const recording = await Promise.race([readForm(request), counter.tooMuch]);
    if (counter.size() - recording.length > aroundFileBytes) {
      throw new ExpectedError("recording_missing");
    }
    return recording;
  } catch (error) {
    stopReading(request, reply);
    if (error instanceof ExpectedError) throw error;
    // Whatever the parser dislikes: a form without end, too many parts.
    throw new ExpectedError("recording_missing");
  }
}

async function readForm(request: FastifyRequest): Promise<Buffer<ArrayBuffer>> {
  let recording: Buffer<ArrayBuffer> | undefined;
  for await (const part of request.parts()) {
    const isWanted = part.type === "file" && part.fieldname === recordingField;
    if (!isWanted || recording) throw new ExpectedError("recording_missing");
    recording = await readFile(part);
  }
  if (!recording) throw new ExpectedError("recording_missing");
  return recording;
}

function readFile({ file }: MultipartFile): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const chunks: Buffer[] = [];
  // Flowing: behind a stream that pauses, more is read ahead than the limit allows.
  file.on("data", (chunk: Buffer) => chunks.push(chunk));
  file.once("limit", () => reject(new ExpectedError("audio_too_large")));
  file.once("end", () => resolve(Buffer.concat(chunks)));
  file.once("error", reject);
  file.once("close", () => reject(new ExpectedError("recording_missing")));
  return promise;
}

/** The parser counts the file only: what is around it counts here. */
function countBody(request: FastifyRequest): { size(): number; tooMuch: Promise<never> } {
  let size = 0;
  const { promise, reject } = Promise.withResolvers<never>();
  request.raw.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > bodyMaxBytes) reject(new ExpectedError("audio_too_large"));
  });
  return { size: () => size, tooMuch: promise };
}

/** Who still sends would lose an answer after which the connection ends at once. */
const lingerMs = 1000;

/** Takes no more of the body, and ends the connection when the answer had time to arrive. */
function stopReading({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  raw.unpipe();
  raw.removeAllListeners("data");
  socket.pause();
  // Node reads ahead even of a request that is paused.
  socket.resume = () => socket;
  // It also reads a body to the end that nobody has begun to read; this counts as having begun.
  raw.read(0);
  reply.header("connection", "close");
  // What Node calls after the answer.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
