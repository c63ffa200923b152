/** Kinds of food that are served, packed and cut alike. `estimate/portions/food-kinds.ts` has what makes a food one of them. */
export const foodKinds = [
  "spirit",
  "drink",
  "oil",
  "spice",
  "condiment",
  "spread",
  "cheese",
  "airy",
  "leaf",
  "bite",
  "snack",
  "meat",
  "produce",
  "dish",
] as const;
export type FoodKind = (typeof foodKinds)[number];

/** How much a measure usually holds: grams, millilitres, or a multiple of a portion that the food has. */
export interface UsualMeasure {
  /** Of any food if it is absent. */
  readonly kind: FoodKind | undefined;
  readonly amount: number;
  /** "g", "ml", "usual" for the usual portion, or the key of a unit. */
  readonly of: string;
}

const syntax = /^(?:(?<kind>[a-z]+) )?(?<amount>[\d.]+) (?<of>[a-z]+)$/;

/**
 * Parses lines of "UNIT UNIT: KIND AMOUNT, AMOUNT", as in "hunk: cheese 40 g, 2 slice". The first amount that fits
 * the food applies.
 */
export function parseUsualMeasures(table: string): ReadonlyMap<string, readonly UsualMeasure[]> {
  const rows = table
    .trim()
    .split(/\n\s*/)
    .flatMap((line) => {
      const [units = "", amounts = ""] = line.split(": ");
      const measures = amounts.split(", ").map((text) => parseMeasure(text, line));
      return units.split(" ").map((unit) => [unit, measures] as const);
    });
  return new Map(rows);
}

function parseMeasure(text: string, line: string): UsualMeasure {
  const { kind, amount, of = "" } = syntax.exec(text)?.groups ?? {};
  const known = foodKinds.find((name) => name === kind);
  if (amount === undefined || (kind !== undefined && known === undefined))
    throw new Error(`Not a usual measure: ${line}`);
  return { kind: known, amount: Number(amount), of };
}
