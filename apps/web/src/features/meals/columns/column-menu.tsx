import type { MealColumnId } from "@morsel/contracts/facts";
import { DropdownMenu } from "radix-ui";
import { type Preferences, useSavePreferences } from "../../../api/preferences.ts";
import { useUnits } from "../../../api/units.ts";
import { displayNutrient } from "../../../ui/display-nutrient.ts";
import { fill } from "../../../ui/fill.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Check, Icon, SlidersHorizontal } from "../../../ui/icons.tsx";
import textStyles from "../../../ui/text.module.css";
import { useToast } from "../../../ui/toast.tsx";
import { errorToast } from "../../../ui/toast-store.ts";
import { t } from "../messages.ts";
import styles from "./column-menu.module.css";
import { type Column, columnLabel, columns } from "./columns.ts";

/** The refresh button is to the right of this one: the offset aligns the menu with the card below. */
const refreshButtonPx = 34;

/** Chooses the columns. It stays open, so that several can be chosen. */
export function ColumnMenu({ preferences }: { readonly preferences: Preferences }) {
  const units = useUnits();
  const energyLabel = units.energy === "kcal" ? t.cals : t.energy;
  const { columns: chosen, savedColumns, isEnergyHidden } = preferences;
  const showToast = useToast();
  const showError = (text: string) => showToast(errorToast(text));
  const save = useSavePreferences(showError);
  const toggle = (id: MealColumnId) => {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    if (next.length === 0) showError(t.atLeastOneColumnMust);
    else
      save.mutate({
        mealsVisibleColumns: isEnergyHidden ? keepHiddenEnergy(next, savedColumns) : next,
      });
  };
  const isOffered = ({ id }: Column) => !isEnergyHidden || id !== "calories";
  return (
    // A modal menu would write a style element, which the content policy refuses.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t.columns}>
          <Icon of={SlidersHorizontal} />
        </IconButton>
      </DropdownMenu.Trigger>
      {/* Not in a portal, so that it is within the main landmark. */}
      <DropdownMenu.Content
        className={styles.menu}
        align="end"
        alignOffset={-refreshButtonPx}
        sideOffset={4}
        collisionPadding={12}
      >
        <DropdownMenu.Label className={`${textStyles.eyebrow} ${styles.title}`}>
          {t.showOnMeals}
        </DropdownMenu.Label>
        {columns.filter(isOffered).map((column) => (
          <ColumnItem
            key={column.id}
            column={column}
            isChosen={chosen.includes(column.id)}
            onToggle={() => toggle(column.id)}
          />
        ))}
        {isEnergyHidden ? null : <p>{fill(t.turnEnergyLabelOffHide, { energyLabel })}</p>}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Keeps the saved choice of calories while they are hidden. */
function keepHiddenEnergy(
  next: readonly MealColumnId[],
  saved: readonly MealColumnId[],
): MealColumnId[] {
  return saved.includes("calories") ? ["calories", ...next] : [...next];
}

interface ItemProps {
  readonly column: Column;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function ColumnItem({ column, isChosen, onToggle }: ItemProps) {
  const units = useUnits();
  const label = columnLabel(column, units);
  return (
    <DropdownMenu.CheckboxItem
      className={styles.choice}
      aria-label={label}
      textValue={label}
      checked={isChosen}
      onCheckedChange={onToggle}
      onSelect={(event) => event.preventDefault()}
    >
      <span className={styles.box}>
        <DropdownMenu.ItemIndicator asChild>
          <Icon of={Check} />
        </DropdownMenu.ItemIndicator>
      </span>
      {label}
      {column.nutrient ? <small>{displayNutrient(column.nutrient, units).unit}</small> : null}
    </DropdownMenu.CheckboxItem>
  );
}
