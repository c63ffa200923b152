import { maxStatedGrams, maxStatedKcal } from "@morsel/contracts/facts";
import { type DisplayUnits, roundTo } from "@morsel/nutrition";
import { useUnits } from "../api/units.ts";
import { displayNutrient } from "./display-nutrient.ts";
import fieldStyles from "./field.module.css";
import { formatNumber } from "./format-number.ts";
import { t } from "./messages-on-demand.ts";
import { TextField } from "./text-field.tsx";

/** The nutrients that the user can state. */
export const statableIds = ["calories_kcal", "protein_g", "carbs_g", "fat_g"] as const;
type StatableId = (typeof statableIds)[number];

/** Amounts as typed; blank if not stated. */
export type FiguresDraft = Readonly<Record<StatableId, string>>;
export type Figures = Readonly<Partial<Record<StatableId, number>>>;

export const blankFigures: FiguresDraft = {
  calories_kcal: "",
  protein_g: "",
  carbs_g: "",
  fat_g: "",
};

/** Amounts as texts in the units in which they are shown; blank if unknown. */
export function toFiguresDraft(
  amounts: Readonly<Record<StatableId, number | null>>,
  units: DisplayUnits,
): FiguresDraft {
  const texts = statableIds.map((id) => {
    const { factor } = displayNutrient(id, units);
    const amount = amounts[id];
    if (amount === null) return [id, ""];
    return [id, String(factor === 1 ? amount : roundTo(amount * factor, 1))];
  });
  return Object.fromEntries(texts) as FiguresDraft;
}

/** The amounts of a draft; undefined if all are blank or one is not a number. */
export function parseFigures(draft: FiguresDraft, units: DisplayUnits): Figures | undefined {
  const stated = statableIds.filter((id) => draft[id].trim() !== "");
  const figures = Object.fromEntries(stated.map((id) => [id, parseFigure(id, draft[id], units)]));
  const isValid = Object.values(figures).every((figure) => figure !== undefined);
  return stated.length > 0 && isValid ? (figures as Figures) : undefined;
}

function parseFigure(id: StatableId, text: string, units: DisplayUnits): number | undefined {
  const plain = text.trim().replace(",", ".");
  const typed = /^\d+\.?\d*$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
  const { factor } = displayNutrient(id, units);
  // A tenth of a kilocalorie is as exact as a tenth of a kilojoule: a figure that is not changed stays.
  const figure = factor === 1 ? typed : roundTo(typed / factor, 1);
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
  const units = useUnits();
  const { label, unit, factor } = displayNutrient(id, units);
  const isInvalid = draft[id].trim() !== "" && parseFigure(id, draft[id], units) === undefined;
  const error = t.enterNumberFrom0Number({ number: formatNumber(maxOf(id) * factor, 0) });
  return (
    <TextField
      label={`${label} (${unit})`}
      inputMode="decimal"
      autoComplete="off"
      value={draft[id]}
      error={isInvalid ? error : undefined}
      onChange={(text) => onChange({ ...draft, [id]: text })}
    />
  );
}
