import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type BodyDraft, type BodyErrors, convertUnits } from "./body-draft.ts";
import styles from "./targets.module.css";

interface Props {
  readonly draft: BodyDraft;
  readonly errors: BodyErrors;
  readonly onChange: (draft: BodyDraft) => void;
}

/** The fields of a body's measurements, with their units. */
export function BodyFields({ draft, errors, onChange }: Props) {
  const isUs = draft.units === "us";
  const numberField = (key: "age" | "weight" | "height" | "inches", label: string) => (
    <TextField
      label={label}
      inputMode={key === "age" ? "numeric" : "decimal"}
      autoComplete="off"
      value={draft[key]}
      error={errors[key]}
      onChange={(text) => onChange({ ...draft, [key]: text })}
    />
  );
  return (
    <>
      <div className={styles.columns}>
        <SelectField
          label="Units"
          value={draft.units}
          options={{ metric: "kg and cm", us: "lb, ft and in" }}
          onChange={(units) => onChange(convertUnits(draft, units))}
        />
        <SelectField
          label="Equation for"
          value={draft.sex}
          options={{ "": "Choose", female: "Women", male: "Men" }}
          error={errors.sex}
          onChange={(sex) => onChange({ ...draft, sex })}
        />
      </div>
      <div className={`${styles.columns} ${isUs ? styles.four : styles.three}`}>
        {numberField("age", "Age, years")}
        {numberField("weight", isUs ? "Weight, lb" : "Weight, kg")}
        {numberField("height", isUs ? "Height, ft" : "Height, cm")}
        {isUs ? numberField("inches", "and in") : null}
      </div>
    </>
  );
}
