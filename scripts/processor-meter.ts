// The processor time of a program with all programs that it starts. Node counts only processes that their
// parents waited for; a browser that a test runner kills is missing there.
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeChildSeconds } from "./processor-time.mjs";

let meters = 0;

/** Counts in a control group of Linux if this process may create one, which usually takes root. */
export class ProcessorMeter {
  /** Undefined if there is no control group. */
  readonly #group: string | undefined;

  /** Call it as soon as the program has started, before it starts others. */
  constructor(pid: number | undefined) {
    this.#group = pid === undefined ? undefined : createGroup(pid);
  }

  /** Returns the seconds so far. Call it when the program exits. */
  read(): number {
    const waitedFor = takeChildSeconds();
    if (!this.#group) return waitedFor;
    const stat = readFileSync(join(this.#group, "cpu.stat"), "utf8");
    const microseconds = Number(/^usage_usec (\d+)$/m.exec(stat)?.[1]);
    try {
      rmdirSync(this.#group);
    } catch {
      // A process that the program left running is still in the group.
    }
    return microseconds / 1e6;
  }
}

function createGroup(pid: number): string | undefined {
  try {
    const mounts = readFileSync("/proc/self/mountinfo", "utf8").split("\n");
    const mountPoint = mounts.find((line) => line.includes(" - cgroup2 "))?.split(" ")[4];
    const own = /^0::(.*)$/m.exec(readFileSync("/proc/self/cgroup", "utf8"))?.[1];
    if (!mountPoint || !own) return undefined;
    meters += 1;
    const group = join(mountPoint, own, `morsel-${process.pid}-${meters}`);
    mkdirSync(group);
    writeFileSync(join(group, "cgroup.procs"), String(pid));
    readFileSync(join(group, "cpu.stat"));
    return group;
  } catch {
    return undefined;
  }
}
