import { ConfigError, readConfig } from "../apps/server/src/config.ts";
import { runOperatorCommand } from "../apps/server/src/modules/operator/index.ts";
import { stop } from "./setup.mjs";

process.umask(0o077);
try {
  const { exitCode, text } = await runOperatorCommand(process.argv.slice(2), readConfig);
  if (exitCode === 1) stop(text);
  console[exitCode === 0 ? "log" : "error"](text);
  process.exitCode = exitCode;
} catch (error) {
  if (error instanceof ConfigError) stop(error.message);
  throw error;
}
