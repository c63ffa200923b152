import { basename } from "node:path";
import type { Food } from "@morsel/nutrition";
import { buildFoodIndex, replaceWeights, type WeightFile } from "@morsel/nutrition/estimate";
import { createBuiltInReader } from "../../apps/server/src/ai/built-in-reader.ts";
import { markdownTable } from "../doc-figures.ts";
import { stop } from "../setup.mjs";
import { measureEveryday } from "./everyday.ts";
import { measure } from "./measures.ts";
import { estimateRows } from "./outcome.ts";
import { isEveryday, judgeFile } from "./report-everyday.ts";
import { readLabelledRows } from "./rows.ts";

/** The stages whose features can be removed one by one. */
const ablated = ["match", "segment", "portion"] as const satisfies readonly WeightFile[];

/** Sets the weight of a feature, named as in "match.headBonus", to 0; returns its weight before. */
export function removeFeature(name: string): number {
  const [file = "", feature = ""] = name.split(".");
  const stage = ablated.find((each) => each === file);
  const before = stage && replaceWeights(stage, {})[feature];
  if (stage === undefined || before === undefined)
    return stop(`--without takes FILE.FEATURE of ${ablated.join(", ")}, or 'each': not ${name}`);
  replaceWeights(stage, { [feature]: 0 });
  return before;
}

/** What each feature is worth: the difference to the score of each file without it, in percentage points. */
export interface Ablation {
  readonly base: readonly number[];
  readonly features: readonly { readonly name: string; readonly differences: readonly number[] }[];
}

/** Measures and prints every feature in turn. */
export async function ablate(files: readonly string[], foods: readonly Food[]): Promise<Ablation> {
  const base = await scoreFiles(files, foods);
  const head = files.map((file) =>
    basename(file)
      .slice(0, columnWidth - 2)
      .padStart(columnWidth),
  );
  console.log(`${"without".padEnd(nameWidth)}${head.join("")}`);
  console.log(`${"(all features)".padEnd(nameWidth)}${base.map(formatScore).join("")}`);
  const features: Ablation["features"][number][] = [];
  for (const stage of ablated) {
    for (const feature of Object.keys(replaceWeights(stage, {})).sort()) {
      const name = `${stage}.${feature}`;
      const before = removeFeature(name);
      const scores = await scoreFiles(files, foods);
      replaceWeights(stage, { [feature]: before });
      const differences = scores.map((score, at) => score - (base[at] ?? 0));
      features.push({ name, differences });
      console.log(`${name.padEnd(nameWidth)}${differences.map(formatScore).join("")}`);
    }
  }
  return { base, features };
}

/** The features that change a file's score, as Markdown. */
export function ablationMarkdown({ base, features }: Ablation, files: readonly string[]): string {
  const cells = (scores: readonly number[]) => scores.map((score) => formatScore(score).trim());
  const worth = features.filter(({ differences }) => differences.some((each) => each !== 0));
  const rows = worth.map(({ name, differences }) => [`\`${name}\``, ...cells(differences)]);
  const table = markdownTable(
    ["without", ...files.map((file) => `\`${basename(file)}\``)],
    [["(all features)", ...cells(base)], ...rows],
  );
  return `${table}\nThe other ${features.length - worth.length} features change none of these scores.\n`;
}

const nameWidth = 38;
const columnWidth = 24;

const formatScore = (score: number) => (100 * score).toFixed(2).padStart(columnWidth);

/** By file: the share of everyday messages right in everything, or acc@7.5. */
async function scoreFiles(files: readonly string[], foods: readonly Food[]): Promise<number[]> {
  const index = buildFoodIndex(foods);
  const reader = createBuiltInReader(index);
  const scores: number[] = [];
  for (const file of files) {
    scores.push(
      isEveryday(file)
        ? measureEveryday(judgeFile(file, index)).right
        : (measure(await estimateRows(readLabelledRows(file), reader)).acc75 ?? 0),
    );
  }
  return scores;
}
