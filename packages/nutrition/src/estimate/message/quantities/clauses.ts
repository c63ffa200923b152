import { hasRole } from "../roles/role.ts";
import { rolePattern, rolesOf } from "../roles/role-pattern.ts";
import type { QuantityPart } from "./quantity-part.ts";

/** Between marks and words that join. */
export function splitClauses(parts: readonly QuantityPart[]): readonly (readonly QuantityPart[])[] {
  const clauses: QuantityPart[][] = [[]];
  parts.forEach((part, at) => {
    const isJoin = part.role === "and" && !isBetweenPeople(parts, at);
    if (part.role !== "mark" && !isJoin) {
      clauses.at(-1)?.push(part);
      return;
    }
    // "had one and then half of another"
    const verb = clauses.at(-1)?.find(({ role }) => role === "eat");
    const isOfOther = clauses.at(-1)?.some((part) => hasRole(part, "person", "leave", "food"));
    const next = rolesOf(parts.slice(at + 1)).split(markOrAnd)[0] ?? "";
    const isMore = isJoin && part.isAddition && verb && !isOfOther && onlyAmount.test(next);
    clauses.push(isMore ? [verb] : []);
  });
  return clauses.filter((clause) => clause.length > 0);
}
const markOrAnd = rolePattern("[mark and]");
const onlyAmount = rolePattern(
  "^ [is own times]* [count fraction article] [count of fraction noun after is]* $",
);

/** "my wife and I", also before a verb at the start: "my wife and I ate". */
const isBetweenPeople = (parts: readonly QuantityPart[], at: number) =>
  hasRole(parts[at - 1], "own", "person") &&
  hasRole(parts[at + 1], "own", "person") &&
  (at === 1 || !hasRole(parts[at + 2], "eat")) &&
  !hasRole(parts[at + 2], "count", "fraction", "weight");
