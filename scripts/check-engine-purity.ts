// The engine must stay without clock, network, disk and page. Each lock on that is tried with a planted
// fault: a lock that lets one through fails, as a rule that never bites would.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectNode, root, say, stop } from "./setup.mjs";

const notInItsTypes = ["fetch", "process", "document", "setTimeout", "localStorage"];
const clock = "Date.now()";

const folder = mkdtempSync(join(tmpdir(), "morsel-purity-"));
try {
  const typed = errorsOfTypes(notInItsTypes);
  const missed = notInItsTypes.filter((name) => !typed.includes(`Cannot find name '${name}'`));
  if (missed.length > 0) stop(`The engine's tsconfig knows ${missed.join(", ")}:\n${typed}`);
  const innocent = lintOf("export const one = 1;\n");
  if (innocent.status !== 0) stop(`The lint refuses an innocent engine file:\n${innocent.stdout}`);
  const guilty = lintOf(`export const now = ${clock};\n`);
  if (!guilty.stdout.includes("The engine has no clock")) stop(`The lint lets ${clock} in`);
  say(`the engine compiles without ${notInItsTypes.join(", ")}, and lints without ${clock}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What tsc says of a file with these names under the engine's own tsconfig. */
function errorsOfTypes(names: readonly string[]): string {
  const uses = names.map((name, index) => `export const use${index} = ${name};\n`);
  writeFileSync(join(folder, "planted.ts"), uses.join(""));
  const settings = {
    extends: join(root, "packages/nutrition/tsconfig.json"),
    // What the engine's own project writes stays as it is.
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
    include: ["*.ts"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  return spawnSync(projectNode(), [tsc, "-p", folder], { encoding: "utf8" }).stdout;
}

/** What the linter says of a text where a file of the engine would stand. */
function lintOf(text: string) {
  const path = join("packages", "nutrition", "src", "planted.ts");
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  copyFileSync(join(root, "biome.json"), join(folder, "biome.json"));
  writeFileSync(join(folder, path), text);
  const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
  const { status, stdout, stderr } = spawnSync(projectNode(), [biome, "lint", path], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stdout: stdout + stderr };
}
