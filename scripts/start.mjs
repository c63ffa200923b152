// `npm start`: from a bare clone to a running Morsel.
import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import {
  checkNodeVersion,
  ensureInstalled,
  ensureWebBuilt,
  projectEnvironment,
  projectNode,
  root,
} from "./setup.mjs";

checkNodeVersion();
ensureInstalled();
ensureWebBuilt();

const server = spawn(projectNode(), [join("apps", "server", "src", "main.ts")], {
  cwd: root,
  stdio: "inherit",
  env: projectEnvironment(),
});
// Ctrl+C reaches the server by itself; this process only waits for it to finish its work.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
