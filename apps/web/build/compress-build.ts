import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|svg|html|json|wasm|webmanifest)$/;
/** The server compresses them, after it has put its own address into them. */
const landingPages = /^landing.*\.html$/;
/** A smaller file fits into one packet anyway. */
const smallestBytes = 1024;

/** Writes a `.br` and a `.gz` next to each compressible file of the build; the server sends those. */
export function compressBuild(): Plugin {
  let folder = "";
  return {
    name: "compress-build",
    apply: "build",
    enforce: "post",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler: async () => {
        const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((path) => compressible.test(path) && !landingPages.test(path))
          .map((path) => join(folder, path));
        // Node compresses in several threads.
        await Promise.all(files.map(compress));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  if (statSync(path).size < smallestBytes) return;
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((br) => writeFile(`${path}.br`, br)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((gz) =>
      writeFile(`${path}.gz`, gz),
    ),
  ]);
}
