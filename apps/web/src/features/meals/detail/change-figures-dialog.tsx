import type { DirectEdit, EditedMeal, MealEntry, MealItemEntry } from "@morsel/contracts";
import { type FormEvent, useState } from "react";
import { isConflict, useDirectEdit } from "../../../api/direct-edits.ts";
import { editErrorText } from "../../../api/edits.ts";
import { Button } from "../../../ui/button.tsx";
import { OpenedDialog } from "../../../ui/dialog.tsx";
import {
  blankFigures,
  type FiguresDraft,
  FiguresFields,
  readFigures,
  statableIds,
} from "../../../ui/figures-fields.tsx";
import { Trash2 } from "../../../ui/icons.ts";
import "./change-layer.css";

interface Props {
  readonly meal: MealEntry;
  /** The place of the item in the meal. */
  readonly place: number;
  readonly isEnergyShown: boolean;
  readonly onClose: () => void;
  readonly onEdited: (edited: EditedMeal) => void;
  readonly placeFocus: () => void;
}

/** Changes the figures of what was logged without a food, or takes it out of the meal. */
export function ChangeFiguresDialog(props: Props) {
  const { meal, place, isEnergyShown, onClose, onEdited, placeFocus } = props;
  // As it was when the dialog opened: what is typed is about that.
  const [seen] = useState(meal);
  const item = seen.items[place];
  const edit = useDirectEdit(seen);
  const [before] = useState(() => (item ? draftOf(item) : blankFigures));
  const [draft, setDraft] = useState(before);
  if (!item) return null;

  const amounts = readFigures(isEnergyShown ? draft : withoutFollowing(draft));
  const isChanged = statableIds.some((id) => draft[id].trim() !== before[id]);
  const isStale = isConflict(edit.error);
  const send = (operation: DirectEdit) =>
    edit.mutate([operation], {
      onSuccess: (edited) => {
        onEdited(edited);
        onClose();
      },
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!amounts || !isChanged || isStale || edit.isPending) return;
    send({ kind: "set-figures", item: place, amounts });
  };
  return (
    <OpenedDialog title={item.food} onClose={onClose} placeFocus={placeFocus}>
      <form className="change" onSubmit={save}>
        <FiguresFields draft={draft} isEnergyShown={isEnergyShown} onChange={setDraft} />
        {edit.isError ? (
          <p className="wrong" role="alert">
            {editErrorText(edit.error)}
          </p>
        ) : null}
        {seen.items.length > 1 ? (
          <Button
            className="remove"
            tone="ghost"
            disabled={isStale || edit.isPending}
            onClick={() => send({ kind: "remove", item: place })}
          >
            <Trash2 className="ic s" aria-hidden="true" />
            Remove from meal
          </Button>
        ) : null}
        <div className="bt">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="yolk"
            type="submit"
            disabled={!amounts || !isChanged || isStale || edit.isPending}
          >
            Save
          </Button>
        </div>
      </form>
    </OpenedDialog>
  );
}

function draftOf({ macros }: MealItemEntry): FiguresDraft {
  const texts = statableIds.map((id) => [id, macros[id] === null ? "" : String(macros[id])]);
  return Object.fromEntries(texts) as FiguresDraft;
}

/** Calories that nobody sees follow from the three macros, where these are known. */
function withoutFollowing(draft: FiguresDraft): FiguresDraft {
  const { protein_g, carbs_g, fat_g } = draft;
  const isWhole = [protein_g, carbs_g, fat_g].every((text) => text.trim() !== "");
  return isWhole ? { ...draft, calories_kcal: "" } : draft;
}
