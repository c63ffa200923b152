import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import type { FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";

/** Below that, the answer fits into one packet anyway. */
const smallestBytes = 1024;
/** Brotli's best takes a hundred times as long as this and saves a tenth more. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses answers for browsers that can; files of the build come with their compressed twins. */
export async function addCompression(app: App): Promise<void> {
  await app.register(fastifyCompress, {
    threshold: smallestBytes,
    encodings: ["br", "gzip"],
    brotliOptions,
    // A few bytes sent could grow to gigabytes here.
    globalDecompression: false,
  });
}

/** Would the answer be sent by Brotli to this browser, as far as that is plain to see? */
export function acceptsBrotli({ headers }: FastifyRequest): boolean {
  return headers["accept-encoding"]?.split(/, */).includes("br") ?? false;
}

const compress = promisify(brotliCompress);

/** An answer as `addCompression` would send it; as it is where that is not worth it. */
export async function toBrotli(body: Buffer): Promise<Buffer> {
  return body.length < smallestBytes ? body : compress(body, brotliOptions);
}
