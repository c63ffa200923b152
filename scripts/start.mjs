// `npm start`: from a bare clone to a running Morsel.
import { spawn } from "node:child_process";
import process from "node:process";
import {
  checkNodeVersion,
  ensureBuilt,
  ensureInstalled,
  projectEnvironment,
  projectNode,
  root,
  serverEnvironment,
  serverOptions,
  serverProgram,
} from "./setup.mjs";

checkNodeVersion();
ensureInstalled();
await ensureBuilt();

const server = spawn(projectNode(), [...serverOptions, serverProgram, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: projectEnvironment(serverEnvironment),
});
// Ctrl+C reaches the server by itself; this process only waits for it to finish its work.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
