// Programs that the tests use, on a machine whose packages are Debian's.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { hasCommand, isRoot, say } from "./setup.mjs";

/**
 * Installs packages as root, or with a `sudo` that asks nothing; does nothing where neither can be.
 * @param {readonly string[]} names
 */
export function installDebianPackages(names) {
  if (process.platform !== "linux" || !hasCommand("apt-get")) return;
  const sudo = isRoot() ? [] : ["sudo", "-n"];
  if (sudo.length > 0 && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status !== 0)
    return;
  say(`Installing ${names.join(", ")} ...`);
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...names],
  ]) {
    const [command = "", ...rest] = [
      ...sudo,
      "env",
      "DEBIAN_FRONTEND=noninteractive",
      "apt-get",
      ...args,
    ];
    spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
  }
}
