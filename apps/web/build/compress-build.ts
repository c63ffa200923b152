import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|svg|html|json|wasm|webmanifest)$/;
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
      handler: () => {
        for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          if (compressible.test(path)) compress(join(folder, path));
        }
      },
    },
  };
}

function compress(path: string): void {
  if (statSync(path).size < smallestBytes) return;
  const content = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  );
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
