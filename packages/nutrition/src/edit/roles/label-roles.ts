import type { Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { labelWords } from "./label-words.ts";
import { isCommonWord, isRemark } from "./remarks.ts";
import { isPart, type LabelledWords, type Part } from "./roles.ts";
import { saysWhatOthersEat } from "./subjects.ts";

/** The words without common ones before the first that has a role: "I'm afraid". */
function withoutTalk(
  words: readonly LabelledWords[],
  language: Language,
): readonly LabelledWords[] {
  const first = words.findIndex(isPart);
  return words.filter(
    ({ role, words: one }, at) => at >= first || role !== "unknown" || !isCommonWord(one, language),
  );
}

/** The roles of the words of a name. */
const rolesOfName: ReadonlySet<string> = new Set(
  Object.keys({ filler: true, food: true, kind: true } satisfies Partial<
    Record<LabelledWords["role"], true>
  >),
);

/**
 * Divides an instruction into parts with roles, without the words that have no meaning of their own and without a
 * remark at its end; undefined if another word has no role.
 */
export function labelRoles(instruction: string, context: EditContext): readonly Part[] | undefined {
  const { rewordings, roles } = context.language.edits;
  const isOther = [
    roles.negative,
    roles.question,
    roles.reason,
    roles.everyTime,
    roles.shareOfPronoun,
    roles.unnamedFood,
    roles.saidThenOther,
    rewordings.namingWords,
  ].some((pattern) => pattern.test(instruction));
  if (isOther) return undefined;
  const labelled = labelWords(instruction, context);
  // "my trainer eats 8 bananas"
  if (saysWhatOthersEat(labelled, context.language)) return undefined;
  const words = withoutTalk(labelled, context.language);
  // "the windows shake" adds no shake.
  const isBareFood = words.every(({ role }) => rolesOfName.has(role));
  if (isBareFood && words.length < labelled.length) return undefined;
  const ofRemark = words.findIndex(({ role }) => role === "unknown");
  if (ofRemark < 0) return words.filter(isPart);
  const last = words.findLastIndex(({ role }, at) => at < ofRemark && role !== "filler");
  const isOfRemark = isRemark(words.slice(last + 1), context, new Set(), true);
  return last >= 0 && isOfRemark ? words.slice(0, last + 1).filter(isPart) : undefined;
}
