import type { JSONSchema7 } from "ai";
import { z } from "zod";

/** Keywords that not every provider accepts in a schema; the answer is checked against them later. */
const unsupportedKeywords = new Set([
  "$schema",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
]);

/**
 * The JSON schema of an answer, as the strictest provider accepts it: every property is required
 * (an optional one may be null), no additional ones, and no limits.
 */
export function toJsonSchema(answer: z.ZodType): JSONSchema7 {
  return strict(z.toJSONSchema(answer, { io: "output" })) as JSONSchema7;
}

function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node)
    .filter(([name]) => !unsupportedKeywords.has(name))
    .map(([name, value]) => [name, strict(value)]);
  const schema = Object.fromEntries(kept) as Record<string, unknown>;
  if (schema.type !== "object") return schema;
  return {
    ...schema,
    required: Object.keys(schema.properties as object),
    additionalProperties: false,
  };
}
