import { dirname, join, relative, sep } from "node:path";
import { loadStarterTable } from "@morsel/food-table";
import { defineConfig } from "rolldown";
import { formatStoredNames } from "./src/modules/foods/stored-names.ts";

const folder = join(import.meta.dirname, "dist");
const namesFile = "food-names.bin";
/** A character beyond ASCII. */
const wideCharacter = /[^\0-\x7f]/;

// The server in a few files instead of 2,000 (docs/decisions/0039): a start takes half the processor time.
export default defineConfig({
  input: join(import.meta.dirname, "src", "main.ts"),
  platform: "node",
  // Native code, and the PostgreSQL client, which the fault tests patch.
  external: ["sharp", "sherpa-onnx-node", "pg", "pg-native"],
  plugins: [
    {
      name: "food-names",
      load(path) {
        if (!path.endsWith("stored-names-file.ts")) return null;
        return `export const storedNamesFile = import.meta.dirname + "/../../../dist/${namesFile}";`;
      },
      generateBundle() {
        const source = formatStoredNames(loadStarterTable());
        this.emitFile({ type: "asset", fileName: namesFile, source });
      },
    },
    {
      // `charset` cannot escape a character in the text of String.raw, only in a string.
      name: "one-byte-text",
      transform(code) {
        if (!wideCharacter.test(code) || !code.includes("String.raw")) return null;
        return code.replace(/String\.raw`[^`]*`/g, (text) =>
          text.replace(/(?<!\\)[^\0-\x7f]/gu, (character) => `\${${JSON.stringify(character)}}`),
        );
      },
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const found = file.type === "chunk" && wideCharacter.exec(file.code);
          if (found) throw new Error(`${file.fileName} has ${found[0]} at ${found.index}`);
        }
      },
    },
    {
      // The sources find their data files from their own folder, so the bundle must name that folder.
      name: "source-folders",
      transform(code, path) {
        if (!path.startsWith(sep) && !/^[A-Z]:/.test(path)) return null;
        if (path.includes("node_modules") || !code.includes("import.meta.")) return null;
        const source = relative(folder, path).replaceAll(sep, "/");
        const url = `new URL(${JSON.stringify(source)}, import.meta.url)`;
        const parent = `new URL(${JSON.stringify(`${dirname(source)}/`)}, import.meta.url)`;
        return code
          .replaceAll("import.meta.url", url)
          .replaceAll(
            "import.meta.dirname",
            `process.getBuiltinModule("node:url").fileURLToPath(${parent})`,
          );
      },
    },
  ],
  output: {
    dir: folder,
    format: "esm",
    cleanDir: true,
    // V8 stores a file with a single such character in two bytes for each character: 6 MB more memory.
    charset: "ascii",
    // The licences are in node_modules, which a server needs as well.
    comments: false,
  },
});
