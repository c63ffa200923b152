import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
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
