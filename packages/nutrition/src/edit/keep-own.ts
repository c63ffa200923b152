import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { itemsNamed } from "./roles/set-aside.ts";
import type { Clause } from "./segment-instruction.ts";

/** A share of the meal without the items that were not shared: "we split it four ways, the beer was all mine". */
export function withoutOwnItems(
  operations: readonly EditOperation[],
  clauses: readonly Clause[],
  context: EditContext,
): readonly EditOperation[] {
  const { ownAlone } = context.language.edits.roles;
  const own = new Set(
    clauses
      .filter(({ words }) => ownAlone.test(words))
      .flatMap(({ words }) => itemsNamed(words, context)),
  );
  if (own.size === 0) return operations;
  const others = [...context.items.keys()].filter((place) => !own.has(place));
  return operations.flatMap((one) =>
    one.kind === "scale" && one.item === "all" && one.factor < 1
      ? others.map((item) => ({ ...one, item }))
      : [one],
  );
}
