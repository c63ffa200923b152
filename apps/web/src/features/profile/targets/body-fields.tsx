import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type BodyDraft, type BodyErrors, convertUnits } from "./body-draft.ts";
import { t } from "./messages.ts";
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
          label={t.units}
          value={draft.units}
          options={{ metric: t.kgAndCm, us: t.lbFtAnd }}
          onChange={(units) => onChange(convertUnits(draft, units))}
        />
        <SelectField
          label={t.equationFor}
          value={draft.sex}
          options={{ "": t.choose, female: t.women, male: t.men }}
          error={errors.sex}
          onChange={(sex) => onChange({ ...draft, sex })}
        />
      </div>
      <div className={`${styles.columns} ${isUs ? styles.four : styles.three}`}>
        {numberField("age", t.ageYears)}
        {numberField("weight", isUs ? t.weightLb : t.weightKg)}
        {numberField("height", isUs ? t.heightFt : t.heightCm)}
        {isUs ? numberField("inches", t.andIn) : null}
      </div>
    </>
  );
}
