import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Runs a program of this folder in a separate process, so that it starts cold with its own memory, and
 * returns the JSON that it prints. If it fails, throws its output.
 */
export function runAlone<Measures>(program: string, args: readonly string[]): Measures {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--expose-gc", path, ...args], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Measures;
}

/** The minimum of each measure over several runs, to exclude the influence of other programs. */
export function runBest<Measures extends Readonly<Record<string, number>>>(
  runs: number,
  program: string,
  args: readonly string[],
): Measures {
  const all = Array.from({ length: runs }, () => runAlone<Measures>(program, args));
  const names = Object.keys(all[0] ?? {});
  const least = (name: string) => Math.min(...all.map((measures) => measures[name] ?? 0));
  return Object.fromEntries(names.map((name) => [name, least(name)])) as Measures;
}
