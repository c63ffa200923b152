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
/** 210 kB of meals become 9.9 kB in 0.15 ms; quality 2 takes 0.45 ms and saves 7 %, quality 4 0.75 ms and 10 %. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
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
