import { maxStatedGrams, maxStatedKcal } from "@morsel/contracts/facts";
import fieldStyles from "./field.module.css";
import { formatNumber } from "./format-number.ts";
import { TextField } from "./text-field.tsx";

/** The nutrients that the user can state. */
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
export function parseFigures(draft: FiguresDraft): Figures | undefined {
  const stated = statableIds.filter((id) => draft[id].trim() !== "");
  const figures = Object.fromEntries(stated.map((id) => [id, parseFigure(id, draft[id])]));
  const isValid = Object.values(figures).every((figure) => figure !== undefined);
  return stated.length > 0 && isValid ? (figures as Figures) : undefined;
}

function parseFigure(id: StatableId, text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  const figure = /^\d+\.?\d*$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
  return figure <= maxOf(id) ? figure : undefined;
}

const maxOf = (id: StatableId) => (id === "calories_kcal" ? maxStatedKcal : maxStatedGrams);

interface FieldProps {
  readonly draft: FiguresDraft;
  readonly onChange: (draft: FiguresDraft) => void;
}

interface Props extends FieldProps {
  /** If false, there is no field for calories. */
  readonly isEnergyShown: boolean;
}

/** Optional fields for calories and macros. */
export function FiguresFields({ draft, isEnergyShown, onChange }: Props) {
  const shown = statableIds.filter((id) => isEnergyShown || id !== "calories_kcal");
  return (
    <div className={fieldStyles.pair}>
      {shown.map((id) => (
        <FigureField key={id} id={id} draft={draft} onChange={onChange} />
      ))}
    </div>
  );
}

/** A field for calories alone. */
export function CaloriesField(props: FieldProps) {
  return <FigureField id="calories_kcal" {...props} />;
}

function FigureField({ id, draft, onChange }: FieldProps & { readonly id: StatableId }) {
  const isInvalid = draft[id].trim() !== "" && parseFigure(id, draft[id]) === undefined;
  const error = `Enter a number from 0 to ${formatNumber(maxOf(id), 0)}.`;
  return (
    <TextField
      label={labels[id]}
      inputMode="decimal"
      autoComplete="off"
      value={draft[id]}
      error={isInvalid ? error : undefined}
      onChange={(text) => onChange({ ...draft, [id]: text })}
    />
  );
}
