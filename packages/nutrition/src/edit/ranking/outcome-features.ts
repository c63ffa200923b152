import type { EditChange, ItemFigures } from "../../edits.ts";
import { Counts, type Features } from "./clause-features.ts";
import type { MeaningKind } from "./meaning.ts";

/** More grams, or fewer, are rarely eaten of one food. */
const muchGrams = 600;
const littleGrams = 3;
/** More changes count as so many. */
const manyChanges = 4;

/** What a reading makes of the meal: foods that come, go or become others, and by which factor amounts change. */
export function featuresOfOutcome(
  changes: readonly EditChange[],
  kinds: readonly MeaningKind[],
): Features {
  const features = new Counts();
  features.add(`outcome:changes:${Math.min(manyChanges, changes.length)}`);
  for (const change of changes) {
    if (change.kind === "item") sayItem(change, features);
    else features.add(`outcome:${change.kind}`);
  }
  const [kind, ...otherKinds] = kinds.filter((one) => one !== "talk");
  const [item, ...otherItems] = changes.filter((one) => one.kind === "item");
  const isOne = otherKinds.length === 0 && otherItems.length === 0;
  if (kind && item?.before && item.after && isOne)
    features.add(`${kind}:weight:${factorOf(item.before.grams, item.after.grams)}`);
  return features.all;
}

function sayItem({ before, after }: Extract<EditChange, { kind: "item" }>, features: Counts): void {
  if (after && (after.grams ?? 0) > muchGrams) features.add("outcome:much");
  if (after && (after.grams ?? muchGrams) < littleGrams) features.add("outcome:little");
  if (!before || !after) {
    features.add(before ? "outcome:gone" : "outcome:new");
    return;
  }
  const energy = factorOf(before.caloriesKcal, after.caloriesKcal);
  const weight = factorOf(before.grams, after.grams);
  features.add(`outcome:energy:${energy}`);
  if (before.name === after.name) {
    features.add(`outcome:weight:${weight}`);
    return;
  }
  features.add("outcome:other");
  features.add(`outcome:other:weight:${weight}`);
  features.add(`outcome:other:density:${factorOf(densityOf(before), densityOf(after))}`);
  features.add(`outcome:other:${sharesWord(before.name, after.name) ? "related" : "unrelated"}`);
}

const densityOf = ({ caloriesKcal, grams }: ItemFigures): number | null =>
  grams && (caloriesKcal ?? 0) / grams + 0.05;

const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(wordsIn(one));
  return wordsIn(other).some((word) => words.has(word));
};

const wordsIn = (name: string): readonly string[] => name.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Upper ends of the classes of a factor. */
const factors = [0.02, 0.3, 0.55, 0.97, 1.03, 1.6, 2.1, 4.1];

/** The class of the factor between two figures. */
function factorOf(before: number | null, after: number | null): string {
  if (!before || after === null) return "unknown";
  const factor = after / before;
  return String(factors.find((end) => factor < end) ?? "more");
}
