import type { ActivityLevel, CalculatedTargets, Pace } from "@morsel/nutrition";
import type { Units } from "./body-draft.ts";
import { t } from "./messages.ts";

export const activityLabels = (): Readonly<Record<ActivityLevel, string>> => ({
  sedentary: t.iMostlySit,
  light: t.iWalkOrTrainLittle,
  moderate: t.iTrain35Days,
  active: t.iTrain6Or7,
  "very-active": t.iWorkPhysicallyOrTrain,
});

export function paceLabels(units: Units): Readonly<Record<Pace, string>> {
  const [little, more] = units === "us" ? [t.halfPound, t.aPound] : [t.n025Kg, t.n05Kg];
  return {
    keep: t.keepMyWeight,
    "lose-slowly": t.loseAboutLittleWeek({ little }),
    "lose-steadily": t.loseAboutMoreWeek({ more }),
    "gain-slowly": t.gainAboutLittleWeek({ little }),
  };
}

/** Why the targets are limited; without figures of energy. */
export const limitTexts = (): Readonly<Record<NonNullable<CalculatedTargets["held"]>, string>> => ({
  "at-least": t.thisPaceGoesBelowWhat,
  underweight: t.worldHealthOrganization,
});
