import { useId } from "react";
import fieldStyles from "../../../ui/field.module.css";
import styles from "./targets.module.css";

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A labelled choice of few, with its error below it. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, value, options, error, onChange } = props;
  const id = useId();
  return (
    <div className={`${fieldStyles.field} ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {(Object.entries(options) as [Value, string][]).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
      {error ? (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
