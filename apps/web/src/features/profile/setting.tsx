import type { ReactNode } from "react";
import textStyles from "../../ui/text.module.css";
import styles from "./profile.module.css";

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One line of a card of the profile: what it is, and a button. */
export function Setting({ title, text, children }: Props) {
  return (
    <div className={styles.setting}>
      <div className={styles.settingText}>
        <p className={textStyles.medium}>{title}</p>
        {text ? <p className={textStyles.note}>{text}</p> : null}
      </div>
      <div className={styles.settingActions}>{children}</div>
    </div>
  );
}
