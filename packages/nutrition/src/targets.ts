import type { NutrientId } from "./nutrients.ts";
import type { NutrientAmounts } from "./totals.ts";

/** The product's daily targets, each in the unit that its nutrient's id names (spec section 9). */
export const dailyTargets = {
  calories_kcal: 2000,
  protein_g: 50,
  carbs_g: 275,
  fat_g: 78,
  fiber_g: 28,
  sugar_g: 50,
  sodium_mg: 2300,
  cholesterol_mg: 300,
  saturated_g: 20,
} as const satisfies Partial<Record<NutrientId, number>>;

export type TargetNutrientId = keyof typeof dailyTargets;

/** The nutrients that have a daily target, in the order in which they are shown. */
export const targetNutrientIds = Object.keys(dailyTargets) as readonly TargetNutrientId[];

export function isTargetNutrient(id: string): id is TargetNutrientId {
  return id in dailyTargets;
}

type Intakes = Readonly<Record<TargetNutrientId, number>>;

/**
 * Regulation (EU) No 1169/2011, annex XIII, part B: the reference intakes of labels in the EU and the UK, with
 * 6 g of salt as 2,400 mg of sodium. Sugar is total sugar. There is none for cholesterol: the product's stays.
 */
const europeanIntakes = {
  ...dailyTargets,
  carbs_g: 260,
  fat_g: 70,
  sugar_g: 90,
  sodium_mg: 2400,
} satisfies Intakes;

/** The reference intakes that can be the default targets. */
const referenceIntakes = {
  /** The product's own (spec section 9), which are close to the daily values of labels in the US. */
  us: dailyTargets,
  /** Fiber: the Scientific Advisory Committee on Nutrition, 2015. */
  uk: { ...europeanIntakes, fiber_g: 30 },
  /** Fiber: the European Food Safety Authority, 2010. */
  eu: { ...europeanIntakes, fiber_g: 25 },
} as const satisfies Record<string, Intakes>;

export type ReferenceId = keyof typeof referenceIntakes;
export const referenceIds = Object.keys(referenceIntakes) as readonly ReferenceId[];
/** The product's own. */
export const defaultReference: ReferenceId = "us";

/**
 * The target of a day: at least `low`, at most `high`, in the nutrient's unit. Both are the
 * same for a target that is to be met, both differ for a range; at least one is there.
 */
export interface DailyTarget {
  readonly low: number | null;
  readonly high: number | null;
}

export type DailyTargets = Readonly<Record<TargetNutrientId, DailyTarget>>;

/** A user's own targets; a nutrient without one has the product's target. */
export type OwnDailyTargets = Readonly<Partial<Record<TargetNutrientId, DailyTarget | undefined>>>;

/** The targets of reference intakes, each to be met, with a person's own in their place. */
export function mergeTargets(
  own: OwnDailyTargets = {},
  reference: ReferenceId = defaultReference,
): DailyTargets {
  const targets = targetNutrientIds.map((id) => {
    const goal = referenceIntakes[reference][id];
    return [id, own[id] ?? { low: goal, high: goal }];
  });
  return Object.fromEntries(targets) as DailyTargets;
}

/** The product's own targets (spec section 9). */
export const defaultTargets: DailyTargets = mergeTargets();

/**
 * The average of the targets of several days, bound by bound. If only some of the days have a bound, the
 * target is the average of the midpoints. The product's targets if there are no days.
 */
export function averageTargets(days: readonly DailyTargets[]): DailyTargets {
  if (days.length === 0) return defaultTargets;
  const average = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null);
    if (known.length < values.length) return null;
    // Without rounding errors.
    if (known.every((value) => value === known[0])) return known[0] ?? null;
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const targets = targetNutrientIds.map((id) => {
    const ofDays = days.map((day) => day[id]);
    const low = average(ofDays.map((target) => target.low));
    const high = average(ofDays.map((target) => target.high));
    if (low !== null || high !== null) return [id, { low, high }];
    const middle = average(ofDays.map(targetMidpoint));
    return [id, { low: middle, high: middle }];
  });
  return Object.fromEntries(targets) as DailyTargets;
}

/** Ten times the product's own target: whatever is larger was a slip of the finger. */
export function largestTarget(id: TargetNutrientId): number {
  return 10 * dailyTargets[id];
}

/** One figure for a target: its only bound, or the middle of its range. */
export function targetMidpoint({ low, high }: DailyTarget): number {
  return ((low ?? high ?? 0) + (high ?? low ?? 0)) / 2;
}

/** One line of a score's working. */
export interface ScorePart {
  readonly id: TargetNutrientId;
  readonly total: number;
  readonly target: DailyTarget;
  /** 0-100, not rounded: 100 if the target is met, lower on either side of it. */
  readonly score: number;
}

export interface DailyScore {
  /** 0-100, rounded (spec section 9). */
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

/**
 * How closely a day matched its targets: for each selected target nutrient
 * 100 x (1 - |total - goal| / goal), floored at 0; averaged and rounded. 0 if all
 * totals are zero (spec section 9). The goal is the bound that the total is beyond; between the
 * bounds a nutrient has 100. Here, and only here, unknown counts as zero: a score over what is
 * known is the spec's own rule.
 */
export function dailyScore(
  totals: NutrientAmounts,
  selected: readonly NutrientId[],
  targets: DailyTargets = defaultTargets,
): DailyScore {
  const parts = selected.filter(isTargetNutrient).map((id): ScorePart => {
    const total = totals[id] ?? 0;
    const target = targets[id];
    return { id, total, target, score: closeness(total, target) };
  });
  if (parts.every((part) => part.total === 0)) return { score: 0, parts };
  const average = parts.reduce((sum, part) => sum + part.score, 0) / parts.length;
  return { score: Math.round(average), parts };
}

function closeness(total: number, { low, high }: DailyTarget): number {
  if (low !== null && total < low) return 100 * (1 - (low - total) / low);
  if (high !== null && total > high) return Math.max(0, 100 * (1 - (total - high) / high));
  return 100;
}

const mealLoadIds = ["calories_kcal", "protein_g", "carbs_g", "fat_g"] as const;

export interface MealLoad {
  /** 0-100, rounded: the mean of the parts, clamped. */
  readonly percent: number;
  readonly parts: readonly { readonly id: TargetNutrientId; readonly percent: number }[];
}

/**
 * A meal's share of the day: mean of its energy, protein, carbs and fat as shares of their
 * targets, in percent, clamped to 0-100 (spec section 9). Of a range it is a share of the middle.
 *
 * @param isEnergyCounted false if the user hides calories: the mean of the other three.
 */
export function mealLoad(
  totals: NutrientAmounts,
  isEnergyCounted = true,
  targets: DailyTargets = defaultTargets,
): MealLoad {
  const counted = mealLoadIds.filter((id) => isEnergyCounted || id !== "calories_kcal");
  const parts = counted.map((id) => ({
    id,
    percent: (100 * (totals[id] ?? 0)) / targetMidpoint(targets[id]),
  }));
  const mean = parts.reduce((sum, part) => sum + part.percent, 0) / parts.length;
  return { percent: Math.round(Math.min(100, Math.max(0, mean))), parts };
}
