import type { ActivityLevel, CalculatedTargets, Pace } from "@morsel/nutrition";
import type { Units } from "./body-draft.ts";

export const activityLabels: Readonly<Record<ActivityLevel, string>> = {
  sedentary: "I mostly sit",
  light: "I walk or train a little",
  moderate: "I train 3 to 5 days a week",
  active: "I train 6 or 7 days a week",
  "very-active": "I work physically or train twice a day",
};

export function paceLabels(units: Units): Readonly<Record<Pace, string>> {
  const [little, more] = units === "us" ? ["half a pound", "a pound"] : ["0.25 kg", "0.5 kg"];
  return {
    keep: "Keep my weight",
    "lose-slowly": `Lose about ${little} a week`,
    "lose-steadily": `Lose about ${more} a week`,
    "gain-slowly": `Gain about ${little} a week`,
  };
}

/** Why the targets are limited; without figures of energy. */
export const limitTexts: Readonly<Record<NonNullable<CalculatedTargets["held"]>, string>> = {
  "at-least":
    "This pace goes below what most people should eat without a doctor's advice, so the targets stop there. It will take longer.",
  underweight:
    "The World Health Organization counts this weight as low for this height, so these targets keep your weight.",
};
