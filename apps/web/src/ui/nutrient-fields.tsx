import { maxStatedGrams, maxStatedKcal } from "@morsel/contracts/facts";
import fieldStyles from "./field.module.css";
import { formatNumber } from "./format-number.ts";
import { TextField } from "./text-field.tsx";

/** The figures that a person may state of what they ate. */
export const statableIds = ["calories_kcal", "protein_g", "carbs_g", "fat_g"] as const;
type StatableId = (typeof statableIds)[number];

/** Amounts as typed; blank if not stated. */
export type FiguresDraft = Readonly<Record<StatableId, string>>;
export type Figures = Readonly<Partial<Record<StatableId, number>>>;

const labels: Readonly<Record<StatableId, string>> = {
  calories_kcal: "Calories (kcal)",
  protein_g: "Protein (g)",
  carbs_g: "Carbs (g)",
  fat_g: "Fat (g)",
};

export const blankFigures: FiguresDraft = {
  calories_kcal: "",
  protein_g: "",
  carbs_g: "",
  fat_g: "",
};

/** The amounts of a draft; undefined if all are blank or one is not a number. */
export function readFigures(draft: FiguresDraft): Figures | undefined {
  const stated = statableIds.filter((id) => draft[id].trim() !== "");
  const figures = Object.fromEntries(stated.map((id) => [id, readFigure(id, draft[id])]));
  const isRead = Object.values(figures).every((figure) => figure !== undefined);
  return stated.length > 0 && isRead ? (figures as Figures) : undefined;
}

function readFigure(id: StatableId, text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  const figure = /^\d+\.?\d*$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
  return figure <= mostOf(id) ? figure : undefined;
}

const mostOf = (id: StatableId) => (id === "calories_kcal" ? maxStatedKcal : maxStatedGrams);

interface Props {
  readonly draft: FiguresDraft;
  /** Without it, calories are neither shown nor asked for. */
  readonly isEnergyShown: boolean;
  readonly onChange: (draft: FiguresDraft) => void;
}

/** Calories and macros, each as far as the person knows it. */
export function FiguresFields({ draft, isEnergyShown, onChange }: Props) {
  const shown = statableIds.filter((id) => isEnergyShown || id !== "calories_kcal");
  return (
    <div className={fieldStyles.pair}>
      {shown.map((id) => {
        const isWrong = draft[id].trim() !== "" && readFigure(id, draft[id]) === undefined;
        const error = `Enter a number from 0 to ${formatNumber(mostOf(id), 0)}.`;
        return (
          <TextField
            key={id}
            label={labels[id]}
            inputMode="decimal"
            autoComplete="off"
            value={draft[id]}
            error={isWrong ? error : undefined}
            onChange={(text) => onChange({ ...draft, [id]: text })}
          />
        );
      })}
    </div>
  );
}
