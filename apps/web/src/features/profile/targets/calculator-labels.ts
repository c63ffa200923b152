import type { ActivityLevel, CalculatedTargets, Pace } from "@morsel/nutrition";
import type { Units } from "./body-draft.ts";
import { t } from "./messages.ts";

export const activityLabels: Readonly<Record<ActivityLevel, string>> = {
  get sedentary() {
    return t.iMostlySit;
  },
  get light() {
    return t.iWalkOrTrainLittle;
  },
  get moderate() {
    return t.iTrain35Days;
  },
  get active() {
    return t.iTrain6Or7;
  },
  get "very-active"() {
    return t.iWorkPhysicallyOrTrain;
  },
};

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
export const limitTexts: Readonly<Record<NonNullable<CalculatedTargets["held"]>, string>> = {
  get "at-least"() {
    return t.thisPaceGoesBelowWhat;
  },
  get underweight() {
    return t.worldHealthOrganization;
  },
};
