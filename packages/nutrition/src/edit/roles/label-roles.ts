import type { EditContext } from "../edit-context.ts";
import { labelWords } from "./label-words.ts";
import { isRemark } from "./remarks.ts";
import { isPart, type Part } from "./roles.ts";

/**
 * Divides an instruction into parts with roles, without the words that have no meaning of their own and without a
 * remark at its end; undefined if another word has no role.
 */
export function labelRoles(instruction: string, context: EditContext): readonly Part[] | undefined {
  const { negative, question } = context.language.edits.roles;
  if (negative.test(instruction) || question.test(instruction)) return undefined;
  const words = labelWords(instruction, context);
  const ofRemark = words.findIndex(({ role }) => role === "unknown");
  if (ofRemark < 0) return words.filter(isPart);
  const last = words.findLastIndex(({ role }, at) => at < ofRemark && role !== "filler");
  const isOfRemark = isRemark(words.slice(last + 1), context, new Set(), true);
  return last >= 0 && isOfRemark ? words.slice(0, last + 1).filter(isPart) : undefined;
}
