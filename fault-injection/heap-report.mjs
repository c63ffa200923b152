// Loaded into a server under test before its program (`--import`): on SIGUSR2 it collects garbage and
// prints the size of the heap in bytes. In JavaScript, because Node's reader of TypeScript takes 10 MB.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

process.on("SIGUSR2", () => {
  collectGarbage();
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
});
