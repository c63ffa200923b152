import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ImportError } from "../import/import-error.ts";
import { beginStep, type Watch } from "../import/import-progress.ts";
import { countBytes } from "../import/read-csv.ts";

const newLine = 10;

/**
 * The lines of a text file in UTF-8, packed with gzip if its name ends with ".gz".
 *
 * @throws ImportError if the packed file is not complete
 */
export async function* readLines(path: string, watch: Watch): AsyncGenerator<string> {
  beginStep(watch, "reading", (await stat(path)).size);
  const source = createReadStream(path, { highWaterMark: 1 << 18, signal: watch.signal });
  const counted = source.pipe(countBytes(watch));
  source.on("error", (cause) => counted.destroy(cause));
  const unpacked: Readable = /\.gz$/i.test(path) ? counted.pipe(createGunzip()) : counted;
  if (unpacked !== counted) counted.on("error", (cause) => unpacked.destroy(cause));
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let start = 0;
      for (let end = bytes.indexOf(newLine); end >= 0; end = bytes.indexOf(newLine, start)) {
        yield bytes.toString("utf8", start, end).replace(/\r$/, "");
        start = end + 1;
      }
      rest = bytes.subarray(start);
    }
  } catch (cause) {
    if (!String((cause as NodeJS.ErrnoException).code).startsWith("Z_")) throw cause;
    throw new ImportError(
      `${basename(path)} is not a whole gzip file (${(cause as Error).message}): download it again`,
      { cause },
    );
  } finally {
    source.destroy();
  }
  if (rest.length > 0) yield rest.toString("utf8");
}
