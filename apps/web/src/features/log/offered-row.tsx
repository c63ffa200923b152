import type { ReactElement } from "react";
import textStyles from "../../ui/text.module.css";
import styles from "./log-again.module.css";

interface Props {
  readonly title: string;
  /** The accessible name, if the title does not say enough. */
  readonly name?: string;
  /** Buttons, each with a key. */
  readonly children: readonly ReactElement[];
}

/** A titled row of buttons; nothing without a button. */
export function OfferedRow({ title, name = title, children }: Props) {
  if (children.length === 0) return null;
  return (
    <section className={styles.offered} aria-label={name}>
      <h2 className={`${textStyles.eyebrow} ${styles.title}`}>{title}</h2>
      <ul className={styles.offered}>
        {children.map((button) => (
          <li key={button.key}>{button}</li>
        ))}
      </ul>
    </section>
  );
}
