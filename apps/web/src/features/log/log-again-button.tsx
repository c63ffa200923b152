import type { MealEntry } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import type { useLogAgain } from "../../api/log-again.ts";
import { Button } from "../../ui/button.tsx";
import { Icon, Plus } from "../../ui/icons.tsx";
import styles from "./log-again-button.module.css";
import { t } from "./log-again-messages.ts";

type Props = ReturnType<typeof useLogAgain> & {
  readonly meal: Pick<MealEntry, "id" | "title">;
};

/** Logs an earlier meal again, now. */
export function LogAgainButton({ meal: { id, title }, isLogging, logAgain }: Props) {
  const name = useIsEnergyHidden(true) ? withoutEnergy(title) : title;
  return (
    <Button
      tone="outlined"
      size="small"
      aria-label={t.logNameAgainNow({ name })}
      aria-disabled={isLogging}
      onClick={() => logAgain([{ id, consumed_at: new Date().toISOString() }])}
    >
      <Icon of={Plus} isSmall />
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </Button>
  );
}
