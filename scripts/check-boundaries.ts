// Checks the imports of the tree against the rules of .dependency-cruiser.mjs, then each rule against a
// fault planted for it in an empty tree: a rule that finds nothing would otherwise go unnoticed. The
// planted faults are checked again only if the rules have changed since, or with --planted.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import config, { engineLayers } from "../.dependency-cruiser.mjs";
import { hashOf, readStamp, root, say, writeStamp } from "./setup.mjs";

/** For each rule: files of a tree that breaks it and, apart from that rule, breaks none. */
const plantedFaults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "no-circular": {
    "apps/web/src/ui/a.ts": 'import "./b.ts";',
    "apps/web/src/ui/b.ts": 'import "./a.ts";',
  },
  "nutrition-stands-alone": { "packages/nutrition/src/totals.ts": 'import "node:fs";' },
  "languages-are-data": {
    "packages/nutrition/src/languages/en/amounts.ts": 'import "../../meal.ts";',
    "packages/nutrition/src/meal.ts": "",
  },
  "language-is-an-argument": {
    "packages/nutrition/src/estimate/quick-add.ts": 'import "../languages/en/amounts.ts";',
    "packages/nutrition/src/languages/en/amounts.ts": "",
  },
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
  "client-stands-alone": { "packages/client/src/index.ts": 'import "node:path";' },
  "contracts-know-only-nutrition": { "packages/contracts/src/meals.ts": 'import "node:path";' },
  "apps-never-meet": {
    "apps/web/src/main.ts": 'import type { Config } from "../../server/src/config.ts";',
    "apps/server/src/config.ts": "export interface Config { port: number }",
  },
  "products-below-tools": {
    "scripts/start.ts": 'import "../e2e/account.ts";',
    "e2e/account.ts": "",
  },
  "apps-below-scripts": {
    "apps/server/src/config.test.ts": 'import "../../../scripts/setup.ts";',
    "scripts/setup.ts": "",
  },
  "packages-below-apps": {
    "packages/nutrition/src/totals.test.ts": 'import "../../../apps/server/src/config.ts";',
    "apps/server/src/config.ts": "",
  },
  "web-shows-it-does-not-estimate": {
    // Only the worker next to this file may import it.
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

/** Decides what the planted faults give: the rules, the faults and the version of the program. */
const provedBy = hashOf(
  [".dependency-cruiser.mjs", "scripts/check-boundaries.ts", "package-lock.json"].map((path) =>
    join(root, path),
  ),
);
const isProved = readStamp("boundaries-proved") === provedBy && !process.argv.includes("--planted");
const ineffective = isProved ? [] : await findIneffectiveRules();
if (broken.length > 0 || ineffective.length > 0) process.exit(1);
writeStamp("boundaries-proved", provedBy);
say(
  isProved
    ? `${rules.length} rules hold; they have not changed since each was proved on a planted fault`
    : `${rules.length} rules hold, each proved on a planted fault`,
);

/** The names of the rules that do not find the fault planted for them, or find more than that. */
async function findIneffectiveRules(): Promise<string[]> {
  const ineffective: string[] = [];
  for (const { name = "" } of rules) {
    const found = await findViolationsOfPlanted(plantedFaults[name] ?? {});
    if (found.length === 1 && found[0] === name) continue;
    ineffective.push(name);
    console.error(`✗ ${name}: its planted fault gave [${found.join(", ")}]`);
  }
  return ineffective;
}

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
    // The cache would be emptied before each import. Only a planted tree must not see that of another.
    { ...enhancedResolveOptions, bustTheCache: baseDir !== root },
  );
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
