// Loaded before a program of an operator's (`--import`): kills it before the KILL_AT_RENAME-th time that it
// renames something.
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
