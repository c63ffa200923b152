import type { GuessedMeal } from "@morsel/contracts";
import { defaultUnits, nutrientAmounts, sumNutrients } from "@morsel/nutrition";
import { Card } from "../../ui/card.tsx";
import { displayNutrient } from "../../ui/display-nutrient.ts";
import { fill } from "../../ui/fill.tsx";
import { Swatch } from "../../ui/legend-mark.tsx";
import { macroMarks } from "../../ui/nutrient-marks.ts";
import textStyles from "../../ui/text.module.css";
import styles from "./calorie-guess.module.css";
import { energyMacros, shareEnergy } from "./energy-shares.ts";
import { formatGrams } from "./format.ts";
import { t } from "./messages.ts";

interface Props {
  readonly meals: readonly GuessedMeal[];
  readonly isEnergyShown: boolean;
}

/** The total protein, carbs and fat, and their shares of the energy. */
export function GuessedSummary({ meals, isEnergyShown }: Props) {
  const { amounts, reportedBy } = sumNutrients(meals.map(({ macros }) => nutrientAmounts(macros)));
  const isIncomplete = (id: (typeof energyMacros)[number]) =>
    amounts[id] !== null && reportedBy[id] < meals.length;
  const shares =
    !isEnergyShown || energyMacros.some(isIncomplete) ? undefined : shareEnergy(amounts);
  return (
    <Card aria-label={t.nutritionSummary}>
      <dl className={styles.macros}>
        {energyMacros.map((id) => (
          <div key={id}>
            <dt>
              <Swatch mark={macroMarks[id]} />
              {displayNutrient(id, defaultUnits).label}
            </dt>
            <dd>
              {isIncomplete(id) ? <small>{t.atLeast} </small> : null}
              {formatGrams(amounts[id])} {amounts[id] === null ? null : <small>g</small>}
            </dd>
          </div>
        ))}
      </dl>
      {shares ? (
        <>
          <div className={styles.energyShares} aria-hidden="true">
            {energyMacros
              .filter((id) => shares[id] > 0)
              .map((id) => (
                <i key={id} style={{ flexGrow: shares[id], background: macroMarks[id].color }} />
              ))}
          </div>
          <p className={`${textStyles.note} ${styles.sharesNote}`}>
            {fill(t.shareEnergyProteinGProtein, {
              protein_g: shares.protein_g,
              carbs_g: shares.carbs_g,
              fat_g: shares.fat_g,
            })}
          </p>
        </>
      ) : null}
    </Card>
  );
}
