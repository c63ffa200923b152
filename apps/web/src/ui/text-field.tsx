import { type ComponentProps, type ReactNode, useId } from "react";
import fieldStyles from "./field.module.css";
import textStyles from "./text.module.css";

interface Props extends Omit<ComponentProps<"input">, "onChange"> {
  readonly label: string;
  readonly error?: string | undefined;
  /** Marks the field without a text. */
  readonly isInvalid?: boolean;
  /** A rule, shown while there is no error. */
  readonly hint?: string | undefined;
  /** Inside the field, at its end. */
  readonly after?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** A labelled field with its error below it. */
export function TextField({ label, error, isInvalid, hint, after, onChange, ...rest }: Props) {
  const id = useId();
  const noteId = useId();
  const note = error ?? hint;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={fieldStyles.control}>
        <input
          {...rest}
          id={id}
          aria-invalid={isInvalid || error !== undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {after}
      </div>
      {note ? (
        <p id={noteId} className={error ? fieldStyles.error : textStyles.note}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
