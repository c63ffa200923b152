import type { MultipartFile } from "@fastify/multipart";
import type { ErrorId } from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ExpectedError } from "./errors.ts";

/** The one file of a form, and the errors for a form that is not as expected. */
export interface Upload {
  readonly field: string;
  readonly maxBytes: number;
  readonly missing: ErrorId;
  readonly tooLarge: ErrorId;
}

/** What may be around the file: its head, and the lines between. */
const aroundFileBytes = 32 * 1024;

/** For `@fastify/multipart`: one file and nothing else. A second part is let in, so that it can be refused by name. */
export function uploadOptions({ maxBytes }: Upload) {
  return {
    throwFileSizeLimit: false,
    limits: {
      fileSize: maxBytes,
      files: 2,
      fields: 1,
      parts: 3,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 20,
      headerSize: 8 * 1024,
    },
  };
}

/** Throws where a request holds no form, before anything of it is read. */
export function requireForm(request: FastifyRequest, what: "photo" | "recording" | "export"): void {
  if (/^multipart\/form-data\s*;.*\bboundary=/i.test(request.headers["content-type"] ?? "")) return;
  throw new ExpectedError("unsupported_media_type", {
    message: `Send the ${what} as multipart/form-data.`,
  });
}

/**
 * Reads the one file of a form into memory. Throws an ExpectedError where the form holds anything
 * else, breaks off or is too large; then no more of it is read.
 */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  upload: Upload,
): Promise<Buffer<ArrayBuffer>> {
  const { missing, tooLarge } = upload;
  try {
    if (Number(request.headers["content-length"] ?? 0) > upload.maxBytes + aroundFileBytes) {
      throw new ExpectedError(tooLarge);
    }
    const counter = countBody(request, upload);
    const file = await Promise.race([readForm(request, upload), counter.tooMuch]);
    if (counter.size() - file.length > aroundFileBytes) throw new ExpectedError(missing);
    return file;
  } catch (error) {
    stopReading(request, reply);
    if (error instanceof ExpectedError) throw error;
    // Whatever the parser dislikes: a form without end, too many parts.
    throw new ExpectedError(missing);
  }
}

async function readForm(request: FastifyRequest, upload: Upload): Promise<Buffer<ArrayBuffer>> {
  let file: Buffer<ArrayBuffer> | undefined;
  for await (const part of request.parts()) {
    const isWanted = part.type === "file" && part.fieldname === upload.field;
    if (!isWanted || file) throw new ExpectedError(upload.missing);
    file = await readFile(part, upload);
  }
  if (!file) throw new ExpectedError(upload.missing);
  return file;
}

function readFile(
  { file }: MultipartFile,
  { missing, tooLarge }: Upload,
): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const chunks: Buffer[] = [];
  // Flowing: behind a stream that pauses, more is read ahead than the limit allows.
  file.on("data", (chunk: Buffer) => chunks.push(chunk));
  file.once("limit", () => reject(new ExpectedError(tooLarge)));
  file.once("end", () => resolve(Buffer.concat(chunks)));
  file.once("error", reject);
  file.once("close", () => reject(new ExpectedError(missing)));
  return promise;
}

/** The parser counts the file only: what is around it counts here. */
function countBody(
  request: FastifyRequest,
  { maxBytes, tooLarge }: Upload,
): { size(): number; tooMuch: Promise<never> } {
  let size = 0;
  const { promise, reject } = Promise.withResolvers<never>();
  request.raw.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes + aroundFileBytes) reject(new ExpectedError(tooLarge));
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
  // After the response, Node reads a body to the end if reading has not begun; this begins it.
  raw.read(0);
  reply.header("connection", "close");
  // What Node calls after the answer.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
