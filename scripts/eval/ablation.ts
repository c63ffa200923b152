import type { Food } from "@morsel/nutrition";
import { buildFoodIndex, replaceWeights, type WeightFile } from "@morsel/nutrition/estimate";
import { markdownTable } from "../doc-figures.ts";
import { stop } from "../setup.mjs";
import type { AblationSet } from "./ablation-sets.ts";

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

/** What each feature is worth: the difference to the score of each set without it, in percentage points. */
export interface Ablation {
  readonly base: readonly number[];
  readonly features: readonly { readonly name: string; readonly differences: readonly number[] }[];
}

/** Measures and prints every feature in turn. */
export async function ablate(
  sets: readonly AblationSet[],
  foods: readonly Food[],
): Promise<Ablation> {
  const scoreSets = async () => {
    const index = buildFoodIndex(foods);
    const scores: number[] = [];
    for (const { score } of sets) scores.push(await score(index));
    return scores;
  };
  const base = await scoreSets();
  const head = sets.map(({ name }) => name.slice(0, columnWidth - 2).padStart(columnWidth));
  console.log(`${"without".padEnd(nameWidth)}${head.join("")}`);
  console.log(`${"(all features)".padEnd(nameWidth)}${base.map(formatScore).join("")}`);
  const features: Ablation["features"][number][] = [];
  for (const stage of ablated) {
    for (const feature of Object.keys(replaceWeights(stage, {})).sort()) {
      const name = `${stage}.${feature}`;
      const before = removeFeature(name);
      const scores = await scoreSets();
      replaceWeights(stage, { [feature]: before });
      const differences = scores.map((score, at) => score - (base[at] ?? 0));
      features.push({ name, differences });
      console.log(`${name.padEnd(nameWidth)}${differences.map(formatScore).join("")}`);
    }
  }
  return { base, features };
}

/** The features that change a set's score, as Markdown. */
export function ablationMarkdown(
  { base, features }: Ablation,
  sets: readonly AblationSet[],
): string {
  const cells = (scores: readonly number[]) => scores.map((score) => formatScore(score).trim());
  const worth = features.filter(({ differences }) => differences.some((each) => each !== 0));
  const rows = worth.map(({ name, differences }) => [`\`${name}\``, ...cells(differences)]);
  const table = markdownTable(
    ["without", ...sets.map(({ name }) => name)],
    [["(all features)", ...cells(base)], ...rows],
  );
  return `${table}\nThe other ${features.length - worth.length} features change none of these scores.\n`;
}

const nameWidth = 38;
const columnWidth = 16;

const formatScore = (score: number) => (100 * score).toFixed(2).padStart(columnWidth);
