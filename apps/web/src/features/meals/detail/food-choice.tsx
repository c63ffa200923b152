import { useId } from "react";
import { useUnits } from "../../../api/units.ts";
import { Button } from "../../../ui/button.tsx";
import { formatEnergy } from "../../../ui/format-energy.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import textStyles from "../../../ui/text.module.css";
import type { useItemChoices } from "../api/direct-edits.ts";
import { t } from "../messages.ts";
import styles from "./change-form.module.css";

interface Props {
  readonly choices: ReturnType<typeof useItemChoices>;
  readonly chosen: string;
  readonly isEnergyShown: boolean;
  readonly onChoose: (foodId: string) => void;
}

/** The foods that match the words best. */
export function FoodChoice({ choices, chosen, isEnergyShown, onChoose }: Props) {
  const name = useId();
  const units = useUnits();
  if (choices.isPending) {
    return (
      <div className={styles.searching} role="status" aria-label={t.loadingOtherFoods}>
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </div>
    );
  }
  if (choices.isError) {
    return (
      <div className={styles.failure}>
        <span className={textStyles.muted}>{choices.error.message}</span>
        <Button size="small" onClick={() => void choices.refetch()}>
          {t.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <fieldset>
      <legend>{t.food}</legend>
      {choices.data.foods.map(({ id, name: food, source, macros }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span>
            {food}
            <small>
              {isEnergyShown
                ? t.caloriesKcalPer100G({
                    calories_kcal: formatEnergy(macros.calories_kcal, units),
                  })
                : null}
              {source}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
