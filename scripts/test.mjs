// `npm test`: installs what is missing, then runs every step on the project's own Node.
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { takeChildSeconds } from "./processor-time.mjs";
import {
  checkNodeVersion,
  ensureInstalled,
  projectEnvironment,
  projectNode,
  root,
  run,
} from "./setup.mjs";

checkNodeVersion();
const started = performance.now();
// npm and apt-get mostly wait for the network and the disk, so they run side by side.
const debian = process.env.CI
  ? spawn(process.execPath, ["scripts/install-test-programs.mjs"], { cwd: root, stdio: "inherit" })
  : undefined;
const debianInstalled = debian && once(debian, "exit");
ensureInstalled();
await debianInstalled;
const installTime = `${(performance.now() - started) / 1000} ${takeChildSeconds()}`;
const env = projectEnvironment({ MORSEL_INSTALL_TIME: installTime });
process.exit(await run(projectNode(), ["scripts/run-tests.ts", ...process.argv.slice(2)], env));
