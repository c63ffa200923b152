// The processor time of child processes, as Linux counts it for this process. Plain JavaScript: it also
// measures the installation, before which there is no project's Node.
import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;
let countedSeconds = readChildSeconds();

/**
 * Returns the processor seconds (user and system) of the child processes that have ended since the
 * last call, their own children included; 0 on systems without /proc. Call it when a child exits to
 * learn what that child used.
 * @returns {number}
 */
export function takeChildSeconds() {
  const total = readChildSeconds();
  const seconds = total - countedSeconds;
  countedSeconds = total;
  return seconds;
}

function readChildSeconds() {
  try {
    // proc(5): cutime and cstime are the fields 16 and 17. The name before field 3 may contain spaces.
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return 0;
  }
}
