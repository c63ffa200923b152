import type { z } from "zod";

type ParsedAnswer<Answer> =
  | { readonly success: true; readonly data: Answer }
  /** What is wrong, without quoting the answer. */
  | { readonly success: false; readonly problem: string };

const maxProblems = 5;

/** Parses a model's answer: one JSON object, which some models wrap in code fences or text. */
export function parseAnswer<Answer>(text: string, shape: z.ZodType<Answer>): ParsedAnswer<Answer> {
  const answer = readJson(text);
  if (answer === undefined) return { success: false, problem: "it is not a JSON object" };
  const parsed = shape.safeParse(answer);
  if (parsed.success) return { success: true, data: parsed.data };
  const problems = parsed.error.issues
    .slice(0, maxProblems)
    .map(({ path, code }) => `${path.join(".") || "it"} (${code})`);
  return { success: false, problem: `wrong: ${problems.join(", ")}` };
}

function readJson(text: string): unknown {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
