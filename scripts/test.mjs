// `npm test`: installs what is missing, then runs every step on the project's own Node.
import process from "node:process";
import { checkNodeVersion, ensureInstalled, projectNode, run } from "./setup.mjs";

checkNodeVersion();
ensureInstalled();
process.exit(await run(projectNode(), ["scripts/run-tests.ts", ...process.argv.slice(2)]));
