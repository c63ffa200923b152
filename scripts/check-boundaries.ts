// The rules of .dependency-cruiser.mjs, held against the tree; then each rule against a fault planted
// for it in an empty tree, so that no rule can rot into one that never bites.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import config, { engineLayers } from "../.dependency-cruiser.mjs";
import { root, say } from "./setup.mjs";

/** For each rule: files of a tree that breaks it and, apart from that rule, breaks none. */
const plantedFaults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "no-circular": {
    "apps/web/src/ui/a.ts": 'import "./b.ts";',
    "apps/web/src/ui/b.ts": 'import "./a.ts";',
  },
  "nutrition-stands-alone": { "packages/nutrition/src/totals.ts": 'import "node:fs";' },
  ...Object.fromEntries(
    engineLayers.map((layer, at) => {
      const above = join(engineLayers[at + 1] ?? "", "a.ts");
      const folder = "packages/nutrition/src/estimate";
      return [
        `engine-layers-${layer}`,
        { [`${folder}/${layer}/b.ts`]: `import "../${above}";`, [`${folder}/${above}`]: "" },
      ];
    }),
  ),
  "food-table-depends-on-nutrition-only": {
    "packages/food-table/src/index.ts": 'import "../../contracts/src/meals.ts";',
    "packages/contracts/src/meals.ts": "",
  },
  "contracts-know-only-nutrition": { "packages/contracts/src/meals.ts": 'import "node:path";' },
  "apps-never-meet": {
    "apps/web/src/main.ts": 'import type { Config } from "../../server/src/config.ts";',
    "apps/server/src/config.ts": "export interface Config { port: number }",
  },
  "web-shows-it-does-not-estimate": {
    // Beside the worker that may.
    "apps/web/src/features/log/estimate-preview/estimator.ts":
      'import "../../../../../../packages/nutrition/src/estimate/index.ts";',
    "packages/nutrition/src/estimate/index.ts": "",
  },
  "features-meet-in-app": {
    "apps/web/src/features/log/log.ts": 'import "../meals/meals.ts";',
    "apps/web/src/features/meals/meals.ts": "",
  },
  "web-layers": {
    "apps/web/src/features/log/log.ts": 'import "../../app/routes.ts";',
    "apps/web/src/app/routes.ts": "",
  },
  "web-base-layer": {
    "apps/web/src/ui/ring.ts": 'import "../features/meals/meals.ts";',
    "apps/web/src/features/meals/meals.ts": "",
  },
  "modules-public-api-only": {
    "apps/server/src/modules/meals/index.ts": 'import "../foods/food-store.ts";',
    "apps/server/src/modules/foods/food-store.ts": "",
  },
  "server-layers": {
    "apps/server/src/jobs/worker.ts": 'import "../modules/meals/index.ts";',
    "apps/server/src/modules/meals/index.ts": "",
  },
};

const rules = config.forbidden ?? [];

const broken = await findViolations(root, [
  "packages",
  "apps",
  "e2e",
  "bench",
  "fault-injection",
  "scripts",
]);
for (const { rule, from, to } of broken) {
  const comment = rules.find(({ name }) => name === rule)?.comment;
  console.error(`✗ ${rule}: ${from} → ${to}\n  ${comment}`);
}

const blind: string[] = [];
for (const { name = "" } of rules) {
  const found = await findViolationsOfPlanted(plantedFaults[name] ?? {});
  if (found.length === 1 && found[0] === name) continue;
  blind.push(name);
  console.error(`✗ ${name}: its planted fault gave [${found.join(", ")}]`);
}

if (broken.length > 0 || blind.length > 0) process.exit(1);
say(`${rules.length} rules hold, each proved on a planted fault`);

/** The names of the rules that a tree of these files breaks. */
async function findViolationsOfPlanted(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "morsel-boundaries-")));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const tops = [...new Set(Object.keys(files).map((path) => path.split("/")[0] ?? ""))];
    return [...new Set((await findViolations(folder, tops)).map(({ rule }) => rule))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function findViolations(baseDir: string, tops: string[]) {
  const { enhancedResolveOptions, ...options } = config.options ?? {};
  const { output } = await cruise(
    tops,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: rules } },
    { ...enhancedResolveOptions, bustTheCache: true },
  );
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
