import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * What a program of this folder prints as JSON, run in a process of its own: cold, and its memory
 * is its own. If it fails, throws what it wrote.
 */
export function runAlone<Measures>(program: string, args: readonly string[]): Measures {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--expose-gc", path, ...args], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Measures;
}

/** The least of each measure in several runs: what the program takes, other programs aside. */
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
