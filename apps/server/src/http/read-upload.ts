import multipart, { type MultipartFile } from "@fastify/multipart";
import type { ErrorId } from "@morsel/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ExpectedError } from "./errors.ts";

/** The one file of a form, and the errors for a form that is not as expected. */
export interface Upload {
  readonly field: string;
  readonly maxBytes: number;
  readonly missing: ErrorId;
  readonly tooLarge: ErrorId;
}

/** Allowance for the multipart headers and boundaries. */
const formOverheadBytes = 32 * 1024;

/** Lets the routes of this scope accept such a form; routes of other scopes do not. */
export async function acceptForms(
  scope: Pick<FastifyInstance, "register" | "removeAllContentTypeParsers">,
  { maxBytes }: Upload,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  const limits = {
    fileSize: maxBytes,
    // A second part is accepted, so that its error can be specific.
    files: 2,
    fields: 1,
    parts: 3,
    fieldSize: 1024,
    fieldNameSize: 100,
    headerPairs: 20,
    headerSize: 8 * 1024,
  };
  await scope.register(multipart, { throwFileSizeLimit: false, limits });
}

/** Throws if the request is not a form, before its body is read. */
export function requireForm(request: FastifyRequest, what: "photo" | "recording" | "export"): void {
  if (/^multipart\/form-data\s*;.*\bboundary=/i.test(request.headers["content-type"] ?? "")) return;
  throw new ExpectedError("unsupported_media_type", {
    message: `Send the ${what} as multipart/form-data.`,
  });
}

/**
 * Reads the one file of a form into memory. Throws an ExpectedError if the form contains anything else,
 * breaks off or is too large; the rest is then not read.
 */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  upload: Upload,
): Promise<Buffer<ArrayBuffer>> {
  const { missing, tooLarge } = upload;
  try {
    if (Number(request.headers["content-length"] ?? 0) > upload.maxBytes + formOverheadBytes) {
      throw new ExpectedError(tooLarge);
    }
    const counter = countBody(request, upload);
    const file = await Promise.race([readForm(request, upload), counter.tooMuch]);
    if (counter.size() - file.length > formOverheadBytes) throw new ExpectedError(missing);
    return file;
  } catch (error) {
    stopReading(request, reply);
    if (error instanceof ExpectedError) throw error;
    // Any error of the parser: an incomplete form, too many parts.
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
  // In flowing mode: if the stream pauses, more than the limit is read ahead.
  file.on("data", (chunk: Buffer) => chunks.push(chunk));
  file.once("limit", () => reject(new ExpectedError(tooLarge)));
  file.once("end", () => resolve(Buffer.concat(chunks)));
  file.once("error", reject);
  file.once("close", () => reject(new ExpectedError(missing)));
  return promise;
}

/** Counts the whole body; the parser counts only the file. */
function countBody(
  request: FastifyRequest,
  { maxBytes, tooLarge }: Upload,
): { size(): number; tooMuch: Promise<never> } {
  let size = 0;
  const { promise, reject } = Promise.withResolvers<never>();
  request.raw.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes + formOverheadBytes) reject(new ExpectedError(tooLarge));
  });
  return { size: () => size, tooMuch: promise };
}

/** A client that is still sending would miss the response if the connection closed immediately. */
const lingerMs = 1000;

/** Stops reading the body, and closes the connection after the response had time to arrive. */
function stopReading({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  raw.unpipe();
  raw.removeAllListeners("data");
  socket.pause();
  // Node resumes even a paused request.
  socket.resume = () => socket;
  // After the response, Node reads a body to the end if reading has not begun; this begins it.
  raw.read(0);
  reply.header("connection", "close");
  // Node calls this after the response.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
