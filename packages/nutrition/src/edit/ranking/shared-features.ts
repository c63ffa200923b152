import type { Weigh } from "./list-readings.ts";
import type { MeaningKind } from "./meaning.ts";

/** Kinds of meanings that do alike, so that a word near one of them says as much of the others. */
const sorts: Partial<Record<MeaningKind, string>> = {
  remove: "reduce",
  left: "reduce",
  less: "reduce",
  share: "reduce",
  "share-of-people": "reduce",
  "share-with-people": "reduce",
  "share-of-others": "reduce",
  "less-energy": "reduce",
  only: "reduce",
  more: "increase",
  multiple: "increase",
  "multiple-of-others": "increase",
  "more-by-share": "increase",
  "more-energy": "increase",
  "one-more": "increase",
  amount: "set",
  "amount-of-added": "set",
  count: "set",
  "of-pieces": "set",
  figures: "state",
  "figures-of-item": "state",
  energy: "state",
  nutrient: "state",
  replace: "exchange",
  kind: "exchange",
  add: "bring",
  time: "date",
  earlier: "date",
  later: "date",
  ago: "date",
};
const sortOfKind = new Map(Object.entries(sorts));

/** The features of words and of their roles. */
const sharedParts: ReadonlySet<string> = new Set(
  Object.keys({
    word: true,
    before: true,
    between: true,
    after: true,
    start: true,
    cue: true,
    refused: true,
  }),
);

/** The features that a feature of a kind shares with other kinds, by the sort of the kind and as any change. */
export function sharedFeatures(feature: string): readonly string[] {
  const colon = feature.indexOf(":");
  const sort = colon < 0 ? undefined : sortOfKind.get(feature.slice(0, colon));
  if (sort === undefined) return [];
  const rest = feature.slice(colon + 1);
  const end = rest.indexOf(":");
  return end > 0 && sharedParts.has(rest.slice(0, end))
    ? [`${sort}:${rest}`, `change:${rest}`]
    : [];
}

/** More weights are not kept in memory. */
const maxKept = 50_000;

/** The weights of features together with those of what they share with other kinds. */
export function withSharedWeights(weightOf: Weigh): Weigh {
  const kept = new Map<string, number>();
  return (feature) => {
    const known = kept.get(feature);
    if (known !== undefined) return known;
    let weight = weightOf(feature);
    for (const one of sharedFeatures(feature)) weight += weightOf(one);
    if (kept.size >= maxKept) kept.clear();
    kept.set(feature, weight);
    return weight;
  };
}
