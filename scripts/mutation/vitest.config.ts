import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Stryker copies the project to a sandbox. This is its root. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const testFolders: string[] = JSON.parse(process.env.MUTATION_TESTS ?? "[]");

export default defineConfig({
  root,
  // `node_modules/@morsel` links to the real packages; the mutants are in the copies.
  resolve: { alias: readdirSync(`${root}/packages`).flatMap(packageAliases) },
  test: {
    name: "mutation",
    include: testFolders.map((path) => (path.endsWith(".ts") ? path : `${path}/**/*.test.ts`)),
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

function packageAliases(folder: string) {
  const { name, exports } = JSON.parse(
    readFileSync(`${root}/packages/${folder}/package.json`, "utf8"),
  );
  return Object.entries<string>(exports).map(([path, file]) => ({
    find: new RegExp(`^${name}${path.slice(1)}$`),
    replacement: `${root}/packages/${folder}/${file}`,
  }));
}
