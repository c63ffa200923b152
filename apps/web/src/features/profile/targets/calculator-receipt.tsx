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
import { formatEnergy } from "../../../ui/format-energy.ts";
import { formatNumber } from "../../../ui/format-number.ts";
import { Receipt } from "../../../ui/receipt.tsx";
import textStyles from "../../../ui/text.module.css";
import { activityLabels, limitTexts } from "./calculator-labels.ts";
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
          Calculated with {calculatorSources.resting}, and {calculatorSources.macros}.
        </p>
      ) : (
        <Receipt
          title={<h2>How they are calculated</h2>}
          summary="a day"
          lines={[
            {
              id: "resting",
              name: "At rest",
              amount: energy(restingKcal),
              tag: { text: "You said", isSure: true },
              working: `${formatNumber(body.ageYears, 0)} years, ${formatNumber(body.weightKg, 1)} kg, ${formatNumber(body.heightCm, 0)} cm`,
              source: calculatorSources.resting,
            },
            {
              id: "day",
              name: "Through the day",
              amount: energy(keepingKcal),
              tag: { text: "You said", isSure: true },
              working: `${activityLabels[activity]}\u00a0×\u00a0${activityLevels[activity]}`,
              source: "Keeps your weight; for most people within 10%",
            },
            ...(pace === "keep"
              ? []
              : [
                  {
                    id: "pace",
                    name: "Pace",
                    amount: `${energyKcal < keepingKcal ? "−" : "+"}${energy(Math.abs(energyKcal - keepingKcal))}`,
                    tag: { text: "You said", isSure: true },
                    working: `${paces[pace] < 0 ? "−" : "+"}${Math.abs(paces[pace])} kg a week`,
                    source: calculatorSources.pace,
                  },
                ]),
          ]}
          total={energy(energyKcal)}
        />
      )}
      {held ? <p className={textStyles.small}>{limitTexts[held]}</p> : null}
      <p className={textStyles.note}>
        Filled in below: macros by the {calculatorSources.macros}; saturated fat by the{" "}
        {calculatorSources.saturated}. Nothing changes until you save.
      </p>
    </div>
  );
}
