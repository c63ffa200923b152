// What writes down a server's system calls, to cut its power by.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { installDebianPackages } from "./debian-packages.mjs";
import { hasCommand, say } from "./setup.mjs";

/** Is there an strace that may trace? Some containers forbid it. */
export function canTrace() {
  return spawnSync("strace", ["-qq", "-o", "/dev/null", "true"]).status === 0;
}

/** Installs it where the tests run on a machine of their own; elsewhere says what is skipped. */
export function ensureTracer() {
  if (!hasCommand("strace") && process.env.CI) installDebianPackages(["strace"]);
  if (!canTrace()) say("Power cuts are skipped: there is no strace here, or it must not trace");
}
