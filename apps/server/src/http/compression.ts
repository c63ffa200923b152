import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import type { App } from "./app-type.ts";

/** A smaller response fits into one packet anyway. */
const minBytes = 1024;
/**
 * Larger responses (exports) are compressed as a stream. A stream reserves megabytes for its window
 * first, which costs 4 ms; compressing the last 100 meals at once takes 1 ms.
 */
const maxBytesAtOnce = 512 * 1024;
/** 230 kB of meals take 0.9 ms; quality 5 takes 3 ms and saves a tenth more. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } };
const zlibOptions = { level: 2 };

/** Compresses responses if the client accepts it; files of the build are compressed ahead. */
export async function addCompression(app: App): Promise<void> {
  await app.register(fastifyCompress, {
    threshold: minBytes,
    syncThreshold: maxBytesAtOnce,
    encodings: ["br", "gzip"],
    brotliOptions,
    zlibOptions,
    // A small request body could decompress to gigabytes.
    globalDecompression: false,
  });
}
