import { type DailyTarget, dailyTargets, type TargetNutrientId } from "./targets.ts";

/** The equation was fitted to women and to men, and knows no other bodies. */
export type Sex = "female" | "male";

export interface Body {
  readonly sex: Sex;
  readonly ageYears: number;
  readonly weightKg: number;
  readonly heightCm: number;
}

/** What the calculator takes; beyond it lies a slip of the finger, or a child. */
export const bodyLimits = {
  ageYears: { low: 18, high: 100 },
  weightKg: { low: 30, high: 300 },
  heightCm: { low: 120, high: 230 },
} as const;

/** How many times the energy at rest a day takes: the factors that are in common use with it. */
export const activityLevels = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  "very-active": 1.9,
} as const;
export type ActivityLevel = keyof typeof activityLevels;

/** Change of weight in kilograms a week. None is faster than a pound or so. */
export const paces = {
  "lose-steadily": -0.5,
  "lose-slowly": -0.25,
  keep: 0,
  "gain-slowly": 0.25,
} as const;
export type Pace = keyof typeof paces;

/** Where each step's figures are from, for the screen that shows them. */
export const calculatorSources = {
  resting: "Mifflin and St Jeor, Am J Clin Nutr 1990;51:241-7",
  pace: "7,700 kcal a kilogram: Hall, Int J Obes 2008;32:573-6",
  least: "US National Heart, Lung, and Blood Institute, Aim for a Healthy Weight",
  underweight: "World Health Organization, body mass index below 18.5",
  macros: "US Institute of Medicine, Dietary Reference Intakes 2005",
  saturated: "Dietary Guidelines for Americans 2020-2025",
} as const;

/** Below this, eating plans to lose weight are for a doctor's care (`calculatorSources.least`). */
export const minEnergyKcal: Readonly<Record<Sex, number>> = { female: 1200, male: 1500 };

const kcalPerKilogram = 7700;
const underweightIndex = 18.5;

export interface CalculatedTargets {
  /** Energy at rest, kcal a day, whole. */
  readonly restingKcal: number;
  /** What keeps the weight as it is, kcal a day, to the next ten. */
  readonly keepingKcal: number;
  /**
   * Why the energy is not what the pace asks for: it is held at `minEnergyKcal`, or at what keeps
   * the weight because that is already low for the height. null if it is what the pace asks for.
   */
  readonly held: "at-least" | "underweight" | null;
  /** Energy to be met, the macros as ranges of its share, fiber and saturated fat as bounds. */
  readonly targets: Readonly<Partial<Record<TargetNutrientId, DailyTarget>>>;
}

/**
 * Daily targets for a body by the Mifflin-St Jeor equation, an activity factor and a pace. An
 * estimate from a population, not advice: the equation is within 10 % for most adults, not all.
 */
export function calculateTargets(
  body: Body,
  activity: ActivityLevel,
  pace: Pace,
): CalculatedTargets {
  const restingKcal = restingEnergyKcal(body);
  const dayKcal = restingKcal * activityLevels[activity];
  const keepingKcal = toTen(dayKcal);
  const asked = toTen(dayKcal + (paces[pace] * kcalPerKilogram) / 7);
  const { energyKcal, held } = hold(asked, keepingKcal, body);
  return {
    restingKcal: Math.round(restingKcal),
    keepingKcal,
    held,
    targets: {
      calories_kcal: { low: energyKcal, high: energyKcal },
      protein_g: shareOf(energyKcal, 0.1, 0.35, 4),
      carbs_g: shareOf(energyKcal, 0.45, 0.65, 4),
      fat_g: shareOf(energyKcal, 0.2, 0.35, 9),
      fiber_g: { low: Math.round((14 * energyKcal) / 1000), high: null },
      saturated_g: { low: null, high: Math.round((0.1 * energyKcal) / 9) },
      sodium_mg: { low: null, high: dailyTargets.sodium_mg },
    },
  };
}

/** 10 x kg + 6.25 x cm - 5 x years, + 5 for men and - 161 for women. */
function restingEnergyKcal({ sex, ageYears, weightKg, heightCm }: Body): number {
  return 10 * weightKg + 6.25 * heightCm - 5 * ageYears + (sex === "male" ? 5 : -161);
}

function hold(
  asked: number,
  keepingKcal: number,
  { sex, weightKg, heightCm }: Body,
): { readonly energyKcal: number; readonly held: CalculatedTargets["held"] } {
  if (asked >= keepingKcal) return { energyKcal: asked, held: null };
  const index = weightKg / (heightCm / 100) ** 2;
  if (index < underweightIndex) return { energyKcal: keepingKcal, held: "underweight" };
  const least = Math.min(minEnergyKcal[sex], keepingKcal);
  return asked < least
    ? { energyKcal: least, held: "at-least" }
    : { energyKcal: asked, held: null };
}

/** From `least` to `most` of the energy, in whole grams. */
function shareOf(energyKcal: number, least: number, most: number, kcalPerGram: 4 | 9): DailyTarget {
  const grams = (share: number) => Math.round((share * energyKcal) / kcalPerGram);
  return { low: grams(least), high: grams(most) };
}

function toTen(kcal: number): number {
  return 10 * Math.round(kcal / 10);
}
