import { basename } from "node:path";
import type { FoodIndex } from "@morsel/nutrition/estimate";
import { type InstructionOutcome, judgeInstruction, readInstructionRows } from "./instructions.ts";

/** Prints the measures of instructions, and the first `count` that are wrong. */
export function printInstructions(path: string, index: FoodIndex, count: number): void {
  const outcomes = readInstructionRows(path).map((row) => judgeInstruction(row, index));
  const wrong = outcomes.filter(({ faults }) => faults.length > 0);
  const refused = wrong.filter(({ outcome }) => outcome.kind === "refused");
  const right = outcomes.length - wrong.length;
  console.log(
    `${basename(path)}: ${outcomes.length} instructions, ${right} right, ${refused.length} refused, ${wrong.length - refused.length} done wrongly`,
  );
  for (const outcome of wrong.slice(0, count)) console.log(describeOutcome(outcome));
}

function describeOutcome({ row, outcome, faults }: InstructionOutcome): string {
  const items = outcome.kind === "changed" ? outcome.meal.items : [];
  return [
    `\n${outcome.kind === "refused" ? "refused" : "WRONG"}: ${row.meal} | ${row.instruction}`,
    `  expected ${row.expected}: ${faults.join("; ")}`,
    ...(items.length > 0
      ? [`  ${items.map(({ food, grams }) => `${food.name} ${grams} g`).join("; ")}`]
      : []),
  ].join("\n");
}
