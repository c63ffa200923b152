import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import textStyles from "./text.module.css";

interface Props {
  readonly picture: ReactNode;
  readonly eyebrow?: string;
  readonly title: string;
  /** The level of the title; 2 if the screen has its own heading. */
  readonly level?: 1 | 2;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** A screen without content: a picture, a title, and what to do next. */
export function EmptyState({ picture, eyebrow, title, level = 1, text, children }: Props) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className={styles.emptyState}>
      {picture}
      {eyebrow ? <div className={textStyles.eyebrow}>{eyebrow}</div> : null}
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
