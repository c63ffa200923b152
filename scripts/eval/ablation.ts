import { basename } from "node:path";
import type { Food } from "@morsel/nutrition";
import { buildFoodIndex, replaceWeights, type WeightFile } from "@morsel/nutrition/estimate";
import { createBuiltInReader } from "../../apps/server/src/ai/built-in-reader.ts";
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

/** Prints what each feature is worth: the difference to the score of each file without it. */
export async function printAblation(
  files: readonly string[],
  foods: readonly Food[],
): Promise<void> {
  const base = await scoreFiles(files, foods);
  const head = files.map((file) =>
    basename(file)
      .slice(0, columnWidth - 2)
      .padStart(columnWidth),
  );
  console.log(`${"without".padEnd(nameWidth)}${head.join("")}`);
  console.log(`${"(all features)".padEnd(nameWidth)}${base.map(formatScore).join("")}`);
  for (const stage of ablated) {
    for (const feature of Object.keys(replaceWeights(stage, {})).sort()) {
      const before = removeFeature(`${stage}.${feature}`);
      const scores = await scoreFiles(files, foods);
      replaceWeights(stage, { [feature]: before });
      const differences = scores.map((score, at) => formatScore(score - (base[at] ?? 0)));
      console.log(`${`${stage}.${feature}`.padEnd(nameWidth)}${differences.join("")}`);
    }
  }
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
