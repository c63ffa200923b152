import type { Language } from "../../languages/language.ts";
import { roundTo } from "../../totals.ts";
import { tokenize } from "../words/tokens.ts";
import type { RecipeRemark } from "./recipe-remark-rules.ts";
import { readFigure } from "./remark-figures.ts";

/** Adds a remark; one about the rest, or directly after another share, extends the one before. */
export function addRemark(
  remarks: RecipeRemark[],
  remark: RecipeRemark,
  text: string,
  language: Language,
): void {
  const last = remarks.at(-1);
  const gap = text.slice(last?.end ?? 0, remark.start);
  const isNext = last !== undefined && !/\d/.test(gap) && gap.length < maxGap;
  const isEaten = remark.kind === "eaten";
  if (remark.kind !== "rest" && !(isEaten && last?.kind === "eaten")) remarks.push(remark);
  // "one for breakfast and two for lunch"; "four of us, two pizzas, split equally"
  else if (!isNext && (isEaten || isEqualDivision(remark))) remarks.push(remark);
  else if (isNext) {
    const isOfPortion = leavesPart(text.slice(remark.start, remark.end), language);
    remarks[remarks.length - 1] = extend(last, remark, isOfPortion);
  }
}

/** With a remark directly after it; a second eaten amount adds nothing. */
function extend(last: RecipeRemark, remark: RecipeRemark, isOfPortion: boolean): RecipeRemark {
  const isEaten = remark.kind === "eaten";
  // "had my share, left a quarter"
  if (isEaten && isOfPortion && last.groups.count)
    return {
      ...last,
      groups: withoutLeft(last.groups, remark),
      end: remark.end,
      roles: new Set([...last.roles, ...remark.roles]),
    };
  // "ate 2 of the 8 portions, one for lunch"
  if (isEaten && last.groups.left === undefined) return last;
  return {
    ...last,
    groups: isEaten ? remark.groups : last.groups,
    end: remark.end,
    isDividing: last.isDividing || remark.isDividing,
    roles: new Set([...last.roles, ...remark.roles]),
    ...sumOfOthers(last, remark),
  };
}

/** "left a third", by the person; not "a third left", of the whole. */
export function leavesPart(words: string, language: Language): boolean {
  const tokens = tokenize(words, language);
  const verb = tokens.findIndex(({ text }) => language.sharing.leavingVerbs.has(text));
  const part = tokens.findIndex((_, at) => readFigure(tokens, at, language)?.value.kind === "part");
  return verb >= 0 && verb < part;
}

/** The number of eaten portions without the part of them that was left. */
export function withoutLeft<Groups extends { readonly count?: string }>(
  groups: Groups,
  left: RecipeRemark,
): Groups {
  if (groups.count === undefined) return groups;
  const count = roundTo(Number(groups.count) * (1 - Number(left.groups.left)), 3);
  return Number.isNaN(count) ? groups : { ...groups, count: `${count}` };
}

const isEqualDivision = ({ roles }: RecipeRemark) =>
  roles.has("divideVerb") && roles.has("equalWord");

const sumOfOthers = (...remarks: readonly RecipeRemark[]) => {
  const others = remarks.reduce((sum, { others: count = 0 }) => sum + count, 0);
  return others > 0 ? { others } : {};
};

/** Marks and a conjunction between two remarks. */
const maxGap = 8;
