import type { QuantityPart } from "./quantity-part.ts";

/** The codes of parts, on which patterns of roles are tested. */
export const codesOf = (parts: readonly QuantityPart[]) => parts.map(({ code }) => code).join("");

/** Between marks and words that join. */
export function splitClauses(parts: readonly QuantityPart[]): readonly (readonly QuantityPart[])[] {
  const clauses: QuantityPart[][] = [[]];
  parts.forEach((part, at) => {
    const isJoin = part.code === "&" && !isBetweenPeople(parts, at);
    if (part.code !== "." && !isJoin) {
      clauses.at(-1)?.push(part);
      return;
    }
    // "had one and then half of another"
    const verb = clauses.at(-1)?.find(({ code }) => code === "e");
    const isOfOther = clauses.at(-1)?.some(({ code }) => /[Plo]/.test(code));
    const next = codesOf(parts.slice(at + 1)).split(/[.&]/)[0] ?? "";
    const isMore = isJoin && part.isAddition && verb && !isOfOther && onlyAmount.test(next);
    clauses.push(isMore ? [verb] : []);
  });
  return clauses.filter((clause) => clause.length > 0);
}
const onlyAmount = /^[=Ix]*[CFA][COFna=]*$/;

const isBetweenPeople = (parts: readonly QuantityPart[], at: number) =>
  /^[IP]$/.test(parts[at - 1]?.code ?? "") &&
  /^[IP]$/.test(parts[at + 1]?.code ?? "") &&
  !/^[eCFW]$/.test(parts[at + 2]?.code ?? "");
