// Loaded before a script (`--import`): kills it before the KILL_AT_RENAME-th time that it
// renames a file.
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

let left = Number(process.env.KILL_AT_RENAME);
const { rename } = promises;
promises.rename = async (from, to) => {
  left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
  return rename(from, to);
};
syncBuiltinESMExports();
