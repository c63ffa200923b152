import {
  type ActivityLevel,
  activityLevels,
  type Body,
  type CalculatedTargets,
  calculatorSources,
  type Pace,
  paces,
} from "@morsel/nutrition";
import { useUnits } from "../../../api/units.ts";
import { fill } from "../../../ui/fill.tsx";
import { formatEnergy } from "../../../ui/format-energy.ts";
import { formatNumber } from "../../../ui/format-number.ts";
import { Receipt } from "../../../ui/receipt.tsx";
import textStyles from "../../../ui/text.module.css";
import { activityLabels, limitTexts } from "./calculator-labels.ts";
import { t } from "./messages.ts";
import styles from "./targets.module.css";

/** The input and the result of the calculator. */
export interface Calculation {
  readonly body: Body;
  readonly activity: ActivityLevel;
  readonly pace: Pace;
  readonly result: CalculatedTargets;
}

interface Props extends Calculation {
  readonly isEnergyHidden: boolean;
}

/** How the targets were calculated, with the source of each step. */
export function CalculatorReceipt({ body, activity, pace, result, isEnergyHidden }: Props) {
  const { restingKcal, keepingKcal, held, targets } = result;
  const energyKcal = targets.calories_kcal?.low ?? keepingKcal;
  const units = useUnits();
  const energy = (kcal: number) => formatEnergy(kcal, units);
  return (
    <div className={styles.workings}>
      {isEnergyHidden ? (
        <p className={textStyles.small}>
          {fill(t.calculatedWithRestingAnd, {
            resting: calculatorSources.resting,
            macros: calculatorSources.macros,
          })}
        </p>
      ) : (
        <Receipt
          title={<h2>{t.howTheyCalculated}</h2>}
          summary={t.aDay}
          lines={[
            {
              id: "resting",
              name: t.atRest,
              amount: energy(restingKcal),
              tag: { text: t.youSaid, isSure: true },
              working: t.ageYearsYearsWeightKgKg({
                ageYears: formatNumber(body.ageYears, 0),
                weightKg: formatNumber(body.weightKg, 1),
                heightCm: formatNumber(body.heightCm, 0),
              }),
              source: calculatorSources.resting,
            },
            {
              id: "day",
              name: t.throughDay,
              amount: energy(keepingKcal),
              tag: { text: t.youSaid, isSure: true },
              working: `${activityLabels()[activity]}\u00a0×\u00a0${activityLevels[activity]}`,
              source: t.keepsYourWeightForMost,
            },
            ...(pace === "keep"
              ? []
              : [
                  {
                    id: "pace",
                    name: t.pace,
                    amount: `${energyKcal < keepingKcal ? "−" : "+"}${energy(Math.abs(energyKcal - keepingKcal))}`,
                    tag: { text: t.youSaid, isSure: true },
                    working: t.formValueKgWeek({
                      form: paces[pace] < 0 ? "−" : "+",
                      value: Math.abs(paces[pace]),
                    }),
                    source: calculatorSources.pace,
                  },
                ]),
          ]}
          total={energy(energyKcal)}
        />
      )}
      {held ? <p className={textStyles.small}>{limitTexts()[held]}</p> : null}
      <p className={textStyles.note}>
        {fill(t.filledBelowMacrosByMacros, {
          macros: calculatorSources.macros,
          saturated: calculatorSources.saturated,
        })}
      </p>
    </div>
  );
}
