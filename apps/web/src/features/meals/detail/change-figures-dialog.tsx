import { useState } from "react";
import { useUnits } from "../../../api/units.ts";
import {
  blankFigures,
  type FiguresDraft,
  FiguresFields,
  parseFigures,
  statableIds,
  toFiguresDraft,
} from "../../../ui/nutrient-fields.tsx";
import { type ChangeDialogProps, ChangeForm } from "./change-form.tsx";

interface Props extends ChangeDialogProps {
  /** The index of the item in the meal. */
  readonly index: number;
  readonly isEnergyShown: boolean;
}

/** Changes the figures of an item without a food, or removes it. */
export function ChangeFiguresDialog({ meal, index, isEnergyShown, ...props }: Props) {
  const units = useUnits();
  const [original] = useState(meal);
  const item = original.items[index];
  const [before] = useState(() => (item ? toFiguresDraft(item.macros, units) : blankFigures));
  const [draft, setDraft] = useState(before);
  if (!item) return null;

  const amounts = parseFigures(isEnergyShown ? draft : withoutHiddenEnergy(draft), units);
  const isChanged = statableIds.some((id) => draft[id].trim() !== before[id]);
  return (
    <ChangeForm
      {...props}
      original={original}
      title={item.name}
      operations={amounts && isChanged ? [{ kind: "set-figures", item: index, amounts }] : []}
      removableIndex={index}
    >
      <FiguresFields draft={draft} isEnergyShown={isEnergyShown} onChange={setDraft} />
    </ChangeForm>
  );
}

/** Hidden calories are computed again from the three macros if those are known. */
function withoutHiddenEnergy(draft: FiguresDraft): FiguresDraft {
  const { protein_g, carbs_g, fat_g } = draft;
  const isWhole = [protein_g, carbs_g, fat_g].every((text) => text.trim() !== "");
  return isWhole ? { ...draft, calories_kcal: "" } : draft;
}
