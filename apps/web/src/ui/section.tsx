import { type ReactNode, type RefObject, useId } from "react";
import { errorMessage, findApiError } from "../api/client.ts";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import { DialogOpener, type DialogProps } from "./dialog-opener.tsx";
import { t } from "./messages-on-demand.ts";
import styles from "./section.module.css";
import textStyles from "./text.module.css";

interface SectionProps {
  readonly title: string;
  /** Of its heading; 3 if unset. */
  readonly level?: 2 | 3;
  /** For a list: its heading takes the focus when a row is removed. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** A card with a title and rows. */
export function Section({ title, level = 3, heading, children }: SectionProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const id = useId();
  return (
    <Card isBare className={styles.section} aria-labelledby={id}>
      <Heading ref={heading} id={id} tabIndex={-1} className={styles.sectionTitle}>
        {title}
      </Heading>
      {children}
    </Card>
  );
}

interface SettingProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** True if it needs the width of a phone, so that its buttons go below it there. */
  readonly isLong?: boolean;
  /** Its buttons. */
  readonly children?: ReactNode;
}

/** A row of a card: a name, an explanation, and buttons. */
export function Setting({ title, text, isLong = false, children }: SettingProps) {
  return (
    <div className={styles.setting}>
      <div className={isLong ? styles.settingLongText : styles.settingText}>
        <p className={textStyles.medium}>{title}</p>
        {text ? <p className={textStyles.note}>{text}</p> : null}
      </div>
      <div className={styles.settingActions}>{children}</div>
    </div>
  );
}

export interface DialogSettingProps extends Pick<SettingProps, "title" | "text"> {
  /** The button's. */
  readonly label: string;
  readonly dialog: (props: DialogProps) => ReactNode;
}

/** A row whose button opens a dialog. */
export function DialogSetting({ label, dialog, ...setting }: DialogSettingProps) {
  const trigger = (
    <Button tone="outlined" size="small">
      {label}
    </Button>
  );
  return (
    <Setting {...setting}>
      <DialogOpener trigger={trigger} dialog={dialog} />
    </Setting>
  );
}

interface SwitchProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A row of a card that is switched on and off. */
export function Switch({ title, text, isOn, isDisabled, onChange }: SwitchProps) {
  return (
    <label className={styles.toggle}>
      <span className={styles.toggleText}>
        <span className={styles.toggleName}>{title}</span>
        {text ? <span className={`${textStyles.note} ${styles.toggleNote}`}>{text}</span> : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={title}
        aria-checked={isOn}
        className={styles.checkbox}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

interface ErrorProps {
  readonly error: unknown;
  /** Shown without an error, too. */
  readonly text?: string | undefined;
}

/** Announces why the form of a dialog was not saved. */
export function FormError({ error, text }: ErrorProps) {
  const message = error ? accountErrorText(error) : text;
  return (
    <div className={styles.message} role="alert">
      {message ? <span className={textStyles.danger}>{message}</span> : null}
    </div>
  );
}

/** The message when a change of the account failed. */
export function accountErrorText(error: unknown): string {
  const apiError = findApiError(error);
  if (!apiError) return t.morselCannotBeReachedCheck;
  return errorMessage(apiError.body) ?? t.thatDidNotWorkPlease;
}
