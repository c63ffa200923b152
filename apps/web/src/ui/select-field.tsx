import { useId } from "react";
import fieldStyles from "./field.module.css";

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** The labels of the values, in their order. */
  readonly options: Readonly<Record<Value, string>>;
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A labelled choice with its error below it. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, value, options, error, onChange } = props;
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {(Object.entries(options) as [Value, string][]).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {error ? (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
