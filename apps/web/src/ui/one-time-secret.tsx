import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import dialogStyles from "./dialog.module.css";
import { lowerLabel } from "./display-nutrient.ts";
import fieldStyles from "./field.module.css";
import { fill } from "./fill.tsx";
import { t } from "./messages-on-demand.ts";
import styles from "./one-time-secret.module.css";

interface Props {
  /** What it is: 'Link'. */
  readonly label: string;
  readonly value: string;
  /** A hint. */
  readonly note: string;
  readonly onClose: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** In a dialog: a value that is shown only once, to be copied. */
export function OneTimeSecret({ label, value, note, onClose, children }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    field.current?.select();
    setCopied(
      await navigator.clipboard.writeText(value).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <div className={styles.secret}>
      <div className={`${fieldStyles.field} ${styles.shrinkable}`}>
        <label htmlFor={id}>{label}</label>
        <input
          ref={field}
          id={id}
          className={styles.shrinkable}
          readOnly
          // biome-ignore lint/a11y/noAutofocus: the form that had the focus is replaced by this field.
          autoFocus
          value={value}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <p role="status">
        {copied === false ? t.browserDidNotCopyLabel({ label: lowerLabel(label) }) : null}
        {fill(copied ? t.copiedOnce : t.copyNow, { note })}
      </p>
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>{t.done}</Button>
        {children}
        <Button tone="primary" onClick={copy}>
          {t.copy}
        </Button>
      </div>
    </div>
  );
}
