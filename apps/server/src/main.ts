import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// Both must come before the program is loaded, so that it is loaded by an import further down.

// Measured over 100 messages: 165 MB in place of 262 MB, for about 5 ms more a message.
setFlagsFromString("--optimize-for-size");
// Keeps the stripped and compiled program: the second start is a third faster. Next to the
// program rather than in the shared folder for temporary files, where others could change it.
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/morsel"));

const { run } = await import("./run.ts");
await run();
