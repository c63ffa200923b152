// Scores of the engine are named features times weights of estimate/weights/*.json. This check finds numbers
// that a scoring stage adds up or compares without a name in those files. First it proves that it finds
// planted ones.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vitest/node";
import { root, say, stop } from "./setup.mjs";

/** Fractions in the scoring stages that are not scores: what each is. */
const notScores: Readonly<Record<string, string>> = {
  inchTolerance: "inches",
  minSmallShare: "share of the grams of the regular portion",
  leastDishShare: "share of the grams of the usual portion",
  scoreTolerance: "rounding error of sums",
  minShareOfUsual: "share of the grams of the usual portion",
  maxTimesUsual: "times the grams of the usual portion",
  minDrinkDensity: "g/ml",
  oilDensity: "g/ml",
  foodDensity: "g/ml",
  airyDensity: "g/ml",
  maxLeafDensity: "g/ml",
  maxSnackDensity: "g/ml",
  half: "pieces",
  minTimesDrained: "grams of a can for a gram of what is left when drained",
  meatYield: "grams of cooked meat for a gram of raw meat",
  idfSmoothing: "documents",
};

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const stages = "packages/nutrition/src/estimate/{match,segment,portions}/*.ts";
const planted = [
  "const bonus = 0.5;",
  "export const score = (isHead: boolean) => (isHead ? 1.2 : 0);",
  "function cost(isPart: boolean) { return isPart ? 6 : 0; }",
];
if (planted.some((source) => findScores(source).length !== 1)) stop("A planted score is not found");

const found = globSync(stages, { cwd: root })
  .filter((path) => !path.endsWith(".test.ts"))
  .sort()
  .flatMap((path) =>
    findScores(readFileSync(join(root, path), "utf8")).map((text) => `${path}: ${text}`),
  );
if (found.length > 0) stop(`Give these numbers a name in weights/*.json:\n${found.join("\n")}`);
say("Literal scores of the engine outside weights: 0");

/** Fractions, and numbers of 3 or more that a condition chooses. */
function findScores(source: string): readonly string[] {
  const scores: string[] = [];
  visit(parseAst(source, { lang: "ts" }) as unknown as Node, undefined, false);
  return scores;

  function visit(node: Node, constant: string | undefined, isChosen: boolean): void {
    if (isScore(node, isChosen) && !Object.hasOwn(notScores, constant ?? ""))
      scores.push(source.slice(Number(node.start), Number(node.end)));
    const name = node.type === "VariableDeclarator" ? nameOf(node.id as Node) : constant;
    for (const [key, children] of Object.entries(node))
      for (const child of [children].flat())
        if (isNode(child)) visit(child, name, isBranch(node, key));
  }
}

function isScore({ type, value }: Node, isChosen: boolean): boolean {
  if (type !== "Literal" || typeof value !== "number") return false;
  return !Number.isInteger(value) || (isChosen && value >= 3);
}

function isBranch({ type }: Node, key: string): boolean {
  return type === "ConditionalExpression" && (key === "consequent" || key === "alternate");
}

function nameOf({ name }: Node): string | undefined {
  return typeof name === "string" ? name : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
